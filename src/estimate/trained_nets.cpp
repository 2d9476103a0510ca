#include "trained_nets.hpp"

#include "goterr/estimate/inputs.hpp"

namespace goterr {
namespace {

static_assert(input_names.size() == net_inputs && input_unit == net_input_unit,
              "data/net_*.inc belong to other inputs: train the nets again");

constexpr std::int8_t normal_weights[] = {
#include "net_normal_weights.inc"
};
constexpr std::int16_t normal_dense[] = {
#include "net_normal_dense.inc"
};
constexpr std::int32_t normal_numbers[] = {
#include "net_normal_numbers.inc"
};
constexpr std::int8_t quick_weights[] = {
#include "net_quick_weights.inc"
};
constexpr std::int16_t quick_dense[] = {
#include "net_quick_dense.inc"
};
constexpr std::int32_t quick_numbers[] = {
#include "net_quick_numbers.inc"
};

}  // namespace

Net trained_net(Trained on) {
    return on == Trained::many_games ? net_of({normal_weights, normal_dense, normal_numbers})
                                     : net_of({quick_weights, quick_dense, quick_numbers});
}

}  // namespace goterr
