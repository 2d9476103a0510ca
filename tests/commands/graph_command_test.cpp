#include "goterr/commands/graph_command.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <ostream>
#include <set>
#include <sstream>
#include <streambuf>

#include <nlohmann/json.hpp>

#include "goterr/commands/report_command.hpp"
#include "goterr/estimate/score_curve.hpp"
#include "goterr/record/game.hpp"
#include "goterr/render/format_table.hpp"
#include "support/catch.hpp"
#include "workspace.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// Passes on a small board.
std::string passes(int count, int size) {
    std::string text = "(;GM[1]FF[4]SZ[" + std::to_string(size) + "]";
    for (int i = 0; i < count; ++i) text += std::string(";") + "BW"[i % 2] + "[]";
    return text + ")";
}

struct GraphOutcome {
    int status = 0;
    std::string out, err;
};

GraphCommand graph_as(std::string_view format) {
    GraphCommand command;
    command.request.options.effort = Effort::quick;
    command.format = row_named(graph_formats(), format);
    return command;
}

GraphOutcome run_graph(const GraphCommand& command, const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out, err;
    const int status = run(command, in, out, err);
    return {status, out.str(), err.str()};
}

/// Takes so many writes, and no more.
class Closing : public std::streambuf {
public:
    explicit Closing(int writes) : left_(writes) {}
    std::string taken;

private:
    std::streamsize xsputn(const char* bytes, std::streamsize size) override {
        if (left_-- <= 0) return 0;
        taken.append(bytes, static_cast<std::size_t>(size));
        return size;
    }
    int left_;
};

}  // namespace

TEST_CASE("graph and report refuse a move number beyond the end, as estimate does") {
    const std::string sentence = "the game has 4 moves, so there is no position after move 5";
    for (const char* format : {"csv", "json"}) {
        GraphCommand command = graph_as(format);
        command.request.until = 5;
        const GraphOutcome refused = run_graph(command, passes(4, 3));
        CHECK(refused.status == 1);
        CHECK(refused.out.empty());
        CHECK(refused.err.find(sentence) != std::string::npos);
        command.request.until = 4;
        CHECK(run_graph(command, passes(4, 3)).status == 0);
    }
    ReportCommand report;
    report.game = graph_as("json");
    report.game.request.until = 5;
    std::istringstream in(passes(4, 3));
    std::ostringstream out, err;
    CHECK(run(report, in, out, err) == 1);
    CHECK(err.str().find(sentence) != std::string::npos);
}

TEST_CASE("rows of a graph are printed while it is worked out, each as a whole") {
    GraphCommand command = graph_as("csv");
    command.jobs = 1;
    Closing closing(5);
    std::ostream out(&closing);
    std::istringstream in(passes(100, 3));
    std::ostringstream err;
    CHECK_THROWS_AS(run(command, in, out, err), Error);  // of a hundred rows
    CHECK(closing.taken.starts_with("move,played,player,"));
    CHECK(closing.taken.find("\n3,") != std::string::npos);
    CHECK(closing.taken.find("\n4,") == std::string::npos);
    CHECK(closing.taken.ends_with('\n'));
}

TEST_CASE("what goes wrong late in a game comes behind the rows that were good") {
    GraphCommand command = graph_as("csv");
    command.jobs = 1;
    command.request.options.overrides.dead = {{0, 4}};  // a stone that is gone in the end
    std::string game = passes(40, 5);
    game.insert(game.find(';', 2), "AB[aa]");
    game.insert(game.size() - 1, ";AE[aa]");
    const GraphOutcome outcome = run_graph(command, game);
    CHECK(outcome.status == 1);
    CHECK(outcome.out.starts_with("move,played,player,"));
    CHECK(outcome.out.find("\n15,") != std::string::npos);
    CHECK(outcome.out.find("\n40,") == std::string::npos);
    CHECK(outcome.err.find("there is no stone") != std::string::npos);
}

TEST_CASE("a graph is the same for any number of threads, and its rows those of the whole") {
    for (const char* format : {"csv", "text", "svg", "sgf"}) {
        GraphCommand command = graph_as(format);
        command.jobs = 1;
        const std::string one = run_graph(command, passes(70, 5)).out;
        command.jobs = 3;
        CHECK(run_graph(command, passes(70, 5)).out == one);
    }
}

TEST_CASE("a graph in a file appears as a whole, also row by row") {
    const Workspace folder;
    GraphCommand command = graph_as("csv");
    command.output = folder.path("graph.csv");
    command.request.options.overrides.dead = {{0, 0}};  // where no stone is
    const GraphOutcome refused = run_graph(command, passes(3, 5));
    CHECK(refused.status == 1);
    CHECK_FALSE(std::filesystem::exists(command.output));
    command.request.options.overrides = {};
    CHECK(run_graph(command, passes(3, 5)).out.empty());
    const std::string file = folder.read("graph.csv");
    CHECK(std::count(file.begin(), file.end(), '\n') == 5);
}

TEST_CASE("what is shown as a whole has an end, which is told before any work") {
    const std::string game = passes(300'000, 5);
    const GraphOutcome graph = run_graph(graph_as("svg"), game);
    CHECK(graph.status == 1);
    CHECK(graph.err ==
          "goterr: standard input: error: 300001 positions are more than can be shown together; --every "
          "makes them fewer, "
          "csv takes any number\n");
    std::istringstream in(game);
    std::ostringstream out, err;
    CHECK(run(ReportCommand{graph_as("svg")}, in, out, err) == 1);
    CHECK(err.str().find("300001 positions of this size are more than can be shown together") !=
          std::string::npos);
    // positions of the smallest boards take memory too
    std::istringstream tiny(passes(110'000, 2));
    CHECK(run(ReportCommand{graph_as("svg")}, tiny, out, err) == 1);
    CHECK(out.str().empty());
}

TEST_CASE("turning points are those of quick effort that normal effort bears out") {
    std::map<std::string, std::vector<int>> dropped;
    for (const auto& entry : std::filesystem::directory_iterator(GOTERR_SOURCE_DIR "/data/games")) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string record(std::istreambuf_iterator<char>(file), {});
        const GraphOutcome graph = run_graph(graph_as("json"), record);
        REQUIRE(graph.status == 0);
        const auto json = nlohmann::json::parse(graph.out);
        ScoreCurve curve;
        for (const auto& point : json["points"]) {
            curve.emplace_back();
            curve.back().move = point["move"].get<int>();
            curve.back().lead = point["score_lead"].get<double>();
        }
        std::set<int> named;
        for (const auto& turn : json["turning_points"]) named.insert(turn["move"].get<int>());
        std::size_t seen = 0;
        for (const TurningPoint& turn :
             turning_points(curve, turning_point_options(replay(read_game(record)).position.board.size()))) {
            const int move = curve[turn.index].move;
            if (named.count(move) == 0) dropped[entry.path().stem().string()].push_back(move);
            seen += named.count(move);
        }
        CHECK(seen == named.size());
    }
    // normal effort sees less than half in the last game and less than ten points in the first; the game with
    // handicap stones is won by far before and after
    CHECK(dropped == std::map<std::string, std::vector<int>>{{"19x19-aga", {139}},
                                                             {"19x19-handicap-6-japanese", {34, 116}},
                                                             {"9x9-new-zealand", {40}}});
}
