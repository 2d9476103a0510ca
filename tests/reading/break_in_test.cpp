#include "goterr/reading/break_in.hpp"

#include "goterr/board/orientation.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

constexpr int boards_to_break_in = 2000;

PointSet area_of(const Board& board, std::initializer_list<Point> points) {
    PointSet area(board.size());
    for (const Point p : points) area.insert(p);
    return area;
}

const Position gap = position_from(R"(
    . . . O . . .
    . . . O . . .
    X X X . . O .
    . . . O . . .
    . . . O . O .
    . . . O . . .)");

const Position wall = position_from(R"(
    . . . O . . .
    . . . O . . .
    X X X O . O .
    . . . O . . .
    . . . O . O .
    . . . O . . .)");

}  // namespace

TEST_CASE("a gap lets in who moves first, and is closed by the other", "[reading]") {
    const PointSet area = area_of(gap.board, {"D4"_pt, "E4"_pt, "E5"_pt, "E3"_pt});
    const Tactic in = break_in(gap, "B4"_pt, area, boards_to_break_in);
    CHECK(in.capture == Capture::works);
    CHECK(in.move == "D4"_pt);
    const Tactic kept_out = block_off(gap, "B4"_pt, area, boards_to_break_in);
    CHECK(kept_out.capture == Capture::fails);
    CHECK(kept_out.move == "D4"_pt);
}

TEST_CASE("who is met behind the gap does not get in", "[reading]") {
    const PointSet behind = area_of(gap.board, {"E4"_pt, "E5"_pt, "E3"_pt});
    CHECK(break_in(gap, "B4"_pt, behind, boards_to_break_in).capture == Capture::fails);
    CHECK(block_off(gap, "B4"_pt, behind, boards_to_break_in).capture == Capture::fails);
}

TEST_CASE("nobody gets through a wall", "[reading]") {
    const PointSet area = area_of(wall.board, {"D4"_pt, "E4"_pt, "E5"_pt, "E3"_pt});
    CHECK(break_in(wall, "B4"_pt, area, boards_to_break_in).capture == Capture::fails);
}

TEST_CASE("who would be taken at once has not broken in", "[reading]") {
    const Position mouth = position_from(R"(
        . . . . .
        . X O O .
        . X . . O
        . X O O .
        . . . . .)");
    const PointSet inside = area_of(mouth.board, {"C3"_pt});
    CHECK(break_in(mouth, "B3"_pt, inside, boards_to_break_in).capture == Capture::works);
    const Position bait = position_from(R"(
        O X O . .
        . O O O .
        X O . . O
        O O O O .
        . . . . .)");
    CHECK(break_in(bait, "B5"_pt, area_of(bait.board, {"A4"_pt}), boards_to_break_in).capture ==
          Capture::fails);
}

TEST_CASE("a chain that stands in the area is there without a move", "[reading]") {
    const Tactic there = break_in(gap, "B4"_pt, area_of(gap.board, {"C4"_pt}), boards_to_break_in);
    CHECK(there.capture == Capture::works);
    CHECK_FALSE(there.move);
    CHECK(is_near(gap.board, "B4"_pt, area_of(gap.board, {"F3"_pt, "F5"_pt})) == false);
    CHECK(is_near(gap.board, "B4"_pt, area_of(gap.board, {"F3"_pt, "E4"_pt})));
}

TEST_CASE("ways in are the same however the board lies and whatever the colors", "[reading]") {
    const PointSet area = area_of(gap.board, {"D4"_pt, "E4"_pt, "E5"_pt, "E3"_pt});
    for (int bits = 0; bits < orientations; ++bits) {
        const Orientation way{bits};
        Position turned(oriented(gap.board.size(), way));
        PointSet there(turned.board.size());
        for (const Point p : points_of(gap.board.size())) {
            const Point q = oriented(p, gap.board.size(), way);
            turned.board[q] = is_stone(gap.board[p]) ? opponent(gap.board[p]) : Color::empty;
            if (area.contains(p)) there.insert(q);
        }
        const Tactic tactic =
            break_in(turned, oriented("B4"_pt, gap.board.size(), way), there, boards_to_break_in);
        CHECK(tactic.capture == Capture::works);
        CHECK(tactic.move == oriented("D4"_pt, gap.board.size(), way));
    }
}
