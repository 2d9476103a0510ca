/// What the nets are told of komi and prisoners: those of a fair game, so that what they say is about the
/// board alone.
///
/// They learned from games that were fair, and their lead leans to even. So whose advantage it was to begin
/// they have to know, and nothing of the komi or the prisoners that somebody asks about: what is asked for is
/// added to what they say.
#pragma once

#include <vector>

#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// What the sum of the ownership lacks to be the lead in such a game, black positive. Where it does not show
/// who began, either may have: both, one after the other.
std::vector<double> fair_bases(const Position& position, const EstimateOptions& options);

}  // namespace goterr
