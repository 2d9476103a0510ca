/// Everything the modules have to say about one position, gathered once and then only read.
#pragma once

#include "goterr/board/chains.hpp"
#include "goterr/estimate/estimate.hpp"
#include "goterr/life/linked.hpp"
#include "goterr/playout/playout.hpp"
#include "goterr/reading/captures.hpp"

namespace goterr {

struct Evidence {
    Position position;
    Chains chains;
    Tactics tactics;
    Samples samples;
    std::vector<Dragon> dragons;
    PointSet dead;      ///< stones of dragons judged dead
    bool told = false;  ///< the user decided about every dragon: nothing is left but counting
    std::vector<Dragon> first_judged =
        {};  ///< before dragons in doubt got games of their own: what the nets know
    PointSet first_dead = {};
};

/// Decides about dragons in doubt in a position where nothing else is open.
void settle_doubts(Evidence& evidence);

Evidence gather(const Position& position, const EstimateOptions& options);
/// With other playouts than the effort asks for.
Evidence gather(const Position& position, const EstimateOptions& options, const PlayoutOptions& playouts);

/// Links between the dragons that can be cut and joined; read when somebody asks, counting does not need them.
std::vector<WeakLink> weak_links(const Evidence& evidence, Effort effort);

/// Counts from what was gathered for these options.
Estimate estimate(Evidence evidence, const EstimateOptions& options);

}  // namespace goterr
