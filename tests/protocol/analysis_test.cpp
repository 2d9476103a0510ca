#include "analysis_talk.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

constexpr const char* wall =
    R"-({"initialStones":[["B","B1"],["B","B2"],["B","B3"],["B","(1,1)"],["B","B5"],
        ["W","D1"],["W","D2"],["W","D4"],["W","D5"]]})-";

}  // namespace

TEST_CASE("a query is answered with KataGo's fields", "[analysis]") {
    json asked = query(wall);
    asked["includeOwnership"] = true;
    asked["includePolicy"] = true;
    const json result = first_result(asked);
    CHECK(result["id"] == "q");
    CHECK(result["turnNumber"] == 0);
    CHECK(result["isDuringSearch"] == false);
    CHECK(result["ownership"].size() == 25);
    CHECK(result["policy"].size() == 26);
    CHECK(result["rootInfo"]["visits"] == 1 + result["moveInfos"].size());
    CHECK(result["rootInfo"]["currentPlayer"] == "B");
    CHECK(result["moveInfos"].size() > 1);
    CHECK(result["moveInfos"][0]["pv"][0] == result["moveInfos"][0]["move"]);
    for (const char* field : {"winrate", "scoreLead", "scoreStdev", "utility"})
        CHECK(result["rootInfo"][field].is_number());
}

TEST_CASE("without wishes there is no ownership and no policy", "[analysis]") {
    const json result = first_result(query());
    CHECK_FALSE(result.contains("ownership"));
    CHECK_FALSE(result.contains("policy"));
}

TEST_CASE("the perspective turns every value", "[analysis]") {
    json black = query(wall), white = query(wall), mover = query(wall);
    for (json* asked : {&black, &white, &mover}) (*asked)["includeOwnership"] = true;
    white["overrideSettings"]["reportAnalysisWinratesAs"] = "WHITE";
    mover["overrideSettings"]["reportAnalysisWinratesAs"] = "SIDETOMOVE";
    mover["initialPlayer"] = "W";
    const json of_black = first_result(black), of_white = first_result(white), of_mover = first_result(mover);
    CHECK(of_black["rootInfo"]["scoreLead"].get<double>() ==
          -of_white["rootInfo"]["scoreLead"].get<double>());
    CHECK(of_black["rootInfo"]["utility"].get<double>() ==
          Catch::Approx(-of_white["rootInfo"]["utility"].get<double>()));
    CHECK(of_white["rootInfo"]["utility"].get<double>() ==
          Catch::Approx(2 * of_white["rootInfo"]["winrate"].get<double>() - 1).margin(0.001));
    CHECK(of_black["rootInfo"]["winrate"].get<double>() ==
          Catch::Approx(1 - of_white["rootInfo"]["winrate"].get<double>()));
    for (std::size_t i = 0; i < 25; ++i)
        CHECK(of_black["ownership"][i].get<double>() == -of_white["ownership"][i].get<double>());
    CHECK(of_mover["rootInfo"]["currentPlayer"] == "W");
}

TEST_CASE("several moves are compared, the best first, and no more than the visits that were asked for",
          "[analysis]") {
    const json result = first_result(query(wall));
    double before = 1000;
    for (std::size_t i = 0; i < result["moveInfos"].size(); ++i) {
        const json& info = result["moveInfos"][i];
        CHECK(info["order"] == i);
        CHECK(info["visits"] == 1);
        CHECK(info["scoreLead"].get<double>() <= before);
        before = info["scoreLead"].get<double>();
    }
    json few = query(wall), one = query(wall);
    few["overrideSettings"]["maxVisits"] = 4;
    CHECK(first_result(few)["moveInfos"].size() == 3);
    few["maxVisits"] = 3;
    CHECK(first_result(few)["moveInfos"].size() == 2);
    one["maxVisits"] = 1;
    CHECK(first_result(one)["moveInfos"].size() == 1);
    CHECK(first_result(one)["rootInfo"]["visits"] == 1);
}

TEST_CASE("moves that are avoided are not shown, and of allowed ones no others", "[analysis]") {
    const std::string best = first_result(query(wall))["moveInfos"][0]["move"];
    const auto entry = [](const std::string& move, const char* player) {
        return json::array({{{"player", player}, {"moves", {move}}, {"untilDepth", 1}}});
    };
    json avoided = query(wall), others = query(wall), only = query(wall);
    avoided["avoidMoves"] = entry(best, "B");
    const json shown = first_result(avoided);
    for (const json& info : shown["moveInfos"]) CHECK(info["move"] != best);
    others["avoidMoves"] = entry(best, "W");
    CHECK(first_result(others)["moveInfos"][0]["move"] == best);
    json whites = query(wall);
    whites["allowMoves"] = entry("D3", "W");
    CHECK(first_result(whites)["moveInfos"][0]["move"] == best);
    only["allowMoves"] = entry("D3", "B");
    REQUIRE(first_result(only)["moveInfos"].size() == 1);
    CHECK(first_result(only)["moveInfos"][0]["move"] == "D3");
}

TEST_CASE("what is asked for about each move is there, and nothing else", "[analysis]") {
    json asked = query(wall);
    for (const char* field :
         {"includeMovesOwnership", "includeMovesOwnershipStdev", "includeOwnershipStdev", "includePVVisits"})
        asked[field] = true;
    const json result = first_result(asked), plain = first_result(query(wall));
    CHECK(result["ownershipStdev"].size() == 25);
    CHECK_FALSE(result.contains("ownership"));
    for (const json& info : result["moveInfos"]) {
        CHECK(info["ownership"].size() == 25);
        CHECK(info["ownershipStdev"].size() == 25);
        CHECK(info["pvVisits"].size() == info["pv"].size());
    }
    for (const char* field : {"ownership", "ownershipStdev", "pvVisits"})
        CHECK_FALSE(plain["moveInfos"][0].contains(field));
}

TEST_CASE("the root has raw values and hashes, equal for turned boards only where they should be",
          "[analysis]") {
    const json root =
        first_result(query(R"({"initialStones":[["B","A1"]],"initialPlayer":"W"})"))["rootInfo"];
    const json turned =
        first_result(query(R"({"initialStones":[["B","A5"]],"initialPlayer":"W"})"))["rootInfo"];
    const json other =
        first_result(query(R"({"initialStones":[["B","A5"]],"initialPlayer":"B"})"))["rootInfo"];
    CHECK(root["rawLead"] == root["scoreLead"]);
    CHECK(root["rawWinrate"] == root["winrate"]);
    CHECK(root["rawScoreSelfplay"].is_number());
    CHECK(root["thisHash"].get<std::string>().size() == 32);
    CHECK(root["thisHash"] != turned["thisHash"]);
    CHECK(root["symHash"] == turned["symHash"]);
    CHECK(other["symHash"] != turned["symHash"]);
}

TEST_CASE("each turn asked for is a task of its own", "[analysis]") {
    json asked = query(R"({"moves":[["B","C3"],["W","pass"],["B","D3"]],"analyzeTurns":[3,0,1,1]})");
    const AnalysisInput input = read(asked.dump());
    REQUIRE(input.tasks.size() == 3);
    CHECK(input.tasks[0].turn == 0);
    CHECK(input.tasks[2].turn == 3);
    CHECK(points_of_color(input.tasks[0].position.board, Color::black).count() == 0);
    CHECK(points_of_color(input.tasks[2].position.board, Color::black).count() == 2);
    asked.erase("analyzeTurns");
    CHECK(read(asked.dump()).tasks[0].turn == 3);
}

TEST_CASE("black stones set up for white to begin are handicap stones", "[analysis]") {
    const char* stones = R"({"initialStones":[["B","B2"],["B","D4"]]})";
    CHECK(read(query(stones).dump()).tasks[0].options.handicap == 2);
    CHECK(read(query(stones).dump()).tasks[0].position.to_move == Color::white);
    CHECK(read(query(wall).dump()).tasks[0].options.handicap == 0);
}

TEST_CASE("rules come as names and as objects", "[analysis]") {
    CHECK(read(query(R"({"rules":"Japanese"})").dump()).tasks[0].options.rules.scoring == Scoring::territory);
    const char* fields = R"({"rules":{"scoring":"AREA","ko":"POSITIONAL","tax":"ALL","suicide":true,)"
                         R"("hasButton":true,"whiteHandicapBonus":"N-1"}})";
    const Ruleset rules = read(query(fields).dump()).tasks[0].options.rules;
    CHECK(rules.tax == Tax::all);
    CHECK(rules.suicide);
    CHECK(rules.button);
    CHECK(rules.bonus == HandicapBonus::stones_but_one);
    CHECK(answer_to(query(R"({"rules":"house"})").dump())["field"] == "rules");
}

TEST_CASE("compensation for handicap stones takes precedence over the rules", "[analysis]") {
    json handicap = query(R"({"moves":[],"initialStones":[["B","B2"],["B","D4"]],"rules":"japanese"})");
    const double without = first_result(handicap)["rootInfo"]["scoreLead"];
    handicap["whiteHandicapBonus"] = "N";
    CHECK(first_result(handicap)["rootInfo"]["scoreLead"].get<double>() == without - 2);
    handicap["whiteHandicapBonus"] = "0";
    CHECK(first_result(handicap)["rootInfo"]["scoreLead"].get<double>() == without);
}

TEST_CASE("actions are acknowledged", "[analysis]") {
    CHECK(answer_to(R"({"id":"v","action":"query_version"})")["version"] == "1.2.3");
    CHECK(answer_to(R"({"id":"m","action":"query_models"})")["models"].size() == 1);
    CHECK(answer_to(R"({"id":"c","action":"clear_cache"})") ==
          json({{"id", "c"}, {"action", "clear_cache"}}));
}

TEST_CASE("a termination covers the query and the turns it names", "[analysis]") {
    const AnalysisInput one =
        read(R"({"id":"t","action":"terminate","terminateId":"q","turnNumbers":[1,2]})");
    REQUIRE(one.termination);
    AnalysisTask task;
    task.id = std::make_shared<const std::string>("q");
    task.turn = 1;
    CHECK(one.termination->covers(task));
    task.turn = 3;
    CHECK_FALSE(one.termination->covers(task));
    CHECK(read(R"({"id":"t","action":"terminate_all"})").termination->covers(task));
    task.id = std::make_shared<const std::string>("other");
    CHECK_FALSE(one.termination->covers(task));
    CHECK(json::parse(no_results(task)) ==
          json({{"id", "other"}, {"turnNumber", 3}, {"isDuringSearch", false}, {"noResults", true}}));
}

TEST_CASE("komi is the query's, else what was asked for, else what its rules have", "[analysis]") {
    const auto komi = [](const std::string& fields, const AnalysisProtocolOptions& options) {
        const std::string line = R"({"id":"k","boardXSize":5,"boardYSize":5,"moves":[])" + fields + "}";
        return read_analysis_line(line, options).tasks.at(0).options.komi;
    };
    const AnalysisProtocolOptions none, five{.komi = 5};
    CHECK(komi(R"(,"komi":3,"rules":"japanese")", five) == 3);
    CHECK(komi(R"(,"rules":"japanese")", five) == 5);
    CHECK(komi(R"(,"rules":"japanese")", none) == japanese_rules.default_komi);
    CHECK(komi(R"(,"rules":"chinese")", none) == chinese_rules.default_komi);
}

TEST_CASE("each side may have its allowed moves", "[analysis]") {
    const auto first_moves = [](const char* begins) {
        json asked = query(R"({"maxVisits":9,"allowMoves":[{"player":"B","moves":["C3"],"untilDepth":1},)"
                           R"({"player":"W","moves":["B2"],"untilDepth":1}]})");
        asked["initialPlayer"] = begins;
        const json infos = first_result(asked)["moveInfos"];
        REQUIRE(infos.size() == 1);
        return infos[0]["move"];
    };
    CHECK(first_moves("B") == "C3");
    CHECK(first_moves("W") == "B2");
    const std::string twice = R"({"player":"B","moves":["C3"],"untilDepth":1})";
    CHECK(answer_to(query(R"({"allowMoves":[)" + twice + "," + twice + "]}").dump())["field"] ==
          "allowMoves");
}

TEST_CASE("rules go by the names that the command line has for them", "[analysis]") {
    for (const std::string name : {"goe", "ing", "Tromp_Taylor"})
        CHECK(read(query(R"({"rules":")" + name + "\"}").dump()).tasks[0].options.rules ==
              *ruleset_named("tromp-taylor"));
}

TEST_CASE("options of the command line are asked for by one query, too", "[analysis]") {
    const AnalysisInput input =
        read(query(R"({"effort":"quick","seed":5,"count":"Played-out","method":"bouzy"})").dump());
    REQUIRE(input.answers.empty());
    const EstimateOptions& options = input.tasks[0].options;
    CHECK(options.effort == Effort::quick);
    CHECK(options.seed == 5);
    CHECK(options.count == Count::played_out);
    CHECK(options.method == Method::bouzy);
    CHECK(answer_to(query(R"({"dilations":-1})").dump())["field"] == "dilations");
}

TEST_CASE("all fields of KataGo's answers are there", "[analysis]") {
    const json asked = query(R"({"includePVVisits":true,"includeNoResultValue":true,"maxVisits":7})");
    const json answer = json::parse(analysis_answer(read(asked.dump()).tasks[0]));
    for (const json& move : answer["moveInfos"]) {
        for (const char* field :
             {"edgeVisits", "edgeWeight", "weight", "playSelectionValue", "pvEdgeVisits", "noResultValue"})
            CHECK(move.contains(field));
        CHECK(move["edgeVisits"] == move["visits"]);
        CHECK(move["pvEdgeVisits"].size() == move["pv"].size());
    }
    CHECK(answer["moveInfos"][0]["playSelectionValue"] == 1.0);
    for (const char* field : {"weight", "rawNoResultProb", "rawScoreSelfplayStdev", "rawStScoreError",
                              "rawStWrError", "rawVarTimeLeft", "noResultValue"})
        CHECK(answer["rootInfo"].contains(field));
    CHECK(answer["rootInfo"]["rawVarTimeLeft"] > 0);
    CHECK_FALSE(json::parse(analysis_answer(read(query("{}").dump()).tasks[0]))["rootInfo"].contains(
        "noResultValue"));
}

TEST_CASE("who plays worse is preferred less", "[analysis]") {
    const json asked = query(R"({"maxVisits":7,"moves":[["B","C3"],["W","B2"]]})");
    const json moves = json::parse(analysis_answer(read(asked.dump()).tasks[0]))["moveInfos"];
    REQUIRE(moves.size() > 1);
    for (std::size_t i = 1; i < moves.size(); ++i)
        CHECK(moves[i]["playSelectionValue"].get<double>() <=
              moves[i - 1]["playSelectionValue"].get<double>());
}

TEST_CASE("of a board that is its own image, moves that are images of others say so", "[analysis]") {
    const json asked = query(R"({"maxVisits":7,"moves":[["B","C3"]]})");
    const json moves = json::parse(analysis_answer(read(asked.dump()).tasks[0]))["moveInfos"];
    const auto images = std::count_if(moves.begin(), moves.end(),
                                      [](const json& move) { return move.contains("isSymmetryOf"); });
    std::vector<std::string> corners;
    for (const json& move : moves)
        for (const char* point : {"B2", "B4", "D2", "D4"})
            if (move["move"] == point) corners.emplace_back(point);
    CHECK(images >= static_cast<long>(corners.size()) - 1);
    for (const json& move : moves)
        if (move.contains("isSymmetryOf")) CHECK(move["isSymmetryOf"] != move["move"]);
    const json lone = query(R"({"maxVisits":7,"moves":[["B","B3"],["W","D2"]]})");
    const json others = json::parse(analysis_answer(read(lone.dump()).tasks[0]))["moveInfos"];
    REQUIRE_FALSE(others.empty());
    for (const json& move : others) CHECK_FALSE(move.contains("isSymmetryOf"));
}

TEST_CASE("a report is asked for in seconds, and says that more comes", "[analysis]") {
    CHECK(answer_to(query(R"({"reportDuringSearchEvery":0})").dump())["field"] == "reportDuringSearchEvery");
    const auto task =
        read(query(R"({"reportDuringSearchEvery":5,"firstReportDuringSearchAfter":0.5})").dump()).tasks[0];
    CHECK(task.report_after == 0.5);
    CHECK(json::parse(analysis_report(task))["isDuringSearch"] == true);
    CHECK(json::parse(analysis_answer(task))["isDuringSearch"] == false);
}

TEST_CASE("the model is described as KataGo describes its own", "[analysis]") {
    const json model = answer_to(R"({"id":"q","action":"query_models"})")["models"][0];
    for (const char* field :
         {"name", "internalName", "maxBatchSize", "version", "usingFP16", "usesHumanSLProfile"})
        CHECK(model.contains(field));
}

TEST_CASE("the moves shown are on one scale with the position, and none is sillier than a pass",
          "[analysis]") {
    const json played = json::parse(
        R"([["B","E5"],["W","C3"],["B","G3"],["W","C7"],["B","D3"],["W","C4"],["B","G7"],["W","F3"],["B","G4"]])");
    json asked = query();
    asked["boardXSize"] = asked["boardYSize"] = 9;
    asked["moves"] = played;
    asked["initialStones"] = json::array();
    asked["analyzeTurns"] = {5, 7, 9};
    for (const AnalysisTask& task : read(asked.dump()).tasks) {
        const json result = json::parse(analysis_answer(task));
        const int side = sign(task.position.to_move);
        const double root = result["rootInfo"]["scoreLead"], chance = result["rootInfo"]["winrate"];
        const json& best = result["moveInfos"][0];
        CHECK(best["scoreLead"].get<double>() == root);
        CHECK(best["winrate"].get<double>() == Catch::Approx(chance).margin(0.0001));
        const double passed = estimate(pass(task.position, task.position.to_move), task.options).lead();
        for (const json& move : result["moveInfos"])
            CHECK(side * move["scoreLead"].get<double>() >=
                  side * passed - 6);  // as far as single estimates go
    }
}

TEST_CASE("an empty board's moves are chosen by symmetry and by their distance from the edges",
          "[analysis]") {
    for (const int size : {9, 13, 19}) {
        json asked = query();
        asked["boardXSize"] = asked["boardYSize"] = size;
        asked["initialStones"] = asked["moves"] = json::array();
        const json moves = json::parse(analysis_answer(read(asked.dump()).tasks[0]))["moveInfos"];
        REQUIRE(moves.size() >= 4);
        for (std::size_t i = 0; i < 4; ++i) {
            const auto point = point_from_name(moves[i]["move"].get<std::string>());
            CHECK(std::min(point->column, size - 1 - point->column) == 3);
            CHECK(std::min(point->row, size - 1 - point->row) == 3);
            CHECK(moves[i].contains("isSymmetryOf") == (i > 0));
        }
    }
}
