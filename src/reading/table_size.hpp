/// How large the table of a search is that may look at so many boards.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>

namespace goterr::reading {

inline std::size_t table_size(int most_boards) {
    return std::bit_ceil(static_cast<std::size_t>(std::max(most_boards, 64)));
}

}  // namespace goterr::reading
