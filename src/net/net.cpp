#include "goterr/net/net.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "convolution.hpp"
#include "squash.hpp"

namespace goterr {
namespace {

using namespace net;

constexpr int dense_bits = 12;  // weights, means, maxima and hidden numbers are in 4096ths
constexpr std::int64_t dense_unit = 1 << dense_bits;
constexpr int taps_of_kernel = 9;

/// What the layer of the lead is told besides means and maxima, and in which units it thinks.
constexpr int scalars = 6;
constexpr double sum_unit = 32;
constexpr double lead_unit = 8;
constexpr double most_lead = 256;
constexpr double undecided_unit = 8;

std::vector<std::int64_t> weighed(const Dense& layer, const std::vector<std::int64_t>& inputs) {
    std::vector<std::int64_t> sums(layer.bias);
    for (std::size_t out = 0; out < sums.size(); ++out)
        for (std::size_t in = 0; in < inputs.size(); ++in)
            sums[out] += layer.weights[out * inputs.size() + in] * inputs[in];
    return sums;
}

/// Mean and maximum of every channel over the board. Sums stay within 32 bits on any board there is.
std::vector<std::int64_t> pooled(const Activations& of) {
    constexpr std::int64_t finer = dense_unit / unit;
    const auto channels = static_cast<std::size_t>(of.channels);
    std::vector<std::int64_t> pool(2 * channels);
    for (std::size_t first = 0; first < channels; first += few) {
        std::int32_t sums[few] = {}, largest[few] = {};
        for (int row = 0; row < of.size.height; ++row)
            for (int column = 0; column < of.size.width; ++column) {
                const std::int16_t* at = of.at(row, column) + first;
                for (int c = 0; c < few; ++c) {
                    sums[c] += at[c];
                    largest[c] = std::max<std::int32_t>(largest[c], at[c]);
                }
            }
        for (std::size_t c = 0; c < few; ++c) {
            pool[first + c] = sums[c] * finer / of.size.area();
            pool[channels + first + c] = largest[c] * finer;
        }
    }
    return pool;
}

/// What the whole board says is added to every point.
void add_pool(const Dense& layer, Activations& to) {
    const std::vector<std::int64_t> sums = weighed(layer, pooled(to));
    static_assert(2 * most <= 0x7fff);
    std::vector<std::int16_t> added;
    for (const std::int64_t sum : sums)
        added.push_back(
            static_cast<std::int16_t>(std::clamp<std::int64_t>(sum >> (2 * dense_bits - 8), -most, most)));
    for (int row = 0; row < to.size.height; ++row)
        for (int column = 0; column < to.size.width; ++column) {
            std::int16_t* at = to.at(row, column);
            for (std::size_t first = 0; first < added.size(); first += few)
                for (std::size_t c = first; c < first + few; ++c) {
                    const auto sum = static_cast<std::int16_t>(at[c] + added[c]);
                    at[c] = std::clamp<std::int16_t>(sum, 0, most);
                }
        }
}

Activations framed(const NetQuestion& question) {
    Activations inputs(question.size, net_inputs);
    const std::int8_t* from = question.inputs.data();
    for (int row = 0; row < question.size.height; ++row)
        for (int column = 0; column < question.size.width; ++column, from += net_inputs)
            std::copy_n(from, net_inputs, inputs.at(row, column));
    return inputs;
}

Activations trunk_of(const Net& net, const Activations& inputs) {
    const Kernels& fastest = kernels().front();
    Activations trunk(inputs.size, net.channels()), inside(inputs.size, net.channels());
    convolve(fastest, net.start, inputs, trunk);
    for (const ResidualBlock& block : net.blocks) {
        convolve(fastest, block.first, trunk, inside);
        if (!block.pool.weights.empty()) add_pool(block.pool, inside);
        convolve(fastest, block.second, inside, trunk, &trunk);
    }
    return trunk;
}

/// Numbers of 16 bits, few and small enough for their sum to fit into 32: compilers know an instruction for
/// that.
template <int Count>
std::int32_t sum_of_products(const std::int16_t* left, const std::int16_t* right) {
    std::int32_t sum = 0;
    for (int i = 0; i < Count; ++i) sum += left[i] * right[i];
    return sum;
}

constexpr int finer_bias = 2 * dense_bits - 20;  // sums over the channels are in 2^-20

/// A layer that sees one point: its channels, then its inputs.
class PointLayer {
public:
    PointLayer(const Dense& layer, int channels)
        : weights_(layer.weights.begin(), layer.weights.end()), bias_(layer.bias), channels_(channels) {}

    std::size_t outputs() const { return bias_.size(); }
    /// In 2^-20, without the bias.
    std::int64_t sum(std::size_t output, const std::int16_t* trunk, const std::int16_t* inputs) const {
        static_assert(std::int64_t{few} * most * 0x7fff <= 0x7fffffff &&
                      std::int64_t{net_inputs} * 0x7f * 0x7fff <= 0x7fffffff);
        constexpr std::int64_t coarser = unit / net_input_unit;
        const std::int16_t* weights =
            weights_.data() + output * static_cast<std::size_t>(channels_ + net_inputs);
        std::int64_t sum = 0;
        for (int c = 0; c < channels_; c += few) sum += sum_of_products<few>(weights + c, trunk + c);
        return sum + coarser * sum_of_products<net_inputs>(weights + channels_, inputs);
    }
    std::int64_t bias(std::size_t output) const { return bias_[output] >> finer_bias; }

private:
    std::vector<std::int16_t> weights_;
    std::vector<std::int64_t> bias_;
    int channels_;
};

std::vector<int> owners_of(const Net& net, const Activations& inputs, const Activations& trunk,
                           std::int64_t everywhere) {
    std::vector<int> owners;
    const PointLayer layer(net.owner, trunk.channels);
    for (int row = 0; row < trunk.size.height; ++row)
        for (int column = 0; column < trunk.size.width; ++column)
            owners.push_back(
                squashed(everywhere + layer.sum(0, trunk.at(row, column), inputs.at(row, column))));
    return owners;
}

/// Whether a stone at a point stands: if its owner plays first, if his enemy does.
std::array<int, 2> stands_at(const PointLayer& first, const Dense& second, const std::int16_t* trunk,
                             const std::int16_t* inputs) {
    std::array<std::int64_t, 2> sums{second.bias[0] >> finer_bias, second.bias[1] >> finer_bias};
    const std::size_t hidden = first.outputs();
    for (std::size_t h = 0; h < hidden; ++h) {
        const std::int64_t sum = (first.sum(h, trunk, inputs) + first.bias(h)) >> dense_bits;
        const std::int64_t active = std::clamp<std::int64_t>(sum, 0, most);
        for (std::size_t out = 0; out < sums.size(); ++out)
            sums[out] += second.weights[out * hidden + h] * active;
    }
    return {squashed(sums[0]), squashed(sums[1])};
}

void add_stands(const Net& net, const Activations& inputs, const Activations& trunk, NetAnswer& answer) {
    const PointLayer first(net.stands_first, trunk.channels);
    for (int row = 0; row < trunk.size.height; ++row)
        for (int column = 0; column < trunk.size.width; ++column) {
            const std::int16_t* at = inputs.at(row, column);
            const bool stone = at[0] != 0 || at[1] != 0;
            const std::array<int, 2> stands =
                stone ? stands_at(first, net.stands_second, trunk.at(row, column), at) : std::array<int, 2>{};
            answer.owner_first.push_back(stands[0]);
            answer.attacker_first.push_back(stands[1]);
        }
}

std::int64_t in_dense_units(double value) { return std::llround(value * dense_unit); }

/// Means and maxima, then what only the whole board shows.
std::vector<std::int64_t> lead_inputs(const NetQuestion& question, std::vector<std::int64_t> pool, double sum,
                                      const std::vector<int>& owners) {
    std::int64_t undecided = 0, stones = 0;
    for (const int owner : owners)
        undecided += std::int64_t{owner_unit} * owner_unit - std::int64_t{owner} * owner;
    for (std::size_t i = 0; i < question.inputs.size(); i += net_inputs)
        stones += (question.inputs[i] + question.inputs[i + 1]) / net_input_unit;
    const double lead = std::clamp(sum, -most_lead, most_lead) / sum_unit;
    const double phase = static_cast<double>(stones) / question.size.area();
    const double small = question.inputs[9] / static_cast<double>(net_input_unit);
    const double doubt = std::sqrt(static_cast<double>(undecided)) / owner_unit / undecided_unit;
    for (const double scalar : {lead, lead * phase, lead * small, phase, question.area ? 1.0 : 0.0, doubt})
        pool.push_back(in_dense_units(scalar));
    return pool;
}

/// What is to be added to the sum, and the half width.
std::vector<std::int64_t> lead_said(const Net& net, const std::vector<std::int64_t>& inputs) {
    std::vector<std::int64_t> hidden = weighed(net.lead_first, inputs);
    for (std::int64_t& value : hidden) value = std::max<std::int64_t>(value, 0) >> dense_bits;
    return weighed(net.lead_second, hidden);
}

template <typename T>
T next_of(std::span<const T>& left) {
    const T value = left.front();
    left = left.subspan(1);
    return value;
}

/// Takes a table apart from its beginning.
class Reader {
public:
    explicit Reader(const NetTable& table) : left_(table) {}

    std::int32_t number() { return next_of(left_.numbers); }

    Convolution convolution(int inputs, int outputs, int shift) {
        Taps taps{inputs, outputs, shift, {}, {}, {}};
        for (int out = 0; out < outputs; ++out) {
            taps.factors.push_back(next_of(left_.dense));
            taps.bias.push_back(number() + (1 << (shift - 1)));
        }
        const auto count = static_cast<std::size_t>(taps_of_kernel * inputs * outputs);
        taps.weights.assign(left_.weights.begin(),
                            left_.weights.begin() + static_cast<std::ptrdiff_t>(count));
        left_.weights = left_.weights.subspan(count);
        return convolution_of(std::move(taps));
    }

    Dense dense(int inputs, int outputs) {
        Dense layer{inputs, {}, {}};
        for (int i = 0; i < inputs * outputs; ++i) layer.weights.push_back(next_of(left_.dense));
        for (int out = 0; out < outputs; ++out) layer.bias.push_back(number() * dense_unit);
        return layer;
    }

    bool at_end() const { return left_.weights.empty() && left_.dense.empty() && left_.numbers.empty(); }

private:
    NetTable left_;
};

}  // namespace

Net net_of(const NetTable& table) {
    constexpr int input_shift = dense_bits - 2;  // inputs are in 64ths, activations in 256ths
    Reader reader(table);
    const int channels = reader.number();
    const int blocks = reader.number();
    const int hidden = reader.number();
    Net net;
    net.start = reader.convolution(net_inputs, channels, input_shift);
    for (int k = 0; k < blocks; ++k) {
        ResidualBlock block;
        block.first = reader.convolution(channels, channels, dense_bits);
        if (k % 2 == 1) block.pool = reader.dense(2 * channels, channels);
        block.second = reader.convolution(channels, channels, dense_bits);
        net.blocks.push_back(std::move(block));
    }
    net.owner = reader.dense(channels + net_inputs, 1);
    net.owner_pool = reader.dense(2 * channels, 1);
    net.lead_first = reader.dense(2 * channels + scalars, hidden);
    net.lead_second = reader.dense(hidden, 2);
    if (!reader.at_end()) {
        const int about_stones = reader.number();
        net.stands_first = reader.dense(channels + net_inputs, about_stones);
        net.stands_second = reader.dense(about_stones, 2);
    }
    assert((channels == narrow_net || channels == wide_net) && reader.at_end());
    return net;
}

NetAnswer ask(const Net& net, const NetQuestion& question) {
    const Activations inputs = framed(question), trunk = trunk_of(net, inputs);
    const std::vector<std::int64_t> pool = pooled(trunk);
    const std::int64_t everywhere =
        (weighed(net.owner_pool, pool).front() + net.owner.bias.front()) >> finer_bias;
    NetAnswer answer;
    answer.owners = owners_of(net, inputs, trunk, everywhere);
    if (!net.stands_first.weights.empty()) add_stands(net, inputs, trunk, answer);
    std::int64_t owned = 0;
    for (const int owner : answer.owners) owned += owner;
    const double sum = static_cast<double>(owned) / owner_unit;
    std::int64_t more = 0, half_width = 0;
    for (const double base : question.bases) {
        const std::vector<std::int64_t> said =
            lead_said(net, lead_inputs(question, pool, sum + base, answer.owners));
        more += said[0];
        half_width += said[1];
    }
    const double said_unit =
        static_cast<double>(dense_unit * dense_unit) / lead_unit * static_cast<double>(question.bases.size());
    answer.lead = sum + static_cast<double>(more) / said_unit;
    answer.half_width = static_cast<double>(half_width) / said_unit;
    return answer;
}

}  // namespace goterr
