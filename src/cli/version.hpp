/// What the program calls itself.
#pragma once

#include <string>

namespace goterr::cli {

/// `0.1.0 (1a2b3c4)`: the version, and the commit where the sources came with their history.
std::string version_text();

}  // namespace goterr::cli
