/// What must hold for every estimate, on random positions of all kinds.
#include "goterr/estimate/estimate.hpp"

#include <cmath>

#include "goterr/estimate/counting.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

const EstimateOptions quick{.komi = 0, .effort = Effort::quick};

Grid<float> negated(Grid<float> ownership) {
    for (float& value : ownership.values()) value = -value;
    return ownership;
}

Estimate estimate_of(const std::string& drawing, EstimateOptions options = quick) {
    const Board board = board_from_diagram(drawing);
    Position position(board.size());
    position.board = board;
    return estimate(position, options);
}

}  // namespace

TEST_CASE("the estimate of color-swapped positions is the swapped one", "[estimate]") {
    for_random_cases(30, [](Random& random) {
        const Position position = random_position(random_size(random, 11), random);
        const Estimate one = estimate(position, quick), other = estimate(colors_swapped(position), quick);
        CHECK(other.owner == colors_swapped(one.owner));
        CHECK(other.ownership == negated(one.ownership));
        CHECK(other.lead() == -one.lead());
        CHECK(other.confident == one.confident);
    });
}

TEST_CASE("the estimate of a turned position is the turned estimate", "[estimate]") {
    for_random_cases(30, [](Random& random) {
        const Position position = random_position(random_size(random, 11), random);
        const Orientation way{below(random, orientations)};
        const Estimate straight = estimate(position, quick), turned = estimate(oriented(position, way), quick);
        CHECK(turned.owner == oriented(straight.owner, way));
        CHECK(turned.ownership == oriented(straight.ownership, way));
        CHECK(turned.lead() == straight.lead());
    });
}

TEST_CASE("owner map, dead stones, score and interval agree with each other", "[estimate]") {
    for_random_cases(40, [](Random& random) {
        const Position position = random_position(random_size(random, 13), random);
        EstimateOptions options = quick;
        options.rules = rulesets[static_cast<std::size_t>(below(random, static_cast<int>(rulesets.size())))];
        const Estimate result = estimate(position, options);
        CHECK(result.score == count(position, result.owner, options));
        CHECK(result.dead == dead_stones(position.board, result.owner));
        CHECK(result.low <= result.lead());
        CHECK(result.high >= result.lead());
        for (const float value : result.ownership.values()) {
            CHECK(std::abs(value) <= 1.0F);
        }
    });
}

TEST_CASE("a finished game is counted exactly", "[estimate]") {
    const Estimate result = estimate_of(R"(
        . X . X O . O . O
        X . X X O O . O .
        . X . X O . O O .
        X X X X O O O . O
        . . X O . O . O .
        X X X O O O O O O
        . X . X O . O . O
        X . X X O O . O .
        . X . X O . O O O)");
    CHECK(result.finished);
    CHECK(result.dead.empty());
    CHECK(result.low == result.high);
}

TEST_CASE("stones the user calls dead are dead, and their points the captor's", "[estimate]") {
    EstimateOptions options = quick;
    options.overrides.dead = {"A1"_pt};
    const Estimate result = estimate_of(R"(
        . X . X O . O . O
        X . X X O O . O .
        . X . X O . O O .
        X X X X O O O . O
        . . X O . O . O .
        X X X O O O O O O
        O O O X O . O . O
        . O . X O O . O .
        O O O X O . O O O)",
                                        options);
    CHECK(result.dead.contains("A1"_pt));
    CHECK(result.owner["A1"_pt] == Color::black);
}

TEST_CASE("an empty board of any size has an estimate", "[estimate]") {
    for (const BoardSize size : {BoardSize{1, 1}, BoardSize{1, 9}, BoardSize{19, 19}, BoardSize{52, 52}}) {
        const Estimate result = estimate(Position(size), quick);
        CHECK(std::abs(result.lead()) <= size.area());
    }
}
