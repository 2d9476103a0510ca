/// Text in the charsets of the world, converted by the system.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace goterr {

/// `bytes` in UTF-8; nothing where the system does not know the charset or the bytes are not in it.
std::optional<std::string> utf8_from(std::string_view bytes, const std::string& charset);

}  // namespace goterr
