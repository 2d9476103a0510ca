#include "goterr/render/table.hpp"

#include "sample.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::test;

TEST_CASE("rows stand under the headings") {
    Provenance from = sample_provenance();
    from.recorded_result = "B+2.5";
    CHECK(table_header() == "file                                          move  estimate  recorded\n");
    CHECK(table_row(sample_estimate(), from) ==
          "games/a.sgf                                     13  B+1.5     B+2.5\n");
}

TEST_CASE("a long name keeps its end") {
    Provenance from = sample_provenance();
    from.file = "collections/of/many/games/棋/1846-09-11 Shusaku - Gennan Inseki.sgf";
    CHECK(table_row(sample_estimate(), from) ==
          "..s/棋/1846-09-11 Shusaku - Gennan Inseki.sgf    13  B+1.5     -\n");
}

TEST_CASE("an error stands in its place") {
    CHECK(table_error({.file = "bad.sgf"}, {{2, 7}, "no move"}) ==
          "bad.sgf                                          -  -         -         error at 2:7: no move\n");
}
