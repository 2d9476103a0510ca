#include "sgf_name.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "goterr/core/ascii.hpp"

namespace goterr {
namespace {

/// FF[1] names, written out.
constexpr std::array<std::pair<std::string_view, std::string_view>, 26> long_names{{
    {"ADDBLACK", "AB"},    {"ADDEMPTY", "AE"},    {"ADDWHITE", "AW"},  {"BLACK", "B"},
    {"BLACKRANK", "BR"},   {"COMMENT", "C"},      {"COPYRIGHT", "CP"}, {"DATE", "DT"},
    {"EVENT", "EV"},       {"FILEFORMAT", "FF"},  {"GAME", "GM"},      {"HANDICAP", "HA"},
    {"KOMI", "KM"},        {"NAME", "N"},         {"PLACE", "PC"},     {"PLAYER", "PL"},
    {"PLAYERBLACK", "PB"}, {"PLAYERWHITE", "PW"}, {"RESULT", "RE"},    {"ROUND", "RO"},
    {"RULES", "RU"},       {"SIZE", "SZ"},        {"WHITE", "W"},      {"WHITERANK", "WR"},
    {"CHARSET", "CA"},     {"APPLICATION", "AP"},
}};

SgfName from_long_name(std::string_view name) {
    for (const auto& [written_out, letters] : long_names)
        if (name == written_out) return sgf_name(letters);
    return 0;
}

/// Three bytes a name.
constexpr std::string_view known_names =
    "AB AE AN AP AR AS AW BL BM BR BS BT CA CH CP CR DD DM DO DT EL EV EX FF FG GB GC GM GN GW HA HO ID IP "
    "IT "
    "IY KI KM KO LB LN LT MA MN OB OM ON OP OT OV OW PB PC PL PM PW RE RG RO RU SC SE SI SL SO SQ ST SU SZ "
    "TB "
    "TC TE TM TR TW UC US VW WL WR WS WT RL RN TT DI DP GE";

/// Three at most: a name of more means nothing.
std::string capitals_of(std::string_view letters) {
    std::string capitals;
    for (const char c : letters)
        if (is_upper(c) && capitals.size() < 3) capitals += c;
    return capitals;
}

SgfNameReading read_capitals(std::string_view letters) {
    const SgfName name = from_long_name(letters);
    if (name != 0) return {name, Odd::long_name};
    return {0, letters.size() > 100 ? std::optional(Odd::endless_name) : std::nullopt};
}

/// A name with small letters.
SgfName read_mixed(std::string_view letters) {
    const bool may_be_long = letters.size() > 2 && letters.size() <= 20;
    if (const SgfName name = may_be_long ? from_long_name(upper(letters)) : SgfName{0}) return name;
    const std::string capitals = capitals_of(letters);
    return sgf_name(capitals.empty() && letters.size() <= 2 ? upper(letters) : capitals);
}

}  // namespace

bool is_defined_name(std::string_view name) {
    for (std::size_t at = 0; at < known_names.size(); at += 3)
        if (known_names.substr(at, 2) == name) return true;
    return false;
}

SgfNameReading read_odd_name(std::string_view letters) {
    if (std::all_of(letters.begin(), letters.end(), is_upper)) return read_capitals(letters);
    return {read_mixed(letters), Odd::lowercase_name};
}

}  // namespace goterr
