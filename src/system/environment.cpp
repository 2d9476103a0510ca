#include "goterr/system/environment.hpp"

#include <unistd.h>

#include <cstdlib>

namespace goterr {

std::optional<std::string> variable(const std::string& name) {
    const char* value = std::getenv(name.c_str());
    return value != nullptr ? std::optional<std::string>(value) : std::nullopt;
}

bool has_variable(const std::function<bool(std::string_view name)>& matches) {
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
        const std::string_view line(*entry);
        if (matches(line.substr(0, line.find('=')))) return true;
    }
    return false;
}

}  // namespace goterr
