/// How large the nets are, and in which units they are asked.
#pragma once

namespace goterr {

/// A net has one of these numbers of channels: its convolutions are compiled for both.
inline constexpr int narrow_net = 32;
inline constexpr int wide_net = 64;

inline constexpr int net_inputs = 22;
inline constexpr int net_input_unit = 64;

}  // namespace goterr
