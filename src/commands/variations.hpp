/// What of a record lies beside the line that is shown.
#pragma once

#include <string>
#include <vector>

#include "goterr/record/sgf/sgf_tree.hpp"

namespace goterr {

/// A line that leaves those before it at a fork.
struct SideLine {
    std::vector<int> variation;  ///< the branches that lead to its end, from 1
    int first = 0;               ///< the first move that no line before had
};

struct SideLines {
    std::vector<SideLine> lines;
    bool are_all = true;  ///< there are no others
};

/// The lines beside that of `variation`, in the order of the record, as long as they have `most_moves` in
/// all.
SideLines side_lines(const SgfTree& tree, const std::vector<int>& variation, int most_moves);

/// A record of that line alone: read once for each line, a whole record with very many would take forever.
std::string record_of_line(const SgfTree& tree, const std::vector<int>& variation);

}  // namespace goterr
