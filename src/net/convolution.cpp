#include "convolution.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace goterr {
namespace {

using net::few;

/// Of outputs that are looked at together, a number each.
using Few = std::array<std::int16_t, few>;

/// What four parts are made of three weights in a line, twice as large as in Winograd's text.
std::array<Few, 4> split(const Few& first, const Few& second, const Few& third) {
    std::array<Few, 4> made;
    for (std::size_t i = 0; i < few; ++i) {
        const int ends = first[i] + third[i];
        made[0][i] = static_cast<std::int16_t>(2 * first[i]);
        made[1][i] = static_cast<std::int16_t>(ends + second[i]);
        made[2][i] = static_cast<std::int16_t>(ends - second[i]);
        made[3][i] = static_cast<std::int16_t>(2 * third[i]);
    }
    return made;
}

/// All parts of the nine weights from an input to each of a few outputs, whose weights follow each other.
std::array<Few, net::parts> parts_of(const std::int8_t* weights) {
    std::array<Few, 9> taps;
    for (std::size_t i = 0; i < few; ++i)
        for (std::size_t tap = 0; tap < 9; ++tap) taps[tap][i] = std::int16_t{weights[9 * i + tap]};
    std::array<std::array<Few, 4>, 3> columns;
    for (std::size_t x = 0; x < 3; ++x) columns[x] = split(taps[x], taps[3 + x], taps[6 + x]);
    std::array<Few, net::parts> all;
    for (std::size_t y = 0; y < 4; ++y) {
        const std::array<Few, 4> line = split(columns[0][y], columns[1][y], columns[2][y]);
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
        for (std::size_t output = 0; output < outputs; output += few) {
            std::int16_t* to = &made.products[2 * (input / 2 * outputs + output) + input % 2];
            for (const Few& part : parts_of(&made.taps.weights[(input * outputs + output) * 9])) {
                for (std::size_t i = 0; i < few; ++i) to[2 * i] = part[i];
                to += inputs * outputs;
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
