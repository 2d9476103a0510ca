/// Names of files as goterr has them: bytes as the system gives them, on Windows UTF-8.
#pragma once

#include <filesystem>
#include <string>
#include <system_error>

namespace goterr {

std::filesystem::path file_path(const std::string& name);

/// Whether there is a file or a folder of that name.
inline bool is_there(const std::string& name) {
    std::error_code unknown;
    return std::filesystem::exists(file_path(name), unknown);
}

}  // namespace goterr
