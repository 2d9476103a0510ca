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
[[gnu::always_inline]] inline Cell held_around(const Plane<Cell>& holds, std::size_t i, std::size_t stride) {
    return static_cast<Cell>(holds[i - 1] + holds[i + 1] + holds[i - stride] + holds[i + stride]);
}

/// Reads who holds what, writes values: all points at once. A side gains its neighbors, unless the other side
/// is on or next to the point.
template <typename Cell>
[[gnu::always_inline]] inline void dilate_plane(Plane<Cell>& values, const Plane<Cell>& own,
                                                const Plane<Cell>& other, const Layout& layout) {
    const std::size_t stride = layout.stride, last = layout.last;
    for (std::size_t i = lead; i < last; ++i) {
        const Cell gain = held_around(own, i, stride);
        const auto bar = static_cast<Cell>(other[i] + held_around(other, i, stride));
        values[i] = static_cast<Cell>(values[i] + (bar == 0 ? gain : Cell{0}));
    }
}

/// The margin holds (nobody erodes over the edge), so what does not hold among four neighbors is the loss.
template <typename Cell>
[[gnu::always_inline]] inline void erode_plane(Plane<Cell>& values, const Plane<Cell>& holds,
                                               const Layout& layout) {
    const std::size_t stride = layout.stride, last = layout.last;
    for (std::size_t i = lead; i < last; ++i) {
        const auto loss = static_cast<Cell>(4 - held_around(holds, i, stride));
        values[i] = static_cast<Cell>(std::max(values[i], loss) - loss);
    }
}

/// In the margin nobody holds while dilating, and everybody while eroding.
template <typename Cell>
[[gnu::always_inline]] inline void hold(Plane<Cell>& holds, const Plane<Cell>& values,
                                        const Plane<Cell>& outside, std::size_t last) {
    for (std::size_t i = lead; i < last; ++i)
        holds[i] = std::min(values[i], static_cast<Cell>(1 - outside[i]));
}

template <typename Cell>
[[gnu::always_inline]] inline void hold_with_margin(Plane<Cell>& holds, const Plane<Cell>& values,
                                                    const Plane<Cell>& outside, std::size_t last) {
    for (std::size_t i = lead; i < last; ++i) holds[i] = std::min(values[i], Cell{1}) | outside[i];
}

template <typename Cell>
[[gnu::always_inline]] inline void dilate_planes(Planes<Cell>& planes, const Layout& layout) {
    dilate_plane(planes.black, planes.black_holds, planes.white_holds, layout);
    dilate_plane(planes.white, planes.white_holds, planes.black_holds, layout);
    hold(planes.black_holds, planes.black, planes.outside, layout.last);
    hold(planes.white_holds, planes.white, planes.outside, layout.last);
}

template <typename Cell>
[[gnu::always_inline]] inline void erode_planes(Planes<Cell>& planes, const Layout& layout) {
    erode_plane(planes.black, planes.black_holds, layout);
    erode_plane(planes.white, planes.white_holds, layout);
    hold_with_margin(planes.black_holds, planes.black, planes.outside, layout.last);
    hold_with_margin(planes.white_holds, planes.white, planes.outside, layout.last);
}

template <typename Cell>
[[gnu::always_inline]] inline void run(Planes<Cell>& planes, const Layout& layout, BouzyOptions options) {
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
