/// What an SGF game says about itself: rules, komi, handicap, result, and with its origin who played.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "goterr/record/game.hpp"
#include "sgf_lexer.hpp"
#include "sgf_node.hpp"
#include "sgf_origin.hpp"

namespace goterr {

/// Gathers the values, and judges them when all that bears on them is known.
class SgfInformation {
public:
    void use(const std::string& charset) { charset_ = charset; }
    /// Takes what the property that `lexer` stands at tells.
    void read(SgfLexer& lexer, bool in_root);

    /// Once the root node is read.
    std::optional<Ruleset> rules(SgfLexer& lexer) const;
    /// All else, once the game is read: `black_set_up` tells whether there are stones that a handicap may
    /// stand for.
    void tell(GameInfo& info, SgfLexer& lexer, bool black_set_up) const;
    bool has_handicap() const { return handicap_.has_value(); }

private:
    struct Late {
        std::string_view value;
        std::size_t offset = 0;
    };

    void tell_handicap(GameInfo& info, SgfLexer& lexer, bool black_set_up) const;
    std::string decoded(std::string_view value) const;

    std::optional<Late> komi_;
    std::optional<Late> handicap_;
    std::optional<Late> rules_;
    std::optional<Late> result_;
    SgfOrigin origin_;
    std::string charset_;
};

}  // namespace goterr
