/// Names of files as goterr has them: bytes as the system gives them, on Windows UTF-8.
#pragma once

#include <filesystem>
#include <string>

namespace goterr {

std::filesystem::path file_path(const std::string& name);

}  // namespace goterr
