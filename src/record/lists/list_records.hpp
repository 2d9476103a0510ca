/// Games without a record format of their own: a list of moves as people write it, a board as one line of
/// counts, games as the lines of a table, and what goterr itself prints as JSON.
///
/// Moves: `1. D4 Q16 2. Q4 D16`, `B D4, W Q16`, `9x9 komi 7 E5 C3`: points as goterr names them, numbers,
/// colors, passes.
/// Counts: `9/9/2X3O2/9/9/9/9/9/9 b`, as FEN writes chess: rows from the top, a number for so many empty
/// points, who is to move. Tables: `id<TAB>;B[pd];W[dp]...`, one game a line without anything else of SGF, as
/// yearly collections of Tygem's and TOM's games have them. JSON: the records of `estimate` and `batch` and
/// the layers of `map`, which hold the board.
#pragma once

#include <string_view>

#include "goterr/record/game.hpp"

namespace goterr {

bool is_move_list(std::string_view text);
bool is_counted_rows(std::string_view text);
bool is_table_of_games(std::string_view text);
bool is_own_json(std::string_view text);

/// The readers throw `ParseError` where a stone would be missing or misplaced; all but the first read one
/// piece.
Game read_move_list(std::string_view text);
Game read_counted_rows(std::string_view line);
Game read_line_of_table(std::string_view line);
Game read_own_json(std::string_view object);

/// How many bytes the first game of a text takes with the blanks around it: a line, or an object of JSON.
std::size_t line_at_front(std::string_view text);
std::size_t object_at_front(std::string_view text);

}  // namespace goterr
