#include <algorithm>
#include <cstdint>

#include "goterr/core/ascii.hpp"
#include "goterr/core/utf8.hpp"
#include "goterr/request/named_options.hpp"

namespace goterr {

namespace {

/// Longer texts are no options; who hands over a whole file here has mixed up the arguments.
constexpr std::size_t most_bytes = std::size_t{1} << 20;

/// A flat object, read from the front.
class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    std::vector<NamedOption> object() {
        std::vector<NamedOption> options;
        expect('{', "options are a JSON object, such as {\"rules\": \"chinese\"}");
        for (bool more = !takes('}'); more; more = comma_or('}')) {
            std::string name = string();
            expect(':', "a colon is missing behind the name of an option");
            if (auto value = this->value()) options.push_back({std::move(name), *std::move(value)});
        }
        if (skip_blanks(), at_ != text_.size()) fail("nothing may follow the options");
        return options;
    }

private:
    [[noreturn]] void fail(const std::string& sentence) const {
        const std::string_view before = text_.substr(0, at_);
        const auto lines = std::count(before.begin(), before.end(), '\n');
        const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
        throw ParseError({static_cast<int>(lines) + 1, static_cast<int>(at_ - line_start) + 1},
                         "options: " + sentence);
    }

    void skip_blanks() {
        while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos)
            ++at_;
    }

    bool takes(char c) {
        skip_blanks();
        if (at_ == text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }

    void expect(char c, const std::string& sentence) {
        if (!takes(c)) fail(sentence);
    }

    bool comma_or(char end) {
        if (takes(',')) return true;
        if (!takes(end)) fail(std::string("a comma or ") + end + " is missing");
        return false;
    }

    std::optional<std::string> value() {
        if (takes('[')) return array();
        std::string text = scalar();
        return text == "null" && text_[at_ - 1] != '"' ? std::nullopt : std::optional(std::move(text));
    }

    std::string array() {
        std::string joined;
        for (bool more = !takes(']'); more; more = comma_or(']'))
            joined += (joined.empty() ? "" : ",") + scalar();
        return joined;
    }

    std::string scalar() {
        skip_blanks();
        if (at_ < text_.size() && text_[at_] == '"') return string();
        const std::size_t from = at_;
        while (at_ < text_.size() && (is_letter(text_[at_]) || is_digit(text_[at_]) ||
                                      std::string_view("+-.").find(text_[at_]) != std::string_view::npos))
            ++at_;
        if (at_ == from) fail("a text, a number, true or false is missing");
        return std::string(text_.substr(from, at_ - from));
    }

    std::string string() {
        expect('"', "a text in double quotes is missing");
        std::string text;
        while (at_ < text_.size() && text_[at_] != '"') {
            if (text_[at_] != '\\')
                text += text_[at_++];
            else
                append_utf8(text, escaped());
        }
        expect('"', "the quote at the end of a text is missing");
        return text;
    }

    std::uint32_t escaped() {
        constexpr std::string_view letters = "bfnrt\"\\/", meanings = "\b\f\n\r\t\"\\/";
        if (++at_ == text_.size()) fail("the text ends within an escape");
        const char letter = text_[at_++];
        if (letter == 'u') return character();
        const auto found = letters.find(letter);
        if (found == std::string_view::npos) fail("JSON has no such escape");
        return static_cast<unsigned char>(meanings[found]);
    }

    /// Characters beyond 16 bits are written as two escapes (RFC 8259, section 7).
    std::uint32_t character() {
        const std::uint32_t high = hexadecimal();
        if (high < 0xd800 || high > 0xdfff) return high;
        const bool paired = high < 0xdc00 && text_.substr(at_, 2) == "\\u";
        if (paired) at_ += 2;
        const std::uint32_t low = paired ? hexadecimal() : 0;
        if (low < 0xdc00 || low > 0xdfff) fail("half a character stands alone");
        return 0x10000 + ((high & 0x3ff) << 10) + (low & 0x3ff);
    }

    std::uint32_t hexadecimal() {
        std::uint32_t code = 0;
        for (int digit = 0; digit < 4; ++digit) {
            const auto value = at_ < text_.size()
                                   ? std::string_view("0123456789abcdef").find(lower(text_[at_]))
                                   : std::string_view::npos;
            if (value == std::string_view::npos) fail("four hexadecimal digits belong behind \\u");
            code = code * 16 + static_cast<std::uint32_t>(value);
            ++at_;
        }
        return code;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

std::vector<NamedOption> options_of_json(std::string_view json) {
    if (json.size() > most_bytes) throw Error("options: longer than a megabyte; are they the game?");
    return Reader(json).object();
}

}  // namespace goterr
