/// Bytes as letters that stand unchanged in every text: base64 (RFC 4648).
#pragma once

#include <string>
#include <string_view>

namespace goterr {

std::string base64(std::string_view bytes);

}  // namespace goterr
