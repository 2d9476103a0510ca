#include "goterr/influence/influence.hpp"

#include "goterr/core/symmetry.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/middle_game.hpp"
#include "support/random_board.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

void check_near(const Grid<double>& one, const Grid<double>& other) {
    REQUIRE(one.size() == other.size());
    for (const Point p : points_of(one.size())) {
        INFO(name_of(p));
        REQUIRE(one[p] == Approx(other[p]).margin(0.1));  // late gifts, see propagation.hpp
    }
}

/// Some stones safe, of strengths of their own.
Standing random_standing(const Board& board, Dice& dice) {
    Standing standing(board.size());
    for (const Point p : points_of(board.size())) {
        if (!is_stone(board[p]) || dice.roll(5) == 0) continue;
        standing.safe.insert(p);
        standing.strength[p] = dice.roll(6) * 20;
    }
    return standing;
}

Standing oriented(const Standing& standing, Orientation way) {
    Standing turned(oriented(standing.safe.size(), way));
    turned.safe = oriented(standing.safe, way);
    turned.strength = oriented(standing.strength, way);
    return turned;
}

}  // namespace

TEST_CASE("ground is narrow beside safe enemy stones", "[influence]") {
    const Board board = board_from_diagram(R"(
        . . . . .
        . . O . .
        . . . O .
        . . . . .)");
    const Ground ground = ground_for(board, Color::black, all_living(board), latest_era);
    CHECK(ground.permeability["C4"_pt] == 0.25);
    CHECK(ground.permeability["B4"_pt] == 0.65);
    CHECK(ground.permeability["C2"_pt] == Approx(0.25 * 0.25));
    CHECK(ground.permeability["E4"_pt] == 1);
    CHECK(ground.permeability["C3"_pt] == 0);
    CHECK(ground_for(board, Color::white, all_living(board), latest_era).permeability["C3"_pt] == 1);
    CHECK(ground_for(board, Color::black, all_living(board), eras[0]).permeability["B4"_pt] == 0.5);
}

TEST_CASE("an unsafe enemy stone beside a point opens it again, in the latest era only", "[influence]") {
    const Board board = board_from_diagram(R"(
        . O .
        . . .
        . O .)");
    Standing standing = all_living(board);
    standing.safe.erase("B1"_pt);
    CHECK(ground_for(board, Color::black, standing, latest_era).permeability["B2"_pt] == 1);
    CHECK(ground_for(board, Color::black, standing, latest_era).permeability["A3"_pt] == 0.25);
    CHECK(ground_for(board, Color::black, standing, eras[1]).permeability["B2"_pt] == 0.25);
}

TEST_CASE("influence flows through an enemy's unsafe stone and not through one's own", "[influence]") {
    const Board board = board_from_diagram("X . O . X");
    Standing standing = all_living(board);
    standing.safe.erase("C1"_pt);
    const InfluenceMap map = influence_map(board, standing);
    CHECK(map.black["C1"_pt] > 0);
    CHECK(map.white["C1"_pt] == 0);
    CHECK(map.white_ground.permeability["C1"_pt] == 0);
}

TEST_CASE("a safe stone of strength 0 radiates nothing and stops all the same", "[influence]") {
    const Board board = board_from_diagram("X O . .");
    Standing standing = all_living(board);
    standing.strength["B1"_pt] = 0;
    const InfluenceMap map = influence_map(board, standing);
    CHECK(map.black["C1"_pt] == 0);
    CHECK(map.white["C1"_pt] == 0);
}

TEST_CASE("weak stones radiate less", "[influence]") {
    CHECK(strength_at(0.0) == 100);
    CHECK(strength_at(1.0) == Approx(70));
}

TEST_CASE("the influence of a middle game equals the sum through the queue to the last bit", "[influence]") {
    const Board board = middle_game();
    const Standing standing = all_living(board);
    const InfluenceMap map = influence_map(board, standing);
    for (const Color side : {Color::black, Color::white}) {
        const auto sources = sources_of(board, side, standing, latest_era);
        CHECK(map.of(side) == influence_by_definition(sources, map.ground_of(side), latest_era));
    }
}

TEST_CASE("exchanging the colors exchanges their influence", "[influence]") {
    Dice dice(21);
    for (int i = 0; i < 20; ++i) {
        const Board board = random_board(random_size(dice), 20, dice);
        const Standing standing = random_standing(board, dice);
        for (const Era& era : {eras[0], eras[2]}) {
            if (era.fills_open_ground && board.size().area() > 400) continue;
            const InfluenceMap map = influence_map(board, standing, era);
            const InfluenceMap swapped = influence_map(colors_swapped(board), standing, era);
            CHECK(swapped.black == map.white);
            CHECK(swapped.white == map.black);
            CHECK(swapped.black_ground == map.white_ground);
        }
    }
}

TEST_CASE("the influence on a turned board is the turned influence", "[influence]") {
    Dice dice(22);
    for (int i = 0; i < 24; ++i) {
        const Board board = random_board({1 + dice.roll(19), 1 + dice.roll(19)}, 15, dice);
        const Standing standing = random_standing(board, dice);
        const InfluenceMap map = influence_map(board, standing);
        for (int symmetry = 1; symmetry < orientations; ++symmetry) {
            INFO(i << ": " << symmetry);
            const InfluenceMap turned =
                influence_map(oriented(board, {symmetry}), oriented(standing, {symmetry}));
            check_near(turned.black, oriented(map.black, {symmetry}));
            check_near(turned.white, oriented(map.white, {symmetry}));
        }
    }
}

TEST_CASE("empty boards and full ones have no influence between the stones", "[influence]") {
    const Board empty({52, 52});
    CHECK(influence_map(empty, all_living(empty)).black == Grid<double>({52, 52}, 0.0));
    const Board full({9, 9}, Color::white);
    const InfluenceMap map = influence_map(full, all_living(full));
    CHECK(map.white == Grid<double>({9, 9}, 100.0));
    CHECK(map.black == Grid<double>({9, 9}, 0.0));
}
