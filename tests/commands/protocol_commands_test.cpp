// Sessions over streams: what comes in too large, cut off or all at once.
#include <algorithm>
#include <sstream>
#include <vector>

#include "goterr/commands/protocol_commands.hpp"
#include "goterr/commands/streams.hpp"
#include "support/catch.hpp"

using namespace goterr;

namespace {

std::string gtp_output(const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    GtpOptions options;
    options.estimate.effort = Effort::quick;
    CHECK(run_gtp(options, in, out) == 0);
    return out.str();
}

std::vector<std::string> analysis_output(const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    AnalysisCommand command;
    command.options.estimate.effort = Effort::quick;
    command.jobs = 3;
    CHECK(run_analysis(command, in, out) == 0);
    std::vector<std::string> lines;
    std::istringstream answers(out.str());
    for (std::string line; std::getline(answers, line);) lines.push_back(line);
    std::sort(lines.begin(), lines.end());
    return lines;
}

std::string query(const std::string& id) {
    return R"({"id":")" + id +
           R"(","moves":[["B","B2"]],"rules":"chinese","boardXSize":3,"boardYSize":3,"analyzeTurns":[0,1]})" +
           "\n";
}

}  // namespace

TEST_CASE("lines are read to their end, and no further than they may be long") {
    std::istringstream in("one\n\nlong line\nlast");
    CHECK(read_line(in, 4) == "one");
    CHECK(read_line(in, 4) == "");
    CHECK(read_line(in, 4) == "long");
    CHECK(read_line(in, 4) == "last");
    CHECK_FALSE(read_line(in, 4));
}

TEST_CASE("a line that never ends is refused, and the session goes on", "[gtp]") {
    CHECK(gtp_output(std::string(2'000'000, 'x') + "\nname\n") == "? unknown command\n\n= goterr\n\n");
}

TEST_CASE("a session that breaks off in the middle of a line or an analysis ends with whole answers",
          "[gtp]") {
    CHECK(gtp_output("1 name\n2 protocol_ver") == "=1 goterr\n\n?2 unknown command\n\n");
    const std::string analysis = gtp_output("boardsize 3\nkata-analyze 1");
    CHECK(analysis.find("\ninfo move ") != std::string::npos);
    CHECK(analysis.ends_with("\n\n"));
}

TEST_CASE("commands that come all at once are answered one by one", "[gtp]") {
    CHECK(gtp_output("1 boardsize 3\n2 play b b2\n3 list_stones b\n4 undo\n5 quit\n6 name\n") ==
          "=1\n\n=2\n\n=3 B2\n\n=4\n\n=5\n\n");
}

TEST_CASE("every layer that is about a board or a point can be had in a session", "[gtp]") {
    for (const char* layer : {"bouzy", "influence", "territory", "eyes", "chains", "dragons", "secure",
                              "order B2", "escape B2"}) {
        const std::string answer =
            gtp_output("boardsize 3\nplay b b2\ngogui-layer " + std::string(layer) + "\n").substr(6);
        INFO(layer << answer);
        CHECK(answer.find("= \n") == 0);
        CHECK(std::count(answer.begin(), answer.end(), '\n') == 5);
    }
    CHECK(gtp_output("gogui-layer escape\n") == "? the layer escape is about a point\n\n");
    CHECK(gtp_output("gogui-layer everything\n") == "? unknown layer\n\n");
}

TEST_CASE("queries that overlap are all answered, each turn once", "[analysis]") {
    std::string input;
    for (int i = 0; i < 20; ++i) input += query(std::to_string(100 + i));
    const auto lines = analysis_output(input);
    REQUIRE(lines.size() == 40);
    for (std::size_t i = 0; i < lines.size(); ++i)
        CHECK(lines[i].find(R"({"id":")" + std::to_string(100 + i / 2) + R"(","turnNumber":)" +
                            std::to_string(i % 2)) == 0);
}

TEST_CASE("a query that breaks off is an error, those before it are answered", "[analysis]") {
    const auto lines = analysis_output(query("a") + R"({"id":"b","moves":[["B",)");
    REQUIRE(lines.size() == 3);
    CHECK(lines[0] == R"({"error":"Could not parse json input"})");
    CHECK(lines[1].find(R"({"id":"a","turnNumber":0)") == 0);
    CHECK(analysis_output(std::string(2'000'000, '[') + "\n").front() == lines[0]);
}
