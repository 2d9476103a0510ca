#include "goterr/life/analysis.hpp"

#include <algorithm>
#include <utility>

#include "goterr/life/linked.hpp"
#include "lost.hpp"
#include "overruled_games.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

/// Of every dragon, or that one side has none that lives.
bool is_all_told(const std::vector<Dragon>& dragons) {
    const auto is_lost = [&](Color side) {
        const auto is_of = [&](const Dragon& dragon) { return dragon.side == side; };
        return std::any_of(dragons.begin(), dragons.end(), is_of) &&
               std::all_of(dragons.begin(), dragons.end(), [&](const Dragon& dragon) {
                   return !is_of(dragon) || (is_told(dragon) && dragon.status == Status::dead);
               });
    };
    return is_lost(Color::black) || is_lost(Color::white) ||
           (!dragons.empty() && std::all_of(dragons.begin(), dragons.end(), is_told));
}

void clear_board(Analysis& analysis, const PointSet& dead) {
    const Board& board = analysis.position.board;
    const bool is_cleared = !analysis.cleared.regions.empty() && analysis.cleared.dead == dead;
    if (!is_cleared) analysis.cleared = cleared_board(board, dead);
    analysis.stage = analysis.told ? Stage::finished
                                   : stage_of(board, analysis.cleared, analysis.dragons(), analysis.samples);
}

/// What its owner, who is to move, saves in most games around it. Games on the whole board begin with either
/// side, miss the move and call it lost.
PointSet saved_in_turn(const std::vector<Dragon>& dragons, const Position& position) {
    return stones_of(dragons, position.board.size(), [&](const Dragon& dragon) {
        return dragon.status == Status::critical && dragon.reason.cause == Cause::siege &&
               dragon.side == position.to_move && dragon.owner_first.kept >= life::surely_saved;
    });
}

/// Dragons in doubt get games of their own; while anything is open, what cannot be cut is one dragon then.
void look_at_doubtful(Analysis& analysis, const Look& look) {
    if (!analysis.at_first) analysis.at_first = Judgment{analysis.verdicts, analysis.dead()};
    analysis.looked = look;
    analysis.verdicts = sample_turns(analysis.findings(), analysis.at_first->verdicts, look.games);
    if (analysis.stage != Stage::finished)
        analysis.verdicts =
            joined_dragons(analysis.position, analysis.chains, analysis.verdicts, look.joint_boards);
}

/// What counts as dead by the verdicts as they are now.
void count_dead(Analysis& analysis) {
    clear_board(analysis, life::counted_dead(analysis.dragons(), analysis.position) -
                              saved_in_turn(analysis.dragons(), analysis.position));
}

/// Once both have passed what is surrounded is counted. Nobody's is what lies open between both: along 40
/// games counts of it by the sampled games were 14 points off on average, expectations 5.
void close(Analysis& analysis) {
    if (analysis.stage != Stage::open || !analysis.position.is_over()) return;
    const auto neutrals = neutral_regions(analysis.cleared, analysis.samples);
    if (std::none_of(neutrals.begin(), neutrals.end(), [](const auto& region) { return region.is_open(); }))
        analysis.stage = Stage::settled;
}

}  // namespace

Analysis deepened(Analysis analysis, const Look& look, std::optional<Stands> expected) {
    if (analysis.told || (analysis.looked == look && !expected)) return analysis;
    if (expected) analysis.expected = std::move(expected);
    look_at_doubtful(analysis, look);
    if (analysis.stage == Stage::open) return analysis;
    count_dead(analysis);
    close(analysis);
    return analysis;
}

Analysis analyze(const Position& given, const AnalysisOptions& options) {
    const Position position = captured(given);
    Analysis analysis{position, find_chains(position.board)};
    analysis.samples = play_out(position, options.playouts);
    analysis.tactics = read_captures(position, analysis.chains);
    analysis.verdicts = judge(analysis.findings(), {options.rules, options.overrides});
    analysis.told = is_all_told(analysis.dragons());
    if (options.reading && !analysis.told) life::read_before_counting(analysis, options);
    clear_board(analysis, life::counted_dead(analysis.dragons(), position));
    if (analysis.stage == Stage::open) {
        look_at_doubtful(analysis, options.open);
        count_dead(analysis);
    }
    const bool had_games = analysis.looked && analysis.looked->games.total > 0;
    if (analysis.stage == Stage::settled && !had_games) {
        look_at_doubtful(analysis, options.settled);
        count_dead(analysis);
    }
    close(analysis);
    return analysis;
}

}  // namespace goterr
