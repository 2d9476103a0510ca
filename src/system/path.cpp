#include "goterr/system/path.hpp"

namespace goterr {

std::filesystem::path file_path(const std::string& name) { return name; }

}  // namespace goterr
