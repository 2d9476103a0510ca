#include "lanes.hpp"
#include "wide_kernels.hpp"

namespace goterr::net {

const Kernels kernels_of_256 = kernels_with<Lanes256>;

}  // namespace goterr::net
