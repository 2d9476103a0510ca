#include "goterr/estimate/evidence.hpp"

#include <algorithm>
#include <utility>

#include "goterr/estimate/owner_map.hpp"
#include "goterr/life/turns.hpp"

#include "goterr/estimate/learned.hpp"

namespace goterr {
namespace {

/// On smaller boards games cost next to nothing, and four of them take a settled board for an open one.
constexpr int large_board = 150;

/// Where a net judges what is open, four games are enough for it; what is nearly settled gets as many as before.
PlayoutOptions quick_playouts_for(BoardSize size) {
    PlayoutOptions playouts = quick_playouts;
    if (!is_learned_size(size) || size.area() < large_board) return playouts;
    playouts.settled_more = playouts.most - playouts.first;
    playouts.most = playouts.first;
    return playouts;
}

PlayoutOptions playouts_of(const EstimateOptions& options, BoardSize size) {
    PlayoutOptions playouts = options.effort == Effort::quick  ? quick_playouts_for(size)
                              : options.effort == Effort::deep ? deep_playouts
                                                               : normal_playouts;
    playouts.seed = options.seed;
    return playouts;
}

SiegeGames sieges_of(Effort effort) {
    if (effort == Effort::quick) return quick_sieges;
    return effort == Effort::deep ? deep_sieges : normal_sieges;
}

SiegeGames study_of(Effort effort) {
    if (effort == Effort::quick) return quick_study;
    return effort == Effort::deep ? deep_study : normal_study;
}

/// Boards to look at for each link between two dragons.
int link_boards(Effort effort) {
    if (effort == Effort::quick) return 60;
    return effort == Effort::deep ? 4000 : 400;
}

/// Boards to look at for each gap before the dragons on both sides are taken for one.
int joint_boards(Effort effort) {
    if (effort == Effort::quick) return 100;
    return effort == Effort::deep ? 4000 : 1000;
}

PointSet counted_dead(const Evidence& evidence) {
    PointSet dead(evidence.position.board.size());
    for (const Dragon& dragon : evidence.dragons)
        if (counts_as_dead(dragon, evidence.position.to_move)) dead |= dragon.stones;
    return dead;
}

/// Nothing but the sampled games, which say both, tells what becomes of it.
bool is_in_doubt(const Dragon& dragon, Color to_move) {
    const Outcome now = fate_now(dragon, to_move).outcome;
    return is_unsettled(dragon) && (now == Outcome::unknown || now == Outcome::ko);
}

}  // namespace

Evidence gather(const Position& position, const EstimateOptions& options, const PlayoutOptions& playouts) {
    Evidence evidence{position, find_chains(position.board),     {},   {},
                      {},       PointSet(position.board.size()), false};
    evidence.samples = play_out(position, playouts);
    evidence.tactics = read_captures(position, evidence.chains);
    evidence.dragons = judge({position, evidence.chains, evidence.tactics, evidence.samples},
                             {options.rules, options.overrides});
    evidence.dead = counted_dead(evidence);
    evidence.told = !evidence.dragons.empty() &&
                    std::all_of(evidence.dragons.begin(), evidence.dragons.end(),
                                [](const Dragon& dragon) { return dragon.reason.cause == Cause::user; });
    const Stage stage = stage_of(evidence);
    if (stage == Stage::finished) return evidence;
    evidence.first_judged = evidence.dragons;
    evidence.first_dead = evidence.dead;
    evidence.dragons = sample_turns({position, evidence.chains, evidence.tactics, evidence.samples},
                                    std::move(evidence.dragons), sieges_of(options.effort));
    evidence.dragons = joined_dragons(position, evidence.chains, evidence.dragons);
    if (stage == Stage::open) evidence.dead = counted_dead(evidence);
    return evidence;
}

Evidence gather(const Position& position, const EstimateOptions& options) {
    return gather(position, options, playouts_of(options, position.board.size()));
}

Evidence study(Evidence evidence, const EstimateOptions& options) {
    if (evidence.told) return evidence;
    const Findings findings{evidence.position, evidence.chains, evidence.tactics, evidence.samples};
    const bool finished = evidence.first_judged.empty();
    evidence.dragons =
        sample_turns(findings, finished ? evidence.dragons : evidence.first_judged, study_of(options.effort));
    if (!finished)
        evidence.dragons = joined_dragons(evidence.position, evidence.chains, evidence.dragons,
                                          joint_boards(options.effort));
    return evidence;
}

std::vector<WeakLink> weak_links(const Evidence& evidence, Effort effort) {
    return weak_links(evidence.position, evidence.chains, evidence.dragons, link_boards(effort));
}

/// Who is lost as often as saved is lost: the games miss a kill more easily than a rescue.
void settle_doubts(Evidence& evidence) {
    for (const Dragon& dragon : evidence.dragons)
        if (is_in_doubt(dragon, evidence.position.to_move) && dragon.survival <= 0)
            evidence.dead |= dragon.stones;
}

}  // namespace goterr
