#include "wide_kernels.hpp"

#include <array>

#include "convolution.hpp"
#include "lanes.hpp"

namespace goterr::net {

namespace {

/// GCC for Windows keeps wide vectors on a stack that it does not align for them (GCC bug 54412).
#ifdef _WIN32
constexpr bool has_wide_stack = false;
#else
constexpr bool has_wide_stack = true;
#endif

}  // namespace

std::span<const Kernels> kernels() {
    static const std::array<Kernels, 4> all{kernels_of_512_dots, kernels_of_512, kernels_of_256,
                                            kernels_with<Lanes128>};
    static const std::size_t too_wide = !has_wide_stack                        ? 3
                                        : __builtin_cpu_supports("avx512vnni") ? 0
                                        : __builtin_cpu_supports("avx512bw")   ? 1
                                        : __builtin_cpu_supports("avx2")       ? 2
                                                                               : 3;
    return std::span(all).subspan(too_wide);
}

}  // namespace goterr::net
