/// All nodes and properties of one SGF game, as they are written. Knows no Go.
///
/// A flat arena in the order of the text: 16 bytes a node and 8 a property, which point into the text; values
/// are found again when asked for. Nothing is copied, nothing recurses, no allocation a node. Source: FF[4]
/// (red-bean.com/sgf); defects are repaired as in `read_game`.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace goterr {

class SgfTree {
public:
    using Node = std::uint32_t;
    static constexpr Node none = std::numeric_limits<Node>::max();

    struct Property {
        std::uint32_t begin;  ///< where its name begins in `text()`
        std::uint32_t end;    ///< behind its last value and the blanks that follow
    };

    /// The text of the whole file, in UTF-8 where it was UTF-16.
    std::string_view text() const { return text_; }
    /// The file was UTF-16, whatever it says of its charset.
    bool is_converted() const { return own_ != nullptr; }
    /// The charset that its texts are in, as the game says or as its bytes look; empty: UTF-8, or nobody
    /// knows.
    const std::string& charset() const { return charset_name_; }
    Node node_count() const { return static_cast<Node>(nodes_.size()); }
    static constexpr Node root() { return 0; }

    Node parent(Node n) const { return nodes_[n].parent; }
    Node first_child(Node n) const {
        return n + 1 < node_count() && nodes_[n + 1].parent == n ? n + 1 : none;
    }
    Node next_sibling(Node n) const { return nodes_[n].next_sibling; }
    /// Where the node's `;` stands in the text (its first property where the `;` is missing).
    std::size_t offset(Node n) const { return nodes_[n].offset; }

    /// The properties of a node in the order of the text.
    const Property* begin(Node n) const { return properties_.data() + nodes_[n].first_property; }
    const Property* end(Node n) const {
        return properties_.data() +
               (n + 1 < node_count() ? nodes_[n + 1].first_property : properties_.size());
    }
    /// The name in FF[4] spelling: `Size` is SZ.
    std::string name(const Property& property) const;
    /// The values, between their brackets, with their escapes.
    std::vector<std::string_view> values(const Property& property) const;
    /// All values of the properties of that name in a node.
    std::vector<std::string_view> values(Node n, std::string_view name) const;

    /// The nodes from the root to the end along `variation`: the number of a branch, from 1, at each fork in
    /// turn, and the first branch after they run out. Throws `Error` for a branch that is not there.
    std::vector<Node> line(const std::vector<int>& variation = {}) const;

private:
    friend class SgfTreeBuilder;
    struct NodeRecord {
        Node parent;
        Node next_sibling;
        std::uint32_t first_property;
        std::uint32_t offset;
    };

    std::shared_ptr<const std::string> own_;  ///< the text where it is not the caller's
    std::string_view text_;
    std::vector<NodeRecord> nodes_;
    std::vector<Property> properties_;
    std::string charset_name_;
    std::uint8_t charset_ = 0;
};

/// The tree of one game of a file, which must stay where it is while the tree is used. Throws `ParseError`
/// where there is no such game, and for a file over 4 GB.
SgfTree read_sgf_tree(std::string_view bytes, int game = 1);

/// The trees of a file one after the other, in one pass: `while (auto tree = reader.next()) ...`
class SgfTreeReader {
public:
    /// The bytes must stay where they are.
    explicit SgfTreeReader(std::string_view bytes);
    ~SgfTreeReader();

    std::optional<SgfTree> next();

private:
    struct State;
    std::unique_ptr<State> state_;
};

/// What a node says in properties of that name, as its writer meant it: in UTF-8 by the charset the game
/// names, without escapes.
std::string text_of(const SgfTree& tree, SgfTree::Node node, std::string_view name);

/// The node that shows the position of `replay(game, moves)` along `variation`: the last one before another
/// move.
SgfTree::Node node_after(const SgfTree& tree, const std::vector<int>& variation, std::optional<int> moves);

/// The same for each of `moves` (ascending), in one pass over the tree.
std::vector<SgfTree::Node> nodes_after(const SgfTree& tree, const std::vector<int>& variation,
                                       const std::vector<int>& moves);

}  // namespace goterr
