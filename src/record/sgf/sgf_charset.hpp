/// The charset a game says it is written in.
#pragma once

#include <string>

#include "sgf_lexer.hpp"

namespace goterr {

/// The value of CA in the node whose properties `lexer` is about to read; nothing is read or reported.
std::string find_charset(const SgfLexer& lexer);

}  // namespace goterr
