#include "overruled_games.hpp"

#include <algorithm>
#include <utility>

#include "thresholds.hpp"

namespace goterr::life {
namespace {

Findings findings_of(const Analysis& analysis) {
    return {analysis.position, analysis.chains, analysis.tactics, analysis.samples};
}

void read_dragons(Analysis& analysis, const AnalysisOptions& options) {
    analysis.dragons = read_surely(findings_of(analysis), std::move(analysis.dragons), *options.reading);
}

bool is_read(const Dragon& dragon) {
    return dragon.owner_first.known == Known::read && dragon.attacker_first.known == Known::read;
}

/// Stones that are taken whoever begins, and that the games kept too often.
PointSet overlooked(const std::vector<Dragon>& dragons, BoardSize size) {
    PointSet stones(size);
    for (const Dragon& dragon : dragons)
        if (dragon.status == Status::dead && is_read(dragon) && dragon.survival > lost_in_games)
            stones |= dragon.stones;
    return stones;
}

Position without_stones(const Position& position, const PointSet& stones) {
    Position left = position;
    left.board = without(position.board, stones);
    return left;
}

/// What was read goes for the dragons that the new games leave as they were.
void keep_readings(const std::vector<Dragon>& read, std::vector<Dragon>& dragons) {
    for (Dragon& dragon : dragons) {
        if (dragon.reason.cause != Cause::playouts) continue;
        const auto known = std::find_if(read.begin(), read.end(), [&](const Dragon& before) {
            return is_read(before) && before.stones == dragon.stones;
        });
        if (known == read.end()) continue;
        set_fates(dragon, known->owner_first, known->attacker_first);
        dragon.reason.cause = known->reason.cause;
    }
}

}  // namespace

void read_before_counting(Analysis& analysis, const AnalysisOptions& options) {
    read_dragons(analysis, options);
    const PointSet gone = overlooked(analysis.dragons, analysis.position.board.size());
    if (gone.empty()) return;
    const std::vector<Dragon> read = std::move(analysis.dragons);
    analysis.samples = play_out(without_stones(analysis.position, gone), options.playouts);
    analysis.dragons = judge(findings_of(analysis), {options.rules, options.overrides});
    keep_readings(read, analysis.dragons);
    read_dragons(analysis, options);
}

}  // namespace goterr::life
