#include "trained_nets.hpp"

#include <array>

#include "goterr/estimate/inputs.hpp"

namespace goterr {
namespace {

static_assert(input_names.size() == net_inputs && input_unit == net_input_unit,
              "data/net_*.inc belong to other inputs: train the nets again");

constexpr auto normal_weights = std::to_array<std::int8_t>({
#include "net_normal_weights.inc"
});
constexpr auto normal_dense = std::to_array<std::int16_t>({
#include "net_normal_dense.inc"
});
constexpr auto normal_numbers = std::to_array<std::int32_t>({
#include "net_normal_numbers.inc"
});
constexpr auto quick_weights = std::to_array<std::int8_t>({
#include "net_quick_weights.inc"
});
constexpr auto quick_dense = std::to_array<std::int16_t>({
#include "net_quick_dense.inc"
});
constexpr auto quick_numbers = std::to_array<std::int32_t>({
#include "net_quick_numbers.inc"
});

}  // namespace

Net trained_net(Trained on) {
    return on == Trained::many_games ? net_of({normal_weights, normal_dense, normal_numbers})
                                     : net_of({quick_weights, quick_dense, quick_numbers});
}

}  // namespace goterr
