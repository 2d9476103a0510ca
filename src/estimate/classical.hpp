/// The two classical ways to value empty points, with the dead lifted: Bouzy's map and the influence
/// function.
#pragma once

#include "goterr/bouzy/bouzy.hpp"
#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// Who owns what, and how sure that is.
struct OwnerMap {
    Grid<Color> owner;
    Grid<float> ownership;
};

/// By the sign of Bouzy's map after the given dilations and erosions, bubbles closed.
OwnerMap bouzy_owners(const Analysis& analysis, BouzyOptions steps);

/// By the regions of influence: moyo and territory are owned, the rest is nobody's.
OwnerMap influence_owners(const Analysis& analysis);

}  // namespace goterr
