/// Stands in for fmt's header of this name in WebAssembly, where every byte is fetched.
#pragma once

#include "fmt/argument.hpp"

namespace fmt {

inline std::string_view runtime(std::string_view pattern) { return pattern; }

template <typename... Values>
std::string format(std::string_view pattern, const Values&... values) {
    const goterr::format::Argument arguments[]{values...};
    return goterr::format::filled(pattern, arguments);
}

}  // namespace fmt
