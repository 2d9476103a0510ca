/// Where the sampled games are even about a large dragon, it does not matter how it was judged.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "goterr/estimate/estimate.hpp"
#include "goterr/record/game.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/game_file.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// The largest dragon that only the games judge.
std::size_t largest_sampled(const std::vector<Dragon>& dragons) {
    const auto size = [](const Dragon& dragon) {
        return dragon.reason.cause == Cause::playouts ? dragon.stones.count() : 0;
    };
    return static_cast<std::size_t>(
        std::max_element(dragons.begin(), dragons.end(),
                         [&](const Dragon& a, const Dragon& b) { return size(a) < size(b); }) -
        dragons.begin());
}

/// As if the games were so clear about that dragon, and about all others.
Analysis with_survival(Analysis analysis, std::size_t number, double survival) {
    std::vector<Dragon>& dragons = analysis.at_first->verdicts.dragons;
    for (Dragon& dragon : dragons) dragon.survival = 1;
    dragons[number].survival = survival;
    set_fates(dragons[number], Outcome::unknown, Known::sampled);
    return analysis;
}

Analysis turned(Analysis analysis, const PointSet& stones) {
    PointSet& dead = analysis.at_first->dead;
    dead = dead.contains(stones.first()) ? dead - stones : dead | stones;
    return analysis;
}

}  // namespace

TEST_CASE("where the games are even about a large dragon the lead is the same however it was judged") {
    int found = 0, apart = 0;
    for (const auto& entry : std::filesystem::directory_iterator(GOTERR_SOURCE_DIR "/data/games")) {
        const Game game = game_in(entry.path());
        const Position position = replay(game, game.move_count() / 2).position;
        const Analysis analysis = analyze(position, analysis_options({}, position.board.size()));
        if (analysis.stage != Stage::open || !analysis.at_first) continue;
        const std::size_t number = largest_sampled(analysis.at_first->verdicts.dragons);
        const Dragon& dragon = analysis.at_first->verdicts.dragons[number];
        if (dragon.reason.cause != Cause::playouts || dragon.stones.count() < 5) continue;
        INFO(entry.path().filename().string() << "\n" << drawn(position.board));
        const auto difference = [&](double survival) {
            const Analysis one = with_survival(analysis, number, survival);
            return std::abs(estimate(one, {}).lead() - estimate(turned(one, dragon.stones), {}).lead());
        };
        ++found;
        CHECK(difference(0) <= 0.5);
        CHECK(difference(0.2) <= difference(1) / 2 + 0.5);
        apart += difference(1) > 2 ? 1 : 0;
    }
    CHECK(found >= 3);
    CHECK(apart > 0);
}
