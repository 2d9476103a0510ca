/// Files and games that are too long to be held as a whole: where a file may be cut, and positions one at a
/// time.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "goterr/record/game.hpp"

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

/// Whether these bytes begin as the record of a game does, whether or not it can be read.
bool claims_to_be_game(std::string_view bytes);

/// One position for each number in `moves` (ascending) in one pass over the game, as long as `visit` says so;
/// numbers beyond its end give none.
void replay_each(const Game& game, const std::vector<int>& moves,
                 const std::function<bool(ReplayedPosition)>& visit);

}  // namespace goterr
