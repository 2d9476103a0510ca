/// A net that a browser or Node has: src/npm/net.cjs has put its table into a file, which is fetched when
/// it is asked for.
#pragma once

#include "goterr/net/net.hpp"

namespace goterr {

/// Called as src/npm/loader.js calls them.
enum class HostNet { quick, normal };

Net asked_net(HostNet which);

}  // namespace goterr
