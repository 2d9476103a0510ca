/// Every counting rule on positions small enough to be counted by hand.
#include "goterr/estimate/estimate.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

Estimate counted(const char* drawing, std::string_view rules, Color to_move, double komi = 0,
                 int handicap = 0) {
    Position position = position_from(drawing);
    position.to_move = to_move;
    EstimateOptions options;
    options.rules = ruleset_named(rules).value();
    options.komi = komi;
    options.handicap = handicap;
    return estimate(position, options);
}

/// Black has 12 stones in two groups and 4 points, white 8 stones in one group and 2 points; no point is
/// neutral.
constexpr const char* three_groups = R"(
    . X . X O . O . O X . X .
    X X X X O O O O O X X X X)";

/// Both have 10 stones and 4 points; 7 points between them are neutral.
constexpr const char* seven_neutral_points = R"(
    . X . O .
    X X . O O
    . X . O .
    X X . O O
    . X . O .
    X X . O O
    . X . O .)";

}  // namespace

TEST_CASE("every ruleset counts as its own words say", "[estimate]") {
    struct Row {
        const char* rules;
        double lead;  ///< black's, black to move, no komi
    };
    const Row rows[] = {
        {"japanese", 4 - 2},
        {"korean", 4 - 2},
        {"chinese", 16 - 10},
        {"aga", 16 - 10},
        {"new-zealand", 16 - 10},
        {"tromp-taylor", 16 - 10},
        {"stone-scoring", 12 - 8},  // no group has points besides its two eyes
        {"ancient-territory", (4 - 4) - (2 - 2)},
        {"aga-button", 16.5 - 10},  // black passes first
    };
    for (const Row& row : rows) {
        INFO(row.rules);
        const Estimate result = counted(three_groups, row.rules, Color::black);
        CHECK(result.finished);
        CHECK(result.lead() == row.lead);
    }
}

TEST_CASE("a tax on all groups takes two points from each", "[estimate]") {
    const Estimate result = counted(three_groups, "stone-scoring", Color::black);
    CHECK(result.score.black == SideScore{4 - 4, 0, 12, 0});
    CHECK(result.score.white == SideScore{2 - 2, 0, 8, 0});
    CHECK(counted(three_groups, "chinese", Color::black).score.black.territory == 4);
}

TEST_CASE("the button is worth half a point to whoever passes first", "[estimate]") {
    CHECK(counted(three_groups, "aga-button", Color::white).lead() == 16 - 10.5);
    CHECK(counted(three_groups, "aga-button", Color::white).score.white.komi == 0.5);
    // Black fills four of the seven neutral points, white three; then white passes.
    CHECK(counted(seven_neutral_points, "aga-button", Color::black).lead() == 1 - 0.5);
    CHECK(counted(seven_neutral_points, "aga-button", Color::white).lead() == 0.5 - 1);
}

TEST_CASE("where the area counts, the last of an odd number of neutral points decides for the side to move",
          "[estimate]") {
    const Estimate blacks_turn = counted(seven_neutral_points, "chinese", Color::black, 0.5);
    CHECK_FALSE(blacks_turn.finished);
    CHECK_FALSE(blacks_turn.confident);
    CHECK(blacks_turn.lead() == 0.5);
    CHECK(blacks_turn.low == -0.5);
    const Estimate whites_turn = counted(seven_neutral_points, "chinese", Color::white, 0.5);
    CHECK(whites_turn.finished);
    CHECK(whites_turn.lead() == -0.5);
    CHECK(counted(seven_neutral_points, "japanese", Color::black, 0.5).lead() == -0.5);
}

TEST_CASE("white is compensated for handicap stones as the rules say", "[estimate]") {
    CHECK(counted(three_groups, "chinese", Color::black, 0, 3).lead() == 6 - 3);
    CHECK(counted(three_groups, "aga", Color::black, 0, 3).lead() == 6 - 2);
    CHECK(counted(three_groups, "japanese", Color::black, 0, 3).lead() == 2);
}
