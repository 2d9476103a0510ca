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

/// All parts of the nine weights from an input to an output.
std::array<int, net::parts> parts_of(const Taps& taps, int output, int input) {
    const auto weight = [&](int row, int column) {
        return int{taps.weights[taps.place(output, 3 * row + column, input)]};
    };
    std::array<std::array<int, 4>, 3> columns;
    for (int x = 0; x < 3; ++x)
        columns[static_cast<std::size_t>(x)] = split(weight(0, x), weight(1, x), weight(2, x));
    std::array<int, net::parts> all;
    for (std::size_t y = 0; y < 4; ++y)
        std::ranges::copy(split(columns[0][y], columns[1][y], columns[2][y]), all.begin() + 4 * y);
    return all;
}

}  // namespace

Convolution convolution_of(Taps taps) {
    Convolution made{std::move(taps), {}};
    const int inputs = made.taps.inputs;
    made.products.resize(static_cast<std::size_t>(net::parts * inputs * net_channels));
    for (int output = 0; output < net_channels; ++output)
        for (int input = 0; input < inputs; ++input) {
            const std::array<int, net::parts> all = parts_of(made.taps, output, input);
            for (int part = 0; part < net::parts; ++part) {
                const int pair = (part * inputs + input) / 2 * net_channels + output;
                made.products[static_cast<std::size_t>(2 * pair + input % 2)] =
                    static_cast<std::int16_t>(all[static_cast<std::size_t>(part)]);
            }
        }
    return made;
}

namespace net {

void convolve(const Kernels& kernels, const Convolution& layer, const Activations& from, Activations& to,
              const Activations* added) {
    const StripKernel convolve_strip =
        layer.taps.inputs == net_inputs ? kernels.of_inputs : kernels.of_channels;
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
