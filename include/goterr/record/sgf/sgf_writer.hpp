/// Writes SGF: a record that was read comes back byte for byte, but for the properties that are changed.
///
/// Nothing is parsed into something else and printed again, so whatever goterr does not understand survives:
/// unknown properties, odd names, blanks, comments in any charset, text around the game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "goterr/core/board_size.hpp"
#include "goterr/record/game.hpp"
#include "goterr/record/sgf/sgf_tree.hpp"

namespace goterr {

/// One change: the property `name` of a node gets these values instead of those it has; without values it is
/// taken out. The values are written as they are: see `sgf_text` and `sgf_point`.
struct SgfEdit {
    SgfTree::Node node = SgfTree::root();
    std::string name;
    std::vector<std::string> values;
};

/// Variations that are added below a node, behind all lines that go on from there: nodes as they are written,
/// `;B[dd];W[pp]`. Where no line goes on, the first of them becomes the main line's end. In a record that
/// breaks off before the node's branch is closed nothing is added.
struct SgfVariations {
    SgfTree::Node below = SgfTree::root();
    std::vector<std::string> lines;
};

/// The text of the file with the edits and the variations. Several edits of one property of one node: the
/// last counts.
std::string write_sgf(const SgfTree& tree, const std::vector<SgfEdit>& edits = {},
                      const SgfVariations& variations = {});

/// The text without the variations that begin with a node in which the property `name` has that value; those
/// that do not stand in brackets of their own stay.
std::string without_variations(const SgfTree& tree, std::string_view name, std::string_view value);

/// A game as a new SGF file in UTF-8: its information, then its steps.
std::string write_sgf(const Game& game);

/// `text` as a value: `]` and `\` escaped; `:` too where it is part of a composed value.
std::string sgf_text(std::string_view text, bool composed = false);

/// `dd`: column, then row from the top; letters a-z, A-Z.
std::string sgf_point(Point point, BoardSize size);

/// `19`, or `13:9`: columns, then rows.
std::string sgf_size(BoardSize size);

}  // namespace goterr
