#include "../../src/net/convolution.hpp"

#include <algorithm>
#include <array>

#include "support/catch.hpp"
#include "support/random.hpp"

using namespace goterr;
using namespace goterr::net;
using test::below;
using test::Random;

namespace {

/// Inputs and outputs of all convolutions that there are.
constexpr std::array<std::array<int, 2>, 4> shapes{
    {{net_inputs, narrow_net}, {narrow_net, narrow_net}, {net_inputs, wide_net}, {wide_net, wide_net}}};

/// Weights of all sizes that there are.
Convolution random_layer(Random& random, int inputs, int outputs) {
    Taps taps{inputs, outputs, 12, {}, {}, {}};
    for (int i = 0; i < outputs * 9 * inputs; ++i)
        taps.weights.push_back(static_cast<std::int8_t>(below(random, 255) - 127));
    const int largest_factor = outputs == wide_net ? 7 : 14;
    for (int i = 0; i < outputs; ++i) {
        taps.factors.push_back(1 + below(random, largest_factor));
        taps.bias.push_back(below(random, 1 << 16) - (1 << 15));
    }
    return convolution_of(taps);
}

/// Where the frame is, it stays nothing.
Activations random_activations(Random& random, BoardSize size, int channels) {
    Activations made(size, channels);
    for (int row = 0; row < size.height; ++row)
        for (int i = 0; i < size.width * channels; ++i)
            made.at(row, 0)[i] = static_cast<std::int16_t>(below(random, most + 1));
    return made;
}

/// As a convolution is defined.
int plain_sum(const Taps& layer, const Activations& from, int row, int column, int output) {
    int sum = 0;
    for (int tap = 0; tap < 9; ++tap)
        for (int input = 0; input < layer.inputs; ++input)
            sum += from.at(row + tap / 3 - 1, column + tap % 3 - 1)[input] *
                   layer.weights[layer.place(output, tap, input)];
    const auto at = static_cast<std::size_t>(output);
    return (sum * layer.factors[at] + layer.bias[at]) >> layer.shift;
}

Activations plainly_convolved(const Convolution& layer, const Activations& from, const Activations* added) {
    Activations to(from.size, layer.taps.outputs);
    for (int row = 0; row < from.size.height; ++row)
        for (int column = 0; column < from.size.width; ++column)
            for (int output = 0; output < layer.taps.outputs; ++output) {
                const int sum = plain_sum(layer.taps, from, row, column, output) +
                                (added ? added->at(row, column)[output] : 0);
                to.at(row, column)[output] = static_cast<std::int16_t>(std::clamp(sum, 0, most));
            }
    return to;
}

}  // namespace

TEST_CASE("every kernel that this machine can run gives what a convolution is defined to be") {
    test::for_random_cases(12, [](Random& random) {
        const BoardSize size = test::random_size(random, 25);
        for (const auto [inputs, outputs] : shapes) {
            const Convolution layer = random_layer(random, inputs, outputs);
            const Activations from = random_activations(random, size, inputs);
            const Activations added = random_activations(random, size, outputs);
            for (const Activations* plus : {&added, static_cast<const Activations*>(nullptr)}) {
                const Activations expected = plainly_convolved(layer, from, plus);
                for (const Kernels& kernel : kernels()) {
                    Activations to(size, outputs);
                    convolve(kernel, layer, from, to, plus);
                    CHECK(to.values == expected.values);
                }
            }
        }
    });
}

TEST_CASE("a convolution may be added to the activations that it replaces") {
    Random random(5);
    for (const int channels : {narrow_net, wide_net}) {
        const Convolution layer = random_layer(random, channels, channels);
        const Activations from = random_activations(random, {19, 19}, channels);
        const Activations added = random_activations(random, {19, 19}, channels);
        for (const Kernels& kernel : kernels()) {
            Activations both = added;
            convolve(kernel, layer, from, both, &both);
            CHECK(both.values == plainly_convolved(layer, from, &added).values);
        }
    }
}
