/// Which stones a problem is about.
#include "goterr/board/chains.hpp"
#include "goterr/life/problem.hpp"
#include "support/catch.hpp"
#include "support/drawn_problem.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

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

TEST_CASE("a few stones inside a larger dragon that is not safe are not the subject", "[life]") {
    const Board board = board_from_diagram(R"(
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
        . . . . . . . . X O . X O
        . . . . . . . . X O . . .)");
    const auto dragon_at = [&](Point p, Status status, Outcome attacked) {
        Dragon dragon;
        dragon.side = Color::white;
        dragon.stones = chain_at(board, p).stones;
        dragon.status = status;
        dragon.attacker_first.outcome = attacked;
        return dragon;
    };
    const std::vector<Dragon> weak{dragon_at("N2"_pt, Status::critical, Outcome::dead),
                                   dragon_at("K1"_pt, Status::dead, Outcome::dead)};
    CHECK(asked_dragon(board, weak, {}) == 1);
    const std::vector<Dragon> safe{dragon_at("N2"_pt, Status::critical, Outcome::dead),
                                   dragon_at("K1"_pt, Status::alive, Outcome::alive)};
    CHECK(asked_dragon(board, safe, {}) == 0);
}

TEST_CASE("where the one who is shut in lives anyway, the stones are meant that the turn decides about",
          "[life]") {
    Position position(BoardSize{13, 13});
    position.board = board_from_diagram(R"(
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . X . . . . . . . . .
        X X X . X . . . . O . . .
        O O O O . . . . . . O . .
        X X X X O . . . . . . . .
        . X . X O . . O . . . O .
        X X X X O . . . . . . . .)");
    const auto dragons = dragons_on(position);
    REQUIRE(dragons[*asked_dragon(position.board, dragons, {})].side == Color::black);
    const auto problem = solve(position, problem_subjects(position.board, dragons, {}), 400000);
    CHECK(problem.dragon.stones.contains("A4"_pt));
    CHECK(problem.attacker_first.outcome == Outcome::dead);
    CHECK(problem.attacker_first.known == Known::read);
    CHECK(main_line(problem.attacker_first).front().move == "E4"_pt);
}

TEST_CASE("who names a stone, or asks about a whole board, is told of one dragon", "[life]") {
    const Board corner = board_from_diagram(three_in_a_row);
    Position position(corner.size());
    position.board = corner;
    const auto dragons = dragons_on(position);
    CHECK(problem_subjects(corner, dragons, {.of = "C3"_pt}).size() == 1);
    CHECK(problem_subjects(corner, dragons, {}).size() == 1);
    CHECK(problem_subjects(Board({9, 9}), {}, {}).empty());
}
