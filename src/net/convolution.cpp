#include "convolution.hpp"

namespace goterr::net {

void convolve(const Kernels& kernels, const Convolution& layer, const Activations& from, Activations& to,
              const Activations* added) {
    const LineKernel line = layer.inputs == net_inputs ? kernels.of_inputs : kernels.of_channels;
    const Weights weights{layer.weights.data(), layer.bias.data(), layer.shift};
    for (int row = 0; row < from.size.height; ++row)
        line(weights, {{from.at(row - 1, -1), from.at(row, -1), from.at(row + 1, -1)},
                       added ? added->at(row, 0) : nullptr,
                       to.at(row, 0),
                       from.size.width});
}

}  // namespace goterr::net
