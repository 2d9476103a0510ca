#include "rules_name.hpp"

#include <span>
#include <string>

#include "goterr/board/rules_words.hpp"
#include "goterr/core/ascii.hpp"

namespace goterr {
namespace {

/// Words with blanks between, and the rules that they mean.
struct RulesWords {
    std::string_view rules, words;
};

/// Names in small letters without blanks and signs. Where a text holds several, the first of this table
/// counts, so that "old japanese" and "chinese rules (ogs)" find the nearest known rules.
constexpr RulesWords rules_names[] = {
    {"tromp-taylor", "trompstaylor tromptaylor"},
    {"stone-scoring", "stonescoring stonecounting ancientarea ancientchinese"},
    {"ancient-territory", "ancientterritory"},
    {"aga-button", "agabutton"},
    {"aga", "aga american usgo"},
    {"bga", "bga british french ffg"},
    {"new-zealand", "newzealand nzgo"},
    {"chinese-ogs", "chineseogs"},
    {"chinese-kgs", "chinesekgs"},
    {"chinese",
     "chinese china chinois chinesisch cina cinese \xe4\xb8\xad\xe5\x9b\xbd \xe4\xb8\xad\xe5\x9c\x8b "
     "\xe4\xb8\xad\xe8\xa7\x84 \xec\xa4\x91\xea\xb5\xad"},
    {"japanese", "japan japon nihonkiin nihon giappon \xe6\x97\xa5\xe6\x9c\xac \xec\x9d\xbc\xeb\xb3\xb8"},
    {"korean", "korea \xe9\x9f\xa9 \xe9\x9f\x93 \xed\x95\x9c\xea\xb5\xad coree"},
};

/// Short names, which count only when they are the whole text.
constexpr RulesWords short_rules_names[] = {
    {"japanese", "j jp jap jpn ja territory territorial"},
    {"chinese", "c cn chn chi area"},
    {"korean", "k kr kor"},
    {"tromp-taylor", "tt"},
    {"ing", "inggoe goeing"},
};

/// Small letters, digits and bytes beyond ASCII.
std::string plain_name(std::string_view text) {
    std::string name;
    for (const char c : text)
        if (is_letter(c) || is_digit(c) || static_cast<unsigned char>(c) >= 0x80) name += lower(c);
    return name;
}

/// The rules of the first word that is meant.
template <typename IsMeant>
std::optional<Ruleset> first_of(std::span<const RulesWords> table, IsMeant is_meant) {
    for (const auto& [rules, words] : table)
        for (const std::string_view word : split(words, " "))
            if (is_meant(word)) return ruleset_called(rules);
    return std::nullopt;
}

}  // namespace

std::optional<Ruleset> read_rules(std::string_view written) {
    if (const auto described = ruleset_described(trimmed(written))) return described;
    if (const auto exact = ruleset_called(trimmed(written))) return exact;
    const std::string name = plain_name(written.substr(0, 200));
    std::string_view short_name = name;
    if (short_name.ends_with("rules")) short_name.remove_suffix(5);
    if (const auto exact = ruleset_called(short_name)) return exact;
    if (const auto rules =
            first_of(short_rules_names, [&](std::string_view word) { return short_name == word; }))
        return rules;
    return first_of(rules_names, [&](std::string_view word) { return name.find(word) != name.npos; });
}

}  // namespace goterr
