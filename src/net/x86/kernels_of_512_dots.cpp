#include "lanes.hpp"
#include "wide_kernels.hpp"

namespace goterr::net {

const Kernels kernels_of_512_dots = kernels_with<Lanes512OfDots>;

}  // namespace goterr::net
