#include "goterr/render/csv.hpp"

#include <algorithm>

#include "sample.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::test;

TEST_CASE("a row has the scalar fields in the order of the header") {
    CHECK(csv_header() ==
          "file,game,move,width,height,to_move,rules,komi,captures_black,captures_white,"
          "score_black_territory,score_black_prisoners,score_black_stones,score_black_komi,"
          "score_white_territory,score_white_prisoners,score_white_stones,score_white_komi,"
          "score_lead,score_low,score_high,result,finished,confident,counted,other_result,recorded_result,"
          "name,black_player,white_player,black_rank,white_rank,date,event,place,handicap,engine,seconds,"
          "error\n");
    CHECK(render_csv(sample_estimate(), sample_provenance()) ==
          "games/"
          "a.sgf,1,13,5,4,black,japanese,0.5,2,1,4,3,0,0,4,1,0,0.5,1.5,0.5,2.5,B+1.5,true,true,,,,,,,,,,,,,,0"
          ",\n");
}

TEST_CASE("fields with commas and quotes are quoted") {
    Provenance from = sample_provenance();
    from.file = "a, \"b\".sgf";
    CHECK(render_csv(sample_estimate(), from).rfind("\"a, \"\"b\"\".sgf\",1,", 0) == 0);
}

TEST_CASE("a row says who played, when and where, and no spreadsheet runs a name") {
    Provenance from = sample_provenance();
    from.facts = {"Go Seigen", "=SUM(A1)", "7d", "9p", "1939-09-28", "", "Kamakura, Japan", "7"};
    CHECK(render_csv(sample_estimate(), from)
              .ends_with(",7,Go Seigen,\\x3dSUM(A1),7d,9p,1939-09-28,,\"Kamakura, Japan\",,,0,\n"));
}

TEST_CASE("a row has a handicap where there is one, as a record has") {
    Estimate estimate = sample_estimate();
    CHECK(render_csv(estimate, sample_provenance()).ends_with(",,,0,\n"));
    estimate.options.handicap = 4;
    CHECK(render_csv(estimate, sample_provenance()).ends_with(",4,,0,\n"));
}

TEST_CASE("the row of an error has as many fields as the header") {
    const std::string header = csv_header();
    const std::string row = render_csv_error({.file = "bad.sgf"}, {{2, 7}, "no move"});
    CHECK(std::count(row.begin(), row.end(), ',') == std::count(header.begin(), header.end(), ','));
    CHECK(row.rfind("bad.sgf,1,,", 0) == 0);
    CHECK(row.find(",2:7: no move\n") != std::string::npos);
}

TEST_CASE("the line of names can be left out") {
    const std::string row = render_csv(sample_estimate(), sample_provenance());
    CHECK(render_csv_file(sample_estimate(), sample_provenance(), {}) == csv_header() + row);
    CHECK(render_csv_file(sample_estimate(), sample_provenance(), {.header = false}) == row);
}
