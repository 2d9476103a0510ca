/// A small convolutional net in integers: from planes that describe a position to who will own which point,
/// the lead, and how far the lead may be off.
///
/// One 3x3 convolution, residual blocks of two more (K. He and others, "Deep residual learning for image
/// recognition", 2016), every second one with the mean and the maximum over the board added inside (D. Wu,
/// "Accelerating self-play learning in Go", 2019), so that any size of board will do; then two heads.
/// Everything is seen by the side to move. Weights are small numbers with a factor for each channel,
/// activations 16-bit ones, sums 32-bit ones that the table keeps from overflowing: the same answer on every
/// machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "goterr/core/board_size.hpp"
#include "goterr/net/shape.hpp"

namespace goterr {

/// Numbers of `owners` in what a net says: this is the side to move's for sure, its negative the enemy's.
inline constexpr int owner_unit = 1 << 14;

/// What a net is asked.
struct NetQuestion {
    BoardSize size;
    std::span<const std::int8_t> inputs;  ///< `net_inputs` numbers a point, row-major, in 64ths
    /// What the sum of the ownership lacks to be the lead; of several, the mean of what each would have said
    /// is said.
    std::span<const double> bases;
    bool area = false;  ///< the area counts
};

struct NetAnswer {
    std::vector<int> owners;  ///< in `owner_unit`s
    /// Whether a stone stands, one a point, in `owner_unit`s from -1 (never) to 1; empty where the net did
    /// not learn it.
    std::vector<int> owner_first;     ///< if its owner plays first
    std::vector<int> attacker_first;  ///< if his enemy does
    double lead = 0;                  ///< points, without the base
    double half_width = 0;            ///< points; four results of five are no further from the lead
};

/// A 3x3 convolution, as it is defined.
struct Taps {
    /// Where the weight of `input` at `tap` (0 to 8, row-major around the point) for `output` stands.
    std::size_t place(int output, int tap, int input) const {
        return static_cast<std::size_t>((input * outputs + output) * 9 + tap);
    }

    int inputs = 0;   ///< an even number
    int outputs = 0;  ///< `narrow_net` or `wide_net`
    int shift = 0;    ///< right, of the sums
    std::vector<std::int8_t> weights;
    std::vector<std::int32_t> factors;  ///< of the weights, one for each output
    std::vector<std::int32_t> bias;     ///< half of the last place that is shifted out included
};

/// The same as it is computed: what the sixteen products of a tile are made with (src/net/kernel.hpp).
struct Convolution {
    Taps taps;
    std::vector<std::int16_t> products;
};

Convolution convolution_of(Taps taps);

/// Sums of products, in 4096ths.
struct Dense {
    int inputs = 0;
    std::vector<std::int32_t> weights;
    std::vector<std::int64_t> bias;
};

struct ResidualBlock {
    Convolution first;
    Dense pool;  ///< no weights: nothing is added
    Convolution second;
};

struct Net {
    int channels() const { return start.taps.outputs; }

    Convolution start;
    std::vector<ResidualBlock> blocks;
    Dense owner;       ///< of the channels, then of the inputs
    Dense owner_pool;  ///< of means and maxima over the board
    Dense lead_first;
    Dense lead_second;
    Dense stands_first;  ///< of the channels, then of the inputs; no weights: nothing is said of stones
    Dense stands_second;
};

/// A net as `tests/fit/export_net.py` writes it, each kind of number in the order of `Net`.
struct NetTable {
    std::span<const std::int8_t> weights;  ///< of the convolutions, by inputs, outputs and taps
    std::span<const std::int16_t> dense;   ///< weights of the dense layers, factors of the convolutions
    /// How many channels, how many blocks, how many numbers between the two layers of the lead; then biases.
    std::span<const std::int32_t> numbers;
};

Net net_of(const NetTable& table);

NetAnswer ask(const Net& net, const NetQuestion& question);

}  // namespace goterr
