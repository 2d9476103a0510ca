/// What the characters of a board drawing mean: one table, and the decision for the signs that mean different
/// things in different alphabets.
///
/// A `*` is black at one place and a star point at another, `@` black, a marked empty point (KataGo) or a
/// marked white stone (Sensei's Library), `#` black in some alphabets only, `0` an `O` mistyped. They are
/// decided by what else stands on the board, and refused where that does not decide.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "goterr/board/board.hpp"
#include "goterr/record/game.hpp"

namespace goterr::diagram {

/// One character of a drawing that stands for a point.
struct Sign {
    char32_t code = 0;
    TextPlace where;

    friend bool operator==(const Sign&, const Sign&) = default;
};

/// A drawing with all its points, row by row from the top.
struct Drawing {
    Grid<Sign> signs;
    bool katago = false;  ///< the text comes from KataGo, where '@' marks an empty point
    bool goterr = false;  ///< it comes from goterr itself, which marks territory and dead stones
    std::optional<Point> last_move = {};
    std::optional<TextPlace> part = {};  ///< where it begins, if it is a part of a board of unknown size
};

constexpr bool is_in(std::u32string_view set, char32_t code) { return set.find(code) != set.npos; }

/// Whether the sign stands for a point in some alphabet.
bool is_sign(char32_t code);

/// Whether the sign is surely a stone in an alphabet of letters, as program output is.
bool is_stone_letter(char32_t code);

/// Whether the sign is surely a stone in some alphabet.
bool is_stone_sign(char32_t code);

/// The error for a character that stands for no point.
[[noreturn]] void refuse_sign(const Sign& sign);

/// The stones of a drawing; odd but certain readings are added to `warnings`. Throws `ParseError`.
Board stones_of(const Drawing& drawing, std::vector<Diagnostic>& warnings);

}  // namespace goterr::diagram
