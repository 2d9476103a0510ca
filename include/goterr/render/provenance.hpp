/// Where an estimated position came from: what a record of the result says besides the estimate itself.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "goterr/core/error.hpp"
#include "goterr/core/point.hpp"
#include "goterr/record/game.hpp"

namespace goterr {

struct Provenance {
    std::string file = {};  ///< as given, "-" for standard input
    int game = 1;
    int move = 0;
    std::optional<Point> last_move = {};
    GameFacts facts = {};
    std::optional<std::string> recorded_result = {};  ///< RE as written
    std::vector<Diagnostic> warnings = {};
    double seconds = 0;
    std::string_view source = {};     ///< the bytes of the file, where they are still at hand
    std::vector<int> variation = {};  ///< the branches taken
    bool set_up = false;              ///< the record has stones and no moves
    bool asks = false;                ///< and words that ask for a move: `Black to live`
};

}  // namespace goterr
