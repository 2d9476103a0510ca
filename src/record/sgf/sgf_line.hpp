/// Walks one line of one game: the first branch at every fork.
///
/// `Line` is told what comes: `begin_node(lexer)`, `property(lexer)` (may read the values; the rest is
/// skipped), `plain_move(lexer)` for a whole node of one move, `end_node()`.
#pragma once

#include "sgf_lexer.hpp"
#include "sgf_start.hpp"

namespace goterr {

template <typename Line>
class SgfLineWalk {
public:
    SgfLineWalk(SgfLexer& lexer, Line& line) : lexer_(lexer), line_(line) {}

    /// From the start of a game to the parenthesis that closes it, or to the end of the text.
    void run(SgfStart start) {
        if (start.defect != SgfStart::Defect::none) depth_ = 1;
        if (lexer_.enter(start)) begin_node();
        while (on_line_) step();
        end_node();
        if (depth_ > 0) lexer_.skip_game(depth_);
    }

private:
    using Token = SgfLexer::Token;

    void step() {
        if (depth_ > 0 && lexer_.next_plain_move()) {
            end_node();
            node_depth_ = depth_;
            line_.plain_move(lexer_);
            return;
        }
        switch (lexer_.next()) {
            case Token::open: open(); return;
            case Token::close: close(); return;
            case Token::node:
                end_node();
                if (node_depth_ > 0) lexer_.skip_empty_nodes();  // the first one is the root, empty or not
                begin_node();
                return;
            case Token::property: property(); return;
            case Token::end:
                lexer_.report(Odd::missing_close, lexer_.at());
                depth_ = 0;
                on_line_ = false;
        }
    }

    void open() {
        if (depth_ > node_depth_) lexer_.report(Odd::extra_open, lexer_.offset());
        end_node();
        ++depth_;
    }

    /// The line ends with the first parenthesis that closes a branch with a node in it.
    void close() {
        end_node();
        if (depth_ > node_depth_) {
            lexer_.report(Odd::empty_variation, lexer_.offset());
        } else {
            on_line_ = false;
        }
        if (--depth_ == 0) on_line_ = false;
    }

    void property() {
        if (!in_node_) {
            lexer_.report(Odd::missing_semicolon, lexer_.offset());
            begin_node();
        }
        line_.property(lexer_);
        lexer_.skip_values();
    }

    void begin_node() {
        in_node_ = true;
        node_depth_ = depth_;
        line_.begin_node(lexer_);
    }

    void end_node() {
        if (in_node_) line_.end_node();
        in_node_ = false;
    }

    SgfLexer& lexer_;
    Line& line_;
    std::size_t depth_ = 0;
    std::size_t node_depth_ = 0;  ///< of the last node; deeper parentheses hold none yet
    bool in_node_ = false;
    bool on_line_ = true;
};

}  // namespace goterr
