/// What the values of SGF properties mean in Go: points, sizes, komi, results. Every spelling that people and
/// programs are known to write; what is odd about one is reported beside the value.
#pragma once

#include <optional>
#include <string_view>

#include "goterr/core/board_size.hpp"
#include "oddities.hpp"

namespace goterr {

/// A value, and what is odd about how it is written.
template <typename T>
struct Reading {
    std::optional<T> value;
    std::optional<Odd> odd;
};

struct SgfPoint {
    bool pass = false;
    Point point;
};

/// `dd`, and the odd ways to write it. Absent where it is no point of the board.
Reading<SgfPoint> read_sgf_point(std::string_view value, BoardSize size);

/// `19`, `13:9`. Absent where it is no size of a board. An empty value is 19x19.
Reading<BoardSize> read_sgf_size(std::string_view value);

/// Komi as written; `fox` for files of the Fox server, which writes it in its own unit.
Reading<double> read_sgf_komi(std::string_view value, bool fox, BoardSize size);

std::optional<int> read_integer(std::string_view value);

}  // namespace goterr
