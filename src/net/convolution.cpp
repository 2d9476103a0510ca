#include "convolution.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace goterr {
namespace {

/// What four parts are made of three weights in a line, twice as large as in Winograd's text.
std::array<int, 4> split(int first, int second, int third) {
    return {2 * first, first + second + third, first - second + third, 2 * third};
}

/// All parts of the nine weights from an input to an output; `next` is from a tap to the one after it.
std::array<int, net::parts> parts_of(const std::int8_t* weight, std::size_t next) {
    std::array<std::array<int, 4>, 3> columns;
    for (std::size_t x = 0; x < 3; ++x)
        columns[x] = split(weight[x * next], weight[(3 + x) * next], weight[(6 + x) * next]);
    std::array<int, net::parts> all;
    for (std::size_t y = 0; y < 4; ++y) {
        const std::array<int, 4> line = split(columns[0][y], columns[1][y], columns[2][y]);
        std::copy_n(line.begin(), 4, all.begin() + 4 * y);
    }
    return all;
}

}  // namespace

Convolution convolution_of(Taps taps) {
    Convolution made{std::move(taps), {}};
    const auto inputs = static_cast<std::size_t>(made.taps.inputs);
    const auto outputs = static_cast<std::size_t>(made.taps.outputs);
    made.products.resize(net::parts * inputs * outputs);
    for (std::size_t input = 0; input < inputs; ++input)
        for (std::size_t output = 0; output < outputs; ++output) {
            const std::array<int, net::parts> all =
                parts_of(&made.taps.weights[input * outputs + output], inputs * outputs);
            std::size_t place = 2 * (input / 2 * outputs + output) + input % 2;
            for (const int part : all) {
                made.products[place] = static_cast<std::int16_t>(part);
                place += inputs * outputs;
            }
        }
    return made;
}

namespace net {

void convolve(const Kernels& kernels, const Convolution& layer, const Activations& from, Activations& to,
              const Activations* added) {
    const WidthKernels& of_width = layer.taps.outputs == wide_net ? kernels.wide : kernels.narrow;
    const StripKernel convolve_strip =
        layer.taps.inputs == net_inputs ? of_width.of_inputs : of_width.of_channels;
    const Weights weights{layer.products.data(), layer.taps.factors.data(), layer.taps.bias.data(),
                          layer.taps.shift};
    const auto [width, height] = from.size;
    for (int row = 0; row < height; row += 2)
        for (int column = 0; column < width; column += 2 * most_tiles)
            convolve_strip(weights, {from.at(row - 1, column - 1), static_cast<std::ptrdiff_t>(from.line()),
                                     added ? added->at(row, column) : nullptr, to.at(row, column),
                                     static_cast<std::ptrdiff_t>(to.line()),
                                     std::min(width - column, 2 * most_tiles), std::min(height - row, 2)});
}

}  // namespace net
}  // namespace goterr
