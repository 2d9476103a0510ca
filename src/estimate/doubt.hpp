/// Large dragons of which the sampled games say both.
///
/// A few games more or less for it decide whether such a dragon is judged alive or dead, and all that hangs
/// on that judgment would change at once from one position to the next. So the judgment has weight only as
/// far as the games are clear: half of what is expected where they are even comes from the other one.
#pragma once

#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// The dragon with most stones in doubt; none where no large one is, or two are alike, as on symmetric
/// boards.
const Dragon* most_doubtful(const Analysis& analysis);

/// The weight of the other judgment: 0 to one half.
double weight_of_other(const Dragon& doubtful);

/// As if that dragon were judged the other way.
Analysis judged_otherwise(const Analysis& analysis, const Dragon& doubtful);

}  // namespace goterr
