#include "goterr/influence/propagation.hpp"

#include <cmath>
#include "goterr/core/symmetry.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_board.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

constexpr Era first_era = eras[0];

Source source_at(Point p, const Era& era) { return {p, 100, era.attenuation}; }

/// The square of side 2 `reach` + 1 around the middle of a board, numbers three wide.
template <typename T, typename Number>
std::string window(const Grid<T>& grid, int reach, Number number) {
    const Point middle{grid.size().width / 2, grid.size().height / 2};
    std::string text;
    for (int row = middle.row + reach; row >= middle.row - reach; --row)
        for (int column = middle.column - reach; column <= middle.column + reach; ++column) {
            const std::string digits = std::to_string(number(grid[{column, row}]));
            text += std::string(3 - std::min<std::size_t>(3, digits.size()), ' ') + digits;
            text += column == middle.column + reach ? "\n" : " ";
        }
    return diagram(text);
}

/// Ground and sources as no game would have them.
struct Wild {
    Ground ground;
    std::vector<Source> sources;
};

Wild wild(BoardSize size, Dice& dice) {
    Wild w{Ground(size), {}};
    constexpr double grades[] = {0, 0.0625, 0.25, 0.65, 0.7, 1, 1, 1};
    for (const Point p : points_of(size)) {
        w.ground.permeability[p] = grades[dice.roll(8)];
        if (dice.roll(8) == 0) w.ground.closed.insert(p);
        if (dice.roll(8) == 0) w.sources.push_back({p, 10.0 * dice.roll(11), 1.5 + 0.1 * dice.roll(30)});
    }
    return w;
}

}  // namespace

TEST_CASE("a lone stone of strength 100 thins out as the picture of 3.0 shows", "[influence]") {
    const Field field = spread_from(source_at({9, 9}, first_era), Ground({19, 19}), first_era);
    const auto whole = [](double value) { return static_cast<int>(value); };
    CHECK(window(field.value, 5, whole) == diagram(R"(
          0   0   0   0   0   0   0   0   0   0   0
          0   0   0   0   1   1   1   0   0   0   0
          0   0   0   1   2   3   2   1   0   0   0
          0   0   1   3   5  11   5   3   1   0   0
          0   1   2   5  16  33  16   5   2   1   0
          0   1   3  11  33 100  33  11   3   1   0
          0   1   2   5  16  33  16   5   2   1   0
          0   0   1   3   5  11   5   3   1   0   0
          0   0   0   1   2   3   2   1   0   0   0
          0   0   0   0   1   1   1   0   0   0   0
          0   0   0   0   0   0   0   0   0   0   0)"));
    CHECK(field.value[Point{9, 10}] == Approx(100 / 3.0));
    CHECK(field.value[Point{10, 10}] == Approx(100 / 3.0 / 2));
}

TEST_CASE("points are visited in the order of the picture", "[influence]") {
    const Field field = spread_from(source_at({9, 9}, first_era), Ground({19, 19}), first_era);
    CHECK(window(field.order, 4, [](int order) { return order; }) == diagram(R"(
         78  68  66  64  63  65  67  69  79
         62  46  38  36  35  37  39  47  75
         60  34  22  16  15  17  23  43  73
         58  32  14   6   3   7  19  41  71
         56  30  12   2   0   4  18  40  70
         57  31  13   5   1   8  20  42  72
         59  33  21  10   9  11  24  44  74
         61  45  28  26  25  27  29  48  76
         77  54  52  50  49  51  53  55  80)"));
}

TEST_CASE("faint influence ends at the cut-off, or fills open ground in the first eras", "[influence]") {
    const auto reached = [](const Era& era) {
        const Field field = spread_from(source_at({9, 9}, era), Ground({19, 19}), era);
        int count = 0;
        for (const int order : field.order.values()) count += order >= 0;
        return count;
    };
    Era without_filling = first_era;
    without_filling.fills_open_ground = false;
    CHECK(reached(without_filling) == 197);
    CHECK(reached(first_era) == 361);
    CHECK(reached(latest_era) == 349);
    CHECK(reached(for_escape(latest_era)) == 69);
    const Field field = spread_from(source_at({9, 9}, first_era), Ground({19, 19}), first_era);
    CHECK(field.value[Point{0, 0}] == faint_influence);
}

TEST_CASE("influence neither enters closed points nor leaves ground that lets nothing pass", "[influence]") {
    Ground ground({5, 1});
    ground.closed.insert("C1"_pt);
    const Field stopped = spread_from(source_at("A1"_pt, latest_era), ground, latest_era);
    CHECK(stopped.value[Point{1, 0}] > 0);
    CHECK(stopped.value[Point{2, 0}] == 0);
    CHECK(stopped.value[Point{3, 0}] == 0);

    Ground wall({5, 1});
    wall.permeability["C1"_pt] = 0;
    const Field seeping = spread_from(source_at("A1"_pt, latest_era), wall, latest_era);
    CHECK(seeping.value[Point{2, 0}] > 0);
    CHECK(seeping.value[Point{3, 0}] == 0);
}

TEST_CASE("a diagonal step passes through the better of the two points beside it", "[influence]") {
    Ground ground({2, 2});
    ground.permeability["A2"_pt] = 0;
    ground.permeability["B1"_pt] = 0.5;
    const Field half = spread_from(source_at("A1"_pt, latest_era), ground, latest_era);
    const double open = 100 / latest_era.attenuation / latest_era.diagonal_damping;
    CHECK(half.value["B2"_pt] == Approx(0.5 * open));
    ground.permeability["B1"_pt] = 0;
    CHECK(spread_from(source_at("A1"_pt, latest_era), ground, latest_era).value["B2"_pt] == 0);
}

TEST_CASE("the fast sum of many sources equals the definition to the last bit", "[influence]") {
    Dice dice(11);
    for (int i = 0; i < 60; ++i) {
        const BoardSize size = i < 50 ? BoardSize{1 + dice.roll(21), 1 + dice.roll(21)} : random_size(dice);
        const Wild w = wild(size, dice);
        INFO(size.width << "x" << size.height);
        REQUIRE(influence_of(w.sources, w.ground, latest_era) ==
                influence_by_definition(w.sources, w.ground, latest_era));
    }
}

TEST_CASE("the fast sum equals the definition from corner to corner of the largest board", "[influence]") {
    const Ground open({52, 52});
    const std::vector<Source> sources{{{0, 0}, 100, 1.05}, {{51, 51}, 100, 1.05}, {{51, 0}, 3, 2.4}};
    CHECK(influence_of(sources, open, latest_era) == influence_by_definition(sources, open, latest_era));
}

TEST_CASE("the influence on open ground of a turned board is the turned influence", "[influence]") {
    for (const Era& era : eras)
        for (int symmetry = 0; symmetry < orientations; ++symmetry) {
            const BoardSize size{13, 9};
            const Point p{3, 2};
            const Field field = spread_from(source_at(p, era), Ground(size), era);
            const Field turned = spread_from(source_at(oriented(p, size, {symmetry}), era),
                                             Ground(oriented(size, {symmetry})), era);
            const Grid<double> expected = oriented(field.value, {symmetry});
            for (const Point q : points_of(expected.size())) {
                INFO(era.name << " " << symmetry << " " << name_of(q));
                REQUIRE(turned.value[q] == Approx(expected[q]).margin(1e-12));
            }
        }
}

TEST_CASE("without a source there is no influence", "[influence]") {
    const Ground ground({7, 5});
    CHECK(influence_of({}, ground, latest_era) == Grid<double>({7, 5}, 0.0));
    CHECK(influence_of({{"A1"_pt, 0, 2.4}}, ground, latest_era) == Grid<double>({7, 5}, 0.0));
}
