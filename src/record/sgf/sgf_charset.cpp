#include "sgf_charset.hpp"

#include <algorithm>

#include "charset.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/core/utf8.hpp"

namespace goterr {
namespace {

/// A record that is not said to be anything else, and whose last character may be cut in two.
constexpr std::size_t bytes_looked_at = 20'000;

bool begins_as_utf8(std::string_view bytes) {
    if (bytes.size() <= bytes_looked_at) return is_utf8(bytes);
    std::size_t end = bytes_looked_at;
    while (end > 0 && (static_cast<unsigned char>(bytes[end]) & 0xc0) == 0x80) --end;
    return is_utf8(bytes.substr(0, end));
}

}  // namespace

std::string find_charset(const SgfLexer& lexer) {
    SgfLexer ahead = lexer.silent();
    while (ahead.next() == SgfLexer::Token::property) {
        if (ahead.name() == sgf_name("CA") && ahead.next_value())
            return std::string(trimmed(ahead.value()).substr(0, 40));
        ahead.skip_values();
    }
    const std::string_view rest = lexer.text().substr(std::min(lexer.at(), lexer.text().size()));
    return begins_as_utf8(rest) ? std::string() : guessed_charset(rest.substr(0, bytes_looked_at));
}

}  // namespace goterr
