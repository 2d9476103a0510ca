/// One position as the pages show it: board, owners, score with its words, dragons with their reasons, as
/// JSON.
///
/// Points are indices, row by row from the top left; `ownership` has a letter a point, a white's for sure, m
/// nobody's, y black's.
#pragma once

#include <string>

#include "goterr/estimate/estimate.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

std::string render_report_position(const Estimate& estimate, const Provenance& from);

}  // namespace goterr
