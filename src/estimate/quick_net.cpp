#include "trained_nets.hpp"

namespace goterr {
namespace {

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

Net quick_net() { return net_of({quick_weights, quick_dense, quick_numbers}); }

}  // namespace goterr
