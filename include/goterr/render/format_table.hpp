/// Looking formats up in their tables, by name or by the extension of a file: a new format is a row there.
///
/// Rows have a `name`, and an `extension` where files are looked up.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "goterr/core/ascii.hpp"

namespace goterr {

/// The row of that name, or nullptr.
template <typename Format>
const Format* row_named(std::span<const Format> table, std::string_view name) {
    for (const Format& format : table)
        if (format.name == name) return &format;
    return nullptr;
}

/// What stands behind the last dot of the file's name, in small letters; empty where there is nothing.
inline std::string extension_of(std::string_view file) {
    const std::string_view name = file.substr(file.rfind('/') + 1);
    const auto dot = name.rfind('.');
    return dot == std::string_view::npos || dot == 0 ? "" : lower(name.substr(dot + 1));
}

/// The format that was chosen, else the one for the file, else the first.
template <typename Format>
const Format& chosen_row(std::span<const Format> table, const Format* chosen, std::string_view file) {
    if (chosen != nullptr) return *chosen;
    const std::string extension = extension_of(file);
    for (const Format& format : table)
        if (!extension.empty() && format.extension == extension) return format;
    return table.front();
}

}  // namespace goterr
