#include "sgf_information.hpp"

#include "charset.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/record/result.hpp"
#include "goterr/system/number.hpp"
#include "rules_name.hpp"
#include "sgf_values.hpp"

namespace goterr {
namespace {

void read_file_format(SgfLexer& lexer) {
    while (lexer.next_value()) {
        const auto number = read_integer(lexer.value());
        if (!number || *number < 1 || *number > 4) lexer.report(Odd::file_format, lexer.value_offset());
    }
}

}  // namespace

std::string SgfInformation::decoded(std::string_view value) const {
    return to_utf8(unescaped(value), charset_);
}

void SgfInformation::read(SgfLexer& lexer, bool in_root) {
    const auto first = [&](std::optional<Late>& late) {
        if (!late && lexer.next_value()) late = Late{lexer.value(), lexer.value_offset()};
    };
    switch (lexer.name()) {
        case sgf_name("GM"):
            if (lexer.next_value() && !read_integer(lexer.value()))
                lexer.report(Odd::game_number, lexer.value_offset());
            break;
        case sgf_name("SZ"):
            if (!lexer.next_value()) break;
            if (const auto odd = read_sgf_size(lexer.value()).odd)
                lexer.report(*odd, lexer.value_offset(), quoted(lexer.value()));
            if (lexer.next_value()) lexer.report(Odd::repeated_value, lexer.value_offset());
            break;
        case sgf_name("FF"): read_file_format(lexer); break;
        case sgf_name("KM"): first(komi_); break;
        case sgf_name("HA"): first(handicap_); break;
        case sgf_name("RU"):
            if (in_root) first(rules_);
            break;
        case sgf_name("RE"): first(result_); break;
        default: origin_.read(lexer); break;
    }
}

std::optional<Ruleset> SgfInformation::rules(SgfLexer& lexer) const {
    if (!rules_) return std::nullopt;
    const std::string name = decoded(rules_->value);
    const auto rules = read_rules(name);
    if (!rules && !trimmed(name).empty()) lexer.report(Odd::rules_unknown, rules_->offset, name);
    return rules;
}

void SgfInformation::tell_handicap(GameInfo& info, SgfLexer& lexer, bool black_set_up) const {
    const auto stones = read_integer(handicap_->value);
    if (!stones || *stones < 0) {
        lexer.report(Odd::handicap_unknown, handicap_->offset, trimmed(handicap_->value));
        return;
    }
    info.handicap = *stones >= 2 && *stones <= info.size.area() ? *stones : 0;
    if (*stones >= 2 && !black_set_up) lexer.report(Odd::handicap_without_stones, handicap_->offset);
}

void SgfInformation::tell(GameInfo& info, SgfLexer& lexer, bool black_set_up) const {
    if (komi_) {
        const auto komi = read_sgf_komi(komi_->value, origin_.is_fox(), info.size);
        info.komi = komi.value;
        if (komi.odd)
            lexer.report(*komi.odd, komi_->offset,
                         komi.odd == Odd::komi_scaled ? decimal_text(*komi.value) : trimmed(komi_->value));
    }
    if (handicap_) tell_handicap(info, lexer, black_set_up);
    if (result_) {
        info.result = decoded(result_->value);
        info.margin = margin_of(*info.result);
    }
    info.count_habit = origin_.habit(komi_ ? trimmed(komi_->value) : std::string_view{});
    info.facts = origin_.facts([&](std::string_view value) { return decoded(value); });
}

}  // namespace goterr
