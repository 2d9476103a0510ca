#include "overruled_games.hpp"

#include <algorithm>
#include <utility>

#include "settle.hpp"
#include "thresholds.hpp"

namespace goterr::life {
namespace {

void read_dragons(Analysis& analysis, const AnalysisOptions& options) {
    analysis.verdicts = read_fights(analysis.findings(), std::move(analysis.verdicts), *options.reading);
}

bool is_read(const Dragon& dragon) {
    return dragon.owner_first.known == Known::read && dragon.attacker_first.known == Known::read;
}

/// Stones that are taken whoever begins, and that the games kept too often.
PointSet overlooked(const std::vector<Dragon>& dragons, BoardSize size) {
    return stones_of(dragons, size, [](const Dragon& dragon) {
        return dragon.status == Status::dead && is_read(dragon) && dragon.survival > lost_in_games;
    });
}

Position without_stones(const Position& position, const PointSet& stones) {
    Position left = position;
    left.board = without(position.board, stones);
    return left;
}

/// What was read goes for the dragons that the new games leave as they were.
Evidence kept(const Verdicts& read, const std::vector<Dragon>& dragons) {
    Evidence evidence;
    for (std::size_t i = 0; i < dragons.size(); ++i) {
        if (dragons[i].reason.by != Witness::games) continue;
        const auto known = std::find_if(read.dragons.begin(), read.dragons.end(), [&](const Dragon& before) {
            return is_read(before) && before.stones == dragons[i].stones;
        });
        if (known == read.dragons.end()) continue;
        evidence.push_back({i, known->reason.by, known->owner_first, known->attacker_first, known->reason,
                            known->saved_by, known->killed_by});
    }
    return evidence;
}

}  // namespace

void read_before_counting(Analysis& analysis, const AnalysisOptions& options) {
    read_dragons(analysis, options);
    const PointSet gone = overlooked(analysis.dragons(), analysis.position.board.size());
    if (gone.empty()) return;
    const Verdicts read = std::move(analysis.verdicts);
    analysis.samples = play_out(without_stones(analysis.position, gone), options.playouts);
    Verdicts again = judge(analysis.findings(), {options.rules, options.overrides});
    Evidence evidence = kept(read, again.dragons);
    analysis.verdicts = settled(std::move(again), std::move(evidence));
    read_dragons(analysis, options);
}

}  // namespace goterr::life
