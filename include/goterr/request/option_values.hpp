/// What people and programs write behind an option, read: numbers, points, names.
///
/// Each throws `Error` with a sentence that begins with the text that is none.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "goterr/board/position.hpp"

namespace goterr {

inline constexpr int any_number = std::numeric_limits<int>::max();

/// A whole number from `least` to `most`, which is not spoken of where it is `any_number`.
std::uint64_t whole_number_in(std::string_view text, std::uint64_t least, std::uint64_t most);

/// A number, with a point where it has a fraction.
double number_in(std::string_view text, double least, double most);

/// `true` or `false`.
bool truth_in(std::string_view text);

/// A word and what it stands for: mostly a value of an enumeration.
struct Choice {
    constexpr Choice() = default;
    template <typename T>
    constexpr Choice(std::string_view name, T meant) : word(name), value(static_cast<int>(meant)) {}

    std::string_view word;
    int value = 0;
};

std::vector<std::string_view> words_of(std::span<const Choice> choices);

/// The place of the word, in any case, among `words`.
std::size_t place_among(std::string_view word, const std::vector<std::string_view>& words);

std::string charset_in(std::string_view name);

Point point_in(std::string_view name);
std::vector<Point> points_in(std::string_view names);

/// Points and passes.
std::vector<std::optional<Point>> moves_in(std::string_view names);

/// Branch numbers such as `2.1`.
std::vector<int> branches_in(std::string_view text);

/// What black and white have taken, such as `3,5`.
Prisoners captures_in(std::string_view text);

/// A node of SGF that adds a move, or stones that are put and taken: whatever else a node may say cannot be
/// added to somebody's record.
std::string node_in(std::string_view text);

}  // namespace goterr
