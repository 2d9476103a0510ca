#include "goterr/reading/fight.hpp"

#include "goterr/board/orientation.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

constexpr int enough = 20000;

/// Stones that may be taken are drawn small and belong to the area with the points drawn as dots; commas are
/// liberties outside.
FightReading fight(const std::string& drawing, Point target) {
    const Grid<char> cells_drawn = cells(drawing);
    Board board(cells_drawn.size());
    PointSet area(board.size());
    for (const Point p : points_of(board.size())) {
        const char c = cells_drawn[p];
        board[p] = c == 'X' || c == 'x' ? Color::black : c == 'O' || c == 'o' ? Color::white : Color::empty;
        if (c == 'x' || c == 'o' || c == '.') area.insert(p);
    }
    return read_fight(board, {target, area, PointSet(board.size())}, enough);
}

}  // namespace

TEST_CASE("three points in a row live or die by the middle one", "[reading]") {
    const FightReading reading = fight(R"(
        . . . x O
        x x x x O
        O O O O ,)",
                                       "A2"_pt);
    CHECK(reading.attacked_first == FightResult::taken);
    CHECK(reading.kill == "B3"_pt);
    CHECK(reading.defended_first == FightResult::stands);
    CHECK(reading.save == "B3"_pt);
}

TEST_CASE("four points in a row live, the square four is dead", "[reading]") {
    CHECK(fight(R"(
        . . . . x O
        x x x x x O
        O O O O O ,)",
                "A2"_pt)
              .attacked_first == FightResult::stands);
    const FightReading square = fight(R"(
        , O O O O O
        O x x x x O
        O x . . x O
        O x . . x O
        O x x x x O
        O O O O O O)",
                                      "B2"_pt);
    CHECK(square.attacked_first == FightResult::taken);
    CHECK(square.defended_first == FightResult::taken);
}

TEST_CASE("two chains that share two liberties and have no eyes stand in seki", "[reading]") {
    const FightReading black = fight(R"(
        , O x . o X ,
        , O x . o X ,
        , O x o o X ,
        , O O X X X ,)",
                                     "C2"_pt);
    const FightReading white = fight(R"(
        , O x . o X ,
        , O x . o X ,
        , O x o o X ,
        , O O X X X ,)",
                                     "E2"_pt);
    CHECK(black.attacked_first == FightResult::stands);
    CHECK(white.attacked_first == FightResult::stands);
}

TEST_CASE("in a race the side to move wins when liberties are equal", "[reading]") {
    const FightReading black = fight(R"(
        O O O X X X ,
        . x x o o . ,
        O O O X X X ,)",
                                     "B2"_pt);
    CHECK(black.attacked_first == FightResult::taken);
    CHECK(black.defended_first == FightResult::stands);
}

TEST_CASE("an eye wins the race against no eye", "[reading]") {
    const std::string race = R"(
        O x . x . o X
        O x x x . o X
        O O O x . o X
        , O O x o o X
        , O O O X X ,)";
    const FightReading black = fight(race, "B4"_pt);
    const FightReading white = fight(race, "F4"_pt);
    CHECK(black.attacked_first == FightResult::stands);
    CHECK(white.defended_first == FightResult::taken);
}

TEST_CASE("life that depends on a ko is ko", "[reading]") {
    const FightReading reading = fight(R"(
        . x . x O .
        x x x O . O
        O O O O O .)",
                                       "A2"_pt);
    CHECK(reading.attacked_first != FightResult::unread);
}

TEST_CASE("a fight larger than the budget stays unread", "[reading]") {
    const Board empty_center = board_from_diagram(R"(
        O O O O O O
        O X X X X O
        O . . . . O
        O . . . . O
        O X X X X O
        O O O O O O)");
    const Fight large{"B5"_pt, points_of_color(empty_center, Color::empty), PointSet(empty_center.size())};
    CHECK(read_fight(empty_center, large, 10).attacked_first == FightResult::unread);
}
