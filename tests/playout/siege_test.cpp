#include "goterr/playout/siege.hpp"

#include "../../src/playout/canonical.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;
using playout::Transform;
using playout::transformed;

namespace {

constexpr SiegeOptions long_siege{.least = 300, .most = 300};

/// Play goes on inside the white wall, which cannot be taken.
Siege siege_in(const std::string& drawing, Point heart) {
    const Board board = board_from_diagram(drawing);
    const PointSet wall = points_of_color(board, Color::white);
    PointSet ground(board.size());
    for (const Point p : points_of(board.size()))
        if (p.row <= heart.row && !wall.contains(p) && p.column <= 4) ground.insert(p);
    return {board, heart, ground, wall, std::nullopt};
}

const char* const three_in_a_row = R"(
    . . . . . . .
    . . . . . . .
    O O O O O . .
    X X X X O . .
    . . . X O . .)";

const char* const four_in_a_row = R"(
    . . . . . . .
    . . . . . . .
    O O O O O O .
    X X X X X O .
    . . . . X O .)";

const char* const bulky_five_filled = R"(
    . . . . . . .
    O O O O O . .
    X X X X O . .
    . . . X O . .
    . . X X O . .)";

}  // namespace

TEST_CASE("three in a row stand if their owner begins and fall if the attacker does", "[siege]") {
    const Siege siege = siege_in(three_in_a_row, "A2"_pt);
    const Survival attacked = besiege(siege, Color::white, long_siege);
    const Survival defended = besiege(siege, Color::black, long_siege);
    CHECK(attacked.share < 0.1);
    CHECK(defended.share > 0.9);
    REQUIRE_FALSE(attacked.line.empty());
    REQUIRE_FALSE(defended.line.empty());
    CHECK(attacked.line.front() == "B1"_pt);
    CHECK(defended.line.front() == "B1"_pt);
}

TEST_CASE("four in a row stand though the attacker begins", "[siege]") {
    CHECK(besiege(siege_in(four_in_a_row, "A2"_pt), Color::white, long_siege).share > 0.9);
}

TEST_CASE("a siege ends early when it is clear", "[siege]") {
    const SiegeOptions patient{.least = 16, .most = 1000};
    CHECK(besiege(siege_in(three_in_a_row, "A2"_pt), Color::white, patient).games < 200);
}

TEST_CASE("points before a wall that cannot be taken are no eye", "[siege]") {
    Siege siege = siege_in(R"(
        O O O O O
        . . . . O
        X X X X O
        . . . X O)",
                           "A3"_pt);
    siege.heart = "A2"_pt;
    CHECK(besiege(siege, Color::white, long_siege).share < 0.1);
}

TEST_CASE("a siege is not settled before moves were tried that a player with sense never makes", "[siege]") {
    Siege siege = siege_in(R"(
        X X X X X O
        X . . . X O
        X X X . . O
        O O O O O O)",
                           "A4"_pt);
    siege.board["B3"_pt] = Color::white;
    const Survival defended = besiege(siege, Color::black, {.least = 5000, .most = 5000});
    CHECK(defended.proved);
    CHECK(defended.share == 0);
}

TEST_CASE("a siege whose lines all end is settled and stops there", "[siege]") {
    const SiegeOptions patient{.least = 5000, .most = 5000};
    const Survival attacked = besiege(siege_in(three_in_a_row, "A2"_pt), Color::white, patient);
    CHECK(attacked.proved);
    CHECK(attacked.share == 0);
    CHECK(attacked.games < 1000);
    const Survival defended = besiege(siege_in(three_in_a_row, "A2"_pt), Color::black, patient);
    CHECK(defended.proved);
    CHECK(defended.share == 1);
    CHECK(defended.games < 1000);
}

TEST_CASE("a heart that breathes where nobody plays stands without a game to its end", "[siege]") {
    Siege siege = siege_in(three_in_a_row, "A2"_pt);
    siege.safe = PointSet(siege.board.size());
    siege.board["C3"_pt] = Color::empty;
    const Survival survival = besiege(siege, Color::white, long_siege);
    CHECK(survival.proved);
    CHECK(survival.share == 1);
    CHECK(survival.games == 1);
}

TEST_CASE("answers are looked for beside the last move first", "[siege]") {
    const SiegeOptions patient{.least = 5000, .most = 5000};
    const Survival attacked = besiege(siege_in(four_in_a_row, "A2"_pt), Color::white, patient);
    CHECK(attacked.proved);
    CHECK(attacked.share == 1);
    CHECK(attacked.games < 30);  // 32, were all moves tried alike
}

TEST_CASE("a square of four is one eye whoever begins", "[siege]") {
    const Siege siege = siege_in(R"(
        . . . . . . .
        O O O O O . .
        X X X X O . .
        . . X X O . .
        . . X O O . .)",
                                 "A3"_pt);
    const SiegeOptions patient{.least = 5000, .most = 5000};
    CHECK(besiege(siege, Color::black, patient).share == 0);
}

TEST_CASE("a siege that is turned, mirrored or seen by the other color goes the same way", "[siege]") {
    const Siege siege = siege_in(bulky_five_filled, "A3"_pt);
    const BoardSize size = siege.board.size();
    const Survival survival = besiege(siege, Color::white, long_siege);
    for (int bits = 1; bits < 16; ++bits) {
        const Transform by{{bits & 7}, (bits & 8) != 0};
        Position position(size);
        position.board = siege.board;
        Siege image{transformed(position, by).board, oriented(siege.heart, size, by.way),
                    PointSet(oriented(size, by.way)), PointSet(oriented(size, by.way)), std::nullopt};
        for (const Point p : siege.ground) image.ground.insert(oriented(p, size, by.way));
        for (const Point p : siege.safe) image.safe.insert(oriented(p, size, by.way));
        const Survival seen = besiege(image, by.swap_colors ? Color::black : Color::white, long_siege);
        CHECK(seen.share == survival.share);
        REQUIRE(seen.line.size() == survival.line.size());
        for (std::size_t i = 0; i < seen.line.size(); ++i)
            CHECK(seen.line[i] == oriented(survival.line[i], size, by.way));
    }
}
