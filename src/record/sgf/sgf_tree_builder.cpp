#include "sgf_tree_builder.hpp"

#include <algorithm>
#include <utility>

#include "sgf_charset.hpp"

namespace goterr {

void SgfTreeBuilder::add_node(SgfLexer& lexer, std::size_t offset) {
    if (tree_.nodes_.empty()) {
        tree_.charset_name_ = find_charset(lexer);
        const SgfCharset charset = sgf_charset(tree_.charset_name_);
        tree_.charset_ = static_cast<std::uint8_t>(charset);
        lexer.use(charset);
    }
    const Node node = tree_.node_count();
    tree_.nodes_.push_back({current_, SgfTree::none, static_cast<std::uint32_t>(tree_.properties_.size()),
                            static_cast<std::uint32_t>(offset)});
    if (last_child_ != SgfTree::none) tree_.nodes_[last_child_].next_sibling = node;
    if (!open_.empty() && open_.back().from == current_) open_.back().last_child = node;
    current_ = node;
    last_child_ = SgfTree::none;
    in_node_ = true;
    empty_branch_ = false;
}

void SgfTreeBuilder::add_property(SgfLexer& lexer) {
    const std::size_t begin = lexer.offset();
    if (!in_node_) {
        lexer.report(Odd::missing_semicolon, begin);
        add_node(lexer, begin);
    }
    recognizable_ = recognizable_ || names_go_record(lexer.name());
    lexer.skip_values();
    tree_.properties_.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(lexer.at())});
}

void SgfTreeBuilder::add_plain_move(SgfLexer& lexer) {
    add_node(lexer, lexer.offset());
    recognizable_ = true;
    tree_.properties_.push_back(
        {static_cast<std::uint32_t>(lexer.offset() + 1), static_cast<std::uint32_t>(lexer.at())});
}

void SgfTreeBuilder::open(SgfLexer& lexer) {
    if (empty_branch_) lexer.report(Odd::extra_open, lexer.offset());
    open_.push_back({current_, last_child_});
    in_node_ = false;
    empty_branch_ = true;
}

/// False when the game is closed.
bool SgfTreeBuilder::close(SgfLexer& lexer) {
    if (empty_branch_) lexer.report(Odd::empty_variation, lexer.offset());
    if (current_ != open_.back().from) last_child_ = open_.back().last_child;
    current_ = open_.back().from;
    open_.pop_back();
    in_node_ = false;
    empty_branch_ = false;
    return !open_.empty();
}

bool SgfTreeBuilder::take(SgfLexer& lexer, Token token) {
    switch (token) {
        case Token::open: open(lexer); return true;
        case Token::close: return close(lexer);
        case Token::node:
            if (last_child_ != SgfTree::none && !empty_branch_)
                lexer.report(Odd::node_after_variation, lexer.offset());
            add_node(lexer, lexer.offset());
            return true;
        case Token::property: add_property(lexer); return true;
        case Token::end: break;
    }
    lexer.report(Odd::missing_close, lexer.at());
    return false;
}

SgfTree SgfTreeBuilder::build(SgfLexer& lexer, SgfStart start) {
    tree_.text_ = lexer.text();
    const std::size_t few = std::min<std::size_t>((lexer.text().size() - start.offset) / 8 + 1, 512);
    tree_.nodes_.reserve(few);
    tree_.properties_.reserve(few);
    if (start.defect != SgfStart::Defect::none) open_.push_back({SgfTree::none, SgfTree::none});
    if (lexer.enter(start)) add_node(lexer, lexer.at());
    for (;;) {
        if (!open_.empty() && lexer.next_plain_move()) {
            add_plain_move(lexer);
        } else if (!take(lexer, lexer.next())) {
            return std::move(tree_);
        }
    }
}

}  // namespace goterr
