/// Traces of readings as text: a line a step, indented by its depth.
#pragma once

#include <string>
#include <vector>

#include "goterr/layers/read_about.hpp"

namespace goterr {

/// `W B2  3/1 -> 0/-  12 boards`: what was still to be shown for the attack to work and to fail, before and
/// after; `-` is out of the question.
std::string render_traces_text(const std::vector<TracedReading>& readings);

}  // namespace goterr
