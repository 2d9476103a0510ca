/// The tables that are compiled in.
#include <algorithm>
#include <cstdlib>
#include <vector>

#include "goterr/net/net.hpp"
#include "support/catch.hpp"

using namespace goterr;

namespace {

const std::vector<std::int8_t> normal_weights{
#include "../../data/net_normal_weights.inc"
};
const std::vector<std::int16_t> normal_dense{
#include "../../data/net_normal_dense.inc"
};
const std::vector<std::int32_t> normal_numbers{
#include "../../data/net_normal_numbers.inc"
};
const std::vector<std::int8_t> quick_weights{
#include "../../data/net_quick_weights.inc"
};
const std::vector<std::int16_t> quick_dense{
#include "../../data/net_quick_dense.inc"
};
const std::vector<std::int32_t> quick_numbers{
#include "../../data/net_quick_numbers.inc"
};

const NetTable normal_net{normal_weights, normal_dense, normal_numbers};
const NetTable quick_net{quick_weights, quick_dense, quick_numbers};

std::size_t bytes_of(const NetTable& table) {
    return table.weights.size_bytes() + table.dense.size_bytes() + table.numbers.size_bytes();
}

constexpr std::int64_t most_activation = 16 * 256 - 1;
constexpr std::int64_t most_input = 127;

/// The largest sum of an output that inputs up to `most` can make.
std::int64_t largest_sum(const Taps& taps, std::int64_t most) {
    std::int64_t largest = 0;
    for (int out = 0; out < taps.outputs; ++out) {
        const auto at = static_cast<std::size_t>(out);
        std::int64_t weights = 0;
        for (int tap = 0; tap < 9; ++tap)
            for (int input = 0; input < taps.inputs; ++input)
                weights += std::abs(taps.weights[taps.place(out, tap, input)]);
        largest =
            std::max(largest, most * weights * taps.factors[at] + std::abs(std::int64_t{taps.bias[at]}));
    }
    return largest;
}

}  // namespace

TEST_CASE("no sum of the compiled nets can leave 32 bits") {
    for (const NetTable& table : {normal_net, quick_net}) {
        const Net net = net_of(table);
        CHECK(largest_sum(net.start.taps, most_input) < INT32_MAX);
        for (const ResidualBlock& block : net.blocks) {
            CHECK(largest_sum(block.first.taps, most_activation) < INT32_MAX);
            CHECK(largest_sum(block.second.taps, most_activation) < INT32_MAX);
        }
    }
}

TEST_CASE("the compiled nets take at most 600 kilobytes") {
    CHECK(bytes_of(normal_net) + bytes_of(quick_net) <= 600000);
}
