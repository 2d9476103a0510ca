/// Which chains of one color are connected although they do not touch: what the opponent cannot cut.
///
/// Two chains are connected by two shared liberties (bamboo joint, diagonal, two ways to meet), by one shared
/// liberty where a cutting stone is illegal or captured (read out), or around an enemy chain that is captured
/// whoever plays first. Joints that share a liberty with another joint may fail together; that is not looked
/// at.
#pragma once

#include <vector>

#include "goterr/reading/captures.hpp"

namespace goterr {

struct Connection {
    int first = 0;  ///< numbers of chains, the smaller first
    int second = 0;

    friend auto operator<=>(const Connection&, const Connection&) = default;
};

/// All connections, ordered by chain numbers, one a pair.
std::vector<Connection> find_connections(const Position& position, const Chains& chains,
                                         const Tactics& tactics);

}  // namespace goterr
