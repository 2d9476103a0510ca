/// Komi, prisoners and white's compensation for handicap are added to what the board is worth, and change
/// nothing else.
#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "goterr/board/handicap.hpp"
#include "goterr/estimate/estimate.hpp"
#include "goterr/estimate/expectation.hpp"
#include "goterr/record/game.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/game_file.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

double komi_of(const EstimateOptions& options) {
    return options.komi + handicap_bonus(options.rules, options.handicap);
}

struct Sample {
    Position position;
    EstimateOptions options;
};

/// Positions of the sample games, `apart` moves from one another and the last of each.
std::vector<Sample> samples(int apart) {
    std::vector<Sample> all;
    for (const auto& entry : std::filesystem::directory_iterator(GOTERR_SOURCE_DIR "/data/games")) {
        const Game game = game_in(entry.path());
        for (int move = game.move_count(); move >= 0; move -= apart * one_in()) {
            Position position = replay(game, move).position;
            EstimateOptions options{.rules = game.info.rules.value_or(japanese_rules),
                                    .handicap = game.info.handicap};
            options.komi = game.info.komi.value_or(options.rules.default_komi);
            options.recorded = recorded_terms(position, komi_of(options));
            options.habit = game.info.count_habit;
            all.push_back({std::move(position), options});
        }
    }
    return all;
}

constexpr double exact = 1e-9;

/// Everything but the score is the same, and this is moved.
void check_moved(const Estimate& from, const Estimate& to, double points) {
    INFO(from.options.rules.name << ", moved by " << points << "\n" << drawn(from.position.board));
    REQUIRE(std::abs(to.lead() - from.lead() - points) < exact);
    REQUIRE(std::abs(to.low - from.low - points) < exact);
    REQUIRE(std::abs(to.high - from.high - points) < exact);
    REQUIRE(to.other_lead.has_value() == from.other_lead.has_value());
    if (to.other_lead) REQUIRE(std::abs(*to.other_lead - *from.other_lead - points) < exact);
    REQUIRE(to.owner == from.owner);
    REQUIRE(to.ownership == from.ownership);
    REQUIRE(to.confident == from.confident);
    REQUIRE(to.finished == from.finished);
}

void check_arithmetic(const Sample& sample) {
    const Analysis analysis =
        analyze(sample.position, analysis_options(sample.options, sample.position.board.size()));
    const Estimate fair = estimate(analysis, sample.options);
    for (const double more : {-56.5, -20.0, -6.5, -1.0, 0.25, 1.0, 7.0, 43.5, 100.0}) {
        EstimateOptions options = sample.options;
        options.komi += more;
        check_moved(fair, estimate(analysis, options), -more);
    }
    const int worth = sample.options.rules.scoring == Scoring::territory ? 1 : 0;
    for (const int more : {-40, 1, 20, 100}) {
        Analysis asked = analysis;
        asked.position.prisoners.black += std::max(more, 0);
        asked.position.prisoners.white += std::max(-more, 0);
        check_moved(fair, estimate(asked, sample.options), worth * more);
    }
    EstimateOptions compensated = sample.options;
    compensated.rules.bonus = HandicapBonus::stones;
    const int before = handicap_bonus(sample.options.rules, sample.options.handicap);
    check_moved(fair, estimate(analysis, compensated),
                before - handicap_bonus(compensated.rules, compensated.handicap));
}

/// Half points: a person who adds the table gets the headline.
void check_breakdown(const Estimate& result) {
    INFO(result.options.rules.name << "\n" << drawn(result.position.board));
    REQUIRE(result.score.lead() == result.lead());
    for (const SideScore& side : {result.score.black, result.score.white})
        for (const double part : {side.territory, side.prisoners, side.stones, side.komi})
            REQUIRE(std::fmod(part * 2, 1) == 0);
}

void check_bounds(const Estimate& result) {
    INFO(result.options.rules.name << "\n" << drawn(result.position.board));
    const double beyond = lead_beyond_ownership(result.position, result.options);
    const double most = result.position.board.size().area() + (result.options.rules.button ? 0.5 : 0);
    REQUIRE(result.low <= result.lead());
    REQUIRE(result.lead() <= result.high);
    REQUIRE(result.low >= beyond - most);
    REQUIRE(result.high <= beyond + most);
}

Sample some_sample(Random& random, BoardSize size) {
    Sample sample{random_position(size, random), {}};
    sample.options.rules =
        rulesets[static_cast<std::size_t>(below(random, static_cast<int>(rulesets.size())))];
    sample.options.komi = below(random, 30) / 2.0 - 7;
    sample.options.handicap = below(random, 5);
    sample.options.recorded = recorded_terms(sample.position, komi_of(sample.options));
    sample.options.effort = Effort::quick;
    return sample;
}

}  // namespace

TEST_CASE("a point of komi, a prisoner or a point for handicap is a point of the lead in sample games",
          "[estimate][laws]") {
    for (Sample& sample : samples(60)) {
        sample.options.effort = Effort::quick;
        check_arithmetic(sample);
        sample.options.rules = sample.options.rules.scoring == Scoring::area ? japanese_rules : chinese_rules;
        check_arithmetic(sample);
    }
}

TEST_CASE("a point of komi is a point of the lead at every effort", "[estimate][laws]") {
    for (Sample& sample : samples(160))
        for (const Effort effort : {Effort::normal, Effort::deep}) {
            sample.options.effort = effort;
            check_arithmetic(sample);
        }
}

TEST_CASE("a point of komi is a point of the lead on boards of every size", "[estimate][laws]") {
    for_random_cases(400, [](Random& random) {
        const Sample sample = some_sample(random, random_size(random, 21));
        check_arithmetic(sample);
    });
}

TEST_CASE("the breakdown adds up to the lead", "[estimate][laws]") {
    for (Sample& sample : samples(20)) {
        sample.options.effort = Effort::quick;
        check_breakdown(estimate(sample.position, sample.options));
    }
    for_random_cases(400, [](Random& random) {
        const Sample sample = some_sample(random, random_size(random, 21));
        check_breakdown(estimate(sample.position, sample.options));
    });
}

TEST_CASE("no lead and no bound is beyond what the board can give", "[estimate][laws]") {
    for_random_cases(400, [](Random& random) {
        Sample sample = some_sample(random, random_size(random, 13));
        if (below(random, 2) == 0) {
            sample.position.board = Board(sample.position.board.size());
            for (int stones = 0; stones < 3; ++stones)
                sample.position.board[sample.position.board.size().point_at(
                    below(random, sample.position.board.size().area()))] = Color::black;
            sample.position.ko.reset();
            sample.position = captured(std::move(sample.position));  // a stone may fill the smallest boards
        }
        check_bounds(estimate(sample.position, sample.options));
    });
    const Position two = position_from(R"(
        . . . . .
        . X . . .
        . . . X .
        . . . . .
        . . . . .)");
    const Estimate result = estimate(two, {.rules = chinese_rules, .komi = 0});
    CHECK(result.lead() <= 25);
    CHECK(result.high <= 25);
}
