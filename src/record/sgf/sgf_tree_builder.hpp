/// Builds the tree of one game.
#pragma once

#include <vector>

#include "goterr/record/sgf/sgf_tree.hpp"
#include "sgf_lexer.hpp"
#include "sgf_start.hpp"

namespace goterr {

class SgfTreeBuilder {
public:
    /// Reads from `start` to the parenthesis that closes the game; `lexer` stands behind it then.
    SgfTree build(SgfLexer& lexer, SgfStart start);

    /// Whether anything in it is typical of a Go record.
    bool is_recognizable() const { return recognizable_; }

    static void keep(SgfTree& tree, std::shared_ptr<const std::string> own) { tree.own_ = std::move(own); }

private:
    using Node = SgfTree::Node;
    using Token = SgfLexer::Token;
    struct Branch {
        Node from;
        Node last_child;  ///< of `from`, as far as it is known
    };

    bool take(SgfLexer& lexer, Token token);
    void open(SgfLexer& lexer);
    bool close(SgfLexer& lexer);
    void add_node(SgfLexer& lexer, std::size_t offset);
    void add_property(SgfLexer& lexer);
    void add_plain_move(SgfLexer& lexer);

    SgfTree tree_;
    std::vector<Branch> open_;
    Node current_ = SgfTree::none;     ///< the parent of the node that comes next
    Node last_child_ = SgfTree::none;  ///< of `current_`
    bool in_node_ = false;
    bool recognizable_ = false;
    bool empty_branch_ = false;  ///< no node since the last `(`
};

}  // namespace goterr
