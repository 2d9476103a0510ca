#include "goterr/net/net.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "support/catch.hpp"

using namespace goterr;

namespace {

constexpr int channels = narrow_net;
constexpr int hidden = 2;
constexpr int pool = 2 * channels;
constexpr int one = 4096;        // of the dense layers' numbers, and of a convolution's
constexpr int unit_factor = 64;  // so that one is a weight of 64

/// A convolution whose weights are all nothing.
Taps silent_taps(int inputs, int shift) {
    const auto weights = static_cast<std::size_t>(channels * 9 * inputs);
    return {inputs,
            channels,
            shift,
            std::vector<std::int8_t>(weights),
            std::vector<std::int32_t>(channels, unit_factor),
            std::vector<std::int32_t>(channels, 1 << (shift - 1))};
}

/// One that sees the first input only, at one tap, and makes of it the first output.
Convolution one_tap(int inputs, int shift, int tap, double weight) {
    Taps taps = silent_taps(inputs, shift);
    taps.weights[taps.place(0, tap, 0)] = static_cast<std::int8_t>(weight * one / unit_factor);
    return convolution_of(taps);
}

constexpr int center = 4;

/// What lies beyond the ownership where nothing does.
constexpr std::array even{0.0};

/// What sees the point itself.
Convolution copied_input() { return one_tap(net_inputs, 10, center, 1); }

/// A net without blocks whose numbers are all nothing, to be changed by the tests.
Net silent_net() {
    Net net;
    net.start = convolution_of(silent_taps(net_inputs, 10));
    const auto dense = [](int inputs, std::size_t outputs) {
        return Dense{inputs, std::vector<std::int32_t>(outputs * static_cast<std::size_t>(inputs)),
                     std::vector<std::int64_t>(outputs)};
    };
    net.owner = dense(channels + net_inputs, 1);
    net.owner_pool = dense(pool, 1);
    net.lead_first = dense(pool + 6, hidden);
    net.lead_second = dense(hidden, 2);
    return net;
}

/// Inputs that are nothing but one whole at a place of the first plane.
std::vector<std::int8_t> one_at(BoardSize size, Point p) {
    std::vector<std::int8_t> inputs(static_cast<std::size_t>(size.area()) * net_inputs);
    inputs[static_cast<std::size_t>(size.index_of(p)) * net_inputs] = net_input_unit;
    return inputs;
}

}  // namespace

TEST_CASE("a net of nothing gives nobody anything, whatever lies beyond the ownership") {
    const BoardSize size{7, 6};
    const std::vector<std::int8_t> inputs = one_at(size, {2, 2});
    const NetAnswer answer = ask(silent_net(), {size, inputs, std::array{3.5}, false});
    CHECK(answer.owners == std::vector<int>(42));
    CHECK(answer.lead == 0);
    CHECK(answer.half_width == 0);
}

TEST_CASE("the nine taps of a convolution lie around their point from the upper left to the lower right") {
    const BoardSize size{5, 4};
    for (int tap = 0; tap < 9; ++tap) {
        Net net = silent_net();
        net.start = one_tap(net_inputs, 10, tap, 1);
        net.owner.weights[0] = one;
        const Point from{2, 1};
        const std::vector<std::int8_t> inputs = one_at(size, from);
        const NetAnswer answer = ask(net, {size, inputs, even, false});
        // The tap that looks to the left finds the one at the point to its right.
        const Point to{from.column + 1 - tap % 3, from.row - 1 + tap / 3};
        for (const Point p : points_of(size)) {
            INFO(tap << " " << p.column << " " << p.row);
            CHECK((answer.owners[static_cast<std::size_t>(size.index_of(p))] > 0) == (p == to));
        }
    }
}

TEST_CASE("ownership is the hyperbolic tangent of its sum") {
    for (const double sum : {-9.0, -1.5, -0.3, 0.01, 0.7, 2.2, 4.9}) {
        Net net = silent_net();
        net.owner.bias[0] = std::llround(sum * one * one);
        const BoardSize size{3, 3};
        const std::vector<std::int8_t> inputs = one_at(size, {0, 0});
        for (const int owner : ask(net, {size, inputs, even, false}).owners)
            CHECK(std::abs(owner - std::tanh(sum) * owner_unit) <= 6);
    }
}

TEST_CASE("an output sees the inputs beside the channels") {
    Net net = silent_net();
    net.owner.weights[channels] = one;
    const BoardSize size{3, 2};
    const std::vector<std::int8_t> inputs = one_at(size, {1, 1});
    const std::vector<int> owners = ask(net, {size, inputs, even, false}).owners;
    CHECK(std::abs(owners[1] - std::tanh(1.0) * owner_unit) <= 4);
    CHECK(owners[0] == 0);
}

TEST_CASE("mean and maximum over the board reach every point") {
    const BoardSize size{5, 5};
    const std::vector<std::int8_t> inputs = one_at(size, {4, 4});
    Net net = silent_net();
    net.start = copied_input();
    SECTION("the mean of one in twenty-five") {
        net.owner_pool.weights[0] = one;
        for (const int owner : ask(net, {size, inputs, even, false}).owners)
            CHECK(std::abs(owner - std::tanh(0.04) * owner_unit) <= 12);
    }
    SECTION("the maximum") {
        net.owner_pool.weights[channels] = one;
        for (const int owner : ask(net, {size, inputs, even, false}).owners)
            CHECK(std::abs(owner - std::tanh(1.0) * owner_unit) <= 4);
    }
}

TEST_CASE("a block adds what its two convolutions make, and nothing falls below zero") {
    const BoardSize size{3, 3};
    const std::vector<std::int8_t> inputs = one_at(size, {1, 1});
    for (const int sign : {1, -3}) {
        Net net = silent_net();
        net.start = copied_input();
        net.owner.weights[0] = one;
        net.blocks.push_back(
            {one_tap(channels, 12, center, 1), {}, one_tap(channels, 12, center, sign / 2.0)});
        const double expected = std::max(0.0, 1 + sign / 2.0);
        CHECK(std::abs(ask(net, {size, inputs, even, false}).owners[4] - std::tanh(expected) * owner_unit) <=
              8);
    }
}

TEST_CASE("the lead hears the sum of the ownership, eight points for each one that its layers say") {
    Net net = silent_net();
    net.lead_first.weights[pool] = one;  // the lead in 32 points
    net.lead_second.weights[0] = one / 2;
    net.lead_second.bias[1] = std::int64_t{one} * one * 2;
    const BoardSize size{3, 3};
    const std::vector<std::int8_t> inputs = one_at(size, {1, 1});
    const NetAnswer answer = ask(net, {size, inputs, std::array{16.0}, false});
    CHECK(answer.lead == Catch::Approx(8 * 0.5 / 2));
    CHECK(answer.half_width == Catch::Approx(16));
    const NetAnswer mean = ask(net, {size, inputs, std::array{16.0, 48.0}, false});
    CHECK(mean.lead == Catch::Approx(8 * 1.0 / 2));
    CHECK(mean.half_width == Catch::Approx(16));
}

TEST_CASE("a net that learned what becomes of stones says it of stones alone") {
    constexpr BoardSize size{3, 3};
    constexpr Point stone{1, 1};
    Net net = silent_net();
    const std::vector<std::int8_t> inputs = one_at(size, stone);
    CHECK(ask(net, {size, inputs, even, false}).owner_first.empty());

    // One hidden number, the stone itself; the first answer is as large, the second as small.
    net.stands_first = {channels + net_inputs, std::vector<std::int32_t>(channels + net_inputs), {0}};
    net.stands_first.weights[channels] = one;
    net.stands_second = {1, {one, -one}, {0, 0}};
    const NetAnswer answer = ask(net, {size, inputs, even, false});
    const auto at = static_cast<std::size_t>(size.index_of(stone));
    const double expected = std::tanh(1.0) * owner_unit;
    CHECK(answer.owner_first[at] == Catch::Approx(expected).margin(2));
    CHECK(answer.attacker_first[at] == Catch::Approx(-expected).margin(2));
    CHECK(std::count(answer.owner_first.begin(), answer.owner_first.end(), 0) == size.area() - 1);

    // What is below nothing is hidden, and biases are added behind it.
    net.stands_first.weights[channels] = -one;
    net.stands_second.bias = {std::int64_t{one} * one, 0};
    const NetAnswer biased = ask(net, {size, inputs, even, false});
    CHECK(biased.owner_first[at] == Catch::Approx(expected).margin(2));
    CHECK(biased.attacker_first[at] == 0);
    CHECK(std::count(biased.owner_first.begin(), biased.owner_first.end(), 0) == size.area() - 1);
}

TEST_CASE("a table is read in the order of the net") {
    std::vector<std::int8_t> weights(channels * 9 * net_inputs);
    const auto at = [](int input, int output,
                       int tap) {  // of one input and output, the nine taps stand together
        return static_cast<std::size_t>((input * channels + output) * 9 + tap);
    };
    weights[at(0, 0, 0)] = 5;
    weights[at(3, 7, 2)] = -6;
    std::vector<std::int32_t> numbers{channels, 0, hidden};
    for (int out = 0; out < channels; ++out) numbers.push_back(100 + out);
    for (int bias = 0; bias < 1 + 1 + hidden + 2; ++bias) numbers.push_back(200 + bias);
    std::vector<std::int16_t> dense(channels, 3);
    dense.resize(channels + (channels + net_inputs) + pool + hidden * (pool + 6) + 2 * hidden);
    dense.back() = -7;
    const Net net = net_of({weights, dense, numbers});
    const Taps& taps = net.start.taps;
    CHECK(taps.weights[taps.place(0, 0, 0)] == 5);
    CHECK(taps.weights[taps.place(7, 2, 3)] == -6);
    CHECK(net.start.taps.factors[0] == 3);
    CHECK(net.start.taps.bias[1] == 101 + 512);
    CHECK(net.blocks.empty());
    CHECK(net.owner.bias[0] == std::int64_t{one} * 200);
    CHECK(net.lead_second.weights.back() == -7);
    CHECK(net.lead_second.bias[0] == std::int64_t{one} * (202 + hidden));
    CHECK(net.stands_first.weights.empty());

    numbers.insert(numbers.end(), {1, 300, 301, 302});
    dense.resize(dense.size() + channels + net_inputs + 2, 9);
    const Net more = net_of({weights, dense, numbers});
    CHECK(more.stands_first.weights.size() == static_cast<std::size_t>(channels + net_inputs));
    CHECK(more.stands_first.bias[0] == std::int64_t{one} * 300);
    CHECK(more.stands_second.weights == std::vector<std::int32_t>{9, 9});
    CHECK(more.stands_second.bias[1] == std::int64_t{one} * 302);
}
