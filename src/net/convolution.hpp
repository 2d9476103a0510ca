/// Planes of 16-bit activations with a frame of zeros, and the convolution over them.
#pragma once

#include "goterr/net/net.hpp"
#include "kernel.hpp"

namespace goterr::net {

/// Channels that are looked at together: compilers make vectors of them.
inline constexpr int few = 16;
static_assert(narrow_net % few == 0 && wide_net % few == 0);

/// Point after point from the top left, all channels of a point together; zeros around the board, and beyond
/// them where a tile ends beside it.
struct Activations {
    Activations(BoardSize board, int depth)
        : size(board),
          channels(depth),
          values(framed(board.width) * framed(board.height) * static_cast<std::size_t>(depth)) {}

    /// With the frame: an even number.
    static std::size_t framed(int side) { return static_cast<std::size_t>((side + 3) / 2 * 2); }

    std::size_t line() const { return framed(size.width) * static_cast<std::size_t>(channels); }

    std::size_t place(int row, int column) const {
        return static_cast<std::size_t>(row + 1) * line() + static_cast<std::size_t>((column + 1) * channels);
    }
    const std::int16_t* at(int row, int column) const { return values.data() + place(row, column); }
    std::int16_t* at(int row, int column) { return values.data() + place(row, column); }

    BoardSize size;
    int channels;
    std::vector<std::int16_t> values;
};

/// Those that this machine can run, the fastest first; all give the same sums.
std::span<const Kernels> kernels();

/// `to` becomes the convolution of `from`, nothing below zero; with `added` (which may be `to`) that is added
/// to it first.
void convolve(const Kernels& kernels, const Convolution& layer, const Activations& from, Activations& to,
              const Activations* added = nullptr);

}  // namespace goterr::net
