#include "sgf_charset.hpp"

#include "goterr/core/ascii.hpp"

namespace goterr {

std::string find_charset(const SgfLexer& lexer) {
    SgfLexer ahead = lexer.silent();
    while (ahead.next() == SgfLexer::Token::property) {
        if (ahead.name() == sgf_name("CA") && ahead.next_value())
            return std::string(trimmed(ahead.value()).substr(0, 40));
        ahead.skip_values();
    }
    return {};
}

}  // namespace goterr
