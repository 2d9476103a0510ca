/// The hyperbolic tangent in integers: a table with straight lines between its values.
#pragma once

#include <cstdint>

namespace goterr::net {

/// Of a number in 2^-20, in `owner_unit`s.
int squashed(std::int64_t value);

}  // namespace goterr::net
