/// Laws of the estimate, on random positions.
#include <cmath>
#include <optional>
#include <stdexcept>

#include "goterr/estimate/counting.hpp"
#include "goterr/estimate/estimate.hpp"
#include "goterr/estimate/study.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// Sampling costs most, so few playouts and small boards; the laws hold for all.
EstimateOptions quick_under(const Ruleset& rules, double komi) {
    EstimateOptions options;
    options.rules = rules;
    options.komi = komi;
    options.effort = Effort::quick;
    return options;
}

EstimateOptions random_options(Random& random) {
    return quick_under(rulesets[static_cast<std::size_t>(below(random, static_cast<int>(rulesets.size())))],
                       below(random, 15) / 2.0);
}

/// All sizes and rectangles, mostly small: one in a hundred is as large as boards are.
Position some_position(Random& random) {
    return random_position(random_size(random, below(random, 100) == 0 ? longest_side : 9), random);
}

/// A stone of a dragon of that status, if there is one.
std::optional<Point> stone_of(const Estimate& result, Status status) {
    for (const Dragon& dragon : result.dragons)
        if (dragon.status == status) return dragon.stones.first();
    return std::nullopt;
}

const Dragon& dragon_at(const Estimate& result, Point stone) {
    for (const Dragon& dragon : result.dragons)
        if (dragon.stones.contains(stone)) return dragon;
    throw std::logic_error("no dragon stands on " + name_of(stone));
}

PointSet owned(const Estimate& result, Color side) { return points_of_color(result.owner, side); }

}  // namespace

TEST_CASE("chains without liberties are dead where they stand, whoever hands them over", "[estimate][laws]") {
    for_random_cases(100, [](Random& random) {
        const EstimateOptions options = random_options(random);
        Position dense(random_size(random, below(random, 20) == 0 ? 19 : 9));
        dense.board = strewn_board(dense.board.size(), 80 + below(random, 21), random);
        dense.to_move = below(random, 2) == 0 ? Color::black : Color::white;
        INFO(drawn(dense.board));
        const Estimate raw = estimate(dense, options), taken = estimate(captured(dense), options);
        REQUIRE(raw.lead() == taken.lead());
        REQUIRE(raw.position == taken.position);
        REQUIRE(raw.position.breathless.empty() == breathless_stones(dense.board).empty());
        REQUIRE(breathless_stones(raw.position.board).empty());
        for (const Stone& stone : raw.position.breathless) REQUIRE(raw.dead.contains(stone.point));
        const Study study(dense, options);
        REQUIRE(study.board() == raw.position.board);
        REQUIRE(study.estimate().lead() == raw.lead());
        REQUIRE(study.dragons().size() <= raw.dragons.size());
    });
}

TEST_CASE("exchanging the colors negates the estimate", "[estimate][laws]") {
    for_random_cases(500, [](Random& random) {
        const EstimateOptions options = quick_under(random_options(random).rules, 0);
        const Position position = some_position(random);
        const Estimate one = estimate(position, options), other = estimate(colors_swapped(position), options);
        INFO(drawn(position.board));
        REQUIRE(other.owner == goterr::colors_swapped(one.owner));
        REQUIRE(other.lead() == -one.lead());
        REQUIRE(other.low == -one.high);
        REQUIRE(other.high == -one.low);
        REQUIRE(other.dead == one.dead);
        for (const Point p : points_of(position.board.size()))
            REQUIRE(other.ownership[p] == -one.ownership[p]);
    });
}

TEST_CASE("a turned position has the turned estimate", "[estimate][laws]") {
    for_random_cases(500, [](Random& random) {
        const EstimateOptions options = random_options(random);
        const Orientation way{1 + below(random, orientations - 1)};
        const Position position = some_position(random);
        const Estimate one = estimate(position, options), other = estimate(oriented(position, way), options);
        INFO(way.bits << "\n" << drawn(position.board));
        REQUIRE(other.owner == goterr::oriented(one.owner, way));
        REQUIRE(other.ownership == goterr::oriented(one.ownership, way));
        REQUIRE(other.dead == goterr::oriented(one.dead, way));
        REQUIRE(other.score == one.score);
        REQUIRE(other.low == one.low);
    });
}

TEST_CASE("a position has two counts at most, whichever is asked for", "[estimate][laws]") {
    int differ = 0;
    for_random_cases(500, [&](Random& random) {
        EstimateOptions options = random_options(random);
        const Position position = some_position(random);
        INFO(drawn(position.board));
        const auto counted_by = [&](std::optional<Count> count) {
            options.count = count;
            return estimate(position, options);
        };
        const Estimate likely = counted_by({}), stands = counted_by(Count::as_it_stands),
                       played = counted_by(Count::played_out);
        if (likely.expected_lead) return;
        REQUIRE(likely.lead() == (likely.counted == Count::played_out ? played : stands).lead());
        REQUIRE(stands.other_lead.value_or(stands.lead()) == played.lead());
        REQUIRE(played.other_lead.value_or(played.lead()) == stands.lead());
        differ += stands.other_lead ? 1 : 0;
    });
    CHECK(differ > 0);
}

TEST_CASE("no point counts for one side and is likely to be the other's", "[estimate][laws]") {
    const auto law = [](const Position& position, EstimateOptions options) {
        options.count = Count::played_out;
        options.effort = Effort::normal;
        const Estimate result = estimate(position, options);
        INFO(drawn(position.board));
        for (const Point p : points_of(position.board.size()))
            REQUIRE(static_cast<double>(result.ownership[p]) * sign(result.owner[p]) >= -1.0 / 3);
    };
    Position open;
    open.board = board_from_diagram(R"(
        X X O O O O . X X
        X X O O O O X X .
        . X O O X O X . .
        O X X X X O X X .)");
    open.to_move = Color::white;
    open.prisoners.black = 6;
    for (const Ruleset& rules : rulesets) law(open, quick_under(rules, 0.5));
    for_random_cases(200, [&](Random& random) {
        const EstimateOptions options = random_options(random);
        law(random_position(random_size(random, 7), random), options);
    });
}

TEST_CASE("owner map and score of a counted position agree, and every lead lies in its interval",
          "[estimate][laws]") {
    for_random_cases(1000, [](Random& random) {
        const EstimateOptions options = random_options(random);
        const Position position = some_position(random);
        const Estimate result = estimate(position, options);
        INFO(options.rules.name << "\n" << drawn(position.board));
        Position at_the_end = position;
        at_the_end.prisoners = result.taken;  // some are taken in the moves that were left
        Score counted =
            count(at_the_end, result.owner, options);  // all but the button, which the turn decides
        counted.black.komi = result.score.black.komi, counted.white.komi = result.score.white.komi;
        if (!result.expected_lead) REQUIRE(result.score == counted);
        REQUIRE(result.dead == dead_stones(position.board, result.owner));
        REQUIRE(result.low <= result.lead());
        REQUIRE(result.lead() <= result.high);
        if (!result.expected_lead && options.rules.scoring == Scoring::area &&
            options.rules.tax == Tax::none && !options.rules.button)
            REQUIRE(result.lead() ==
                    owned(result, Color::black).count() - owned(result, Color::white).count() - options.komi);
        for (const float value : result.ownership.values()) REQUIRE((value >= -1 && value <= 1));
    });
}

TEST_CASE("under area rules points are territory and stones", "[estimate][laws]") {
    for_random_cases(500, [](Random& random) {
        const Position position = some_position(random);
        const Estimate result = estimate(position, quick_under(chinese_rules, 7.5));
        for (const Color side : {Color::black, Color::white}) {
            const SideScore& score = side == Color::black ? result.score.black : result.score.white;
            REQUIRE(score.prisoners == 0);
            if (result.expected_lead) continue;
            REQUIRE(score.territory + score.stones == owned(result, side).count());
            REQUIRE(score.stones == (points_of_color(position.board, side) & owned(result, side)).count());
        }
    });
}

TEST_CASE("the same position has the same estimate every time", "[estimate][laws]") {
    for_random_cases(200, [](Random& random) {
        const EstimateOptions options = random_options(random);
        const Position position = some_position(random);
        const Estimate one = estimate(position, options), other = estimate(position, options);
        REQUIRE(one.ownership == other.ownership);
        REQUIRE(one.score == other.score);
        REQUIRE(one.dragons == other.dragons);
    });
}

TEST_CASE("a dead dragon put back as alive is alive, and a living one called dead is dead",
          "[estimate][laws]") {
    for_random_cases(500, [](Random& random) {
        EstimateOptions options = random_options(random);
        const Position position = some_position(random);
        const Estimate judged = estimate(position, options);
        const bool revives = below(random, 2) == 0;
        const auto stone = stone_of(judged, revives ? Status::dead : Status::alive);
        if (!stone) return;
        (revives ? options.overrides.alive : options.overrides.dead) = {*stone};
        const Estimate overruled = estimate(position, options);
        INFO(name_of(*stone) << "\n" << drawn(position.board));
        REQUIRE(dragon_at(overruled, *stone).status == (revives ? Status::alive : Status::dead));
        REQUIRE(overruled.dead.contains(*stone) != revives);
        REQUIRE((overruled.owner[*stone] == position.board[*stone]) == revives);
    });
}
