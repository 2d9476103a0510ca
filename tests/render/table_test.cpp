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

TEST_CASE("on a terminal a long name keeps its end, elsewhere all of it") {
    Provenance from = sample_provenance();
    from.file = "collections/of/many/games/棋/1846-09-11 Shusaku - Gennan Inseki.sgf";
    CHECK(table_row(sample_estimate(), from) == from.file + "    13  B+1.5     -\n");
    CHECK(table_row(sample_estimate(), from, {.width = 80}) ==
          "...棋/1846-09-11 Shusaku - Gennan Inseki.sgf    13  B+1.5     -\n");
    CHECK(table_row(sample_estimate(), from, {.width = 60}) ==
          "...u - Gennan Inseki.sgf    13  B+1.5     -\n");
}

TEST_CASE("an error stands in its place") {
    CHECK(table_error({.file = "bad.sgf"}, {{2, 7}, "no move"}) ==
          "bad.sgf                                          -  -         -         error at 2:7: no move\n");
}

TEST_CASE("a narrow terminal gets the name on one line and what is said of it on the next") {
    const RenderOptions narrow{.width = 40};
    Provenance from = sample_provenance();
    from.recorded_result = "B+2.5";
    CHECK(table_header(narrow).empty());
    CHECK(table_row(sample_estimate(), from, narrow) == "games/a.sgf\n  move 13: B+1.5, recorded B+2.5\n");
    from.file = "collections/of/many/games/1846-09-11 Shusaku.sgf";
    CHECK(table_row(sample_estimate(), from, narrow) ==
          ".../of/many/games/1846-09-11 Shusaku.sgf\n  move 13: B+1.5, recorded B+2.5\n");
    CHECK(table_error({.file = "bad.sgf"}, {{2, 7}, "a sentence that is longer than a line"}, narrow) ==
          "bad.sgf\n  error at 2:7: a sentence that is\n  longer than a line\n");
}
