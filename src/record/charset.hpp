/// From the bytes of a record to UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace goterr {

/// `bytes` in UTF-8. `charset` is the name the record gives, or nothing; a text that is UTF-8 already stays
/// as it is whatever the name says, and what cannot be converted is taken for ISO-8859-1. At most so many
/// bytes are looked at: names and results, not books.
std::string to_utf8(std::string_view bytes, const std::string& charset, std::size_t most = 10'000);

/// Text of a Go server that does not say its charset: UTF-8, Korean or Chinese.
std::string guessed_utf8(std::string_view bytes);

/// The charset of a record that does not say it, by its bytes: the East Asian one in which most characters
/// are those that records are full of; UTF-8 where only some bytes of it are wrong; nothing where none is
/// likely, or where all is ASCII.
std::string guessed_charset(std::string_view bytes);

/// A text value of SGF without its escapes: `\]` is `]`, an escaped line break is nothing.
std::string unescaped(std::string_view value, std::size_t most = 10'000);

}  // namespace goterr
