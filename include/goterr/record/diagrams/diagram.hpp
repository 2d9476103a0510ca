/// Board diagrams: positions drawn with characters, as programs print them and people type them.
///
/// Plain rows in many alphabets, boards with coordinates or frames (GNU Go, GoGui, KataGo, Leela Zero, Pachi,
/// Fuego, sgfmill, IGS), the `$$` diagrams of Sensei's Library and of forums, and number matrices, told apart
/// by what is in them. A point of the board is never guessed: what is ambiguous or incomplete is refused with
/// a sentence that says what to add.
#pragma once

#include <string_view>

#include "goterr/record/game.hpp"

namespace goterr {

/// A diagram takes no more than this many bytes, however it is colored; longer texts are refused unread.
inline constexpr std::size_t longest_diagram = std::size_t{1} << 18;

/// Reads the position drawn in `text` (any encoding that `to_utf8` knows) as a game: its setup, numbered
/// moves where the diagram has them, and what it says of prisoners, komi, rules and the side to move. Of
/// several boards the first of the largest is read, with a warning. Throws `ParseError`.
Game read_diagram(std::string_view text);

/// Whether there is something in `text` that could be meant as a board.
bool looks_like_diagram(std::string_view text);

}  // namespace goterr
