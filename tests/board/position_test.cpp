#include "goterr/board/position.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

TEST_CASE("of chains that stand without liberties those of the side to move are dead first", "[board]") {
    const Board full = board_from_diagram(R"(
        O O O
        O X O
        X X X)");
    Position dense(full.size());
    dense.board = full;
    const Position black = captured(dense);
    CHECK(drawn(black.board) == diagram(R"(
        O O O
        O . O
        . . .)"));
    CHECK(black.prisoners == Prisoners{0, 4});
    dense.to_move = Color::white;
    const Position white = captured(dense);
    CHECK(drawn(white.board) == diagram(R"(
        . . .
        . X .
        X X X)"));
    CHECK(white.prisoners == Prisoners{5, 0});
    CHECK(captured(black) == black);
}

TEST_CASE("a chain without liberties is taken off and counted as prisoners", "[board]") {
    const Position after = play(position_from(R"(
        . X X .
        X O O .
        . X X .)"),
                                "D2"_pt, Color::black);
    CHECK(drawn(after.board) == diagram(R"(
        . X X .
        X . . X
        . X X .)"));
    CHECK(after.prisoners == Prisoners{2, 0});
    CHECK(after.to_move == Color::white);
    CHECK_FALSE(after.ko);
}

TEST_CASE("a ko may not be retaken at once", "[board]") {
    const Position after = play(position_from(R"(
        . X O .
        X O . O
        . X O .)"),
                                "C2"_pt, Color::black);
    REQUIRE(after.ko == "B2"_pt);
    CHECK(legality(after, "B2"_pt, Color::white) == Legality::ko);
    CHECK(legality(pass(after, Color::white), "B2"_pt, Color::white) == Legality::legal);
}

TEST_CASE("suicide is seen, and replayed as removal of the own chain", "[board]") {
    const Position before = position_from(R"(
        . O .
        O X .
        . . .)");
    CHECK(legality(before, "A3"_pt, Color::black) == Legality::suicide);
    const Position after = play(before, "A3"_pt, Color::black);
    CHECK(after.board == before.board);
    CHECK(after.prisoners == Prisoners{0, 1});
}

TEST_CASE("capturing comes before suicide", "[board]") {
    const Position before = position_from(R"(
        . O X
        O X X
        X . .)");
    CHECK(legality(before, "A3"_pt, Color::black) == Legality::legal);
    CHECK(drawn(play(before, "A3"_pt, Color::black).board) == diagram(R"(
        X . X
        . X X
        X . .)"));
}

TEST_CASE("an occupied point is occupied", "[board]") {
    CHECK(legality(position_from("X ."), "A1"_pt, Color::white) == Legality::occupied);
}

TEST_CASE("a game is over when both have passed, until somebody plays", "[board]") {
    Position position(BoardSize{5, 5});
    CHECK_FALSE(position.is_over());
    position = pass(std::move(position), Color::black);
    CHECK_FALSE(position.is_over());
    position = pass(std::move(position), Color::white);
    CHECK(position.is_over());
    CHECK_FALSE(play(position, "C3"_pt, Color::black).is_over());
}
