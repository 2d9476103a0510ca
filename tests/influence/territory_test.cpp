#include "goterr/influence/territory.hpp"

#include "goterr/core/symmetry.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_board.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

char letter(Sphere sphere) { return "wma.AMB"[static_cast<int>(sphere) + 3]; }

TerritoryMap valued(const Board& board, const Standing& standing, const Era& era = latest_era) {
    return territory_map(board, standing, influence_map(board, standing, era), era);
}

TerritoryMap valued(const Board& board) { return valued(board, all_living(board)); }

const Board walled_corner = board_from_diagram(R"(
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    X X X X O . . . .
    O O O O O . . . .
    . . . . . . . . .
    . . . . . . . . .)");

}  // namespace

TEST_CASE("a walled corner is territory worth a point each", "[influence]") {
    const TerritoryMap map = valued(walled_corner);
    CHECK(map.value["A7"_pt] == Approx(1));
    CHECK(map.value["C5"_pt] == Approx(1));
    CHECK(map.value["D4"_pt] == 0);
    CHECK(map.sphere["B6"_pt] == Sphere::black_territory);
    CHECK(map.sphere["G6"_pt] == Sphere::white_territory);
}

TEST_CASE("a dead stone is worth its point and the prisoner", "[influence]") {
    Board board = walled_corner;
    board["B6"_pt] = Color::white;
    Standing standing = all_living(walled_corner);
    CHECK(valued(board, standing).value["B6"_pt] == Approx(2));
    CHECK(valued(board, standing, eras[0]).value["B6"_pt] == Approx(2));
    CHECK(valued(colors_swapped(board), standing).value["B6"_pt] == Approx(-2));
}

TEST_CASE("regions run from territory over moyo and area to nobody's and back", "[influence]") {
    const Board board = board_from_diagram(R"(
        . . . . . . . . .
        . . . X . O . . .
        . . . . . . . . .
        . . . X . O . . .
        . . . . . . . . .
        . . . X . O . . .
        . . . . . . . . .)");
    CHECK(drawn(valued(board).sphere, letter) == diagram(R"(
        M M M M . m m m m
        B B B B . w w w w
        B B M M . m m w w
        B B B B . w w w w
        B B M M . m m w w
        B B B B . w w w w
        M M M M . m m m m)"));
    const Board small = board_from_diagram(R"(
        . X . . . O . O .)");
    CHECK(drawn(valued(small).sphere, letter) == diagram("B B A . a w w w w"));
}

TEST_CASE("the first era knows three fixed values", "[influence]") {
    const Board board = board_from_diagram(R"(
        . . . . . . .
        . X . . . O .
        . . . . . . .
        . X . . . O .
        . . . . . . .)");
    const TerritoryMap map = valued(board, all_living(board), eras[0]);
    for (const Point p : points_of(board.size())) {
        const double value = std::abs(map.value[p]);
        INFO(name_of(p) << " " << value);
        CHECK((value == 0 || value == 0.13 || value == 0.35 || value == 1));
    }
}

TEST_CASE("leads add values, prisoners and komi, or values, stones and komi", "[influence]") {
    const Board board = board_from_diagram(R"(
        . X O .
        X X O .
        . X O O
        . X O .)");
    const TerritoryMap map = valued(board);
    CHECK(territory_lead(map, {2, 5}, 0.5) == Approx(3 - 3 - 3 - 0.5));
    CHECK(area_lead(map, board, 0.5) == Approx(8 - 8 - 0.5));

    Standing standing = all_living(board);
    for (const Point p : {"C1"_pt, "C2"_pt, "C3"_pt, "C4"_pt, "D2"_pt}) standing.safe.erase(p);
    const TerritoryMap captured = valued(board, standing);
    CHECK(territory_lead(captured, {0, 0}, 0) == Approx(6 + 2 * 5));
    CHECK(area_lead(captured, board, 0) == Approx(16));
}

TEST_CASE("exchanging the colors changes the sign of every value", "[influence]") {
    Dice dice(31);
    for (int i = 0; i < 20; ++i) {
        const Board board = random_board({1 + dice.roll(19), 1 + dice.roll(19)}, 15, dice);
        const TerritoryMap map = valued(board), swapped = valued(colors_swapped(board));
        for (const Point p : points_of(board.size())) {
            REQUIRE(swapped.value[p] == -map.value[p]);
            REQUIRE(static_cast<int>(swapped.sphere[p]) == -static_cast<int>(map.sphere[p]));
        }
    }
}

TEST_CASE("the values of a turned board are the turned values, none beyond a point", "[influence]") {
    constexpr double late_gifts = 0.005;  // see propagation.hpp
    Dice dice(32);
    for (int i = 0; i < 16; ++i) {
        const Board board = random_board({1 + dice.roll(15), 1 + dice.roll(15)}, 15, dice);
        const Grid<double> values = valued(board).value;
        for (int symmetry = 1; symmetry < orientations; ++symmetry) {
            const Grid<double> turned = valued(oriented(board, {symmetry})).value;
            const Grid<double> expected = oriented(values, {symmetry});
            for (const Point p : points_of(turned.size())) {
                REQUIRE(turned[p] == Approx(expected[p]).margin(late_gifts));
                REQUIRE(std::abs(turned[p]) <= 1);
            }
        }
    }
}

TEST_CASE("an empty board is nobody's, a full one has no points", "[influence]") {
    for (const Board& board : {Board({52, 1}), Board({9, 9}), Board({9, 9}, Color::black)})
        CHECK(valued(board).value == Grid<double>(board.size(), 0.0));
}
