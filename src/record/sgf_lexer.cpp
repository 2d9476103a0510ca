#include "sgf_lexer.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <string>
#include <utility>

namespace goterr {
namespace {

enum class Kind : std::uint8_t { other, space, letter, open, close, semicolon, bracket, nul };

constexpr std::array<Kind, 256> make_kinds() {
    std::array<Kind, 256> kinds{};
    for (const char c : {' ', '\t', '\r', '\n', '\v', '\f'})
        kinds[static_cast<unsigned char>(c)] = Kind::space;
    for (std::size_t c = 0; c < 26; ++c) kinds['A' + c] = kinds['a' + c] = Kind::letter;
    kinds['('] = Kind::open;
    kinds[')'] = Kind::close;
    kinds[';'] = Kind::semicolon;
    kinds['['] = Kind::bracket;
    kinds[0] = Kind::nul;
    return kinds;
}
constexpr std::array<Kind, 256> kinds = make_kinds();

Kind kind_of(char c) { return kinds[static_cast<unsigned char>(c)]; }
bool is_letter(char c) { return kind_of(c) == Kind::letter; }
bool begins_node_or_branch(char c) { return c == ';' || c == '(' || c == ')'; }
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool all_upper(std::string_view s) { return std::all_of(s.begin(), s.end(), is_upper); }
bool no_upper(std::string_view s) { return std::none_of(s.begin(), s.end(), is_upper); }

std::string upper(std::string_view s) {
    std::string text(s);
    for (char& c : text)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return text;
}

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

SgfName from_long_name(const std::string& name) {
    for (const auto& [written_out, letters] : long_names)
        if (name == written_out) return sgf_name(letters);
    return 0;
}

/// Two-letter names that any file format has defined; a name that blanks have split must be one of them.
constexpr std::string_view known_names =
    "AB AE AN AP AR AS AW BL BM BR BS BT CA CH CP CR DD DM DO DT EL EV EX FF FG GB GC GM GN GW HA HO ID IP "
    "IT "
    "IY KI KM KO LB LN LT MA MN OB OM ON OP OT OV OW PB PC PL PM PW RE RG RO RU SC SE SI SL SO SQ ST SU SZ "
    "TB "
    "TC TE TM TR TW UC US VW WL WR WS WT RL RN TT DI DP GE";

bool is_known(std::string_view name) {
    for (std::size_t at = 0; at < known_names.size(); at += 3)
        if (known_names.substr(at, 2) == name) return true;
    return false;
}

constexpr bool holds_points(SgfName name) {
    return name == sgf_name("B") || name == sgf_name("W") || name == sgf_name("AB") ||
           name == sgf_name("AW") || name == sgf_name("AE");
}

/// The letters and digits of a charset's name, small: `GB-2312` and `gb2312` are one.
std::string plain_charset(std::string_view ca) {
    std::string name;
    for (const char c : ca)
        if (std::isalnum(static_cast<unsigned char>(c)))
            name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return name;
}

}  // namespace

SgfCharset sgf_charset(std::string_view ca) {
    const std::string name = plain_charset(ca);
    for (const std::string_view wide : {"gbk", "gb2312", "gb18030", "big5", "big5hkscs", "cp936", "cp949",
                                        "cp950", "ms936", "ms949", "ms950", "euckr", "ksc56011987", "ksc5601",
                                        "johab", "uhc", "windows936", "windows949", "windows950"})
        if (name == wide) return SgfCharset::double_byte;
    for (const std::string_view sjis :
         {"shiftjis", "sjis", "cp932", "ms932", "windows31j", "xsjis", "mskanji"})
        if (name == sjis) return SgfCharset::shift_jis;
    if (name.starts_with("iso2022")) return SgfCharset::iso_2022;
    return SgfCharset::single_byte;
}

std::size_t SgfLexer::skip_space(std::size_t at) const {
    while (at < text_.size() && kind_of(text_[at]) == Kind::space) ++at;
    return at;
}

SgfLexer::Token SgfLexer::next() {
    for (;;) {
        at_ = skip_space(at_);
        token_ = at_;
        if (at_ >= text_.size()) return Token::end;
        switch (kind_of(text_[at_])) {
            case Kind::open: ++at_; return Token::open;
            case Kind::close: ++at_; return Token::close;
            case Kind::semicolon: ++at_; return Token::node;
            case Kind::letter:
                if (read_name()) return Token::property;
                break;
            case Kind::bracket: skip_stray_value(); break;
            case Kind::nul:
                report(Odd::nul, at_);
                while (at_ < text_.size() && text_[at_] == '\0') ++at_;
                break;
            default: skip_illegal();
        }
    }
}

/// Reads a name up to its first bracket. False when there is none: the name is reported and skipped.
bool SgfLexer::read_name() {
    std::size_t end = at_;
    while (end < text_.size() && is_letter(text_[end])) ++end;
    written_ = text_.substr(at_, end - at_);
    const std::size_t behind = skip_space(end);
    if (behind < text_.size() && is_letter(text_[behind]) && join_name(end, behind)) return true;
    at_ = behind;
    if (behind < text_.size() && text_[behind] == '[') {
        normalize_name();
        return true;
    }
    const bool word = no_upper(written_) || written_.size() > 2;
    const bool followed = behind < text_.size() && (is_letter(text_[behind]) ? word : no_upper(written_));
    report(followed ? Odd::illegal_characters : Odd::name_without_value, token_, written_);
    return false;
}

/// `B  L[30]` is BL: two capital letters of a known name with blanks between.
bool SgfLexer::join_name(std::size_t end, std::size_t second) {
    if (end - at_ != 1 || !is_upper(text_[at_])) return false;
    std::string letters(1, text_[at_]);
    std::size_t stop = second;
    for (; stop < text_.size() && is_letter(text_[stop]); ++stop)
        if (is_upper(text_[stop]) && letters.size() < 3) letters += text_[stop];
    const std::size_t bracket = skip_space(stop);
    if (!is_known(letters) || bracket >= text_.size() || text_[bracket] != '[') return false;
    report(Odd::split_name, token_, letters);
    written_ = text_.substr(at_, stop - at_);
    name_ = sgf_name(letters);
    at_ = bracket;
    return true;
}

void SgfLexer::normalize_name() {
    name_ = sgf_name(written_);
    if (name_ != 0) return;
    if (all_upper(written_)) {
        name_ = written_.size() > 20 ? SgfName{0} : from_long_name(std::string(written_));
        if (name_ != 0) report(Odd::long_name, token_, written_);
        if (written_.size() > 100) report(Odd::endless_name, token_, written_);
        return;
    }
    report(Odd::lowercase_name, token_, written_);
    if (written_.size() > 2 && written_.size() <= 20) name_ = from_long_name(upper(written_));
    if (name_ != 0) return;
    std::string capitals;
    for (const char c : written_)
        if (is_upper(c) && capitals.size() < 3) capitals += c;
    if (capitals.empty() && written_.size() <= 2) capitals = upper(written_);
    name_ = sgf_name(capitals);
}

/// The closing bracket, or the end of the text.
std::size_t SgfLexer::end_of_value(std::size_t from) const {
    if (charset_ != SgfCharset::single_byte) return end_of_wide_value(from);
    const char* const begin = text_.data();
    const char* const stop = begin + text_.size();
    const char* at = begin + from;
    const char* const near = stop - at > 8 ? at + 8 : at;
    for (const char* c = at; c < near && *c != '\\'; ++c)  // most values are short
        if (*c == ']') return static_cast<std::size_t>(c - begin);
    const char* close = nullptr;
    while (at < stop) {
        if (!close || close < at) {
            close = static_cast<const char*>(std::memchr(at, ']', static_cast<std::size_t>(stop - at)));
            if (!close) return text_.size();
        }
        const auto* escape =
            static_cast<const char*>(std::memchr(at, '\\', static_cast<std::size_t>(close - at)));
        if (!escape) return static_cast<std::size_t>(close - begin);
        at = escape + 2;
    }
    return text_.size();
}

/// The same where the second byte of a character may look like a bracket or a backslash. In real files it is
/// not escaped.
std::size_t SgfLexer::end_of_wide_value(std::size_t from) const {
    bool shifted = false;  // ISO-2022: between ESC $ and ESC ( all characters have two bytes
    for (std::size_t at = from; at < text_.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text_[at]);
        const auto second = at + 1 < text_.size() ? static_cast<unsigned char>(text_[at + 1]) : 0;
        if (charset_ == SgfCharset::iso_2022) {
            if (byte == 0x1b) {
                shifted = second == '$';
                at += 2;
            } else if (shifted && byte > ' ') {
                ++at;
                continue;
            }
        } else if (byte >= 0x81 && ((second >= 0x40 && second <= 0x7e) || second >= 0x80) &&
                   (charset_ != SgfCharset::shift_jis || byte < 0xa0 || byte > 0xdf)) {
            ++at;
            continue;
        }
        if (text_[at] == '\\')
            ++at;
        else if (text_[at] == ']')
            return at;
    }
    return text_.size();
}

/// `B[dd;W[pp]`: a point, then something that begins a node, a variation or a property, while no bracket has
/// closed.
bool SgfLexer::read_unclosed_point(std::size_t from) {
    const auto letters_at = [&](std::size_t at) {
        return at + 1 < text_.size() && is_letter(text_[at]) && is_letter(text_[at + 1]);
    };
    const std::size_t begin = skip_space(from);
    if (!letters_at(begin)) return false;
    std::size_t end = begin + 2;
    if (end < text_.size() && text_[end] == ':' && letters_at(end + 1)) end += 3;
    const std::size_t behind = skip_space(end);
    std::size_t at = behind;
    while (at < text_.size() && at < behind + 2 && is_upper(text_[at])) ++at;
    const bool property = at > behind && at < text_.size() && text_[at] == '[';
    if (!property) {
        if (behind >= text_.size() || !begins_node_or_branch(text_[behind])) return false;
        const std::size_t bracket = text_.find_first_of("[]", behind);
        if (bracket == std::string_view::npos || text_[bracket] == ']') return false;
    }
    report(Odd::missing_bracket, from - 1);
    value_ = text_.substr(begin, end - begin);
    at_ = behind;
    return true;
}

bool SgfLexer::next_value() {
    if (at_ >= text_.size() || text_[at_] != '[') return false;
    const std::size_t from = at_ + 1;
    if (holds_points(name_)) {
        if (from + 2 < text_.size() && text_[from + 2] == ']' && is_letter(text_[from]) &&
            is_letter(text_[from + 1])) {
            value_ = text_.substr(from, 2);
            at_ = skip_space(from + 3);
            return true;
        }
        if (read_unclosed_point(from)) return true;
    }
    const std::size_t end = end_of_value(from);
    if (end >= text_.size()) {
        report(Odd::end_in_value, at_);
        at_ = text_.size();
        return false;
    }
    value_ = text_.substr(from, end - from);
    at_ = skip_space(end + 1);
    return true;
}

bool SgfLexer::next_plain_move() {
    const std::size_t at = at_;
    if (at + 7 > text_.size()) return false;
    const char* const c = text_.data() + at;
    if (c[0] != ';' || (c[1] != 'B' && c[1] != 'W') || c[2] != '[' || c[5] != ']') return false;
    if (c[3] < 'a' || c[3] > 'z' || c[4] < 'a' || c[4] > 'z') return false;
    const std::size_t behind = skip_space(at + 6);
    if (behind >= text_.size() || !begins_node_or_branch(text_[behind])) return false;
    name_ = sgf_name(text_.substr(at + 1, 1));
    value_ = text_.substr(at + 3, 2);
    token_ = at;
    at_ = behind;
    return true;
}

void SgfLexer::skip_stray_value() {
    report(Odd::value_without_name, at_);
    const SgfCharset charset = std::exchange(charset_, SgfCharset::single_byte);
    const std::size_t end = end_of_value(at_ + 1);
    charset_ = charset;
    if (end >= text_.size()) report(Odd::end_in_value, at_);
    at_ = std::min(text_.size(), end + 1);
}

void SgfLexer::skip_illegal() {
    const std::size_t begin = at_;
    bool only_end_marks = true;  // DOS ends a text with ^Z
    for (; at_ < text_.size() && kind_of(text_[at_]) == Kind::other; ++at_)
        only_end_marks = only_end_marks && text_[at_] == '\x1a';
    if (!only_end_marks) report(Odd::illegal_characters, begin);
}

/// What is odd about the structure behind a parenthesis just passed.
void SgfLexer::check_branch(char token) {
    at_ = skip_space(at_);
    if (at_ >= text_.size()) return;
    const Kind kind = kind_of(text_[at_]);
    if (token == ')') {
        if (kind == Kind::semicolon) report(Odd::node_after_variation, at_);
        if (kind == Kind::letter) report(Odd::property_outside_node, at_);
    } else {
        if (kind == Kind::letter) report(Odd::missing_semicolon, at_);
        if (kind == Kind::close) report(Odd::empty_variation, at_);
        if (kind == Kind::open) report(Odd::extra_open, at_);
    }
}

/// Whether the letters before the bracket at `at_` name a property that holds points.
bool SgfLexer::named_for_points() const {
    std::size_t begin = at_;
    while (begin > 0 && at_ - begin < 3 && is_letter(text_[begin - 1])) --begin;
    return holds_points(sgf_name(text_.substr(begin, at_ - begin)));
}

/// Behind the bracket that closes the value at `at_`; most values are two letters.
void SgfLexer::skip_value() {
    if (at_ + 3 < text_.size() && text_[at_ + 3] == ']' && is_letter(text_[at_ + 1]) &&
        is_letter(text_[at_ + 2])) {
        at_ += 4;
        return;
    }
    if (named_for_points() && read_unclosed_point(at_ + 1)) return;
    const std::size_t end = end_of_value(at_ + 1);
    if (end >= text_.size()) report(Odd::end_in_value, at_);
    at_ = std::min(text_.size(), end + 1);
}

void SgfLexer::skip_game(std::size_t depth) {
    check_branch(')');
    while (at_ < text_.size()) {
        const char c = text_[at_];
        if (c == '[') {
            skip_value();
            continue;
        }
        ++at_;
        if (c == ']') report(Odd::illegal_characters, at_ - 1);
        if (c == '(') {
            ++depth;
            check_branch(c);
        } else if (c == ')') {
            if (--depth == 0) return;
            check_branch(c);
        }
    }
    report(Odd::missing_close, text_.size());
}

}  // namespace goterr
