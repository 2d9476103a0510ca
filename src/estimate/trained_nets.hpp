/// The nets whose tables stand in data/. WebAssembly's modules leave to their host what they can do
/// without for a while: the module for boards has none, since most finished boards need none, the other
/// one only the net of quick effort.
#pragma once

#include "goterr/net/net.hpp"

namespace goterr {

/// It learned on what quick effort sees.
Net quick_net();
/// It learned on what normal effort sees: it believes the sampled games, which are many there.
Net normal_net();

}  // namespace goterr
