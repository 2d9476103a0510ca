/// The tables that are compiled in.
#include <cstdlib>
#include <vector>

#include "goterr/net/net.hpp"
#include "support/catch.hpp"

using namespace goterr;

namespace {

const std::vector<std::int8_t> normal_weights{
#include "../../data/net_normal_weights.inc"
};
const std::vector<std::int32_t> normal_numbers{
#include "../../data/net_normal_numbers.inc"
};
const std::vector<std::int8_t> quick_weights{
#include "../../data/net_quick_weights.inc"
};
const std::vector<std::int32_t> quick_numbers{
#include "../../data/net_quick_numbers.inc"
};

constexpr std::int64_t most_activation = 32 * 256 - 1;
constexpr std::int64_t most_input = 127;

/// The largest sum of an output that inputs up to `most` can make.
std::int64_t largest_sum(const Convolution& layer, std::int64_t most) {
    std::int64_t largest = 0;
    const std::size_t taps = 9 * static_cast<std::size_t>(layer.inputs);
    for (std::size_t out = 0; out < layer.bias.size(); ++out) {
        std::int64_t sum = std::abs(std::int64_t{layer.bias[out]});
        for (std::size_t i = 0; i < taps; ++i) sum += most * std::abs(layer.weights[out * taps + i]);
        largest = std::max(largest, sum);
    }
    return largest;
}

}  // namespace

TEST_CASE("no sum of the compiled nets can leave 32 bits") {
    for (const NetTable& table :
         {NetTable{normal_weights, normal_numbers}, NetTable{quick_weights, quick_numbers}}) {
        const Net net = net_of(table);
        CHECK(largest_sum(net.start, most_input) < INT32_MAX);
        for (const ResidualBlock& block : net.blocks) {
            CHECK(largest_sum(block.first, most_activation) < INT32_MAX);
            CHECK(largest_sum(block.second, most_activation) < INT32_MAX);
        }
    }
}

TEST_CASE("the compiled nets take at most 300 kilobytes") {
    const std::size_t numbers = normal_numbers.size() + quick_numbers.size();
    CHECK(normal_weights.size() + quick_weights.size() + numbers * sizeof(std::int32_t) <= 300000);
}
