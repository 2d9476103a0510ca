#include "analysis_talk.hpp"
#include "support/resident.hpp"

using namespace goterr;
using namespace goterr::test;

TEST_CASE("what cannot be used is refused with its field and id", "[analysis]") {
    const std::pair<const char*, const char*> wrong[] = {
        {R"({"boardXSize":60})", "boardXSize"},
        {R"({"boardYSize":"5"})", "boardYSize"},
        {R"({"komi":"much"})", "komi"},
        {R"({"komi":1e300})", "komi"},
        {R"({"moves":3})", "moves"},
        {R"({"moves":[["B","Z9"]]})", "moves"},
        {R"({"moves":[["B","A1"],["W","A1"]]})", "moves"},
        {R"({"moves":[["R","A1"]]})", "moves"},
        {R"({"initialStones":[["B","pass"]]})", "initialStones"},
        {R"({"analyzeTurns":[4]})", "analyzeTurns"},
        {R"({"includeOwnership":1})", "includeOwnership"},
        {R"({"initialPlayer":1})", "initialPlayer"},
        {R"({"overrideSettings":1})", "overrideSettings"},
        {R"({"maxVisits":0})", "maxVisits"},
        {R"({"maxVisits":1125899906842625})", "maxVisits"},
        {R"({"maxVisits":18446744073709551615})", "maxVisits"},
        {R"({"maxVisits":"9"})", "maxVisits"},
        {R"({"count":"later"})", "count"},
        {R"({"count":true})", "count"},
        {R"({"allowMoves":[{"player":"B","moves":["C3"]}]})", "allowMoves"},
        {R"({"avoidMoves":[{"player":"B","moves":["Q9"],"untilDepth":1}]})", "avoidMoves"},
        {R"({"whiteHandicapBonus":2})", "whiteHandicapBonus"},
        {R"({"allowMoves":[],"avoidMoves":[]})", "allowMoves"},
        {R"({"action":"dance"})", "action"}};
    for (const auto& [change, field] : wrong) {
        const json answer = answer_to(query(change).dump());
        INFO(answer.dump());
        CHECK(answer["field"] == field);
        CHECK(answer["id"] == "q");
        CHECK(answer["error"].is_string());
    }
}

TEST_CASE("as many visits may be asked for as KataGo takes", "[analysis]") {
    for (const char* visits : {"10000000000", "1125899906842624"}) {
        INFO(visits);
        CHECK(read(query(std::string(R"({"maxVisits":)") + visits + "}").dump()).tasks.size() == 1);
    }
}

TEST_CASE("lines that are no query get an error, not silence", "[analysis]") {
    for (const std::string line : {"{", "[]", "3", "{}", "{\"id\":3}", "\xff", "{\"id\":\"a\"}"}) {
        INFO(line);
        CHECK(answer_to(line).contains("error"));
    }
    CHECK(answer_to(std::string(100000, '[')).contains("error"));
    CHECK(read("  \r").answers.empty());
}

TEST_CASE("unknown fields are warned about, fields about searching are not", "[analysis]") {
    const AnalysisInput input = read(query(R"({"maxVisits":500,"priority":3,"colour":"red"})").dump());
    REQUIRE(input.answers.size() == 1);
    CHECK(json::parse(input.answers[0]) ==
          json::parse(R"({"warning":"Unexpected or unused field","field":"colour","id":"q"})"));
    CHECK(input.tasks.size() == 1);
}

TEST_CASE("settings that KataGo does not know are warned about, its own are not", "[analysis]") {
    const AnalysisInput input =
        read(query(R"({"overrideSettings":{"wideRootNoise":0.04,"maxTime":8,"fooBar":1,"baz":2}})").dump());
    REQUIRE(input.answers.size() == 1);
    CHECK(json::parse(input.answers[0]) ==
          json::parse(
              R"({"warning":"Unknown config params: baz,fooBar","field":"overrideSettings","id":"q"})"));
    CHECK(input.tasks.size() == 1);
}

TEST_CASE("a game that repeats a position is refused where the rules have superko", "[protocol]") {
    json asked = query(
        R"({"boardXSize":4,"boardYSize":3,"initialStones":[["B","A2"],["B","B2"],["W","B3"],["W","D3"],["W","C2"],["W","D2"]],
            "moves":[["W","A3"],["B","C3"],["W","B3"]]})");
    asked["rules"] = "japanese";
    CHECK(read(asked.dump()).tasks.size() == 1);
    asked["rules"] = "chinese-ogs";
    CHECK(answer_to(asked.dump())["error"] == "Illegal move 2: B3");
}

TEST_CASE("what is nested deeper than queries are is refused wherever it stands", "[analysis]") {
    const int depth = 180'000;
    const std::string nested = std::string(depth, '[') + std::string(depth, ']');
    for (const std::string field :
         {"allowMoves", "avoidMoves", "moves", "overrideSettings", "rules", "nothing"}) {
        for (const std::string& value : {nested, R"([{"player":"B","untilDepth":1,"moves":)" + nested + "}]",
                                         R"([{"player":)" + nested + R"(,"untilDepth":1,"moves":[]}])"}) {
            INFO(field);
            const json answer = answer_to(R"({"id":"q","boardXSize":5,"boardYSize":5,")" +
                                          std::string(field) + "\":" + value + "}");
            CHECK(answer["error"] == "Could not parse json input");
        }
    }
}

TEST_CASE("a long line of many turns and a long name costs less than 64 MB", "[analysis]") {
    json asked = query(R"({"analyzeTurns":[]})");
    asked["id"] = std::string(800'000, 'x');
    for (int turn = 0; turn < 14'000; ++turn) {
        asked["moves"].push_back({turn % 2 == 0 ? "B" : "W", "pass"});
        asked["analyzeTurns"].push_back(turn);
    }
    const std::string line = asked.dump();
    const long before = goterr::test::resident_pages();
    const AnalysisInput input = read(line);
    CHECK(goterr::test::resident_pages() - before < (64 << 20) / 4096);
    CHECK(input.tasks.size() == 14'000);
}

TEST_CASE("numbers of turns that no game has end no turn", "[analysis]") {
    for (const char* turn : {"4294967296", "-1", "18446744073709551616", "1.5"}) {
        INFO(turn);
        const json answer = answer_to(R"({"id":"t","action":"terminate","terminateId":"q","turnNumbers":[)" +
                                      std::string(turn) + "]}");
        CHECK(answer["field"] == "turnNumbers");
        CHECK(answer.contains("error"));
    }
}

TEST_CASE("a query without rules, without moves or with an odd komi is refused in KataGo's words",
          "[analysis]") {
    const char* bare = R"({"id":"q","boardXSize":5,"boardYSize":5,"moves":[]})";
    CHECK(answer_to(bare)["field"] == "rules");
    CHECK(answer_to(bare)["error"].get<std::string>().starts_with("Must specify rules string"));
    AnalysisProtocolOptions named = quick();
    named.needs_rules = false;
    CHECK(read_analysis_line(bare, named).tasks.size() == 1);
    const json no_moves = answer_to(R"({"id":"q","boardXSize":5,"boardYSize":5,"rules":"goe"})");
    CHECK(no_moves["error"] == "Must specify an array of [player,location] pairs");
    for (const char* komi : {"0.25", "151", "-150.5", "\"6.5\""})
        CHECK(answer_to(query(std::string(R"({"komi":)") + komi + '}').dump())["error"] ==
              "Must be a integer or half-integer from -150.0 to 150.0");
    CHECK(read(query(R"({"komi":-150})").dump()).tasks.size() == 1);
}
