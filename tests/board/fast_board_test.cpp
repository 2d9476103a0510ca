#include "goterr/board/fast_board.hpp"

#include <random>
#include <type_traits>

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

using Twister = std::mt19937;

int pick(Twister& random, int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); }

/// One thing done to both forms: mostly moves, legal or not, now and then a pass or a stone set up.
void step(Position& plain, FastBoard& fast, Twister& random) {
    const BoardSize size = plain.board.size();
    const Point point = size.point_at(pick(random, size.area()));
    const Color side = pick(random, 2) == 0 ? Color::black : Color::white;
    const int what = pick(random, 40);
    if (what == 0) {
        plain = pass(plain, side);
        fast.pass(side);
    } else if (what == 1) {
        const auto color = static_cast<Color>(pick(random, 3));
        plain.board[point] = color;
        plain.passes = 0;
        fast.set(point, color);
    } else {
        CHECK(fast.play(point, side) == legality(plain, point, side));
        plain = play(plain, point, side);
    }
}

void compare_on_random_games(BoardSize size, unsigned seed, int moves) {
    INFO(size.width << "x" << size.height << " seed " << seed);
    Twister random(seed);
    Position plain(size);
    FastBoard fast(size);
    for (int i = 0; i < moves; ++i) {
        step(plain, fast, random);
        REQUIRE(fast.position() == plain);
    }
    CHECK(FastBoard(plain).position() == plain);
}

}  // namespace

TEST_CASE("the fast board agrees with the plain one on random games with illegal moves and setup",
          "[board]") {
    for (unsigned seed = 0; seed < 30; ++seed) {
        compare_on_random_games({1 + static_cast<int>(seed) % 6, 1 + static_cast<int>(seed) / 6}, seed, 150);
    }
    compare_on_random_games({19, 19}, 1, 900);
    compare_on_random_games({7, 19}, 2, 400);
    compare_on_random_games({52, 52}, 3, 300);
    compare_on_random_games({52, 2}, 4, 400);
}

TEST_CASE("a stone set up without liberties stays until its neighbor is played", "[board]") {
    Position position;
    position.board = board_from_diagram(R"(
        O X .
        X . .
        . . .)");
    FastBoard board(position);
    board.play("C1"_pt, Color::black);
    CHECK(board["A3"_pt] == Color::white);
    board.play("A2"_pt, Color::black);
    CHECK(drawn(board.position().board) == diagram(R"(
        . X .
        X . .
        . . X)"));
    CHECK(board.prisoners() == Prisoners{1, 0});
}

TEST_CASE("a copy is a snapshot", "[board]") {
    STATIC_REQUIRE(std::is_trivially_copyable_v<FastBoard>);
    FastBoard board({9, 9});
    const FastBoard before = board;
    board.play("E5"_pt, Color::black);
    CHECK(before.position() == Position({9, 9}));
}
