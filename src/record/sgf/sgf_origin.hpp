/// Where, when and by whom a game was played, as far as its record tells, and what that says of how it was
/// counted.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>

#include "goterr/record/game.hpp"
#include "sgf_lexer.hpp"

namespace goterr {

class SgfOrigin {
public:
    /// Takes what the property that `lexer` stands at tells.
    void read(SgfLexer& lexer);

    /// Written by the Fox server, which has a spelling of its own for komi and for times (TC, TT).
    bool is_fox() const;

    /// What the record shows of how the game was counted; `komi` as the record states it. The text of the
    /// values is looked at byte by byte: names and numbers of a date, a rank or a server are ASCII in every
    /// charset.
    CountHabit habit(std::string_view komi) const;

    /// The same for people; `decoded` makes UTF-8 of a value.
    GameFacts facts(const std::function<std::string(std::string_view)>& decoded) const;

private:
    bool names_server() const;

    /// Texts that are looked at.
    enum Text { application, place, event, round, date, time, black_rank, white_rank, black, white, name };
    static constexpr std::size_t text_count = name + 1;

    std::array<std::string_view, text_count> texts_;  ///< as they are written
    bool byo_yomi_count_ = false;
    bool byo_yomi_time_ = false;
};

}  // namespace goterr
