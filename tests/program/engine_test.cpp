// Another program that says ownership and lead, in all the ways in which it may fail.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <sstream>

#include <nlohmann/json.hpp>

#include "support/catch.hpp"
#include "support/program.hpp"

using namespace goterr::test;
using nlohmann::json;

namespace {

const std::string games = GOTERR_SOURCE_DIR "/data/games/";
const std::string open_game = games + "9x9-chinese.sgf";
const std::string goterr_engine = GOTERR_BINARY_DIR "/goterr analysis";

std::string fake(const std::string& mode) {
    return "exec " GOTERR_SOURCE_DIR "/tests/protocol/fake_engine " + mode;
}

Outcome run_with(const std::string& engine, std::vector<std::string> arguments,
                 const std::string& out = "out") {
    arguments.insert(arguments.end(), {"--engine", engine});
    Start start;
    start.arguments = std::move(arguments);
    start.out = out;
    const char* path = std::getenv("PATH");
    start.environment = {std::string("PATH=") + (path != nullptr ? path : "/usr/bin:/bin")};
    return run_program(start);
}

Outcome estimated_by(const std::string& engine, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"estimate", "-f", "json", "-L", "12", open_game};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_with(engine, arguments);
}

json record_by(const std::string& engine, std::vector<std::string> more = {}) {
    const Outcome outcome = estimated_by(engine, std::move(more));
    INFO(outcome.err);
    REQUIRE(outcome.status == 0);
    return json::parse(outcome.out);
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

bool has_python() { return std::system("python3 -c '' 2>/dev/null") == 0; }

}  // namespace

TEST_CASE("ownership and lead of an open position are the engine's, the rest is goterr's own", "[engine]") {
    if (!has_python()) return;
    const json record = record_by(fake("good"), {"--komi", "7.5"});
    CHECK(record["engine"] == "KataGo 1.15.3");
    CHECK(record["score_lead"] == 12.5);  // twelve stones
    CHECK(record["score_low"] == 7.5);    // the deviation was 4
    CHECK(record["score_high"] == 17.5);
    const std::string board = record["board"];
    for (std::size_t i = 0; i < board.size(); ++i)
        CHECK(record["ownership"][i] == (board[i] == 'X' ? 0.9 : board[i] == 'O' ? -0.9 : 0.0));
    const json &black = record["score"]["black"], &white = record["score"]["white"];
    const auto sum = [](const json& side) {
        return side["territory"].get<double>() + side["prisoners"].get<double>() +
               side["stones"].get<double>() + side["komi"].get<double>();
    };
    CHECK(sum(black) - sum(white) == 12.5);
}

TEST_CASE("a finished position is counted without the engine", "[engine]") {
    if (!has_python()) return;
    Start alone;
    alone.arguments = {"estimate", "-f", "json", open_game};
    json own = json::parse(run_program(alone).out);
    const Outcome outcome = run_with(fake("good"), {"estimate", "-f", "json", open_game});
    json with = json::parse(outcome.out);
    own.erase("seconds");
    with.erase("seconds");
    CHECK(own == with);
}

TEST_CASE("the question holds the stones, the turn, whole komi and a ko as the move that took", "[engine]") {
    if (!has_python()) return;
    const Workspace folder;
    const std::string game = folder.write("ko.sgf",
                                          "(;GM[1]SZ[9]RU[Japanese]KM[6.5]AB[cd][dc][de][ed]AW[ec][ee][fd]"
                                          "PL[W];W[dd])");
    const std::string log = folder.path("log");
    const Outcome outcome =
        run_with(fake("good " + log), {"estimate", "-f", "json", "--captures", "4,3", game});
    INFO(outcome.err);
    REQUIRE(outcome.status == 0);
    const auto asked = lines_of(contents(log));
    REQUIRE(asked.size() == 2);
    const json query = json::parse(asked[1]);
    CHECK(query["overrideSettings"]["reportAnalysisWinratesAs"] == "BLACK");
    CHECK(query["rules"]["scoring"] == "TERRITORY");
    CHECK(query["rules"]["whiteHandicapBonus"] == "0");
    CHECK(query["initialPlayer"] == "W");
    CHECK(query["moves"] == json::parse(R"([["W","D6"]])"));
    const auto& stones = query["initialStones"];
    CHECK(stones.size() == 7);
    CHECK(std::count(stones.begin(), stones.end(), json::parse(R"(["B","E6"])")) == 1);
    CHECK(query["komi"] == 6.5 - 4 + 2);  // of three stones that white took the move shows one
    CHECK(json::parse(outcome.out)["score_lead"] == 8.5);
}

TEST_CASE("what an engine may not do is one sentence, and no hang", "[engine]") {
    if (!has_python()) return;
    struct Case {
        const char* mode;
        const char* sentence;
    };
    for (const auto& [mode, sentence] : {
             Case{"dies-at-start", "ended with status 1 (no such net: b18.bin.gz) before it said anything"},
             Case{"silent-at-start", "says nothing for 0.5 s; --engine-timeout allows more"},
             Case{"garbage-at-start", "answers what is no JSON object: Loading, please wait"},
             Case{"garbage", "answers what is no JSON object: \\x1b[2J what? {]"},
             Case{"half-line", "says nothing for 0.5 s"},
             Case{"closes-output", "closed its output"},
             Case{"silent", "says nothing for 0.5 s"},
             Case{"dies", "was ended by a signal: Killed (out of memory), and had done so before"},
             Case{"error",
                  "KataGo 1.15.3 does not answer for this position: boardXSize: Board size larger than 19"},
             Case{"nameless-error", "answers with an error: Could not parse json input"},
             Case{"no-results", "does not answer for this position: no results"},
             Case{"nan", "answers what is no JSON object"},
             Case{"null-lead", "answers without a lead"},
             Case{"huge-lead", "answers with a lead that no board gives: -1e+300"},
             Case{"short", "answers with ownership of 80 points where the board has 81"},
             Case{"beyond", "answers with an ownership that is no number from -1 to 1: 7"},
             Case{"without-ownership", "answers without ownership"},
             Case{"other-view", "it is open whose view its numbers are"},
         }) {
        const auto start = std::chrono::steady_clock::now();
        const bool waits = std::string(sentence).starts_with("says nothing");
        const Outcome outcome = estimated_by(fake(mode), {"--engine-timeout", waits ? "0.5" : "30"});
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        INFO(mode << ": " << outcome.err);
        CHECK(outcome.status == 1);
        CHECK(outcome.out.empty());
        CHECK(lines_of(outcome.err).size() == 1);
        CHECK(outcome.err.find(sentence) != std::string::npos);
        CHECK(took.count() < 60);
    }
    CHECK(estimated_by(fake("endless-line"), {"--engine-timeout", "20"})
              .err.find("writes a line without an end") != std::string::npos);
    const Outcome none = estimated_by("no-such-program analysis");
    CHECK(none.status == 1);
    CHECK(none.err.find("no-such-program") != std::string::npos);
    CHECK(none.err.find("ended with status 127") != std::string::npos);
}

TEST_CASE("what an engine may do besides changes nothing", "[engine]") {
    if (!has_python()) return;
    json expected = record_by(fake("good"));
    expected.erase("seconds");
    const Workspace folder;
    for (const std::string mode : {"talks", "floods-errors", "dies-once /dev/null MARK"}) {
        std::string command = fake(mode);
        if (const auto at = command.find("MARK"); at != command.npos)
            command.replace(at, 4, folder.path("died"));
        json record = record_by(command);
        record.erase("seconds");
        INFO(mode);
        CHECK(record == expected);
    }
}

TEST_CASE("a batch asks one engine, whatever -j, and gets the same bytes", "[engine]") {
    if (!has_python()) return;
    const Workspace folder;
    std::vector<std::string> outputs;
    for (const std::string mode : {"good", "out-of-order"})
        for (const std::string jobs : {"1", "4"}) {
            if (mode == "out-of-order" && jobs == "1") continue;  // it waits for a second question
            const std::string log = folder.path(mode + jobs);
            const Outcome outcome =
                run_with(fake(mode + " " + log), {"batch", "-q", "-f", "ndjson", "-j", jobs, "--every", "10",
                                                  open_game, games + "9x9-japanese.sgf", open_game,
                                                  games + "9x9-japanese.sgf", "--engine-timeout", "5"});
            INFO(mode << " " << outcome.err);
            if (mode == "out-of-order" && outcome.status == 1) continue;  // the last question had no second
            REQUIRE(outcome.status == 0);
            outputs.push_back(outcome.out);
            const auto asked = lines_of(contents(log));
            CHECK(std::count_if(asked.begin(), asked.end(), [](const std::string& line) {
                      return line.find("query_version") != std::string::npos;
                  }) == 1);
        }
    for (const std::string& output : outputs) CHECK(output == outputs.front());
    CHECK(outputs.front().find(R"("engine":"KataGo 1.15.3")") != std::string::npos);
}

TEST_CASE("a position that the engine refuses is one record with an error", "[engine]") {
    if (!has_python()) return;
    const Outcome outcome = run_with(fake("error-for-one"), {"batch", "-q", "-f", "ndjson", "--moves",
                                                             "20,40,41", games + "19x19-chinese.sgf"});
    CHECK(outcome.status == 1);
    const auto records = lines_of(outcome.out);
    REQUIRE(records.size() == 3);
    CHECK(json::parse(records[0])["score_lead"] == 20.5);
    CHECK(json::parse(records[1])["error"]["message"] ==
          "KataGo 1.15.3 does not answer for this position: I do not like it");
    CHECK(json::parse(records[2])["score_lead"] == 41.5);
}

TEST_CASE("a batch whose engine fails keeps what it has, and goes on from there", "[engine]") {
    if (!has_python()) return;
    const Workspace folder;
    const std::string output = folder.path("out.ndjson"), mended = folder.path("mended");
    const std::string engine = "test -e " + mended + " && " + fake("good") + "; " + fake("garbage-19");
    std::vector<std::string> batch{
        "batch", "-q", "-j", "1", "-o", output, open_game, games + "19x19-chinese.sgf", "--moves", "30"};
    const Outcome failed = run_with(engine, batch);
    CHECK(failed.status == 1);
    CHECK(failed.err.find("answers what is no JSON object") != std::string::npos);
    CHECK(failed.err.find("--resume goes on from there") != std::string::npos);
    CHECK(contents(output).empty());
    folder.write("mended", "");
    batch.push_back("--resume");
    const Outcome resumed = run_with(engine, batch);
    INFO(resumed.err);
    CHECK(resumed.status == 0);
    CHECK(lines_of(contents(output)).size() == 2);
}

TEST_CASE("a database stays as it was where the engine fails", "[engine]") {
    if (!has_python()) return;
    const Workspace folder;
    const std::string output = folder.write("out.sqlite", "of an earlier run");
    folder.write("out.sqlite.goterr.ndjson", "");  // of a run that was killed
    const Outcome failed = run_with(fake("dies"), {"batch", "-q", "-o", output, open_game, "--moves", "30"});
    CHECK(failed.status == 1);
    CHECK(contents(output) == "of an earlier run");
}

TEST_CASE("graph, report and explain ask the engine too", "[engine]") {
    if (!has_python()) return;
    const Outcome graph = run_with(fake("good"), {"graph", "-f", "json", "-L", "20", open_game});
    REQUIRE(graph.status == 0);
    const json curve = json::parse(graph.out);
    CHECK(curve["engine"] == "KataGo 1.15.3");
    CHECK(curve["points"][15]["score_lead"] == 15.5);
    const Outcome report = run_with(fake("good"), {"report", "--static", "-L", "20", open_game});
    CHECK(report.status == 0);
    const Outcome why = run_with(fake("good"), {"explain", "E5", "-L", "20", open_game});
    CHECK(why.status == 0);
    CHECK(why.out.find("Ownership and lead are those of KataGo 1.15.3.") != std::string::npos);
    for (const char* command : {"graph", "report"})
        CHECK(run_with(fake("garbage"), {command, "-L", "20", open_game}).status == 1);
    CHECK(run_with(fake("garbage"), {"explain", "E5", "-L", "20", open_game}).status == 1);
}

// Of handicap stones and captures, which it would look at, a position that is set up tells nothing.
TEST_CASE("goterr is an engine for goterr: it says what it would have said alone", "[engine]") {
    for (const std::string rules : {"chinese", "japanese"}) {
        Start alone;
        alone.arguments = {"batch",   "-q",  "-f",      "ndjson",    "--ownership",
                           "--rules", rules, "--moves", "1,10,25,40"};
        for (const char* game : {"9x9-japanese", "13x13-japanese", "19x19-aga", "19x19-chinese"})
            alone.arguments.push_back(games + game + ".sgf");
        const auto own = lines_of(run_program(alone).out);
        const auto asked = lines_of(run_with(goterr_engine, alone.arguments).out);
        REQUIRE(own.size() == asked.size());
        int open = 0;
        for (std::size_t i = 0; i < own.size(); ++i) {
            const json one = json::parse(own[i]), other = json::parse(asked[i]);
            if (one["captures"]["black"] != 0 || one["captures"]["white"] != 0) continue;
            INFO(one["file"] << " after move " << one["move"]);
            CHECK(one["score_lead"] == other["score_lead"]);
            CHECK(one["owner"] == other["owner"]);
            CHECK(one["dead"] == other["dead"]);
            if (!other.contains("engine")) continue;
            CHECK(other["engine"].get<std::string>().starts_with("goterr "));
            ++open;
        }
        CHECK(open > 10);
    }
}

TEST_CASE("KataGo itself, where GOTERR_KATAGO names it with its net and configuration", "[engine]") {
    const char* katago = std::getenv("GOTERR_KATAGO");
    if (katago == nullptr) return;
    const json record = record_by(katago, {"--engine-timeout", "300"});
    CHECK(record["engine"].get<std::string>().starts_with("KataGo "));
    CHECK(std::abs(record["score_lead"].get<double>()) <= 81 + 7.5);
}
