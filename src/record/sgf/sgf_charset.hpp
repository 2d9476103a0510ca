/// The charset a game is written in, as it says or as its bytes have it.
#pragma once

#include <string>

#include "sgf_lexer.hpp"

namespace goterr {

/// The value of CA in the node whose properties `lexer` is about to read, and where there is none what the
/// bytes from there on look like; nothing is read or reported.
std::string find_charset(const SgfLexer& lexer);

}  // namespace goterr
