#include "convolution.hpp"

#include <algorithm>

#include "goterr/core/wide.hpp"

namespace goterr::net {
namespace {

constexpr int together = 4;  // outputs whose sums share one pass over the inputs

/// The 3x3 neighborhood of a point in one piece, so that a sum is one long loop.
template <int Inputs>
void gather(const Activations& from, int row, int column, std::int16_t* to) {
    for (int line = row - 1; line <= row + 1; ++line, to += 3 * Inputs)
        std::copy_n(from.at(line, column - 1), 3 * Inputs, to);
}

std::int16_t rectified(std::int32_t value) { return static_cast<std::int16_t>(std::clamp(value, 0, most)); }

/// Products of 16-bit numbers, summed in 32 bits: compilers know an instruction for that.
template <int Inputs>
inline void sum_products(const std::int16_t* around, const std::int16_t* weights,
                         std::int32_t (&sums)[together]) {
    constexpr int taps = 9 * Inputs;
    std::int32_t a = 0, b = 0, c = 0, d = 0;
    for (int k = 0; k < taps; ++k) {
        a += static_cast<std::int32_t>(around[k]) * weights[k];
        b += static_cast<std::int32_t>(around[k]) * weights[taps + k];
        c += static_cast<std::int32_t>(around[k]) * weights[2 * taps + k];
        d += static_cast<std::int32_t>(around[k]) * weights[3 * taps + k];
    }
    sums[0] = a, sums[1] = b, sums[2] = c, sums[3] = d;
}

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

GOTERR_WIDE [[gnu::flatten]] void convolve_inputs(const Convolution& layer, const Activations& from,
                                                  Activations& to) {
    convolve_all<net_inputs>(layer, from, to, nullptr);
}
GOTERR_WIDE [[gnu::flatten]] void convolve_channels(const Convolution& layer, const Activations& from,
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
