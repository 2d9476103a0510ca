#include "goterr/eyes/eye_reader.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using test::diagram;

namespace {

/// A drawing with # for the wall, | - + for edges of the board, X for prisoners and ! for margins.
struct DrawnShape {
    Grid<char> cells;
    EyeShape shape;
    std::vector<Point> points;
};

DrawnShape shape_from(const std::string& drawing) {
    DrawnShape drawn{test::cells(drawing), {}, {}};
    const auto kind = [](char c) {
        return c == 'X' ? CellKind::prisoner : c == '!' ? CellKind::margin : CellKind::empty;
    };
    for (const Point p : points_of(drawn.cells.size())) {
        const char c = drawn.cells[p];
        if (c != '.' && c != 'X' && c != '!') continue;
        const auto near = neighbors_of(p, drawn.cells.size());
        bool wall = near.size() < 4;
        for (const Point q : near) wall = wall || drawn.cells[q] == '#';
        drawn.shape.push_back(
            {static_cast<std::int8_t>(p.column), static_cast<std::int8_t>(p.row), kind(c), wall});
        drawn.points.push_back(p);
    }
    return drawn;
}

std::string digits(EyeValue v) { return std::string(name_of(v).digits); }

std::string value(const std::string& drawing) {
    return digits(EyeReader().value_of(shape_from(drawing).shape).value);
}

/// The drawing with a for attacking, d for defending moves and b for both.
std::string vital(const std::string& drawing) {
    DrawnShape drawn = shape_from(drawing);
    const ShapeValue read = EyeReader().value_of(drawn.shape);
    for (std::size_t i = 0; i < drawn.points.size(); ++i) {
        const bool attack = (read.attack >> i & 1) != 0, defense = (read.defense >> i & 1) != 0;
        if (attack || defense) drawn.cells[drawn.points[i]] = attack && defense ? 'b' : attack ? 'a' : 'd';
    }
    return test::drawn(drawn.cells, [](char c) { return c; });
}

EyeShape from_cells(const std::vector<Point>& cells) {
    EyeShape shape;
    for (const Point p : cells) {
        int inside = 0;
        for (const Point q : cells) inside += std::abs(p.column - q.column) + std::abs(p.row - q.row) == 1;
        shape.push_back({static_cast<std::int8_t>(p.column), static_cast<std::int8_t>(p.row), CellKind::empty,
                         inside < 4});
    }
    return shape;
}

std::vector<Point> normal(std::vector<Point> cells) {
    std::vector<Point> best;
    for (int turn = 0; turn < 8; ++turn) {
        for (Point& p : cells) {
            if (turn == 4) p = {-p.column, p.row};
            p = {p.row, -p.column};
        }
        std::vector<Point> moved = cells;
        int column = 99, row = 99;
        for (const Point p : moved) column = std::min(column, p.column), row = std::min(row, p.row);
        for (Point& p : moved) p = {p.column - column, p.row - row};
        std::sort(moved.begin(), moved.end());
        if (turn == 0 || moved < best) best = moved;
    }
    return best;
}

/// All shapes of `count` connected cells, each in one orientation.
std::vector<std::vector<Point>> all_shapes(int count) {
    std::vector<std::vector<Point>> shapes{{Point{0, 0}}};
    for (int size = 1; size < count; ++size) {
        std::vector<std::vector<Point>> larger;
        for (const auto& shape : shapes)
            for (const Point p : shape)
                for (const Point q : {Point{p.column + 1, p.row}, Point{p.column - 1, p.row},
                                      Point{p.column, p.row + 1}, Point{p.column, p.row - 1}}) {
                    if (std::find(shape.begin(), shape.end(), q) != shape.end()) continue;
                    auto grown = shape;
                    grown.push_back(q);
                    larger.push_back(normal(grown));
                }
        std::sort(larger.begin(), larger.end());
        larger.erase(std::unique(larger.begin(), larger.end()), larger.end());
        shapes = std::move(larger);
    }
    return shapes;
}

int count_with(const std::vector<std::vector<Point>>& shapes, const std::string& wanted) {
    EyeReader reader;
    return static_cast<int>(std::count_if(shapes.begin(), shapes.end(), [&](const auto& cells) {
        return digits(reader.value_of(from_cells(cells)).value) == wanted;
    }));
}

}  // namespace

TEST_CASE("one or two empty points are one eye", "[eyes]") {
    CHECK(value(".") == "1111");
    CHECK(value(". .") == "1111");
}

TEST_CASE("three in a row are two eyes or one, by who plays the middle", "[eyes]") {
    CHECK(value(". . .") == "1122");
    CHECK(vital(". . .") == diagram(". b ."));
    CHECK(vital(R"(
        . .
        # .)") == diagram(R"(
        . b
        # .)"));
}

TEST_CASE("a square of four is one eye, and only a second move makes it two", "[eyes]") {
    CHECK(value(R"(
        . .
        . .)") == "1112");
}

TEST_CASE("the killing shapes have one vital point", "[eyes]") {
    CHECK(vital(R"(
        # . #
        . . .)") == diagram(R"(
        # . #
        . b .)"));
    CHECK(vital(R"(
        # . #
        . . .
        # . #)") == diagram(R"(
        # . #
        . b .
        # . #)"));
    const std::string rabbity_six = R"(
        # . #
        . . .
        . . #)";
    CHECK(value(rabbity_six) == "1122");
}

TEST_CASE("the empty shapes of each size count as the books have them", "[eyes]") {
    CHECK(count_with(all_shapes(4), "1112") == 1);
    CHECK(count_with(all_shapes(4), "1122") == 1);
    CHECK(count_with(all_shapes(4), "1222") == 3);
    CHECK(count_with(all_shapes(5), "1122") == 2);
    CHECK(count_with(all_shapes(5), "1222") == 3);
    CHECK(count_with(all_shapes(5), "2222") == 7);
    CHECK(count_with(all_shapes(6), "1122") == 1);
    CHECK(count_with(all_shapes(6), "1222") == 4);
    CHECK(count_with(all_shapes(6), "2222") == 30);
    CHECK(count_with(all_shapes(7), "1222") == 1);
    CHECK(count_with(all_shapes(7), "2222") == 107);
}

TEST_CASE("eight empty points are two eyes", "[eyes]") { CHECK(count_with(all_shapes(8), "2222") == 369); }

TEST_CASE("at the edge the middle of a rectangular six no longer touches the wall", "[eyes]") {
    CHECK(vital(R"(
        . . .
        . . .)") == diagram(R"(
        . a .
        . a .)"));
    CHECK(vital(R"(
        # # # # #
        # . . . #
        # . . . #
        - - - - -)") == diagram(R"(
        # # # # #
        # . a . #
        # a a a #
        - - - - -)"));
    CHECK(vital(R"(
        # # # # |
        # . . . |
        # . . . |
        - - - - +)") == diagram(R"(
        # # # # |
        # a a a |
        # a a a |
        - - - - +)"));
}

TEST_CASE("a square of four in the corner is worth what it is elsewhere", "[eyes]") {
    CHECK(value(R"(
        # # # |
        # . . |
        # . . |
        - - - +)") == "1112");
}

TEST_CASE("prisoners on the vital point leave one eye, elsewhere they change little", "[eyes]") {
    CHECK(value(". X") == "1111");
    CHECK(value(". X .") == "1111");
    CHECK(value("X . .") == "1122");
    CHECK(value(". X X .") == "1111");
    CHECK(value(". . . X") == "1222");
    CHECK(value("X . . X") == "2222");
    CHECK(value(R"(
        X .
        . X)") == "1122");
    CHECK(value(R"(
        X X
        X .)") == "1112");
}

TEST_CASE("a margin costs the eye that borders it", "[eyes]") {
    CHECK(value("!") == "0000");
    CHECK(value(". !") == "0011");
    CHECK(value(". . !") == "0111");
    CHECK(value(". . . !") == "1112");
    CHECK(value(". . . . !") == "1122");
    CHECK(value("! . !") == "0001");
    CHECK(value("! . . !") == "0011");
    CHECK(value("! . . . !") == "0111");
    CHECK(value(". X !") == "0011");
    CHECK(vital(". . . . !") == diagram(". b . . b"));
    CHECK(value(R"(
        . . .
        # ! #)") == "0122");
}

TEST_CASE("a shape is worth the same in all eight orientations, and its moves turn with it", "[eyes]") {
    EyeReader reader;
    const auto turned = [](EyeShape shape, int turn) {
        for (EyeCell& cell : shape) {
            if ((turn & 1) != 0) cell.column = static_cast<std::int8_t>(5 - cell.column);
            if ((turn & 2) != 0) cell.row = static_cast<std::int8_t>(5 - cell.row);
            if ((turn & 4) != 0) std::swap(cell.column, cell.row);
        }
        return shape;
    };
    for (const char* drawing : {". . . . !", "X . .\n. # .\n. . .", "# . #\n. . .\n. . #", ". X .\n. . !"}) {
        const EyeShape shape = shape_from(drawing).shape;
        const ShapeValue upright = EyeReader().value_of(shape);
        for (int turn = 0; turn < 8; ++turn) {
            CHECK(reader.value_of(turned(shape, turn)) == upright);
            CHECK(EyeReader().value_of(turned(shape, turn)) == upright);
        }
    }
}

TEST_CASE("a second look gives the first answer", "[eyes]") {
    EyeReader reader;
    const EyeShape shape = shape_from(". X . . !").shape;
    const ShapeValue first = reader.value_of(shape);
    CHECK(reader.value_of(shape) == first);
    CHECK(reader.value_of(shape_from("# . X . . !").shape) == first);
}

TEST_CASE("what was read before changes no value", "[eyes]") {
    EyeReader experienced;
    int different = 0;
    for (const auto& cells : all_shapes(8)) {
        EyeShape shape = from_cells(cells);
        for (const int open : {0, 3, 6}) shape[open].kind = CellKind::margin;
        different += !(experienced.value_of(shape) == EyeReader().value_of(shape));
    }
    CHECK(different == 0);
}

TEST_CASE("every value read is legal, and closing a margin never hurts", "[eyes]") {
    EyeReader reader;
    for (int size = 1; size <= 5; ++size)
        for (const auto& cells : all_shapes(size))
            for (int open = 0; open < size; ++open) {
                EyeShape shape = from_cells(cells);
                const EyeValue closed = reader.value_of(shape).value;
                shape[open].kind = CellKind::margin;
                const EyeValue margin = reader.value_of(shape).value;
                CHECK(is_eye_value(closed));
                CHECK(is_eye_value(margin));
                CHECK(margin.attacker_first <= closed.attacker_first);
                CHECK(margin.defender_first <= closed.defender_first);
            }
}
