/// The variables that the program was started with.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace goterr {

/// The value of a variable, where it is set.
std::optional<std::string> variable(const std::string& name);

/// Whether a variable is set whose name `matches`.
bool has_variable(const std::function<bool(std::string_view name)>& matches);

}  // namespace goterr
