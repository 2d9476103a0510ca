/// A result as SGF's RE writes it: `B+3.5`, `W+0.5`, `0` for a draw.
#pragma once

#include <string>

namespace goterr {

/// The result string of a lead in points, black positive; shortest digits, never an exponent.
std::string result_text(double lead);

}  // namespace goterr
