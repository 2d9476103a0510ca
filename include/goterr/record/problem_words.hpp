/// What the comment of a problem says of it: `Black to play and live`, in English or as books in Chinese,
/// Japanese and Korean have it (`黑先活`, `黒先白死`, `흑선`).
#pragma once

#include <optional>
#include <string_view>

#include "goterr/core/color.hpp"

namespace goterr {

struct ProblemWords {
    std::optional<Color> first = {};  ///< who is to play
    std::optional<Color> asked = {};  ///< whose stones are to be saved or taken

    friend bool operator==(const ProblemWords&, const ProblemWords&) = default;
};

/// The first thing said counts.
ProblemWords problem_words(std::string_view comment);

/// Of the game's first node with a comment before any move, for SGF; nothing for other records.
ProblemWords problem_words_of_record(std::string_view bytes, int game);

}  // namespace goterr
