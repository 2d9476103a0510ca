#include "sgf_origin.hpp"

#include <algorithm>
#include <array>

#include "goterr/core/ascii.hpp"

namespace goterr {
namespace {

constexpr std::size_t most_read = 200;  // bytes of a value that are looked at

void read_text(SgfLexer& lexer, std::string& text) {
    while (text.empty() && lexer.next_value()) text = lower(trimmed(lexer.value()).substr(0, most_read));
}

/// `9p`, `P9`: amateurs have dans and kyus, as all players of servers do.
bool is_professional_rank(std::string_view rank) {
    const auto is_digit = [](char c) { return c >= '1' && c <= '9'; };
    if (rank.size() < 2) return false;
    return (is_digit(rank[0]) && rank[1] == 'p') || (rank[0] == 'p' && is_digit(rank[1]));
}

bool names_something(std::string_view text) {
    return !text.empty() && text != "none" && text != "-" && text != "?";
}

/// Whether a word stands in a text by itself, as `igs` does not in Ludwigsburg.
bool has_word(std::string_view text, std::string_view word) {
    const auto is_letter = [&](std::size_t at) { return at < text.size() && is_lower(text[at]); };
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
        if ((at == 0 || !is_letter(at - 1)) && !is_letter(at + word.size())) return true;
    return false;
}

}  // namespace

void SgfOrigin::read(SgfLexer& lexer) {
    switch (lexer.name()) {
        case sgf_name("AP"): read_text(lexer, application_); break;
        case sgf_name("PC"): read_text(lexer, place_); break;
        case sgf_name("EV"): read_text(lexer, event_); break;
        case sgf_name("RO"): read_text(lexer, round_); break;
        case sgf_name("TC"): byo_yomi_count_ = true; break;
        case sgf_name("TT"): byo_yomi_time_ = true; break;
        case sgf_name("BR"):
        case sgf_name("WR"): {
            std::string rank;
            read_text(lexer, rank);
            professional_ = professional_ || is_professional_rank(rank);
            break;
        }
        default: break;
    }
}

bool SgfOrigin::is_fox() const {
    return application_.find("foxwq") != std::string::npos || (byo_yomi_count_ && byo_yomi_time_);
}

bool SgfOrigin::names_server() const {
    constexpr std::array<std::string_view, 15> names{"server", "http",   "www",      "kgs",    "ogs",
                                                     "igs",    "nngs",   "pandanet", "dgs",    "cgos",
                                                     "tygem",  "wbaduk", "cyberoro", "online", "internet"};
    return std::any_of(names.begin(), names.end(), [&](std::string_view name) {
        return has_word(place_, name) || has_word(application_, name) || has_word(event_, name);
    });
}

bool SgfOrigin::counted_after_teire() const {
    if (is_fox()) return true;
    return !names_server() && (names_something(event_) || names_something(round_) || professional_);
}

}  // namespace goterr
