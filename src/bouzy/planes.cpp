#include "planes.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "goterr/core/wide.hpp"

namespace goterr {
namespace {

constexpr std::size_t block = 64;  // cells a pass of the inner loops
constexpr std::size_t lead = 64;   // room for the row above the first one
constexpr std::size_t most_cells =
    lead + ((longest_side + 1) * longest_side + block - 1) / block * block + lead;
static_assert(lead > longest_side + 1);

/// Rows with one column of margin between them, which is the right edge of one row and the left edge of the
/// next. `last` is where the blocks end, `all` where the row below the last one surely has.
struct Layout {
    explicit Layout(BoardSize size)
        : width(static_cast<std::size_t>(size.width)),
          height(static_cast<std::size_t>(size.height)),
          stride(width + 1),
          last(lead + (stride * height + block - 1) / block * block),
          all(last + lead) {}

    std::size_t width, height, stride, last, all;
};

template <typename Cell>
using Plane = std::array<Cell, most_cells>;

/// A side's values, and where it holds the ground: 1 where its value is positive.
template <typename Cell>
struct Planes {
    alignas(64) Plane<Cell> black, white;
    alignas(64) Plane<Cell> black_holds, white_holds;
    alignas(64) Plane<Cell> outside;  // 1 off the board
};

template <typename Cell>
void lay_out(Planes<Cell>& planes, const Board& board, const Layout& layout) {
    for (auto* plane : {&planes.black, &planes.white, &planes.black_holds, &planes.white_holds})
        std::fill_n(plane->begin(), layout.all, Cell{0});
    std::fill_n(planes.outside.begin(), layout.all, Cell{1});
    auto color = board.values().begin();
    for (std::size_t row = 0; row < layout.height; ++row) {
        const std::size_t start = lead + row * layout.stride;
        for (std::size_t i = start; i < start + layout.width; ++i, ++color) {
            planes.outside[i] = 0;
            planes.black_holds[i] = *color == Color::black;
            planes.white_holds[i] = *color == Color::white;
            planes.black[i] = static_cast<Cell>(planes.black_holds[i] * stone_weight);
            planes.white[i] = static_cast<Cell>(planes.white_holds[i] * stone_weight);
        }
    }
}

template <typename Cell>
Grid<Weight> taken_back(const Planes<Cell>& planes, BoardSize size, const Layout& layout) {
    Grid<Weight> map(size);
    auto weight = map.values().begin();
    for (std::size_t row = 0; row < layout.height; ++row) {
        const std::size_t start = lead + row * layout.stride;
        for (std::size_t i = start; i < start + layout.width; ++i, ++weight)
            *weight = static_cast<Weight>(planes.black[i]) - static_cast<Weight>(planes.white[i]);
    }
    return map;
}

template <typename Cell>
inline Cell held_around(const Plane<Cell>& holds, std::size_t i, std::size_t stride) {
    return static_cast<Cell>(holds[i - 1] + holds[i + 1] + holds[i - stride] + holds[i + stride]);
}

/// Reads who holds what, writes values: all points at once.
template <typename Cell>
inline void dilate_block(Planes<Cell>& planes, std::size_t start, std::size_t stride) {
    for (std::size_t i = start; i < start + block; ++i) {
        const Cell black = held_around(planes.black_holds, i, stride);
        const Cell white = held_around(planes.white_holds, i, stride);
        const Cell black_barred = static_cast<Cell>(planes.white_holds[i] + white + planes.outside[i]);
        const Cell white_barred = static_cast<Cell>(planes.black_holds[i] + black + planes.outside[i]);
        planes.black[i] = static_cast<Cell>(planes.black[i] + (black_barred == 0 ? black : Cell{0}));
        planes.white[i] = static_cast<Cell>(planes.white[i] + (white_barred == 0 ? white : Cell{0}));
    }
}

/// The margin holds (nobody erodes over the edge), so what does not hold among four neighbors is the loss.
template <typename Cell>
inline void erode_block(Plane<Cell>& values, const Plane<Cell>& holds, std::size_t start,
                        std::size_t stride) {
    for (std::size_t i = start; i < start + block; ++i) {
        const Cell loss = static_cast<Cell>(4 - held_around(holds, i, stride));
        values[i] = static_cast<Cell>(std::max(values[i], loss) - loss);
    }
}

template <typename Cell>
inline void hold_block(Plane<Cell>& holds, const Plane<Cell>& values, std::size_t start) {
    for (std::size_t i = start; i < start + block; ++i) holds[i] = std::min(values[i], Cell{1});
}

template <typename Cell>
inline void hold_block_and_margin(Planes<Cell>& planes, std::size_t start) {
    for (std::size_t i = start; i < start + block; ++i) {
        planes.black_holds[i] = std::min(planes.black[i], Cell{1}) | planes.outside[i];
        planes.white_holds[i] = std::min(planes.white[i], Cell{1}) | planes.outside[i];
    }
}

template <typename Cell>
inline void dilate_planes(Planes<Cell>& planes, const Layout& layout) {
    for (std::size_t at = lead; at < layout.last; at += block) dilate_block(planes, at, layout.stride);
    for (std::size_t at = lead; at < layout.last; at += block) {
        hold_block(planes.black_holds, planes.black, at);
        hold_block(planes.white_holds, planes.white, at);
    }
}

template <typename Cell>
inline void erode_planes(Planes<Cell>& planes, const Layout& layout) {
    for (std::size_t at = lead; at < layout.last; at += block) {
        erode_block(planes.black, planes.black_holds, at, layout.stride);
        erode_block(planes.white, planes.white_holds, at, layout.stride);
    }
    for (std::size_t at = lead; at < layout.last; at += block) hold_block_and_margin(planes, at);
}

template <typename Cell>
inline void run(Planes<Cell>& planes, const Layout& layout, BouzyOptions options) {
    for (int i = 0; i < options.dilations; ++i) dilate_planes(planes, layout);
    for (std::size_t i = 0; i < layout.all; ++i) {
        planes.black_holds[i] |= planes.outside[i];
        planes.white_holds[i] |= planes.outside[i];
    }
    for (int i = 0; i < options.erosions; ++i) erode_planes(planes, layout);
}

// One name a cell size: function copies for wide vectors cannot be made of templates.
GOTERR_WIDE void run_bytes(Planes<std::uint8_t>& planes, const Layout& layout, BouzyOptions options) {
    run(planes, layout, options);
}

GOTERR_WIDE void run_words(Planes<std::uint32_t>& planes, const Layout& layout, BouzyOptions options) {
    run(planes, layout, options);
}

/// A value gains four a dilation at most.
bool fits_bytes(BouzyOptions options) {
    return options.dilations <= (std::numeric_limits<std::uint8_t>::max() - stone_weight) / 4;
}

template <typename Cell, typename Run>
Grid<Weight> mapped(const Board& board, Run run_steps) {
    const Layout layout(board.size());
    Planes<Cell> planes;  // only the cells of this board's layout are ever touched
    lay_out(planes, board, layout);
    run_steps(planes, layout);
    return taken_back(planes, board.size(), layout);
}

}  // namespace

Grid<Weight> bouzy_map_by_planes(const Board& board, BouzyOptions options) {
    if (fits_bytes(options))
        return mapped<std::uint8_t>(
            board, [&](auto& planes, const Layout& layout) { run_bytes(planes, layout, options); });
    return mapped<std::uint32_t>(
        board, [&](auto& planes, const Layout& layout) { run_words(planes, layout, options); });
}

}  // namespace goterr
