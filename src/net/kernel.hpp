/// A convolution over tiles of 2x2 points, written for any machine's vectors.
///
/// The four points of a tile see 4x4 points. Sums and differences of these, multiplied by sums and
/// differences of the weights, give the four results by 16 products an input where the definition has 36:
/// F(2x2, 3x3) of S. Winograd ("Arithmetic complexity of computations", 1980; for nets, A. Lavin and S. Gray,
/// "Fast algorithms for convolutional neural networks", 2016). The weights are taken four times so that all
/// are whole, and the sums, which may turn round in 32 bits on the way, end at four times what the definition
/// gives: it is the same to the last bit.
///
/// `Lanes` are the vectors: `Sums` holds `width` sums of 32 bits, `both` has the same two inputs in each
/// place, `add` adds to each sum the products of two inputs and two weights. `vectors` times `tiles` sums are
/// kept at once. This header is compiled for several instruction sets of one machine (x86/): it includes
/// nothing whose functions could be shared between them, and all of its own know their lanes.
#pragma once

#include <cstddef>
#include <cstdint>

#include "goterr/net/shape.hpp"

namespace goterr::net {

inline constexpr int unit = 256;            // what 1 is
inline constexpr int most = 16 * unit - 1;  // activations end here

inline constexpr int most_tiles = 10;  // at once: two lines of 19 points
inline constexpr int parts = 16;       // of what a tile sees, and of the weights
inline constexpr int scale_bits = 2;   // the weights are taken four times

/// Tiles beside each other, and what is added to their results.
struct Strip {
    const std::int16_t* from;     ///< above and left of the first point
    std::ptrdiff_t line_of_from;  ///< numbers from a point to the one below it
    const std::int16_t* added;    ///< may be null
    std::int16_t* to;
    std::ptrdiff_t line_of_to;
    int columns;  ///< points of a line, at most twice `most_tiles`
    int lines;    ///< one or two
};

struct Weights {
    const std::int16_t* products;  ///< parts x pairs of inputs x outputs x 2
    const std::int32_t* factors;
    const std::int32_t* bias;
    int shift;
};

/// What a part after the other says about four inputs in a line; twice, it makes the parts of a tile.
template <class Lanes>
struct FourInputs {
    int first, second, third, fourth;

    std::int16_t part(int number) const {
        const int parts_of_line[4]{first - third, second + third, third - second, second - fourth};
        return static_cast<std::int16_t>(parts_of_line[number]);
    }
};

/// Channels that are looked at together.
template <int Inputs>
inline constexpr int together = Inputs % 16 == 0 ? 16 : Inputs;

/// `to`: parts x tiles x inputs, from the tile and the input on that are asked for.
template <class Lanes, int Inputs>
void split_tile(const std::int16_t* from, std::ptrdiff_t line, std::int16_t* to) {
    constexpr int chunk = together<Inputs>;
    constexpr int next = most_tiles * Inputs;
    std::int16_t columns[4][4][chunk];
    for (int x = 0; x < 4; ++x)
        for (int i = 0; i < chunk; ++i) {
            const std::int16_t* at = from + x * Inputs + i;
            const FourInputs<Lanes> four{at[0], at[line], at[2 * line], at[3 * line]};
            for (int y = 0; y < 4; ++y) columns[y][x][i] = four.part(y);
        }
    for (int y = 0; y < 4; ++y)
        for (int i = 0; i < chunk; ++i) {
            const FourInputs<Lanes> four{columns[y][0][i], columns[y][1][i], columns[y][2][i],
                                         columns[y][3][i]};
            for (int x = 0; x < 4; ++x) to[(4 * y + x) * next + i] = four.part(x);
        }
}

/// The sums of one part, `Tiles` tiles at once: they share what is read of the weights.
template <class Lanes, int Inputs, int Outputs, int Tiles>
void add_products(const std::int16_t* from, const std::int16_t* weight, std::int32_t* to) {
    constexpr int vectors = Outputs / Lanes::width;
    static_assert(vectors % Lanes::vectors == 0);
    for (int group = 0; group < vectors; group += Lanes::vectors) {
        typename Lanes::Sums sums[Tiles][Lanes::vectors] = {};
        for (int pair = 0; pair < Inputs; pair += 2) {
            const std::int16_t* at = weight + pair * Outputs + 2 * group * Lanes::width;
            for (int t = 0; t < Tiles; ++t) {
                const auto both = Lanes::both(from + t * Inputs + pair);
                for (int v = 0; v < Lanes::vectors; ++v)
                    Lanes::add(sums[t][v], both, Lanes::load(at + 2 * v * Lanes::width));
            }
        }
        for (int t = 0; t < Tiles; ++t)
            for (int v = 0; v < Lanes::vectors; ++v)
                Lanes::store(sums[t][v], to + t * Outputs + (group + v) * Lanes::width);
    }
}

/// Two results of a line from its four sums. Unsigned: what leaves 32 bits here comes back in the end.
template <class Lanes>
struct FourSums {
    std::uint32_t first, second, third, fourth;

    std::uint32_t result(int number) const {
        return number == 0 ? first + second + third : second - third - fourth;
    }
};

template <class Lanes>
std::int16_t finished(const Weights& weights, int output, std::uint32_t sum, std::int32_t added) {
    const std::int32_t whole = static_cast<std::int32_t>(sum) >> scale_bits;
    const std::int32_t value =
        ((whole * weights.factors[output] + weights.bias[output]) >> weights.shift) + added;
    const std::int32_t positive = value < 0 ? 0 : value;
    return static_cast<std::int16_t>(positive > most ? most : positive);
}

/// Where outputs that are looked at together go, and what is added to them, which may be null.
struct Outputs {
    const std::int16_t* added;
    std::int16_t* to;
};

inline constexpr int outputs_together = 16;
static_assert(narrow_net % outputs_together == 0 && wide_net % outputs_together == 0);

/// Sums of such outputs, four in a line.
using SumsOfLine = std::uint32_t[4][outputs_together];

/// Lanes whose compiler finds no vectors in how a point is finished do it themselves.
template <class Lanes>
concept FinishesPoints = requires(const Weights& weights, const SumsOfLine& line, Outputs outputs) {
    Lanes::finish_point(weights, line, 0, outputs);
};

/// From the sums of a tile (parts x tiles x outputs) to its points.
template <class Lanes, int Channels>
void join_tile(const Weights& weights, const Strip& strip, int column, const std::int32_t* sums) {
    constexpr int chunk = outputs_together;
    constexpr int next = most_tiles * Channels;
    for (int output = 0; output < Channels; output += chunk) {
        std::uint32_t lines[2][4][chunk];
        for (int x = 0; x < 4; ++x)
            for (int i = 0; i < chunk; ++i) {
                const std::int32_t* at = sums + x * next + output + i;
                const FourSums<Lanes> four{
                    static_cast<std::uint32_t>(at[0]), static_cast<std::uint32_t>(at[4 * next]),
                    static_cast<std::uint32_t>(at[8 * next]), static_cast<std::uint32_t>(at[12 * next])};
                for (int y = 0; y < 2; ++y) lines[y][x][i] = four.result(y);
            }
        for (int y = 0; y < strip.lines; ++y)
            for (int x = 0; x < 2 && column + x < strip.columns; ++x) {
                const std::ptrdiff_t place = y * strip.line_of_to + (column + x) * Channels + output;
                if constexpr (FinishesPoints<Lanes>)
                    Lanes::finish_point(
                        {nullptr, weights.factors + output, weights.bias + output, weights.shift}, lines[y],
                        x, {strip.added ? strip.added + place : nullptr, strip.to + place});
                else
                    for (int i = 0; i < chunk; ++i) {
                        const FourSums<Lanes> four{lines[y][0][i], lines[y][1][i], lines[y][2][i],
                                                   lines[y][3][i]};
                        strip.to[place + i] = finished<Lanes>(weights, output + i, four.result(x),
                                                              strip.added ? strip.added[place + i] : 0);
                    }
            }
    }
}

template <class Lanes, int Inputs, int Channels>
void convolve_strip(const Weights& weights, const Strip& strip) {
    std::int16_t inputs[parts * most_tiles * Inputs];
    std::int32_t sums[parts * most_tiles * Channels];
    const int tiles = (strip.columns + 1) / 2;
    for (int t = 0; t < tiles; ++t)
        for (int i = 0; i < Inputs; i += together<Inputs>)
            split_tile<Lanes, Inputs>(strip.from + 2 * t * Inputs + i, strip.line_of_from,
                                      inputs + t * Inputs + i);
    for (int part = 0; part < parts; ++part) {
        const std::int16_t* weight = weights.products + part * Inputs * Channels;
        const std::int16_t* from = inputs + part * most_tiles * Inputs;
        std::int32_t* to = sums + part * most_tiles * Channels;
        int t = 0;
        for (; t + Lanes::tiles <= tiles; t += Lanes::tiles)
            add_products<Lanes, Inputs, Channels, Lanes::tiles>(from + t * Inputs, weight, to + t * Channels);
        for (; t < tiles; ++t)
            add_products<Lanes, Inputs, Channels, 1>(from + t * Inputs, weight, to + t * Channels);
    }
    for (int t = 0; t < tiles; ++t) join_tile<Lanes, Channels>(weights, strip, 2 * t, sums + t * Channels);
}

using StripKernel = void (*)(const Weights&, const Strip&);

/// To one number of channels, from a net's inputs and from as many channels.
struct WidthKernels {
    StripKernel of_inputs;
    StripKernel of_channels;
};

struct Kernels {
    WidthKernels narrow;
    WidthKernels wide;
};

template <class Lanes, int Channels>
constexpr WidthKernels kernels_to{convolve_strip<Lanes, net_inputs, Channels>,
                                  convolve_strip<Lanes, Channels, Channels>};

template <class Lanes>
constexpr Kernels kernels_with{kernels_to<Lanes, narrow_net>, kernels_to<Lanes, wide_net>};

}  // namespace goterr::net
