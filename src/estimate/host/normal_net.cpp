#include "asked_net.hpp"
#include "trained_nets.hpp"

namespace goterr {

Net normal_net() { return asked_net(HostNet::normal); }

}  // namespace goterr
