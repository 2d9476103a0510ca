/// Several problems on one board.
#include "goterr/life/shown_problems.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

/// Two corners with a way between them that no stone stands on.
constexpr const char* two_corners = R"(
    . . . . . . . . . X O . O
    . . . . . . . . . X O O .
    . . . . . . . . . X X X X
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    X X X X . . . . . . . . .
    O O O X . . . . . . . . .
    . . O X . . . . . . . . .
    O . O X . . . . . . . . .)";

Board with(Board board, std::initializer_list<Point> points, Color color) {
    for (const Point p : points) board[p] = color;
    return board;
}

}  // namespace

TEST_CASE("of two problems that lie apart the upper one is the first", "[life]") {
    const Board board = board_from_diagram(two_corners);
    const auto shown = shown_problems(board);
    REQUIRE(shown.size() == 2);
    CHECK(shown[0].count() == 10);
    CHECK(shown[0].contains("L13"_pt));
    CHECK(shown[1].count() == 13);
    CHECK(shown[1].contains("A1"_pt));
    // as many stones of each: a game may have led to it
    CHECK(shown_problems(with(board, {"A10"_pt, "G7"_pt}, Color::white)).empty());
    CHECK(shown_problems(with(board, {"G7"_pt, "N7"_pt}, Color::black)).size() == 2);
}

TEST_CASE("stones that hang together are one problem, and a few stones are none", "[life]") {
    const Board board = board_from_diagram(two_corners);
    // a way of stones three steps from each other, and one with a gap of four
    CHECK(shown_problems(with(board, {"K8"_pt, "H8"_pt, "G6"_pt, "E5"_pt}, Color::black)).empty());
    CHECK(shown_problems(with(board, {"K8"_pt, "H8"_pt, "G7"_pt, "E5"_pt}, Color::black)).size() == 2);
    // eight stones of one side meet nobody
    Board lonely = with(board, {"E4"_pt}, Color::black);
    for (const Point p : points_of(board.size()))
        if (p.row < 4 && board[p] == Color::white) lonely[p] = Color::empty;
    CHECK(shown_problems(lonely).empty());
    CHECK(shown_problems(Board({9, 9})).empty());
}
