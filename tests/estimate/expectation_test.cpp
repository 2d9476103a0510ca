#include "goterr/estimate/expectation.hpp"

#include <cmath>

#include "goterr/board/chains.hpp"
#include "goterr/estimate/counting.hpp"
#include "goterr/estimate/estimate.hpp"
#include "goterr/estimate/learned.hpp"
#include "goterr/estimate/owner_map.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

TEST_CASE("a point has a likely owner when its ownership is beyond one third") {
    Grid<float> ownership(BoardSize{5, 1});
    ownership.values() = {-1.0F, -0.34F, -0.33F, 0.33F, 0.34F};
    CHECK(likely_owners(ownership).values() ==
          std::vector<Color>{Color::white, Color::white, Color::empty, Color::empty, Color::black});
}

TEST_CASE("what the lead has beyond the ownership is komi, prisoners and the stones that are no territory") {
    Position position(BoardSize{5, 5});
    position.board = board_from_diagram(R"(
        . . . . .
        . X X . .
        . . . O .
        . . . . .
        . . . . .)");
    position.prisoners = {3, 1};
    CHECK(lead_beyond_ownership(position, {.rules = japanese_rules, .komi = 6.5}) == -6.5 + 3 - 1 - 2 + 1);
    CHECK(lead_beyond_ownership(position, {.rules = chinese_rules, .komi = 7.5}) == -7.5);
    CHECK(lead_beyond_ownership(position, {.rules = chinese_rules, .komi = 0, .handicap = 2}) == -2);
}

TEST_CASE("the sum of certain owners and what lies beyond it is their count") {
    for_random_cases(200, [](Random& random) {
        const Position position = random_position(random_size(random, 9), random);
        const Grid<Color> owners = flood_owners(position.board, PointSet(position.board.size()));
        for (const Ruleset& rules : {japanese_rules, chinese_rules}) {
            const EstimateOptions options{.rules = rules, .komi = 5.5};
            double sum = lead_beyond_ownership(position, options);
            for (const Color owner : owners.values()) sum += sign(owner);
            REQUIRE(sum == count(position, owners, options).lead());
        }
    });
}

TEST_CASE("the stones of a chain are expected to be taken together or not at all") {
    for_random_cases(100, [](Random& random) {
        const Position position = random_position(random_size(random, 13), random);
        const Estimate result = estimate(position, {.komi = 6.5, .effort = Effort::quick});
        if (!result.expected_lead) return;
        INFO(drawn(position.board));
        for (const Chain& chain : find_chains(position.board))
            for (const Point p : chain.stones) {
                CHECK(result.ownership[p] == result.ownership[chain.stones.first()]);
                CHECK(result.dead.contains(p) == result.dead.contains(chain.stones.first()));
            }
    });
}

TEST_CASE("the parts of an expected score add up to the lead") {
    for_random_cases(200, [](Random& random) {
        const Position position = random_position(random_size(random, 13), random);
        const EstimateOptions options{.komi = 6.5, .effort = Effort::quick};
        const Estimate result = estimate(position, options);
        if (!result.expected_lead) return;
        INFO(drawn(position.board));
        CHECK(result.lead() == *result.expected_lead);
        CHECK(result.score.lead() == result.lead());
        CHECK(std::fmod(result.lead() * 2, 1) == 0);
    });
}

TEST_CASE("an empty board is nobody's, and komi is the lead but for the first move") {
    const Estimate empty = estimate(Position(BoardSize{19, 19}), {.komi = 6.5});
    CHECK(points_of_color(empty.owner, Color::black).empty());
    CHECK(points_of_color(empty.owner, Color::white).empty());
    CHECK(std::abs(empty.lead()) <= 4);
}

TEST_CASE("the nets know boards of five to nineteen lines each way") {
    CHECK(is_learned_size({5, 5}));
    CHECK(is_learned_size({19, 5}));
    CHECK(is_learned_size({19, 19}));
    CHECK_FALSE(is_learned_size({4, 9}));
    CHECK_FALSE(is_learned_size({20, 19}));
}

TEST_CASE("stones of a seki that was read are their owner's while the rest of the board is open") {
    const Position seki = position_from(R"(
        . . . . . . . . .
        . . . . . . . . .
        . O O . . . X . .
        . . O . . . . . .
        O O X X . X . . .
        X X O X . . . . .
        X X O X . . X . .
        X . O X . . . . .
        X . O X . . . . .)");
    const Estimate result = estimate(seki, {});
    REQUIRE(result.expected_lead);
    for (const Point p : chain_at(seki.board, "C1"_pt).stones) CHECK(result.ownership[p] <= -0.9F);
    for (const Point p : chain_at(seki.board, "A1"_pt).stones) CHECK(result.ownership[p] >= 0.9F);
    CHECK(result.owner["B1"_pt] == Color::empty);
    CHECK(result.owner["B2"_pt] == Color::empty);
}

TEST_CASE("of what walls give to a side an open position leaves nothing in doubt, or a good deal") {
    for_random_cases(60, [](Random& random) {
        const Position position = random_position(random_size(random, 13), random);
        const EstimateOptions options{.effort = Effort::quick};
        const Analysis analysis = analyze(position, analysis_options(options, position.board.size()));
        const Estimate result = estimate(analysis, options);
        if (!result.expected_lead || !result.seki.empty()) return;
        const Grid<Color> walls = settled_owners(analysis);
        int in_doubt = 0;
        for (const Point p : points_of(walls.size()))
            if (is_stone(walls[p]) && result.owner[p] == Color::empty) ++in_doubt;
        INFO(drawn(position.board));
        CHECK((in_doubt == 0 || in_doubt * 30 > walls.size().area()));
    });
}
