#include "trunk.hpp"

/// For fit/fast_trunk.py; arrays as `ParametersOf` has them.
extern "C" {

using goterr::fit::ParametersOf;
using goterr::fit::Trunk;

/// Null where this machine has no tiles.
Trunk* goterr_trunk(int inputs, int channels, int blocks, int told, int threads) {
    return goterr::fit::may_use_tiles() ? new Trunk({inputs, channels, blocks, told, threads}) : nullptr;
}

void goterr_trunk_forward(Trunk* trunk, const float* const* parameters, int side, int positions,
                          const float* inputs, float* told, float* pooled) {
    trunk->forward(ParametersOf<const float>(trunk->shape(), parameters), side, positions, inputs, told,
                   pooled);
}

void goterr_trunk_backward(Trunk* trunk, const float* const* parameters, const float* told,
                           const float* pooled, float* const* gradients) {
    trunk->backward(ParametersOf<const float>(trunk->shape(), parameters), told, pooled,
                    ParametersOf<float>(trunk->shape(), gradients));
}
}
