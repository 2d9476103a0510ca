/// Where a value of SGF ends: at its bracket, which escapes and characters of two bytes may hide, or behind a
/// point whose bracket somebody forgot.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace goterr {

/// How many bytes a character of a value may have where its second byte can look like `]` or `\`.
enum class SgfCharset : std::uint8_t { single_byte, double_byte, shift_jis, iso_2022 };

/// By the value of CA; single_byte for all that need no care, UTF-8 among them.
SgfCharset sgf_charset(std::string_view ca);

/// The bracket that closes the value beginning at `from`, or the end of the text.
std::size_t end_of_value(std::string_view text, std::size_t from, SgfCharset charset);

/// A point, and where reading goes on.
struct SgfUnclosedPoint {
    std::string_view letters;  ///< `dd`, or a rectangle `aa:cc`
    std::size_t behind = 0;
};

/// `B[dd;W[pp]`: behind `from` a point, then something that begins a node, a variation or a property, while
/// no bracket has closed.
std::optional<SgfUnclosedPoint> find_unclosed_point(std::string_view text, std::size_t from);

}  // namespace goterr
