/// Small shapes that make one eye only: what a nakade fills, and where.
///
/// Known from how many neighbors within the shape each point has: three in a row, the bent three, the T of
/// four, the plus and the bulky five and the rabbity six have one vital point, the one with the most; the
/// square four is one eye whoever plays. Everything else of three to six points makes two eyes, or is too
/// long to be spoiled.
#pragma once

#include <array>
#include <cstdint>

namespace goterr::playout {

inline constexpr int largest_shape = 6;

/// Up to six connected spots, each once.
///
/// Membership is one bit, the spot's number modulo 64: spots so near each other never share it, whatever the
/// stride.
class Shape {
public:
    /// False when the shape is full.
    bool add(int spot) {
        if (contains(spot)) return true;
        if (size_ == largest_shape) return false;
        spots_[static_cast<std::size_t>(size_++)] = spot;
        members_ |= bit(spot);
        return true;
    }
    /// `spot` must be in the shape, beside it or not far off.
    bool contains(int spot) const { return (members_ & bit(spot)) != 0; }
    int size() const { return size_; }
    int operator[](int i) const { return spots_[static_cast<std::size_t>(i)]; }
    const int* begin() const { return spots_.data(); }
    const int* end() const { return spots_.data() + size_; }

private:
    static std::uint64_t bit(int spot) { return std::uint64_t{1} << (static_cast<unsigned>(spot) % 64); }

    std::array<int, largest_shape> spots_;
    std::uint64_t members_ = 0;
    int size_ = 0;
};

/// Whether two different spots fewer than `largest_shape + 1` steps apart ever have the same bit.
constexpr bool shares_bits(int stride) {
    for (int rows = 0; rows <= largest_shape; ++rows)
        for (int columns = rows - largest_shape; columns <= largest_shape - rows; ++columns)
            if ((rows != 0 || columns != 0) && (rows * stride + columns) % 64 == 0) return true;
    return false;
}

enum class Fate { two_eyes, vital, one_eye };

struct ShapeFate {
    Fate fate = Fate::two_eyes;
    int vital_spot = 0;  ///< where `fate` is vital
};

/// What a connected shape is as an eye space; `stride` is the distance between lines.
inline ShapeFate fate_of(const Shape& shape, int stride) {
    int links = 0, most = 0, center = 0;
    for (const int spot : shape) {
        int degree = 0;
        for (const int step : {-stride, 1, stride, -1}) degree += shape.contains(spot + step) ? 1 : 0;
        links += degree;
        if (degree <= most) continue;
        most = degree;
        center = spot;
    }
    links /= 2;
    const int size = shape.size();
    if (size == 4 && links == 4) return {Fate::one_eye};
    const bool has_vital_point = size == 3 || (size == 4 && most == 3) ||
                                 (size == 5 && (most == 4 || (most == 3 && links == 5))) ||
                                 (size == 6 && most == 4 && links == 6);
    return has_vital_point ? ShapeFate{Fate::vital, center} : ShapeFate{};
}

}  // namespace goterr::playout
