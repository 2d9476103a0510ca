/// The state of an intersection, and the two sides of a game.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace goterr {

enum class Color : std::uint8_t { empty, black, white };

/// The other side; empty stays empty.
constexpr Color opponent(Color color) {
    if (color == Color::black) return Color::white;
    return color == Color::white ? Color::black : Color::empty;
}

constexpr bool is_stone(Color color) { return color != Color::empty; }

/// +1 for black, -1 for white, 0 for empty: black is positive everywhere in goterr.
constexpr int sign(Color color) { return color == Color::black ? 1 : color == Color::white ? -1 : 0; }

/// "black", "white", "empty"
constexpr std::string_view name_of(Color side) {
    if (side == Color::black) return "black";
    return side == Color::white ? "white" : "empty";
}

/// "B", "W"
constexpr const char* letter_of(Color side) { return side == Color::black ? "B" : "W"; }

/// The side that is called `black`, `b`, `white` or `w`.
constexpr std::optional<Color> side_named(std::string_view word) {
    if (word == "black" || word == "b") return Color::black;
    if (word == "white" || word == "w") return Color::white;
    return std::nullopt;
}

/// "Black", "White", "Nobody"
constexpr std::string_view title_of(Color side) {
    if (side == Color::black) return "Black";
    return side == Color::white ? "White" : "Nobody";
}

}  // namespace goterr
