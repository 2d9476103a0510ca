/// The games of an SGF file.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "goterr/record/game.hpp"
#include "goterr/record/sgf/sgf_tree.hpp"
#include "oddities.hpp"
#include "sgf_node.hpp"
#include "sgf_start.hpp"

namespace goterr {

/// Finds and reads the games of a text, one after the other.
class SgfFile {
public:
    /// Begins at `from`; `odd` is what was seen before, such as a byte order mark.
    SgfFile(std::string_view text, std::size_t from, Oddities odd)
        : text_(text), odd_(std::move(odd)), places_(text), at_(from) {}

    /// A line of the next game; nothing behind the last. Throws `ParseError` for a game that cannot be read:
    /// the next call goes on behind it.
    std::optional<Game> next_game(const std::vector<int>& variation = {});
    /// The next game as it is written.
    std::optional<SgfTree> next_tree();
    /// Passes over the next game; false behind the last.
    bool skip_game();

    /// What is odd about the games that follow, as far as they begin within the next `bytes`.
    std::vector<Diagnostic> look_ahead(std::size_t bytes);

private:
    std::optional<SgfStart> find_next();
    bool accepts(const SgfLexer& lexer, bool recognizable, const Oddities& odd);
    void look_behind(Oddities& odd) const;
    [[noreturn]] void fail(const SgfFailure& failure, SgfStart start);

    std::string_view text_;
    Oddities odd_;
    PlaceFinder places_;  ///< one for all games: a long file is counted through once
    std::size_t at_ = 0;
    bool first_ = true;
};

}  // namespace goterr
