#include "lanes.hpp"
#include "wide_kernels.hpp"

namespace goterr::net {

const Kernels kernels_of_512 = kernels_with<Lanes512>;

}  // namespace goterr::net
