#include "variations.hpp"

#include <algorithm>

#include "goterr/record/sgf/sgf_nodes.hpp"

namespace goterr {

namespace {

/// How many moves lead to each node.
std::vector<int> moves_to_nodes(const SgfTree& tree) {
    std::vector<int> moves;
    moves.reserve(tree.node_count());
    for (SgfTree::Node node = SgfTree::root(); node < tree.node_count(); ++node)
        moves.push_back((node == SgfTree::root() ? 0 : moves[tree.parent(node)]) + moves_in(tree, node));
    return moves;
}

/// Which of its parent's branches a node is, from 1; nothing where there is no fork.
int branch_of(const SgfTree& tree, SgfTree::Node node) {
    const SgfTree::Node eldest = tree.first_child(tree.parent(node));
    if (tree.next_sibling(eldest) == SgfTree::none) return 0;
    int branch = 1;
    for (SgfTree::Node sibling = eldest; sibling != node; sibling = tree.next_sibling(sibling)) ++branch;
    return branch;
}

std::vector<int> branches_to(const SgfTree& tree, SgfTree::Node node) {
    std::vector<int> branches;
    for (; node != SgfTree::root(); node = tree.parent(node))
        if (const int branch = branch_of(tree, node)) branches.push_back(branch);
    std::reverse(branches.begin(), branches.end());
    return branches;
}

/// From the end of a line back to the node where it leaves those that were shown; all on the way are shown
/// then.
SgfTree::Node fork_before(const SgfTree& tree, SgfTree::Node end, std::vector<bool>& shown) {
    for (; !shown[end]; end = tree.parent(end)) shown[end] = true;
    return end;
}

}  // namespace

SideLines side_lines(const SgfTree& tree, const std::vector<int>& variation, int most_moves) {
    const std::vector<int> moves = moves_to_nodes(tree);
    std::vector<bool> shown(tree.node_count());
    for (const SgfTree::Node node : tree.line(variation)) shown[node] = true;
    SideLines found;
    for (SgfTree::Node end = SgfTree::root(); end < tree.node_count(); ++end) {
        if (tree.first_child(end) != SgfTree::none || shown[end]) continue;
        const int before = moves[fork_before(tree, end, shown)];
        most_moves -= moves[end] - before;
        found.are_all = most_moves >= 0;
        if (!found.are_all) break;
        if (moves[end] > before) found.lines.push_back({branches_to(tree, end), before + 1});
    }
    return found;
}

std::string record_of_line(const SgfTree& tree, const std::vector<int>& variation) {
    std::string record = "(";
    for (const SgfTree::Node node : tree.line(variation)) {
        record += ';';
        for (const SgfTree::Property* property = tree.begin(node); property != tree.end(node); ++property)
            record += tree.text().substr(property->begin, property->end - property->begin);
    }
    return record + ')';
}

}  // namespace goterr
