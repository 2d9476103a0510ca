#include "goterr/life/no_territory.hpp"

#include "goterr/board/orientation.hpp"
#include "goterr/estimate/estimate.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

/// False eyes as F, eyes in seki as S, both as B; the stones as they are.
std::string marks(const std::string& drawing, const PointSet& dead) {
    const Board board = board_from_diagram(drawing);
    const NoTerritory none = find_no_territory(board, dead);
    Grid<char> marks(board.size(), '.');
    for (const Point p : points_of(board.size())) {
        const bool filled = none.false_eyes.contains(p), seki = none.seki_eyes.contains(p);
        if (is_stone(board[p])) marks[p] = board[p] == Color::black ? 'X' : 'O';
        if (filled || seki) marks[p] = filled && seki ? 'B' : filled ? 'F' : 'S';
    }
    return drawn(marks, [](char c) { return c; });
}

std::string marks(const std::string& drawing) {
    return marks(drawing, PointSet(board_from_diagram(drawing).size()));
}

/// A5 is a false eye of black, A1 and G1 are eyes of white stones that have no other.
const char* const both_kinds = R"(
    . X . X O . .
    X X X X O . .
    . X O O O . .
    X O O . . . X
    . O . . X X X
    O . . X X O O
    . O . X . O .)";

}  // namespace

TEST_CASE("an eye that stones without an eye of their own hang on has to be filled", "[no_territory]") {
    CHECK(marks(R"(
        . X . X O . .
        X X X X O . .
        . X O O O . .
        X O O . . . .
        . O . . . O .
        . . . . . . .
        . . . . . . .)") == diagram(R"(
        . X . X O . .
        X X X X O . .
        F X O O O . .
        X O O . . . .
        . O . . . O .
        . . . . . . .
        . . . . . . .)"));
}

TEST_CASE("two eyes that chains share in a ring are real", "[no_territory]") {
    CHECK(marks(R"(
        . X O . .
        X X O . .
        . X O . .
        X X O . .
        O O O . .)") == diagram(R"(
        . X O . .
        X X O . .
        . X O . .
        X X O . .
        O O O . .)"));
    CHECK(marks(R"(
        . X X X O . .
        X O O X O . .
        X O O . X O .
        X X . X X O .
        O O X X O O .
        . O O O O . .
        . . . . . . .)",
                marked(R"(
        . . . . . . .
        . # # . . . .
        . # # . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .)",
                       '#'))
              .find('F') == std::string::npos);
}

TEST_CASE("stones with one eye between them live in seki and their eye is no territory", "[no_territory]") {
    CHECK(marks(R"(
        . X . O . O . .
        X X O O O O . .
        O O O . . . . .
        . . . . . . . .
        . . . . . . . .)") == diagram(R"(
        S X . O . O . .
        X X O O O O . .
        O O O . . . . .
        . . . . . . . .
        . . . . . . . .)"));
}

TEST_CASE("a dead stone in a false eye costs the point where it is taken", "[no_territory]") {
    const std::string drawing = R"(
        . X . X O . .
        X X X X O . .
        O X O O O . .
        . X O . . . .
        X O O . . . .
        . O . . . O .
        . . . . . . .)";
    CHECK(marks(drawing, PointSet(board_from_diagram(drawing).size(), {"A5"_pt})) == diagram(R"(
        . X . X O . .
        X X X X O . .
        O X O O O . .
        F X O . . . .
        X O O . . . .
        . O . . . O .
        . . . . . . .)"));
}

TEST_CASE("one eye is two where a move parts it or it has room", "[no_territory]") {
    const auto in_seki = [](const std::string& drawing) {
        return marks(drawing).find('S') != std::string::npos;
    };
    CHECK(in_seki(R"(
        . . X X O
        X X X X O
        O O O O O
        . . . . .)"));
    CHECK_FALSE(in_seki(R"(
        . . . X O
        X X X X O
        O O O O O
        . . . . .)"));
    CHECK(in_seki(R"(
        . . X O .
        . . X O .
        X X X O .
        O O O O .
        . . . . .)"));
    CHECK_FALSE(in_seki(R"(
        . . . X O
        . X . X O
        . . . X O
        X X X X O
        O O O O O
        . . . . .)"));
}

TEST_CASE("prisoners that can be filled to a shape with one eye leave their captor in seki",
          "[no_territory]") {
    const auto seki_beside = [](const std::string& top, const PointSet& dead) {
        return marks(top + R"(
        X X X X X X X O .
        O O O O O O O O .
        . . . . . . . . .)",
                     dead)
                   .find('S') != std::string::npos;
    };
    const BoardSize size{9, 4};
    CHECK(seki_beside(". O O O . X X O .", PointSet(size, {"B4"_pt, "C4"_pt, "D4"_pt})));
    CHECK_FALSE(seki_beside(". O O O O . X O .", PointSet(size, {"B4"_pt, "C4"_pt, "D4"_pt, "E4"_pt})));
}

TEST_CASE("who is stopped along the edge cannot connect there", "[no_territory]") {
    CHECK(marks(R"(
        . . . . . . . . .
        O O O O O O O O O
        X X O . O . O X X
        . X . . . . . X .)") == diagram(R"(
        . . . . . . . . .
        O O O O O O O O O
        X X O . O . O X X
        S X . . . . . X S)"));
    CHECK(marks(R"(
        . . . . . . . . .
        O O O O O O O O O
        X X O . . . O X X
        . X . . . . . X .)")
              .find('S') == std::string::npos);
}

TEST_CASE("a loose eye where the opponent is stopped helps to live", "[no_territory]") {
    CHECK(marks(R"(
        . . . . X . X O
        . X X . X X X O
        . . . . . O O O
        . . . . . O . .
        O O O . O O . .
        . O . . . . O .)")
              .find('S') == std::string::npos);
    CHECK(marks(R"(
        . . . . X . X O
        . . X . X X X O
        . . . . . O O O
        . . . . . O . .
        O O O . O O . .
        . O . . . . O .)") == diagram(R"(
        . . . . X S X O
        . . X . X X X O
        . . . . . O O O
        . . . . . O . .
        O O O . O O . .
        . O . . . . O .)"));
}

TEST_CASE("what is no territory turns with the board and swaps with the colors", "[no_territory]") {
    const Board original = board_from_diagram(both_kinds);
    const NoTerritory expected = find_no_territory(original, PointSet(original.size()));
    REQUIRE(expected.false_eyes == PointSet(original.size(), {"A5"_pt}));
    REQUIRE(expected.seki_eyes == PointSet(original.size(), {"A1"_pt, "G1"_pt}));
    for (int bits = 0; bits < orientations; ++bits) {
        const Board turned = colors_swapped(orient(original, {bits}));
        const NoTerritory found = find_no_territory(turned, PointSet(turned.size()));
        CHECK(found.false_eyes.count() == expected.false_eyes.count());
        CHECK(found.seki_eyes.count() == expected.seki_eyes.count());
        for (const Point p : expected.false_eyes)
            CHECK(found.false_eyes.contains(oriented(p, original.size(), {bits})));
        for (const Point p : expected.seki_eyes)
            CHECK(found.seki_eyes.contains(oriented(p, original.size(), {bits})));
    }
}
