/// Which letters pictures of pixels can show.
#pragma once

#include <string>

namespace goterr {

/// `names in every script (Pango 1.50.12)`, or what a build without Pango shows instead.
std::string text_libraries();

}  // namespace goterr
