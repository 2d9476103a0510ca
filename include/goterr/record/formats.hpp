/// The table of formats that records come in: a new one is a file with its reader and a row. They are told
/// apart by content, never by name.
#pragma once

#include <span>
#include <string_view>

#include "goterr/record/game.hpp"

namespace goterr {

struct InputFormat {
    std::string_view name;
    std::string_view from;  ///< who writes it, for people
    /// Whether a text is one; absent for SGF, which is what no other format claims.
    bool (*is)(std::string_view text);
    /// Its only game, or its first piece; absent for SGF, which has a reader of its own. Throws `ParseError`.
    Game (*read)(std::string_view text);
    /// How many bytes the first game takes, where one follows the other; absent where the whole text is one
    /// game.
    std::size_t (*piece)(std::string_view text) = nullptr;
};

/// In the order in which they are tried.
std::span<const InputFormat> input_formats();

}  // namespace goterr
