/// Property names of SGF: one or two capital letters, as a number, and what odd names mean.
///
/// Source: FF[4] (red-bean.com/sgf) and its history; FF[1] wrote names out, FF[3] let small letters stand
/// between the capitals.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "oddities.hpp"

namespace goterr {

/// A property name of one or two capital letters as a number; 0 for every other name.
using SgfName = std::uint16_t;

constexpr SgfName sgf_name(std::string_view letters) {
    if (letters.empty() || letters.size() > 2) return 0;
    SgfName name = 0;
    for (const char c : letters) {
        if (c < 'A' || c > 'Z') return 0;
        name = static_cast<SgfName>(name * 32 + (c - 'A' + 1));
    }
    return name;
}

/// Whether a property is typical of a Go record: text with brackets and parentheses has none.
constexpr bool names_go_record(SgfName name) {
    switch (name) {
        case sgf_name("GM"):
        case sgf_name("FF"):
        case sgf_name("SZ"):
        case sgf_name("B"):
        case sgf_name("W"):
        case sgf_name("AB"):
        case sgf_name("AW"): return true;
        default: return false;
    }
}

/// Whether the values of a property are points that stones are put on or taken from.
constexpr bool holds_points(SgfName name) {
    return name == sgf_name("B") || name == sgf_name("W") || name == sgf_name("AB") ||
           name == sgf_name("AW") || name == sgf_name("AE");
}

/// Whether any file format has defined this name of two letters.
bool is_defined_name(std::string_view name);

/// A name, and what is odd about how it is written.
struct SgfNameReading {
    SgfName name = 0;
    std::optional<Odd> odd;
};

/// What letters that are no name by themselves mean: `BLACK` is B, `AddWhite` and `aw` are AW. The name is 0
/// where they mean nothing.
SgfNameReading read_odd_name(std::string_view letters);

}  // namespace goterr
