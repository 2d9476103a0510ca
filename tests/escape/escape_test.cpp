#include "goterr/escape/escape.hpp"

#include "goterr/core/symmetry.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_board.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

/// The documentation's position, in the open: its stones come from all sides of it.
const char* const example = R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . X . . O . .
    . . . . X . . . . . O . .
    . . X . . . . . . . . . .
    . . X D . D . . . . O . .
    . . X D . D . . . . . . .
    . . X D . . . X . O O . .
    . . . . . X . . . . . . .
    . . X . . . . X . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)";

/// D are stones of the dragon, white; the rest as ever.
Board with_dragon(const std::string& drawing) {
    Board board = board_from_diagram(drawing);
    for (const Point p : marked(drawing, 'D')) board[p] = Color::white;
    return board;
}

char digit(int distance) { return distance < 0 ? '.' : static_cast<char>('0' + distance); }

}  // namespace

TEST_CASE("the picture of the documentation has its 1, 2, 3 and 4 where it shows them", "[escape]") {
    CHECK(drawn(escape_distances(with_dragon(example), marked(example, 'D')), digit) == diagram(R"(
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . 2 . 4 . . . .
        . . . . . 1 1 2 3 4 . . .
        . . . 0 1 0 1 2 3 4 . . .
        . . . 0 1 0 1 . 4 . . . .
        . . . 0 1 . . . . . . . .
        . . . 1 . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .)"));
}

TEST_CASE("the escape sum adds the values at distance four and no others", "[escape]") {
    const Board board = with_dragon(example);
    Grid<int> values(board.size(), 1);
    for (const Point p : {"J9"_pt, "K8"_pt, "K7"_pt, "J6"_pt}) values[p] = 4;
    CHECK(escape_route(board, marked(example, 'D'), values).sum == 16);
    CHECK(escape_route(board, marked(example, 'D'), values, Surround::weakly).sum == 8);
    CHECK(escape_route(board, marked(example, 'D'), values, Surround::surrounded).sum == 0);
}

TEST_CASE("a point is worth what influence makes it: moyo 4, area 2, nobody's 1, the enemy's 0", "[escape]") {
    const Board board({4, 1});
    InfluenceMap influence(board.size());
    influence.white = Grid<double>({4, 1}, {20, 2, 3, 1});
    influence.black = Grid<double>({4, 1}, {1, 0.5, 2, 5});
    CHECK(escape_values_for(Color::white, board, influence, {}) == Grid<int>({4, 1}, {4, 2, 1, 0}));
    CHECK(escape_values_for(Color::black, board, influence, {}) == Grid<int>({4, 1}, {0, 0, 1, 2}));
}

TEST_CASE("friendly dragons are worth what their life is worth", "[escape]") {
    const Board board = board_from_diagram("X . X . X . X . O");
    const BoardSize size = board.size();
    const std::vector<FriendlyDragon> friends{{PointSet(size, {"A1"_pt}), Refuge::none},
                                              {PointSet(size, {"C1"_pt}), Refuge::uncaught},
                                              {PointSet(size, {"E1"_pt}), Refuge::promising},
                                              {PointSet(size, {"G1"_pt}), Refuge::alive}};
    const auto values =
        escape_values_for(Color::black, board, escape_influence(board, PointSet(size)), friends);
    CHECK(values == Grid<int>(size, {0, 1, 2, 1, 4, 1, 6, 1, 0}));
}

TEST_CASE("escape influence dies away fast", "[escape]") {
    const Board board = board_from_diagram("X . .");
    const InfluenceMap map = escape_influence(board, points_of_color(board, Color::black));
    CHECK(map.black["B1"_pt] == Approx(100 / 6.0));
    CHECK(map.black["C1"_pt] == Approx(100 / 36.0));
}

TEST_CASE("only the first step may be diagonal, and it needs both points beside it", "[escape]") {
    const auto distances = [](const std::string& drawing) {
        return drawn(escape_distances(with_dragon(drawing), marked(drawing, 'D')), digit);
    };
    CHECK(distances(R"(
        . . . . . .
        . . . . . .
        . . . . . .
        X . . . . .
        . X D . . .
        . . X X X X)") == diagram(R"(
        . . . . . .
        . 4 3 3 4 .
        . 3 2 2 3 .
        . . 1 1 2 .
        . . 0 . . .
        . . . . . .)"));
    CHECK(distances(R"(
        . . . . .
        . . X . .
        . X D X .
        . . X . .
        . . . . .)") == diagram(R"(
        . . . . .
        . . . . .
        . . 0 . .
        . . . . .
        . . . . .)"));
}

TEST_CASE("the escape of a turned dragon is the turned escape, also with colors exchanged", "[escape]") {
    Dice dice(51);
    for (int i = 0; i < 40; ++i) {
        const Board board = random_board(
            i == 0 ? BoardSize{52, 52} : BoardSize{1 + dice.roll(19), 1 + dice.roll(19)}, 20, dice);
        const PointSet black = points_of_color(board, Color::black);
        if (black.empty()) continue;
        const PointSet dragon(board.size(), {black.first()});
        const Grid<int> distance = escape_distances(board, dragon);
        REQUIRE(escape_distances(colors_swapped(board), dragon) == distance);
        for (int symmetry = 1; symmetry < orientations; ++symmetry)
            REQUIRE(escape_distances(oriented(board, {symmetry}), oriented(dragon, {symmetry})) ==
                    oriented(distance, {symmetry}));
    }
}

TEST_CASE("on an empty or a full board nobody runs anywhere", "[escape]") {
    const Board empty({9, 9}), full({9, 9}, Color::black);
    CHECK(escape_route(empty, PointSet({9, 9}), Grid<int>({9, 9}, 4)).sum == 0);
    CHECK(escape_route(full, points_of_color(full, Color::black), Grid<int>({9, 9}, 4)).sum == 0);
}
