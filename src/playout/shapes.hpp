/// Small shapes that make one eye only: what a nakade fills, and where.
///
/// Known from how many neighbors within the shape each point has: three in a row, the bent three, the T of
/// four, the plus and the bulky five and the rabbity six have one vital point, the one with the most; the
/// square four is one eye whoever plays. Everything else of three to six points makes two eyes, or is too
/// long to be spoiled.
#pragma once

#include <array>
#include <cstdlib>

namespace goterr::playout {

inline constexpr int largest_shape = 6;

/// Up to six spots, each once.
class Shape {
public:
    bool add(int spot) {
        if (contains(spot)) return true;
        if (size_ == largest_shape) return false;
        spots_[static_cast<std::size_t>(size_++)] = spot;
        return true;
    }
    bool contains(int spot) const {
        for (const int own : *this)
            if (own == spot) return true;
        return false;
    }
    int size() const { return size_; }
    int operator[](int i) const { return spots_[static_cast<std::size_t>(i)]; }
    const int* begin() const { return spots_.data(); }
    const int* end() const { return spots_.data() + size_; }

private:
    std::array<int, largest_shape> spots_{};
    int size_ = 0;
};

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
