/// Where a game was played, as far as its record tells, and what that says of how it was counted.
#pragma once

#include <string>

#include "sgf_lexer.hpp"

namespace goterr {

class SgfOrigin {
public:
    /// Takes what the property that `lexer` stands at tells.
    void read(SgfLexer& lexer);

    /// Written by the Fox server, which has a spelling of its own for komi and for times (TC, TT).
    bool is_fox() const;

    /// Whether the players filled the neutral points and made the connections this forces before they counted, which
    /// records leave out: at a real board, which the record of an event does not name a server for, and on the Fox
    /// server, whose count does it. Other servers count the board as it was left.
    bool counted_after_teire() const;

private:
    bool names_server() const;

    std::string application_;
    std::string place_;
    std::string event_;
    std::string round_;
    bool byo_yomi_count_ = false;
    bool byo_yomi_time_ = false;
    bool professional_ = false;
};

}  // namespace goterr
