#include "goterr/system/path.hpp"

namespace goterr {

/// A path takes characters for those of the locale, which is none here.
std::filesystem::path file_path(const std::string& name) { return std::u8string(name.begin(), name.end()); }

}  // namespace goterr
