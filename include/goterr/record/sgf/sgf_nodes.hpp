/// What one node of a tree does and shows on the board, for whoever walks through all of them.
///
/// Source: FF[4], "Markup properties" (red-bean.com/sgf). Values that are no point of the board are passed
/// over.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "goterr/core/board_size.hpp"
#include "goterr/core/color.hpp"
#include "goterr/record/sgf/sgf_tree.hpp"

namespace goterr {

/// A mark of the record's writer: CR, SQ, TR, MA, SL or LB, which has a label.
struct SgfMark {
    std::string kind;
    Point point;
    std::string label;
};

struct NodeMove {
    Color color = Color::empty;
    std::optional<Point> point;  ///< none: a pass
};

/// How many moves and passes the node makes.
int moves_in(const SgfTree& tree, SgfTree::Node node);

/// The last of them.
std::optional<NodeMove> last_move_of(const SgfTree& tree, SgfTree::Node node, BoardSize size);

/// A point has a mark of each kind once, however often the record says so; only labels may come again.
std::vector<SgfMark> marks_of(const SgfTree& tree, SgfTree::Node node, BoardSize size);

}  // namespace goterr
