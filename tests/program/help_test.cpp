/// `--help` teaches by examples, and they work.
#include <regex>

#include "support/catch.hpp"
#include "support/program.hpp"

using namespace goterr::test;

namespace {

/// The lines of a help text behind `  $ `.
std::vector<std::string> examples_in(const std::string& help) {
    std::vector<std::string> examples;
    const std::regex line(R"(\n  \$ ([^\n]*))");
    for (std::sregex_iterator at(help.begin(), help.end(), line), end; at != end; ++at)
        examples.push_back((*at)[1]);
    return examples;
}

/// All that examples speak of, in a folder; `goterr` is the program that was built.
void fill(const Workspace& folder) {
    std::string game = "(;SZ[19]KM[6.5]RE[B+0.5];B[pd];W[dp];B[pp];W[dd]";
    for (int pair = 0; pair < 60; ++pair) game += ";B[];W[]";
    game += ")";
    folder.write("game.sgf", game);
    folder.write("games/a.sgf", game);
    folder.write("games.zip", game);  // what a name promises may be wrong: a record is read all the same
    folder.write("board.txt", ". X O .\n. X O .\n. X O .\n");
    folder.write("queries.jsonl", R"({"id":"v","action":"query_version"})"
                                  "\n");
}

}  // namespace

TEST_CASE("every example in the help of a command works") {
    const Workspace folder;
    fill(folder);
    int count = 0;
    for (const char* command : {"estimate", "eyes", "map", "explain", "batch", "graph", "completion",
                                "report", "gtp", "analysis", "bench"}) {
        const auto examples = examples_in(run_program({.arguments = {command, "--help"}}).out);
        CHECK_FALSE(examples.empty());
        for (const std::string& example : examples) {
            const Outcome outcome =
                run_program({.arguments = {"-c", "cd " + folder.path("") + " && set -o pipefail; " + example},
                             .environment = {"PATH=" GOTERR_BINARY_DIR ":/usr/bin:/bin", "GOTERR_SECONDS=0",
                                             "GOTERR_EFFORT=quick", "GOTERR_EVERY=40"},
                             .program = "/bin/bash"});
            INFO(example << "\n" << outcome.err);
            CHECK(outcome.status == 0);
            ++count;
        }
    }
    CHECK(count >= 18);
    CHECK(examples_in(run_program({.arguments = {"--help"}}).out).size() >= 10);
}
