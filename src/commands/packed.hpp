/// Text for a page, made small.
#pragma once

#include <string>
#include <string_view>

namespace goterr {

/// Compressed by gzip and in base64; unchanged where this goterr was built without zlib.
std::string packed(std::string_view text);

}  // namespace goterr
