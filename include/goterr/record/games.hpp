/// Where a long file of many games may be cut.
#pragma once

#include <string_view>

#include "goterr/core/error.hpp"

namespace goterr {

/// The games at the beginning of a text that are there as a whole.
struct WholeGames {
    std::size_t bytes = 0;  ///< up to the beginning of the next game
    int games = 0;
    TextPlace end = {1, 1};  ///< the same as line and column
};

/// All games of `bytes` but the last, which may go on behind the end; none for what is no SGF or must be read
/// as a whole (UTF-16).
WholeGames whole_games(std::string_view bytes);

}  // namespace goterr
