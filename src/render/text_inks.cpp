#include "text_inks.hpp"

#include <algorithm>
#include <cmath>

#include "text_marks.hpp"

namespace goterr {
namespace {

/// The wood under sure and under likely points, for terminals that cannot grade finely.
struct Grounds {
    Ink likely, sure;
};
constexpr Grounds black_grounds{{{163, 125, 74}, 137, 3}, {{112, 80, 44}, 94, 8}};
constexpr Grounds white_grounds{{{230, 201, 152}, 222, 3}, {{246, 232, 200}, 230, 7}};

}  // namespace

Ink ground_leaning(double lean) {
    const double certainty = std::min(1.0, std::abs(lean));
    if (certainty < leaning_from) return wood_ink;
    const Grounds& grounds = lean > 0 ? black_grounds : white_grounds;
    Ink ground = certainty >= sure_from ? grounds.sure : grounds.likely;
    ground.rgb = blend({wood_ink.rgb}, {grounds.sure.rgb}, certainty).color;
    return ground;
}

std::string inked(std::string_view text, Ink ink, Ink ground, ColorDepth depth) {
    return ink_on(ink, ground, depth) + std::string(text);
}

std::string thick(const std::string& text, ColorDepth depth) {
    return depth == ColorDepth::none ? text : "\x1b[1m" + text + "\x1b[22m";
}

}  // namespace goterr
