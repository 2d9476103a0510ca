#include "trained_nets.hpp"

namespace goterr {
namespace {

constexpr std::int8_t normal_weights[] = {
#include "net_normal_weights.inc"
};
constexpr std::int16_t normal_dense[] = {
#include "net_normal_dense.inc"
};
constexpr std::int32_t normal_numbers[] = {
#include "net_normal_numbers.inc"
};

}  // namespace

Net normal_net() { return net_of({normal_weights, normal_dense, normal_numbers}); }

}  // namespace goterr
