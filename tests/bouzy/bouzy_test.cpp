#include "goterr/bouzy/bouzy.hpp"

#include <map>
#include <sstream>
#include <string>

#include "goterr/core/error.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

char sign_of(Weight weight) { return weight > 0 ? 'X' : weight < 0 ? 'O' : '.'; }

/// A board of `size` with black stones on `points`.
Board black_on(BoardSize size, std::initializer_list<Point> points) {
    Board board(size);
    for (const Point p : points) board[p] = Color::black;
    return board;
}

/// Two black stones on one line with a point between them, far from every edge.
Board tobi() { return black_on({19, 19}, {{8, 9}, {10, 9}}); }

/// The part of a map `half_height` lines up and down and `half_width` columns left and right of the center.
std::string numbers_around_center(const Grid<Weight>& map, int half_width, int half_height) {
    std::string text;
    for (int row = 9 + half_height; row >= 9 - half_height; --row) {
        for (int column = 9 - half_width; column <= 9 + half_width; ++column)
            text += std::to_string(map[{column, row}]) + (column == 9 + half_width ? "\n" : " ");
    }
    return text;
}

/// Runs of blanks become one, empty lines go.
std::string table(const std::string& printed) {
    std::istringstream lines(printed);
    std::string tidy;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string row;
        for (std::string word; words >> word;) row += (row.empty() ? "" : " ") + word;
        if (!row.empty()) tidy += row + '\n';
    }
    return tidy;
}

int points_left(const Grid<Weight>& map, const Board& board) {
    int left = 0;
    for (const Point p : points_of(map.size())) left += map[p] != 0 && board[p] == Color::empty;
    return left;
}

}  // namespace

TEST_CASE("one dilation spreads a stone to its neighbors only", "[bouzy]") {
    const auto board = board_from_diagram(R"(
        . . . . .
        . . X . .
        . . . . .)");
    CHECK(drawn(bouzy_map(board, {.dilations = 1, .erosions = 0}), sign_of) == diagram(R"(
        . . X . .
        . X X X .
        . . X . .)"));
}

TEST_CASE("a point next to both sides stays neutral", "[bouzy]") {
    const auto board = board_from_diagram(R"(
        . . . . .
        . X . O .
        . . . . .)");
    CHECK(drawn(bouzy_map(board, {.dilations = 1, .erosions = 0}), sign_of) == diagram(R"(
        . X . O .
        X X . O O
        . X . O .)"));
}

TEST_CASE("the ten tables of the one-point jump come out as printed", "[bouzy]") {
    struct Printed {
        BouzyOptions steps;
        int half_width, half_height;
        const char* numbers;
    };
    const Printed printed[] = {
        {{1, 0}, 2, 1, R"(
            0 1   0 1   0
            1 128 2 128 1
            0 1   0 1   0)"},
        {{2, 0}, 3, 2, R"(
            0 0 1   0 1   0 0
            0 2 2   3 2   2 0
            1 2 132 4 132 2 1
            0 2 2   3 2   2 0
            0 0 1   0 1   0 0)"},
        {{3, 0}, 4, 3, R"(
            0 0 0 1   0 1   0 0 0
            0 0 2 2   3 2   2 0 0
            0 2 4 6   6 6   4 2 0
            1 2 6 136 8 136 6 2 1
            0 2 4 6   6 6   4 2 0
            0 0 2 2   3 2   2 0 0
            0 0 0 1   0 1   0 0 0)"},
        {{3, 1}, 4, 2, R"(
            0 0 0 2   2 2   0 0 0
            0 0 4 6   6 6   4 0 0
            0 2 6 136 8 136 6 2 0
            0 0 4 6   6 6   4 0 0
            0 0 0 2   2 2   0 0 0)"},
        {{3, 2}, 3, 2, R"(
            0 0 0   1 0   0 0
            0 2 6   6 6   2 0
            0 6 136 8 136 6 0
            0 2 6   6 6   2 0
            0 0 0   1 0   0 0)"},
        {{3, 3}, 2, 1, R"(
            0 5   6 5   0
            5 136 8 136 5
            0 5   6 5   0)"},
        {{3, 4}, 2, 1, R"(
            0 3   5 3   0
            2 136 8 136 2
            0 3   5 3   0)"},
        {{3, 5}, 2, 1, R"(
            0 1   4 1   0
            0 136 8 136 0
            0 1   4 1   0)"},
        {{3, 6}, 2, 1, R"(
            0 0   3 0   0
            0 135 8 135 0
            0 0   3 0   0)"},
        {{3, 7}, 2, 1, R"(
            0 0   0 0   0
            0 132 8 132 0
            0 0   0 0   0)"},
    };
    for (const Printed& p : printed) {
        INFO(p.steps.dilations << " dilations, " << p.steps.erosions << " erosions");
        const Grid<Weight> map = bouzy_map(tobi(), p.steps);
        CHECK(numbers_around_center(map, p.half_width, p.half_height) == table(p.numbers));
        const std::string wider = numbers_around_center(map, p.half_width + 1, p.half_height + 1);
        CHECK(wider.substr(0, wider.find('\n')).find_first_of("123456789") == std::string::npos);
    }
}

TEST_CASE("1 + n(n-1) erosions bring a lone stone in the open back to 128", "[bouzy]") {
    const Board board = black_on({31, 31}, {{15, 15}});
    for (int n = 1; n <= 7; ++n) {
        const int claimed = 1 + n * (n - 1);
        INFO(n << " dilations");
        CHECK(bouzy_map(board, {n, claimed})[Point{15, 15}] == 128);
        CHECK(bouzy_map(board, {n, claimed - 1})[Point{15, 15}] > (n == 1 ? 127 : 128));
        CHECK(points_left(bouzy_map(board, {n, claimed}), board) == 0);
    }
}

TEST_CASE("(n-1)^2 + 1 erosions are enough to leave a lone stone no territory", "[bouzy]") {
    const Board board = black_on({31, 31}, {{15, 15}});
    for (int n = 1; n <= 7; ++n) {
        const int enough = (n - 1) * (n - 1) + 1;
        INFO(n << " dilations");
        CHECK(points_left(bouzy_map(board, {n, enough}), board) == 0);
        CHECK(points_left(bouzy_map(board, {n, enough - 1}), board) > 0);
    }
}

TEST_CASE("near the edge 21 erosions do not undo five dilations", "[bouzy]") {
    const std::map<Point, int> left{{{0, 0}, 0}, {{9, 0}, 0}, {{1, 1}, 5}, {{9, 1}, 3}, {{2, 2}, 6},
                                    {{9, 2}, 1}, {{2, 3}, 4}, {{3, 3}, 0}, {{9, 3}, 0}, {{9, 9}, 0}};
    for (const auto& [point, points] : left) {
        INFO(name_of(point));
        const Board board = black_on({19, 19}, {point});
        CHECK(points_left(bouzy_map(board, bouzy_territory), board) == points);
    }
}

TEST_CASE("a wall on the sixth line keeps all below it, one on the seventh does not", "[bouzy]") {
    for (const int line : {6, 7}) {
        Board board({19, 19});
        for (int column = 0; column < 19; ++column) board[{column, line - 1}] = Color::black;
        const Grid<Weight> map = bouzy_map(board, bouzy_territory);
        int below = 0;
        for (const Point p : points_of(board.size())) below += p.row < line - 1 && map[p] > 0;
        CHECK((below == 19 * (line - 1)) == (line == 6));
    }
}

TEST_CASE("bubbles inside one side's border are closed, others stay open", "[bouzy]") {
    const auto board = board_from_diagram(R"(
        . X X . . O
        . X . X O .
        . X X . O O)");
    const Grid<Weight> map = bouzy_map(board, {.dilations = 0, .erosions = 0});
    CHECK(drawn(close_bubbles(map), sign_of) == diagram(R"(
        X X X . . O
        X X X X O O
        X X X . O O)"));
    CHECK(close_bubbles(map)[Point{0, 0}] == 1);
    CHECK(close_bubbles(map)[Point{5, 1}] == -1);
}

TEST_CASE("one side alone gets the whole board when bubbles are closed, nobody an empty one", "[bouzy]") {
    const Board board = black_on({19, 19}, {{9, 9}});
    CHECK(points_left(close_bubbles(bouzy_map(board)), board) == 360);
    CHECK(close_bubbles(bouzy_map(Board({19, 19}))) == Grid<Weight>({19, 19}));
}

TEST_CASE("counts of steps that mean nothing are refused", "[bouzy]") {
    CHECK_THROWS_AS(bouzy_map(tobi(), {.dilations = -1, .erosions = 0}), Error);
    CHECK_THROWS_AS(bouzy_map(tobi(), {.dilations = 0, .erosions = most_bouzy_steps + 1}), Error);
}
