#include "rules_name.hpp"

#include <array>
#include <string>
#include <utility>

#include "goterr/board/rules_words.hpp"
#include "goterr/core/ascii.hpp"

namespace goterr {
namespace {

/// Names in small letters without blanks and signs. Where a text holds several, the first of this table
/// counts, so that "old japanese" and "chinese rules (ogs)" find the nearest known rules.
constexpr std::array<std::pair<std::string_view, std::string_view>, 41> rules_names{{
    {"trompstaylor", "tromp-taylor"},
    {"tromptaylor", "tromp-taylor"},
    {"stonescoring", "stone-scoring"},
    {"stonecounting", "stone-scoring"},
    {"ancientarea", "stone-scoring"},
    {"ancientchinese", "stone-scoring"},
    {"ancientterritory", "ancient-territory"},
    {"agabutton", "aga-button"},
    {"aga", "aga"},
    {"american", "aga"},
    {"usgo", "aga"},
    {"bga", "bga"},
    {"british", "bga"},
    {"french", "bga"},
    {"ffg", "bga"},
    {"newzealand", "new-zealand"},
    {"nzgo", "new-zealand"},
    {"chineseogs", "chinese-ogs"},
    {"chinesekgs", "chinese-kgs"},
    {"chinese", "chinese"},
    {"china", "chinese"},
    {"chinois", "chinese"},
    {"chinesisch", "chinese"},
    {"cina", "chinese"},
    {"cinese", "chinese"},
    {"\xe4\xb8\xad\xe5\x9b\xbd", "chinese"},
    {"\xe4\xb8\xad\xe5\x9c\x8b", "chinese"},
    {"\xe4\xb8\xad\xe8\xa7\x84", "chinese"},
    {"\xec\xa4\x91\xea\xb5\xad", "chinese"},
    {"japan", "japanese"},
    {"japon", "japanese"},
    {"nihonkiin", "japanese"},
    {"nihon", "japanese"},
    {"giappon", "japanese"},
    {"\xe6\x97\xa5\xe6\x9c\xac", "japanese"},
    {"\xec\x9d\xbc\xeb\xb3\xb8", "japanese"},
    {"korea", "korean"},
    {"\xe9\x9f\xa9", "korean"},
    {"\xe9\x9f\x93", "korean"},
    {"\xed\x95\x9c\xea\xb5\xad", "korean"},
    {"coree", "korean"},
}};

/// Short names, which count only when they are the whole text.
constexpr std::array<std::pair<std::string_view, std::string_view>, 18> short_rules_names{{
    {"j", "japanese"},
    {"jp", "japanese"},
    {"jap", "japanese"},
    {"jpn", "japanese"},
    {"ja", "japanese"},
    {"territory", "japanese"},
    {"territorial", "japanese"},
    {"c", "chinese"},
    {"cn", "chinese"},
    {"chn", "chinese"},
    {"chi", "chinese"},
    {"area", "chinese"},
    {"k", "korean"},
    {"kr", "korean"},
    {"kor", "korean"},
    {"tt", "tromp-taylor"},
    {"inggoe", "ing"},
    {"goeing", "ing"},
}};

/// Small letters, digits and bytes beyond ASCII.
std::string plain_name(std::string_view text) {
    std::string name;
    for (const char c : text)
        if (is_letter(c) || is_digit(c) || static_cast<unsigned char>(c) >= 0x80) name += lower(c);
    return name;
}

}  // namespace

std::optional<Ruleset> read_rules(std::string_view written) {
    if (const auto described = ruleset_described(trimmed(written))) return described;
    if (const auto exact = ruleset_called(trimmed(written))) return exact;
    const std::string name = plain_name(written.substr(0, 200));
    std::string_view short_name = name;
    if (short_name.ends_with("rules")) short_name.remove_suffix(5);
    if (const auto exact = ruleset_called(short_name)) return exact;
    for (const auto& [known, rules] : short_rules_names)
        if (short_name == known) return ruleset_called(rules);
    for (const auto& [known, rules] : rules_names)
        if (name.find(known) != std::string::npos) return ruleset_named(rules);
    return std::nullopt;
}

}  // namespace goterr
