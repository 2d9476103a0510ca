#include "goterr/estimate/evidence.hpp"

#include <cmath>

namespace goterr {
namespace {

PlayoutOptions playouts_of(const EstimateOptions& options) {
    PlayoutOptions playouts = options.effort == Effort::quick  ? quick_playouts
                              : options.effort == Effort::deep ? deep_playouts
                                                               : PlayoutOptions{};
    playouts.seed = options.seed;
    return playouts;
}

}  // namespace

Evidence gather(const Position& position, const EstimateOptions& options) {
    Evidence evidence{position, find_chains(position.board), {}, {}, {}, PointSet(position.board.size()), {}};
    evidence.samples = play_out(position, playouts_of(options));
    for (const Chain& chain : evidence.chains) {
        const double fate = mean_fate(evidence.samples, chain);
        Dragon dragon;
        dragon.side = chain.side;
        dragon.stones = chain.stones;
        dragon.status = fate < 0 ? Status::dead : Status::alive;
        dragon.survival = fate;
        evidence.dragons.push_back(dragon);
        if (fate < 0) evidence.dead |= chain.stones;
    }
    evidence.bouzy = bouzy_map(without(position.board, evidence.dead), bouzy_area);
    return evidence;
}

}  // namespace goterr
