/// Chains without liberties: no move leaves one, but people draw them and programs send them.
#include "support/catch.hpp"
#include "support/program.hpp"

using namespace goterr::test;

namespace {

const std::string set_up =
    "(;SZ[5]PL[B]AB[ea][bb][cb][bc][dc][ad][bd][cd][ae][be][de]AW[aa][ba][ca][da][ab][db][eb][cc][ec][ed][ee]"
    ")";

bool tells(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a set-up with chains without liberties ends no command") {
    const Workspace folder;
    const std::string file = folder.write("dense.sgf", set_up);
    const std::vector<std::vector<std::string>> commands{
        {"estimate"}, {"batch"},         {"graph", "-f", "csv"}, {"report"},
        {"problem"},  {"explain", "C3"}, {"map", "dragons"},     {"map", "secure"}};
    for (std::vector<std::string> arguments : commands) {
        INFO(arguments.front());
        arguments.push_back(file);
        CHECK(run_program({.arguments = arguments}).status == 0);
    }
}

TEST_CASE("a chain without liberties is dead where it is drawn, and a warning says so") {
    const Workspace folder;
    const Outcome outcome =
        run_program({.arguments = {"estimate", "-f", "json", folder.write("dense.sgf", set_up)}});
    CHECK(tells(outcome.out, R"("board":"OOOOXOXXOO.XOXOXXX.OXX.XO")"));
    CHECK(tells(outcome.out, R"("captures":{"black":0,"white":0})"));
    CHECK(
        tells(outcome.err, "a chain without liberties is set up; as long as it has none it counts as taken"));
}

TEST_CASE("every command that reads a position says what is odd about it") {
    const Workspace folder;
    const std::string file = folder.write("dense.sgf", set_up);
    for (std::vector<std::string> arguments :
         std::vector<std::vector<std::string>>{{"estimate"},
                                               {"graph"},
                                               {"report", "-o", folder.path("page.html")},
                                               {"problem"},
                                               {"explain", "C3"},
                                               {"map", "dragons"},
                                               {"endgame"}}) {
        INFO(arguments.front());
        arguments.push_back(file);
        CHECK(tells(run_program({.arguments = arguments}).err, "1:16: warning: a chain without liberties"));
    }
}

TEST_CASE("both protocols go on behind chains without liberties") {
    const Workspace folder;
    const Outcome gtp =
        run_program({.arguments = {"gtp"},
                     .in = folder.write("gtp",
                                        "boardsize 2\ngogui-setup b A1 b A2 w B1 w B2\nfinal_score\n"
                                        "set_free_handicap A1 A2 B1 B2\nname\nquit\n")});
    CHECK(gtp.status == 0);
    CHECK(tells(gtp.out, "= goterr"));
    const Outcome analysis = run_program(
        {.arguments = {"analysis"},
         .in = folder.write("analysis",
                            R"({"id":"a","boardXSize":2,"boardYSize":2,"rules":"chinese","moves":[],)"
                            R"("initialStones":[["B","A1"],["B","A2"],["W","B1"],["W","B2"]]})"
                            "\n")});
    CHECK(analysis.status == 0);
    CHECK(tells(analysis.out, R"("warning":"a chain without liberties)"));
    CHECK(tells(analysis.out, R"("rootInfo")"));
}
