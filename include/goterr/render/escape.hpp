/// Text from outside made safe to stand in SVG and HTML.
#pragma once

#include <string>
#include <string_view>

namespace goterr {

/// `text` with the five markup characters as entities. What XML 1.0 forbids (control characters, broken
/// UTF-8) becomes U+FFFD, so the result is well-formed in an element and in a quoted attribute whatever came
/// in.
std::string escape_markup(std::string_view text);

}  // namespace goterr
