#include "goterr/estimate/move_later.hpp"

#include <utility>

namespace goterr {
namespace {

/// A chain that nothing touched is read as before.
CaptureReading reading_of(const Chain& chain, const Position& position, const Analysis& before) {
    const int number = before.chains.number_at(chain.stones.first());
    if (number >= 0) {
        const Chain& was = before.chains[number];
        if (was.stones == chain.stones && was.liberties == chain.liberties) return before.tactics[number];
    }
    const ReadingOptions usual;
    return chain.liberties.count() <= usual.most_liberties ? read_capture(position, chain, usual)
                                                           : CaptureReading();
}

Tactics tactics_of(const Position& position, const Chains& chains, const Analysis& before) {
    Tactics tactics;
    for (const Chain& chain : chains) tactics.chains.push_back(reading_of(chain, position, before));
    return tactics;
}

std::vector<Dragon> dragons_without(std::vector<Dragon> dragons, const PointSet& gone) {
    for (Dragon& dragon : dragons) dragon.stones -= gone;
    std::erase_if(dragons, [](const Dragon& dragon) { return dragon.stones.empty(); });
    return dragons;
}

}  // namespace

Analysis one_move_later(const Analysis& before, Point move) {
    Position position = play(before.position, move, before.position.to_move);
    Analysis later{position, find_chains(position.board)};
    const PointSet gone = points_of_color(position.board, Color::empty);
    // What the net looks at: as it was judged before dragons in doubt got games of their own.
    later.verdicts.dragons = dragons_without(before.first_dragons(), gone);
    later.cleared.dead = before.first_dead() - gone;
    later.tactics = tactics_of(later.position, later.chains, before);
    later.samples = before.samples;
    later.stage = before.stage;
    return later;
}

}  // namespace goterr
