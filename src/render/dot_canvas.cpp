#include "dot_canvas.hpp"

#include <algorithm>

#include "goterr/core/utf8.hpp"

namespace goterr {
namespace {

/// Unicode numbers the dots 1-3 and 7 down the left side, 4-6 and 8 down the right.
constexpr unsigned dot_bits[4][2] = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};

}  // namespace

void DotCanvas::dot(int x, int y) {
    if (x < 0 || y < 0 || x >= dots_wide() || y >= dots_high()) return;
    cells_[index(x / 2, y / 4)] |= dot_bits[y % 4][x % 2];
}

void DotCanvas::vertical(int x, int from, int to) {
    const int low = std::max(0, std::min(from, to)), high = std::min(dots_high() - 1, std::max(from, to));
    for (int y = low; y <= high; ++y) dot(x, y);
}

std::string DotCanvas::character_at(int column, int row) const {
    std::string character;
    append_utf8(character, 0x2800 + cells_[index(column, row)]);
    return character;
}

}  // namespace goterr
