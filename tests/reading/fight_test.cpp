#include "goterr/reading/fight.hpp"

#include "goterr/board/orientation.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

constexpr int enough = 20000;

struct Drawn {
    Board board;
    Fight fight;
};

/// Stones that may be taken are drawn small and belong to the area with the points drawn as dots; commas are
/// liberties outside.
Drawn drawn(const std::string& drawing, Point target) {
    const Grid<char> cells_drawn = cells(drawing);
    Board board(cells_drawn.size());
    PointSet area(board.size());
    for (const Point p : points_of(board.size())) {
        const char c = cells_drawn[p];
        board[p] = c == 'X' || c == 'x' ? Color::black : c == 'O' || c == 'o' ? Color::white : Color::empty;
        if (c == 'x' || c == 'o' || c == '.') area.insert(p);
    }
    return {board, {target, area, PointSet(board.size())}};
}

FightReading fight(const std::string& drawing, Point target) {
    const Drawn given = drawn(drawing, target);
    return read_fight(given.board, given.fight, enough);
}

bool lives(const std::string& drawing, Point target) {
    const Drawn given = drawn(drawing, target);
    return lives_for_sure(given.board, given.fight, enough);
}

const std::string seki = R"(
    , O x . o X ,
    , O x . o X ,
    , O x o o X ,
    , O O X X X ,)";

}  // namespace

TEST_CASE("a long race is read by its liberties, whatever their order", "[reading]") {
    const auto race = fight(R"(
        O O O O O O O O O O O O
        O . . . . . . . . . . O
        O x x x x x x x x x x O
        X o o o o o o o o o o X
        X . . . . . . . . . . X
        X X X X X X X X X X X X)",
                            "B4"_pt);
    CHECK(race.attacked_first == FightResult::taken);
    CHECK(race.defended_first == FightResult::stands);
    CHECK(race.boards < enough / 10);
}

TEST_CASE("one liberty more wins a long race for the one who moves second", "[reading]") {
    const auto race = fight(R"(
        O O O O O O O O O O O O
        O . . . . . . . . . . O
        O x x x x x x x x x x O
        X o o o o o o o o o o X
        X . . . . . . . . . X X
        X X X X X X X X X X X X)",
                            "B4"_pt);
    CHECK(race.attacked_first == FightResult::stands);
}

TEST_CASE("walls around a fight stand though all their liberties lie in it", "[reading]") {
    const auto enclosed = fight(R"(
        O O O O O O
        O . . . . O
        O x x x x O
        O O O O O O)",
                                "B2"_pt);
    CHECK(enclosed.attacked_first == FightResult::taken);
    CHECK(enclosed.defended_first == FightResult::taken);
}

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
    const FightReading black = fight(seki, "C2"_pt);
    const FightReading white = fight(seki, "E2"_pt);
    CHECK(black.attacked_first == FightResult::stands);
    CHECK(white.attacked_first == FightResult::stands);
}

TEST_CASE("who lives for sure has two eyes though the enemy begins", "[reading]") {
    CHECK(lives(R"(
        . . . . x O
        x x x x x O
        O O O O O ,)",
                "A2"_pt));
    CHECK_FALSE(lives(R"(
        . . . x O
        x x x x O
        O O O O ,)",
                      "A2"_pt));
    CHECK_FALSE(lives(seki, "C2"_pt));
}

TEST_CASE("a dragon with two heads lives: its eyes lie where its chains meet", "[reading]") {
    const auto ring = [](const std::string& below) {
        return R"(
        O x . x x . x O
        O x x O O x x O
        O x O O O O x O
        O x O , , O x O
        O x O O O O x O
        )" + below +
               R"(
        O O O O O O O O
        , , , , , , , ,)";
    };
    for (const Point stone : {"D8"_pt, "B8"_pt}) {
        CHECK(fight(ring("O x x x x x x O"), stone).attacked_first == FightResult::stands);
        CHECK(fight(ring("O x x O x x x O"), stone).attacked_first == FightResult::taken);
    }
}

TEST_CASE("who takes seven stones has room for two eyes", "[reading]") {
    // White's seven stones have one liberty, C1; black's ring has no other.
    const FightReading reading = fight(R"(
        O O O O O O O O O
        O x x x x x x x O
        O x o o o o o x O
        O x x o o x x x O
        O O x x . x O O O
        , O O O O O O , ,)",
                                       "B5"_pt);
    CHECK(reading.attacked_first == FightResult::taken);
    CHECK(reading.defended_first == FightResult::stands);
    CHECK(reading.boards < 100);
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

TEST_CASE("a ko that whoever attacks takes last says so", "[reading]") {
    // Whoever fills C2 or D2 is in atari and the other takes the ko at A1 first.
    constexpr const char* ten_thousand_years = R"(
        X X X X X X X
        o o o o o X ,
        x x x x o X ,
        o x . . o X ,
        . o o o o X ,)";
    for (const Point target : {"A4"_pt, "A3"_pt}) {
        const FightReading reading = fight(ten_thousand_years, target);
        CHECK(reading.attacked_first == FightResult::ko);
        CHECK(reading.owner_takes_ko);
    }
    // Without the points they share the ko is all that is left, and who plays first takes it.
    constexpr const char* at_once = R"(
        X X X X X X X
        o o o o o X ,
        x x x x o X ,
        o x x . o X ,
        . o o o o X ,)";
    const FightReading white = fight(at_once, "A4"_pt);
    CHECK(white.attacked_first == FightResult::ko);
    CHECK_FALSE(white.owner_takes_ko);
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

TEST_CASE("who loses a chain and saves others has not lost all", "[reading]") {
    const auto read = [](const std::string& drawing) {
        Drawn given = drawn(drawing, "A4"_pt);
        CHECK_FALSE(read_fight(given.board, given.fight, enough).in_part);
        given.fight.all = true;
        const FightReading reading = read_fight(given.board, given.fight, enough);
        CHECK(reading.attacked_first == FightResult::taken);
        CHECK(reading.defended_first == FightResult::taken);
        return reading;
    };
    CHECK(read(R"(
        X X X X X X X X
        o o o o o o o .
        X X X X X X X X
        o o o o X X X X
        . o . o X X X X)")
              .in_part);
    CHECK_FALSE(read(R"(
        X X X X X X X X
        o o o o o o o .
        X X X X X X X X
        o o o X X X X X
        . o X X X X X X)")
                    .in_part);
}
