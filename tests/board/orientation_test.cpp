#include "goterr/board/orientation.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::test;

TEST_CASE("a board turned and turned back is the same board", "[board]") {
    const Board board = board_from_diagram(R"(
        X . . O
        . X O .
        . . . X)");
    for (int bits = 0; bits < orientations; ++bits) {
        const Board turned = orient(board, {bits});
        CHECK(orient(turned, inverse({bits})) == board);
    }
}

TEST_CASE("exchanging columns and rows mirrors the board in the diagonal through A1", "[board]") {
    CHECK(drawn(orient(board_from_diagram(R"(
        X . O
        . . X)"),
                       {4})) == diagram(R"(
        X O
        . .
        . X)"));
}

TEST_CASE("all rotations, reflections and color swaps of a board have one canonical drawing", "[board]") {
    const Board board = board_from_diagram(R"(
        X . . O
        . X O .
        . . . .
        X . . .)");
    const Board canonical = orient(board, canonical_orientation(board));
    for (int bits = 0; bits < orientations; ++bits) {
        const Board turned = orient(board, {bits});
        CHECK(orient(turned, canonical_orientation(turned)) == canonical);
        CHECK(orient(turned, canonical_orientation(colors_swapped(turned))) == canonical);
    }
}

TEST_CASE("points stand in the same order whatever way the board lies", "[board]") {
    const Board board = board_from_diagram(R"(
        X . . O
        . X O .
        . . X .)");
    const BoardSize size = board.size();
    const PointSet points(size, {{0, 0}, {3, 1}, {1, 2}, {2, 0}});
    const std::vector<Point> ordered = in_canonical_order(points, board);
    REQUIRE(ordered.size() == 4);
    for (int bits = 0; bits < orientations; ++bits) {
        std::vector<Point> turned;
        for (const Point p : ordered) turned.push_back(oriented(p, size, {bits}));
        CHECK(in_canonical_order(oriented(points, {bits}), orient(board, {bits})) == turned);
    }
}

TEST_CASE("the color that comes first turns with no board and swaps with the colors", "[board]") {
    const Board board = board_from_diagram(R"(
        X . . O
        . X O .
        . . X .)");
    const Color first = first_color(board);
    for (int bits = 0; bits < orientations; ++bits) {
        CHECK(first_color(orient(board, {bits})) == first);
        CHECK(first_color(colors_swapped(orient(board, {bits}))) == opponent(first));
    }
    CHECK(first_color(Board(BoardSize{3, 2})) == Color::black);
}
