#include "asked_net.hpp"
#include "trained_nets.hpp"

namespace goterr {

Net quick_net() { return asked_net(HostNet::quick); }

}  // namespace goterr
