/// Paints as numbers to blend with, and shadings that are asked for thousands of pixels of a stone.
#pragma once

#include <array>

#include "goterr/core/rounding.hpp"
#include "goterr/render/drawing.hpp"

namespace goterr {

/// Red, green and blue of 0..255 in whole numbers.
struct Tint {
    std::array<float, 3> channels{};
    double opacity = 1;
};

inline Tint tint_of(const Paint& paint) {
    const auto& [red, green, blue] = paint.color;
    return {{static_cast<float>(red), static_cast<float>(green), static_cast<float>(blue)}, paint.opacity};
}

/// What `blend` makes of the stops on both sides of a distance, without a division for each pixel.
class Gradient {
public:
    explicit Gradient(const Shading& shading) {
        for (std::size_t i = 0; i < stops_.size(); ++i)
            stops_[i] = {shading.stops[i].at, 0, tint_of(shading.stops[i].paint)};
        for (std::size_t i = 1; i < stops_.size(); ++i) {
            const double span = stops_[i].at - stops_[i - 1].at;
            stops_[i].by_span = span > 0 ? 1 / span : 0;
        }
    }

    /// `distance` from the light, in radii.
    Tint at(double distance) const {
        if (stops_.front().at >= distance) return stops_.front().tint;
        for (std::size_t i = 1; i < stops_.size(); ++i)
            if (stops_[i].at >= distance)
                return between(stops_[i - 1].tint, stops_[i].tint,
                               (distance - stops_[i - 1].at) * stops_[i].by_span);
        return stops_.back().tint;
    }

private:
    struct Stop {
        double at = 0;
        double by_span = 0;  ///< one by the way from the stop before
        Tint tint;
    };

    static Tint between(const Tint& from, const Tint& to, double part) {
        Tint tint{{}, from.opacity + (to.opacity - from.opacity) * part};
        for (std::size_t c = 0; c < tint.channels.size(); ++c)
            tint.channels[c] =
                static_cast<float>(rounded(from.channels[c] + (to.channels[c] - from.channels[c]) * part));
        return tint;
    }

    std::array<Stop, 4> stops_;
};

}  // namespace goterr
