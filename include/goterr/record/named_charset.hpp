/// A record whose charset the user says, because it does not say its own or says a wrong one.
#pragma once

#include <string>

namespace goterr {

/// Whether text in this charset can be converted here: `GB18030`, `Big5`, `Shift_JIS`, `EUC-KR`, `ISO-8859-2`
/// ...
bool is_charset(const std::string& charset);

/// `bytes`, which are in `charset`, in UTF-8, and so is what they say of themselves in CA. A line that is not
/// in it is taken for ISO-8859-1, one that is UTF-8 stays. No charset: the bytes as they are. Throws `Error`
/// where there is no such charset.
std::string in_utf8(std::string bytes, const std::string& charset);

}  // namespace goterr
