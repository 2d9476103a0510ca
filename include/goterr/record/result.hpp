/// A result as SGF's RE writes it: `B+3.5`, `W+0.5`, `0` for a draw.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace goterr {

/// The result string of a lead in points, black positive; shortest digits, never an exponent.
std::string result_text(double lead);

/// The same of a bound of a lead, to the nearest half point away from it.
std::string bound_text(double bound, double lead);

/// The points of a result such as `B+3.5`, black positive; 0 for a draw, nothing for a win by resignation or
/// on time.
std::optional<double> margin_of(std::string_view result);

}  // namespace goterr
