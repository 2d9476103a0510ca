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
#include "sgf_name.hpp"
#include "sgf_start.hpp"
#include "sgf_value_end.hpp"

namespace goterr {

class SgfLexer {
public:
    enum class Token : std::uint8_t { open, close, node, property, end };

    /// Oddities are not reported where `odd` is null.
    SgfLexer(std::string_view text, std::size_t at, Oddities* odd) : text_(text), at_(at), odd_(odd) {}

    /// Goes to where a game begins and reports what is missing there. Whether its first node has begun with
    /// that, without a semicolon.
    bool enter(SgfStart start);
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

    /// Behind a node token: goes on to the last of the nodes that follow one another with nothing in them.
    void skip_empty_nodes() {
        for (; at_ < text_.size() && text_[at_] == ';'; ++at_) token_ = at_;
    }

    /// A whole node of one move, `;B[dd]`, which is most of most files: its offset in the text is `at()`
    /// before the call. False, and nothing read, for anything else.
    bool next_plain_move();

    /// Skips what is left of a game, `depth` parentheses deep, behind the line that is read.
    void skip_game(std::size_t depth);

private:
    bool read_name();
    bool join_name(std::size_t end, std::size_t second);
    void understand_name();
    bool read_unclosed_point(std::size_t from);
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
