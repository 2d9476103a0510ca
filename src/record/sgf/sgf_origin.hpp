/// Where, when and by whom a game was played, as far as its record tells, and what that says of how it was counted.
#pragma once

#include <string>

#include "goterr/record/count_habit.hpp"
#include "sgf_lexer.hpp"

namespace goterr {

class SgfOrigin {
public:
    /// Takes what the property that `lexer` stands at tells.
    void read(SgfLexer& lexer);

    /// Written by the Fox server, which has a spelling of its own for komi and for times (TC, TT).
    bool is_fox() const;

    /// What the record shows of how the game was counted; `komi` as the record states it. The text of the values is
    /// looked at byte by byte: names and numbers of a date, a rank or a server are ASCII in every charset.
    CountHabit habit(std::string_view komi) const;

private:
    bool names_server() const;

    std::string application_;
    std::string place_;
    std::string event_;
    std::string round_;
    std::string date_;
    std::string time_;
    std::string black_rank_;
    std::string white_rank_;
    bool byo_yomi_count_ = false;
    bool byo_yomi_time_ = false;
};

}  // namespace goterr
