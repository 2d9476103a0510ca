#include "convolution.hpp"

#include <algorithm>

#include "goterr/core/wide.hpp"
#include "products.hpp"

namespace goterr::net {
namespace {

/// The 3x3 neighborhood of a point in one piece, so that a sum is one long loop.
template <int Inputs>
void gather(const Activations& from, int row, int column, std::int16_t* to) {
    for (int line = row - 1; line <= row + 1; ++line, to += 3 * Inputs)
        std::copy_n(from.at(line, column - 1), 3 * Inputs, to);
}

std::int16_t rectified(std::int32_t value) { return static_cast<std::int16_t>(std::clamp(value, 0, most)); }

template <int Inputs>
inline void convolve_all(const Convolution& layer, const Activations& from, Activations& to,
                         const Activations* added) {
    std::int16_t around[9 * Inputs];
    for (int row = 0; row < from.size.height; ++row)
        for (int column = 0; column < from.size.width; ++column) {
            gather<Inputs>(from, row, column, around);
            std::int16_t* out = to.at(row, column);
            const std::int16_t* plus = added ? added->at(row, column) : nullptr;
            for (int channel = 0; channel < net_channels; channel += together) {
                std::int32_t sums[together];
                sum_products<Inputs>(around, layer.weights.data() + channel * 9 * Inputs, sums);
                for (int i = channel; i < channel + together; ++i) {
                    const std::int32_t sum =
                        (sums[i - channel] + layer.bias[static_cast<std::size_t>(i)]) >> layer.shift;
                    out[i] = rectified(plus ? sum + plus[i] : sum);
                }
            }
        }
}

GOTERR_WIDEST [[gnu::flatten]] void convolve_inputs(const Convolution& layer, const Activations& from,
                                                    Activations& to) {
    convolve_all<net_inputs>(layer, from, to, nullptr);
}
GOTERR_WIDEST [[gnu::flatten]] void convolve_channels(const Convolution& layer, const Activations& from,
                                                      Activations& to, const Activations* added) {
    convolve_all<net_channels>(layer, from, to, added);
}

}  // namespace

void convolve(const Convolution& layer, const Activations& from, Activations& to, const Activations* added) {
    if (layer.inputs == net_inputs)
        convolve_inputs(layer, from, to);
    else
        convolve_channels(layer, from, to, added);
}

}  // namespace goterr::net
