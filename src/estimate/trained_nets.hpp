/// The nets whose tables stand in data/: in WebAssembly's module for boards the host has them, since most finished boards need none.
#pragma once

#include "goterr/net/net.hpp"

namespace goterr {

enum class Trained {
    many_games,  ///< on what normal effort sees: it believes the sampled games, which are many there
    few_games,   ///< on what quick effort sees
};

Net trained_net(Trained on);

}  // namespace goterr
