/// The words of SGF: parentheses, semicolons, properties with their values; whatever stands between them is
/// reported and skipped. Knows no Go but the names of the properties that hold points, to repair a missing
/// bracket after them.
///
/// Source: FF[4] (red-bean.com/sgf), with the repairs that real files need. Values are views into the text;
/// nothing is copied, nothing recurses.
#pragma once

#include <cstdint>
#include <string_view>

#include "oddities.hpp"

namespace goterr {

/// A property name of one or two capital letters as a number; 0 for every other name.
using SgfName = std::uint16_t;

constexpr SgfName sgf_name(std::string_view letters) {
    if (letters.empty() || letters.size() > 2) return 0;
    SgfName name = 0;
    for (const char c : letters) {
        if (c < 'A' || c > 'Z') return 0;
        name = static_cast<SgfName>(name * 32 + (c - 'A' + 1));
    }
    return name;
}

/// Whether a property is typical of a Go record: text with brackets and parentheses has none.
constexpr bool names_go_record(SgfName name) {
    switch (name) {
        case sgf_name("GM"):
        case sgf_name("FF"):
        case sgf_name("SZ"):
        case sgf_name("B"):
        case sgf_name("W"):
        case sgf_name("AB"):
        case sgf_name("AW"): return true;
        default: return false;
    }
}

/// How many bytes a character of a value may have where its second byte can look like `]` or `\`.
enum class SgfCharset : std::uint8_t { single_byte, double_byte, shift_jis, iso_2022 };

/// By the value of CA; single_byte for all that need no care, UTF-8 among them.
SgfCharset sgf_charset(std::string_view ca);

class SgfLexer {
public:
    enum class Token : std::uint8_t { open, close, node, property, end };

    /// Oddities are not reported where `odd` is null.
    SgfLexer(std::string_view text, std::size_t at, Oddities* odd) : text_(text), at_(at), odd_(odd) {}

    Token next();
    /// Where the last token begins.
    std::size_t offset() const { return token_; }
    /// Where reading goes on.
    std::size_t at() const { return at_; }
    void go_to(std::size_t at) { at_ = at; }
    std::string_view text() const { return text_; }
    void use(SgfCharset charset) { charset_ = charset; }
    void report(Odd kind, std::size_t offset, std::string_view detail = {}) {
        if (odd_) odd_->add(kind, offset, detail);
    }
    void take_meanings(const Oddities& others) {
        if (odd_) odd_->add_meanings(others);
    }
    /// Whether reporting this kind once more would be seen: checks that cost much are left out where not.
    bool wants(Odd kind) const { return odd_ && odd_->count(kind) < most_of_a_kind; }
    SgfLexer silent() const {
        SgfLexer copy = *this;
        copy.odd_ = nullptr;
        return copy;
    }

    /// After a property token: its name, and the name as it is written.
    SgfName name() const { return name_; }
    std::string_view written_name() const { return written_; }
    /// Moves on to the next value of the property; false when there is none.
    bool next_value();
    std::string_view value() const { return value_; }
    std::size_t value_offset() const { return static_cast<std::size_t>(value_.data() - text_.data()); }
    void skip_values() {
        while (next_value()) {
        }
    }

    /// A whole node of one move, `;B[dd]`, which is most of most files: its offset in the text is `at()`
    /// before the call. False, and nothing read, for anything else.
    bool next_plain_move();

    /// Skips what is left of a game, `depth` parentheses deep, behind the line that is read.
    void skip_game(std::size_t depth);

private:
    bool read_name();
    bool join_name(std::size_t end, std::size_t second);
    void normalize_name();
    std::size_t end_of_value(std::size_t from) const;
    std::size_t end_of_wide_value(std::size_t from) const;
    bool read_unclosed_point(std::size_t from);
    std::size_t skip_space(std::size_t at) const;
    void skip_stray_value();
    void skip_illegal();
    void check_branch(char token);
    void skip_value();
    bool named_for_points() const;

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t token_ = 0;
    Oddities* odd_ = nullptr;
    std::string_view written_;
    std::string_view value_;
    SgfName name_ = 0;
    SgfCharset charset_ = SgfCharset::single_byte;
};

}  // namespace goterr
