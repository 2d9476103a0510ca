#include "goterr/life/problem.hpp"

#include "goterr/board/orientation.hpp"
#include "goterr/life/judge.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

std::vector<Dragon> dragons_on(const Position& position) {
    const Chains chains = find_chains(position.board);
    const Tactics tactics = read_captures(position, chains);
    const Samples samples = play_out(position);
    return judge({position, chains, tactics, samples}).dragons;
}

Problem solved(const Board& board, const ProblemQuestion& question = {}) {
    Position position(board.size());
    position.board = board;
    const auto dragons = dragons_on(position);
    return solve(position, problem_subject(board, dragons, question).value(), 200000);
}

const std::string three_in_a_row = R"(
    . . . . . . . . .
    . . X . . . X . .
    . . . . . . . . .
    . . X . . . . X .
    . . . . . . . . .
    . X X X X X X . .
    . X O O O O O X .
    . X O . . . O X .)";

}  // namespace

TEST_CASE("three points in a row live or die by who plays the middle", "[life]") {
    const Problem problem = solved(board_from_diagram(three_in_a_row));
    CHECK(problem.dragon.side == Color::white);
    CHECK(status_of(problem) == Status::critical);
    CHECK(problem.owner_first.outcome == Outcome::alive);
    CHECK(problem.attacker_first.outcome == Outcome::dead);
    CHECK(main_line(problem.owner_first).front().move == "E1"_pt);
    CHECK(main_line(problem.attacker_first).front().move == "E1"_pt);
    CHECK(problem.boards > 0);
}

TEST_CASE("in a line the sides take turns, and the moves can be played", "[life]") {
    const Board board = board_from_diagram(three_in_a_row);
    const Problem problem = solved(board);
    for (const ProblemAnswer* answer : {&problem.owner_first, &problem.attacker_first}) {
        Position position(board.size());
        position.board = board;
        Color side = answer->first;
        for (const Variation& move : main_line(*answer)) {
            CHECK(move.side == side);
            REQUIRE(legality(position, move.move, side) == Legality::legal);
            position = play(position, move.move, side);
            side = opponent(side);
        }
    }
}

TEST_CASE("a square of four is dead whoever begins, four in a row live", "[life]") {
    CHECK(status_of(solved(board_from_diagram(R"(
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . X X X X X X . .
        . X O O O O X . .
        . X O . . O X . .
        . X O . . O X . .)"))) == Status::dead);
    CHECK(status_of(solved(board_from_diagram(R"(
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . X . . . . . .
        . X X X X X X X .
        . X O O O O O O X
        . X O . . . . O X)"),
                           {.of = "C2"_pt})) == Status::alive);
}

TEST_CASE("a stone that is named decides which dragon is meant", "[life]") {
    const Board board = board_from_diagram(three_in_a_row);
    Position position(board.size());
    position.board = board;
    const auto dragons = dragons_on(position);
    const auto asked = asked_dragon(board, dragons, {.of = "C3"_pt});
    REQUIRE(asked);
    CHECK(dragons[*asked].stones.contains("C3"_pt));
    CHECK_FALSE(asked_dragon(board, dragons, {.of = "J9"_pt}));
    CHECK_FALSE(asked_dragon(Board({9, 9}), {}, {}));
}

TEST_CASE("in a corner whose walls are thin the one who is shut in is meant", "[life]") {
    const Problem problem = solved(board_from_diagram(R"(
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . X X X X
        . . . . . . . . X O O O X
        . . . . . . . . X O . O O
        . . . . . . . . X O . . .)"));
    CHECK(problem.dragon.side == Color::white);
    CHECK(status_of(problem) == Status::alive);
}

TEST_CASE("a problem has the same answer turned and with the colors exchanged", "[life]") {
    const Board board = board_from_diagram(three_in_a_row);
    for (int bits = 0; bits < orientations; ++bits) {
        const Board turned = colors_swapped(orient(board, {bits}));
        const Problem problem = solved(turned);
        CHECK(problem.dragon.side == Color::black);
        CHECK(status_of(problem) == Status::critical);
        CHECK(main_line(problem.attacker_first).front().move == oriented("E1"_pt, board.size(), {bits}));
    }
}

TEST_CASE("a board with a fight and nothing else of one side is a problem, a game is none", "[life]") {
    const auto looks = [](const Board& board) {
        Position position(board.size());
        position.board = board;
        return looks_like_problem(board, dragons_on(position));
    };
    CHECK(looks(board_from_diagram(three_in_a_row)));
    CHECK_FALSE(looks(board_from_diagram(R"(
        . X . O .
        X X . O O
        . X . O .
        X X . O O
        . X . O .)")));
    CHECK_FALSE(looks(Board(BoardSize{9, 9})));
}

TEST_CASE("every first move that works is named, and a natural one that does not with what refutes it",
          "[life]") {
    const Problem problem = solved(board_from_diagram(three_in_a_row));
    CHECK(problem.attacker_first.solutions == std::vector{"E1"_pt});
    CHECK(problem.owner_first.solutions == std::vector{"E1"_pt});
    REQUIRE(problem.attacker_first.refuted.size() == 2);
    for (const Variation& tried : problem.attacker_first.refuted)
        CHECK(tried.replies.front().move == "E1"_pt);
}

TEST_CASE("a ko says who needs how many threats", "[life]") {
    const Problem problem = solved(board_from_diagram(R"(
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        X . . . . . . . .
        . X X X X . . . .
        O O O O X . . . .
        . . . O X . . . .
        . . . O X . . . .)"),
                                   {.of = "D1"_pt});
    CHECK(problem.attacker_first.outcome == Outcome::ko);
    REQUIRE(problem.attacker_first.threats);
    CHECK(problem.attacker_first.threats->more >= 1);
    CHECK(problem.attacker_first.known == Known::read);
}

TEST_CASE("where walls close the ground nothing else has to be judged", "[life]") {
    Position position(BoardSize{9, 8});
    position.board = board_from_diagram(three_in_a_row);
    const auto problem = solve_closed(position, "C1"_pt, 200000);
    REQUIRE(problem);
    CHECK(status_of(*problem) == Status::critical);
    CHECK(problem->dragon.stones.count() == 7);
    CHECK(problem->walls.contains("B1"_pt));
    CHECK_FALSE(solve_closed(position, "J8"_pt, 200000));
    CHECK_FALSE(solve_closed(position, "C7"_pt, 200000));
}
