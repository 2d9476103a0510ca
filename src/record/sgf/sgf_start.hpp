/// Where a game begins amid whatever stands around it.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace goterr {

struct SgfStart {
    enum class Defect { none, missing_semicolon, missing_open };
    std::size_t offset = 0;
    Defect defect = Defect::none;
};

/// The first start at or behind `from`: `(`, `;`, then a property, a parenthesis, a bracket or the end, so
/// that `:(;` in prose is none. For the first game of a file (`first`), where there is no such place, also
/// `(` with a property at once, a text that begins with `;` and a property, and `(;` before anything. One
/// pass over the text.
std::optional<SgfStart> find_sgf_start(std::string_view text, std::size_t from, bool first);

/// The first byte at or behind `from` that is no blank, NUL or end mark of DOS; the size of the text if none.
std::size_t skip_nothing(std::string_view text, std::size_t from);

}  // namespace goterr
