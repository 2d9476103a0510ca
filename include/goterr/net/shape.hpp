/// How large the nets are, and in which units they are asked.
#pragma once

namespace goterr {

inline constexpr int net_channels = 32;
inline constexpr int net_inputs = 22;
inline constexpr int net_input_unit = 64;

}  // namespace goterr
