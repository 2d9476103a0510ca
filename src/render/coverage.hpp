/// How much of each pixel a shape covers, 0..1, in the smallest box of pixels around it.
#pragma once

#include <vector>

#include "goterr/render/drawing.hpp"

namespace goterr {

struct PixelBox {
    int left = 0;
    int top = 0;
    int right = 0;  ///< one beyond the last
    int bottom = 0;

    int width() const { return right - left; }
    int height() const { return bottom - top; }
    bool empty() const { return right <= left || bottom <= top; }
};

struct Coverage {
    PixelBox box;
    std::vector<float> values;  ///< row by row

    float& at(int x, int y) { return values[index(x, y)]; }
    float at(int x, int y) const { return values[index(x, y)]; }

private:
    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y - box.top) * static_cast<std::size_t>(box.width()) +
               static_cast<std::size_t>(x - box.left);
    }
};

/// All lengths in pixels from here on; shapes are clipped to `image`.
PixelBox box_around(Spot low, Spot high, PixelBox image);
Coverage cover_rectangle(Spot corner, Spot opposite, PixelBox image);
Coverage cover_disc(Spot center, double radius, PixelBox image);
Coverage cover_ring(Spot center, double radius, double width, PixelBox image);

/// Several lines drawn with one round pen: where they cross is not darker.
Coverage cover_lines(const std::vector<std::vector<Spot>>& lines, double width, PixelBox image);

/// The inside of a polygon by the even-odd rule.
Coverage cover_area(const std::vector<Spot>& corners, PixelBox image);

}  // namespace goterr
