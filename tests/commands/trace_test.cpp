#include <sstream>

#include "goterr/commands/explain_command.hpp"
#include "goterr/layers/read_about.hpp"
#include "goterr/reading/attack.hpp"
#include "goterr/reading/fight.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

/// White takes at B2, or is himself taken.
Position race() {
    Position position(BoardSize{7, 5});
    position.board = board_from_diagram(R"(
        . . . . . . .
        X X X O O . .
        O O X X O . .
        . O O X O . .
        O . O X O . .)");
    return position;
}

}  // namespace

TEST_CASE("a trace has the moves that a search looked behind, and the last of them settles the question") {
    Trace trace;
    const Tactic traced = attack(race(), "D3"_pt, {.boards = 3000, .most_liberties = 4, .trace = &trace});
    Tactic plain = attack(race(), "D3"_pt, {.boards = 3000, .most_liberties = 4});
    CHECK(traced == plain);
    REQUIRE(!trace.steps.empty());
    for (const TraceStep& step : trace.steps) {
        CHECK(is_stone(step.side));
        CHECK(step.before.works > 0);
        CHECK(step.before.fails > 0);
    }
}

TEST_CASE("a trace keeps as many steps as asked for and counts the others") {
    Trace whole, part{.most = 3};
    attack(race(), "D3"_pt, {.trace = &whole});
    attack(race(), "D3"_pt, {.trace = &part});
    REQUIRE(whole.steps.size() > 3);
    CHECK(part.steps.size() == 3);
    CHECK(part.left_out + 3 == whole.steps.size() + whole.left_out);
}

TEST_CASE("explain tells the trace of what it read about a stone, and nothing of an empty point's") {
    const std::string corner = R"(. . . . . . .
O O O O . . .
X X X O . . .
. . X O . . .
. X X O . . .
)";
    ExplainCommand command;
    command.trace = true;
    command.point = "A3"_pt;
    std::istringstream in(corner), again(corner);
    std::ostringstream out, err, other;
    CHECK(run(command, in, out, err) == 0);
    CHECK(out.str().find("\nattack on the chain at A3") != std::string::npos);
    CHECK(out.str().find("\nthe fight about ") != std::string::npos);
    CHECK(out.str().find(" boards\n") != std::string::npos);
    command.point = "A2"_pt;
    CHECK(run(command, again, other, err) == 1);
    CHECK(err.str().find("no stone on A2") != std::string::npos);
}
