/// Text from outside as it may be shown to people and written one a line: no byte of it moves a cursor, hides
/// what stands beside it or breaks a line.
///
/// A byte that is no UTF-8, and every byte of a control character (C0, DEL, C1, line and paragraph
/// separators, marks that change the direction of writing, U+FEFF), becomes `\xHH`, two small hexadecimal
/// digits.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace goterr {

/// Of a text that is shown once and for people.
std::string printable(std::string_view text);

/// The same, and `\` becomes `\\`: of names, from which the name can be had again.
std::string printable_name(std::string_view name);

/// `\xHH` for every byte.
std::string bytes_escaped(std::string_view bytes);

/// The name that `printable_name` gave this text for; nothing for a text that it gives for none.
std::optional<std::string> name_printed_as(std::string_view text);

}  // namespace goterr
