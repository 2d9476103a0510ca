#include "goterr/render/drawing.hpp"

#include <cmath>
#include <utility>

namespace goterr {
namespace {

std::uint8_t between(std::uint8_t from, std::uint8_t to, double part) {
    return static_cast<std::uint8_t>(std::lround(from + (to - from) * part));
}

}  // namespace

int pixel_width(const Drawing& drawing, int asked) {
    return asked > 0 ? asked : static_cast<int>(std::lround(drawing.width * 1.25));
}

Paint blend(const Paint& from, const Paint& to, double part) {
    return {{between(from.color.red, to.color.red, part), between(from.color.green, to.color.green, part),
             between(from.color.blue, to.color.blue, part)},
            from.opacity + (to.opacity - from.opacity) * part};
}

Label centered_label(Spot center, double size, std::string text, Paint paint) {
    return {{center.x, center.y + 0.35 * size}, size, std::move(text), paint};
}

}  // namespace goterr
