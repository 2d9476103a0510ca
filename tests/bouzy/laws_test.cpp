/// What must hold for every position, and the fast form against the definition.
#include <algorithm>

#include "goterr/bouzy/bouzy.hpp"
#include "goterr/core/symmetry.hpp"
#include "support/catch.hpp"
#include "support/random_board.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// The map by the letter: every step a new grid.
Grid<Weight> by_definition(const Board& board, BouzyOptions options) {
    Grid<Weight> map = stone_weights(board);
    for (int i = 0; i < options.dilations; ++i) map = dilate(map);
    for (int i = 0; i < options.erosions; ++i) map = erode(map);
    return map;
}

Grid<Weight> negative(Grid<Weight> map) {
    for (Weight& weight : map.values()) weight = -weight;
    return map;
}

Board full(BoardSize size, Color color) { return Board(size, color); }

}  // namespace

TEST_CASE("bouzy_map equals the definition on boards of all sizes, with all counts", "[bouzy]") {
    Dice dice(1);
    for (int i = 0; i < 120; ++i) {
        const Board board = random_board(random_size(dice), 1 + dice.roll(90), dice);
        const BouzyOptions options{dice.roll(8), dice.roll(30)};
        INFO(board.size().width << "x" << board.size().height << ", " << options.dilations << "/"
                                << options.erosions);
        REQUIRE(bouzy_map(board, options) == by_definition(board, options));
    }
}

TEST_CASE("bouzy_map equals the definition where values outgrow a byte", "[bouzy]") {
    Dice dice(2);
    for (const BouzyOptions options : {BouzyOptions{31, 40}, {32, 40}, {33, 250}, {80, 350}, {300, 20}}) {
        const Board board = random_board({9, 7}, 10, dice);
        INFO(options.dilations << "/" << options.erosions);
        CHECK(bouzy_map(board, options) == by_definition(board, options));
    }
    const Board full_board = full({5, 5}, Color::black);
    CHECK(bouzy_map(full_board, {31, 0})[Point{2, 2}] == 128 + 4 * 31);
    CHECK(bouzy_map(full_board, {32, 0})[Point{2, 2}] == 128 + 4 * 32);
}

TEST_CASE("bouzy_map equals the definition on the thinnest, the largest, empty and full boards", "[bouzy]") {
    Dice dice(3);
    for (const BoardSize size : {BoardSize{1, 1}, {1, 52}, {52, 1}, {2, 3}, {52, 52}}) {
        for (const Board& board : {random_board(size, 30, dice), Board(size), full(size, Color::white)}) {
            INFO(size.width << "x" << size.height);
            CHECK(bouzy_map(board) == by_definition(board, {}));
        }
    }
}

TEST_CASE("exchanging the colors changes the sign of Bouzy's map and nothing else", "[bouzy]") {
    Dice dice(4);
    for (int i = 0; i < 20; ++i) {
        const Board board = random_board(random_size(dice), 20, dice);
        CHECK(bouzy_map(colors_swapped(board)) == negative(bouzy_map(board)));
        CHECK(close_bubbles(bouzy_map(colors_swapped(board))) == negative(close_bubbles(bouzy_map(board))));
    }
}

TEST_CASE("Bouzy's map of a turned board is the turned map", "[bouzy]") {
    Dice dice(5);
    for (int symmetry = 0; symmetry < orientations; ++symmetry) {
        const Board board = random_board({13, 9}, 20, dice);
        INFO(symmetry);
        CHECK(bouzy_map(oriented(board, {symmetry})) == oriented(bouzy_map(board), {symmetry}));
        CHECK(close_bubbles(bouzy_map(oriented(board, {symmetry}))) ==
              oriented(close_bubbles(bouzy_map(board)), {symmetry}));
    }
}

TEST_CASE("erosion never gives a point to the other side, dilation never takes one away", "[bouzy]") {
    Dice dice(6);
    for (int i = 0; i < 20; ++i) {
        const Grid<Weight> map = bouzy_map(random_board(random_size(dice), 25, dice), {2, 0});
        const Grid<Weight> grown = dilate(map), shrunk = erode(map);
        for (const Point p : points_of(map.size())) {
            REQUIRE(map[p] * shrunk[p] >= 0);
            REQUIRE(std::abs(shrunk[p]) <= std::abs(map[p]));
            REQUIRE(map[p] * grown[p] >= 0);
            REQUIRE(std::abs(grown[p]) >= std::abs(map[p]));
        }
    }
}
