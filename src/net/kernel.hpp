/// The inner loop of a convolution over one line of the board, written for any machine's vectors.
///
/// `Lanes` are the vectors: `Sums` holds `width` sums of 32 bits, `both` has the same two inputs in each place, `add` adds
/// to each sum the products of two inputs and two weights. A pair of inputs meets the weights of all outputs at once, so
/// that nothing has to be summed across a vector. This header is compiled for several instruction sets of one machine
/// (x86/): it includes nothing whose functions could be shared between them.
#pragma once

#include <cstdint>

#include "goterr/net/shape.hpp"

namespace goterr::net {

inline constexpr int unit = 256;            // what 1 is
inline constexpr int most = 32 * unit - 1;  // activations end here

/// One line of the board: `lines` are the line itself with its neighbors, each from the point left of the first.
struct Line {
    const std::int16_t* lines[3];
    const std::int16_t* added;  ///< to the sums; may be null
    std::int16_t* to;
    int points;
};

struct Weights {
    const std::int16_t* products;
    const std::int32_t* bias;
    int shift;
};

template <class Lanes>
void finish(const Weights& weights, const typename Lanes::Sums* sums, const std::int16_t* added,
            std::int16_t* to) {
    std::int32_t values[net_channels];
    for (int v = 0; v * Lanes::width < net_channels; ++v) Lanes::store(sums[v], values + v * Lanes::width);
    for (int i = 0; i < net_channels; ++i) {
        std::int32_t value = (values[i] + weights.bias[i]) >> weights.shift;
        if (added) value += added[i];
        value = value < 0 ? 0 : value;
        to[i] = static_cast<std::int16_t>(value > most ? most : value);
    }
}

/// `Points` neighbors at once, from the one with number `first` on: they share what is read of the weights.
template <class Lanes, int Inputs, int Points>
void convolve_points(const Weights& weights, const Line& line, int first) {
    constexpr int vectors = net_channels / Lanes::width;
    typename Lanes::Sums sums[Points][vectors] = {};
    const std::int16_t* weight = weights.products;
    for (const std::int16_t* from : line.lines) {
        from += first * Inputs;
        for (int pair = 0; pair < 3 * Inputs; pair += 2)
            for (int v = 0; v < vectors; ++v, weight += 2 * Lanes::width) {
                const auto products = Lanes::load(weight);
                for (int p = 0; p < Points; ++p)
                    Lanes::add(sums[p][v], Lanes::both(from + p * Inputs + pair), products);
            }
    }
    for (int p = 0; p < Points; ++p) {
        const int place = (first + p) * net_channels;
        finish<Lanes>(weights, sums[p], line.added ? line.added + place : nullptr, line.to + place);
    }
}

template <class Lanes, int Inputs>
void convolve_line(const Weights& weights, const Line& line) {
    int point = 0;
    for (; point + Lanes::points <= line.points; point += Lanes::points)
        convolve_points<Lanes, Inputs, Lanes::points>(weights, line, point);
    for (; point < line.points; ++point) convolve_points<Lanes, Inputs, 1>(weights, line, point);
}

using LineKernel = void (*)(const Weights&, const Line&);

struct Kernels {
    LineKernel of_inputs;
    LineKernel of_channels;
};

template <class Lanes>
constexpr Kernels kernels_with{convolve_line<Lanes, net_inputs>, convolve_line<Lanes, net_channels>};

}  // namespace goterr::net
