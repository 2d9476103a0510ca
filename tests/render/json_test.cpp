#include "goterr/render/json.hpp"
#include "goterr/render/csv.hpp"
#include "goterr/render/json_value.hpp"

#include "sample.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::test;

TEST_CASE("the record is one line with every field of schema 1 in its order") {
    Estimate sample = sample_estimate();
    Provenance from = sample_provenance();
    from.recorded_result = "B+1.5";
    from.warnings = {{{3, 14}, "say \"why\""}};
    from.seconds = 0.0004;
    CHECK(render_json(sample, from, {.ownership = false}) ==
          R"({"schema":1,"file":"games/a.sgf","game":1,"move":13,"width":5,"height":4,"to_move":"black",)"
          R"("rules":"japanese","komi":0.5,"captures":{"black":2,"white":1},)"
          R"("board":".X.O.OX.O..XXO..XOO.","owner":"BB.WWBB.WWBBBWWBBWWW","dead":["A3"],"seki":[],)"
          R"("unsettled":[],"score":{"black":{"territory":4,"prisoners":3,"stones":0,"komi":0},)"
          R"("white":{"territory":4,"prisoners":1,"stones":0,"komi":0.5}},"score_lead":1.5,)"
          R"("score_low":0.5,"score_high":2.5,"result":"B+1.5","finished":true,"confident":true,)"
          R"("recorded_result":"B+1.5","warnings":[{"line":3,"column":14,"message":"say \"why\""}],)"
          R"("seconds":0.0004})"
          "\n");
}

TEST_CASE(
    "a record says who played, when and where as far as the game's does, and nothing of what it does not "
    "say") {
    Estimate sample = sample_estimate();
    sample.options.handicap = 2;
    Provenance from = sample_provenance();
    from.facts = {"Go Seigen", "", "7d", "", "1939-09-28", "", "Kamakura"};
    CHECK(render_json(sample, from)
              .find(R"("black_player":"Go Seigen","black_rank":"7d","date":"1939-09-28","place":"Kamakura",)"
                    R"("handicap":2,"recorded_result":null)") != std::string::npos);
}

TEST_CASE("captures are those of the game, not of moves that are only expected") {
    Estimate sample = sample_estimate();
    sample.taken = {7, 9};
    CHECK(render_json(sample, sample_provenance()).find(R"("captures":{"black":2,"white":1})") !=
          std::string::npos);
    CHECK(render_csv(sample, sample_provenance()).find(",japanese,0.5,2,1,") != std::string::npos);
}

TEST_CASE("a record without RE says null") {
    CHECK(render_json(sample_estimate(), sample_provenance()).find(R"("recorded_result":null)") !=
          std::string::npos);
}

TEST_CASE("ownership is written in at most three decimals and without negative zeros") {
    const std::string record = render_json(sample_estimate(), sample_provenance());
    CHECK(record.find(R"("ownership":[0.9,0.9,0.9,0.9,-0.125,0.9,0.9,0.9,0.9,-1,0.9,0.9,0.9,0.9,0,0.9,)") !=
          std::string::npos);
}

TEST_CASE("numbers are as short as they can be") {
    CHECK(json_number(6) == "6");
    CHECK(json_number(6.5) == "6.5");
    CHECK(json_number(-0.0) == "0");
    CHECK(json_number(3.75) == "3.75");
}

TEST_CASE("critical dragons that touch are one fight, named by their lowest left stones") {
    Estimate sample = sample_estimate();
    const BoardSize size{5, 4};
    using namespace literals;
    sample.dragons = {critical_dragon(Color::black, {size, {"B1"_pt, "B2"_pt}}),
                      critical_dragon(Color::white, {size, {"E4"_pt}}),
                      critical_dragon(Color::white, {size, {"C1"_pt, "D1"_pt}})};
    CHECK(render_json(sample, sample_provenance()).find(R"("unsettled":[["B1","C1"],["E4"]])") !=
          std::string::npos);
}

TEST_CASE("JSON strings escape what must be and replace what is no UTF-8") {
    CHECK(json_string("a\"b\\c\n\x01") == R"("a\"b\\c\u000a\u0001")");
    CHECK(json_string("黑胜") == "\"黑胜\"");
    CHECK(json_string("\xba\xda!") == R"("\ufffd\ufffd!")");
    CHECK(json_string("\xed\xa0\x80") == R"("\ufffd\ufffd\ufffd")");
    CHECK(json_string("\xc3") == R"("\ufffd")");
}

TEST_CASE("a file that cannot be read has a record of its own") {
    CHECK(render_json_error({.file = "bad.sgf"}, {{2, 7}, "no"}) ==
          "{\"schema\":1,\"file\":\"bad.sgf\",\"error\":{\"line\":2,\"column\":7,\"message\":\"no\"}}\n");
}

TEST_CASE("the other count is there where the two differ, with what spoke for this one") {
    Estimate sample = sample_estimate();
    sample.counted = Count::played_out;
    CHECK(render_json(sample, sample_provenance()).find("counted") == std::string::npos);
    sample.other_lead = -0.5;
    sample.habit.signs = {CountSign::before_servers, CountSign::neutral_points};
    CHECK(render_json(sample, sample_provenance())
              .find(R"("confident":true,"counted":"played-out","other_result":"W+0.5",)"
                    R"("count_signs":["before-servers","neutral-points"],"recorded_result")") !=
          std::string::npos);
}

TEST_CASE("the moves of the end are listed where they are asked for") {
    using namespace literals;
    Estimate sample = sample_estimate();
    sample.last_moves = {{Color::black, "C4"_pt, LastReason::takes_ko}, {Color::white, std::nullopt}};
    CHECK(render_json(sample, sample_provenance()).find("last_moves") == std::string::npos);
    CHECK(render_json(sample, sample_provenance(), {.last_moves = true})
              .find(R"("last_moves":[{"side":"black","point":"C4","reason":"takes the half-point ko"},)"
                    R"({"side":"white","point":"pass","reason":"nothing left for this side"}])") !=
          std::string::npos);
}
