#include "sgf_start.hpp"

#include "goterr/core/ascii.hpp"

namespace goterr {
namespace {

bool is_blank_or_nul(char c) { return is_blank(c) || c == '\0'; }

template <typename Accepts>
std::size_t skip(std::string_view text, std::size_t at, Accepts accepts) {
    while (at < text.size() && accepts(text[at])) ++at;
    return at;
}

/// Whether a property name and its bracket stand at `at`.
bool property_at(std::string_view text, std::size_t at) {
    const std::size_t behind = skip(text, at, [](char c) { return is_letter(c) || is_blank_or_nul(c); });
    return is_letter(text[at]) && behind < text.size() && text[behind] == '[';
}

/// Whether what follows `(;` is a game: not the `(;` of prose.
bool game_behind(std::string_view text, std::size_t semicolon) {
    const std::size_t at = skip(text, semicolon, [](char c) { return is_blank_or_nul(c) || c == ';'; });
    if (at >= text.size()) return true;
    return text[at] == '(' || text[at] == ')' || text[at] == '[' || property_at(text, at);
}

}  // namespace

std::size_t skip_nothing(std::string_view text, std::size_t from) {
    return skip(text, from, [](char c) { return is_blank_or_nul(c) || c == '\x1a'; });
}

std::optional<SgfStart> find_sgf_start(std::string_view text, std::size_t from, bool first) {
    std::optional<SgfStart> any;
    const std::size_t begin = skip_blanks(text, from);
    if (first && begin < text.size() && text[begin] == ';') {
        const std::size_t at = skip_blanks(text, begin + 1);
        if (at < text.size() && is_upper(text[at]) && property_at(text, at))
            return SgfStart{begin, SgfStart::Defect::missing_open};
    }
    std::optional<SgfStart> bare;
    for (std::size_t open = text.find('(', from); open != std::string_view::npos;
         open = text.find('(', open)) {
        const std::size_t end = skip(text, open, [](char c) { return is_blank_or_nul(c) || c == '('; });
        if (end >= text.size()) break;
        const SgfStart here{text.rfind('(', end - 1)};
        if (text[end] == ';' && game_behind(text, end + 1)) return bare ? bare : here;
        if (text[end] == ';' && !any) any = here;
        if (first && !bare && is_upper(text[end]) && property_at(text, end))
            bare = SgfStart{open, SgfStart::Defect::missing_semicolon};
        if (bare && !any) return bare;
        open = end;
    }
    return first ? any : std::nullopt;
}

}  // namespace goterr
