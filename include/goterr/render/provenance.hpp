/// Where an estimated position came from: what a record of the result says besides the estimate itself.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "goterr/core/error.hpp"
#include "goterr/core/point.hpp"

namespace goterr {

struct Provenance {
    std::string file = {};  ///< as given, "-" for standard input
    int game = 1;
    int move = 0;
    std::optional<Point> last_move = {};
    std::optional<std::string> recorded_result = {};  ///< RE as written
    std::vector<Diagnostic> warnings = {};
    double seconds = 0;
};

}  // namespace goterr
