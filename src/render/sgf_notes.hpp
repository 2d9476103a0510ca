/// What goterr adds to the nodes of a game, kept apart from what the record says.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "goterr/record/sgf/sgf_writer.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

/// The text of the record that an estimate came from, without what goterr added to it earlier.
std::string clean_record(const Provenance& from);

/// How the first node of a variation begins that is goterr's, so that it is known again.
inline constexpr std::string_view own_variation = ";GOTERR[variation]";

/// Additions to one node: each property that the node has already is left out, a comment is appended.
class NodeNotes {
public:
    NodeNotes(const SgfTree& tree, SgfTree::Node node) : tree_(tree), node_(node) {}

    bool has(std::string_view name) const { return !tree_.values(node_, name).empty(); }
    /// Nothing happens without values.
    void add(const std::string& name, std::vector<std::string> values);
    void comment(const std::string& text);

    /// The edits, with the list of what is goterr's.
    std::vector<SgfEdit> edits() const;

private:
    const SgfTree& tree_;
    SgfTree::Node node_;
    std::vector<SgfEdit> edits_;
};

}  // namespace goterr
