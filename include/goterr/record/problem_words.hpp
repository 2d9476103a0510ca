/// What the record of a problem says of it. In words: `Black to play and live`, in English or as books in
/// Chinese, Japanese and Korean have it (`黑先活`, `黒先白死`, `흑선`). By marks: the stones that it is about.
#pragma once

#include <optional>
#include <string_view>

#include "goterr/board/board.hpp"

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

/// A stone that SGF marks before any move, in the first node with marks: what is asked about. Nothing where
/// points or stones of both sides are marked alike, or stones of one side by one kind of mark and of the
/// other by another.
std::optional<Point> marked_stone(std::string_view bytes, int game, const Board& board);

}  // namespace goterr
