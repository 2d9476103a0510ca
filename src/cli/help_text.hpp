/// Help that fits the terminal: long lines go on below what they explain.
#pragma once

#include <cstddef>
#include <string>

namespace goterr::cli {

/// The lines of CLI11's help, none wider than `columns` where words allow it; examples stay whole.
std::string fitted_help(const std::string& help, std::size_t columns);

}  // namespace goterr::cli
