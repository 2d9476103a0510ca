/// The same convolution for machines with wider vectors; each is compiled for them and called on them only.
#pragma once

#include "kernel.hpp"

namespace goterr::net {

extern const Kernels kernels_of_256;
extern const Kernels kernels_of_512;
extern const Kernels kernels_of_512_dots;

}  // namespace goterr::net
