#include "sgf_lexer.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "goterr/core/ascii.hpp"

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
bool begins_node_or_branch(char c) { return c == ';' || c == '(' || c == ')'; }
/// `;B[dd]`
bool is_plain_move(const char* c) {
    return c[0] == ';' && (c[1] == 'B' || c[1] == 'W') && c[2] == '[' && is_lower(c[3]) && is_lower(c[4]) &&
           c[5] == ']';
}

bool no_capitals(std::string_view s) { return std::none_of(s.begin(), s.end(), is_upper); }

}  // namespace

bool SgfLexer::enter(SgfStart start) {
    at_ = start.offset;
    if (start.defect == SgfStart::Defect::none) return false;
    const bool no_semicolon = start.defect == SgfStart::Defect::missing_semicolon;
    report(no_semicolon ? Odd::missing_semicolon : Odd::missing_open, at_);
    if (!no_semicolon) return false;
    while (next() == Token::open) {
    }
    at_ = token_;
    return true;
}

SgfLexer::Token SgfLexer::next() {
    for (;;) {
        at_ = skip_blanks(text_, at_);
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
    const std::size_t behind = skip_blanks(text_, end);
    if (behind < text_.size() && is_letter(text_[behind]) && join_name(end, behind)) return true;
    at_ = behind;
    if (behind < text_.size() && text_[behind] == '[') {
        understand_name();
        return true;
    }
    const bool word = no_capitals(written_) || written_.size() > 2;
    const bool followed = behind < text_.size() && (is_letter(text_[behind]) ? word : no_capitals(written_));
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
    const std::size_t bracket = skip_blanks(text_, stop);
    if (!is_defined_name(letters) || bracket >= text_.size() || text_[bracket] != '[') return false;
    report(Odd::split_name, token_, letters);
    written_ = text_.substr(at_, stop - at_);
    name_ = sgf_name(letters);
    at_ = bracket;
    return true;
}

void SgfLexer::understand_name() {
    name_ = sgf_name(written_);
    if (name_ != 0) return;
    const SgfNameReading reading = read_odd_name(written_);
    name_ = reading.name;
    if (reading.odd) report(*reading.odd, token_, written_);
}

/// Reads the point behind the bracket before `from` if its own bracket is missing.
bool SgfLexer::read_unclosed_point(std::size_t from) {
    const auto point = find_unclosed_point(text_, from);
    if (!point) return false;
    report(Odd::missing_bracket, from - 1);
    value_ = point->letters;
    at_ = point->behind;
    return true;
}

bool SgfLexer::next_value() {
    if (at_ >= text_.size() || text_[at_] != '[') return false;
    const std::size_t from = at_ + 1;
    if (from < text_.size() && text_[from] == ']') {
        value_ = text_.substr(from, 0);
        at_ = skip_blanks(text_, from + 1);
        return true;
    }
    if (holds_points(name_)) {
        if (from + 2 < text_.size() && text_[from + 2] == ']' && is_letter(text_[from]) &&
            is_letter(text_[from + 1])) {
            value_ = text_.substr(from, 2);
            at_ = skip_blanks(text_, from + 3);
            return true;
        }
        if (read_unclosed_point(from)) return true;
    }
    const std::size_t end = end_of_value(text_, from, charset_);
    if (end >= text_.size()) {
        report(Odd::end_in_value, at_);
        at_ = text_.size();
        return false;
    }
    value_ = text_.substr(from, end - from);
    at_ = skip_blanks(text_, end + 1);
    return true;
}

bool SgfLexer::next_plain_move() {
    if (text_.size() < at_ + 7) return false;
    const char* const c = text_.data() + at_;
    if (!is_plain_move(c)) return false;
    const std::size_t behind = c[6] == ';' ? at_ + 6 : skip_blanks(text_, at_ + 6);
    if (behind >= text_.size() || !begins_node_or_branch(text_[behind])) return false;
    name_ = c[1] == 'B' ? sgf_name("B") : sgf_name("W");
    value_ = {c + 3, 2};
    token_ = at_;
    at_ = behind;
    return true;
}

void SgfLexer::skip_stray_value() {
    report(Odd::value_without_name, at_);
    const std::size_t end = end_of_value(text_, at_ + 1, SgfCharset::single_byte);
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
    at_ = skip_blanks(text_, at_);
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
    const std::size_t end = end_of_value(text_, at_ + 1, charset_);
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
