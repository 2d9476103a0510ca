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
