/// A picture as a short list of shapes, painted in order: what the board, the maps and the charts draw, and
/// what the SVG writer and the raster for PNG both read, so that the two formats show the same.
///
/// Units are the drawing's own, y grows downwards; the writers scale to the width that is asked for.
/// Only what SVG viewers agree on: flat colors, centered radial gradients, round line ends; no filters, no
/// clipping.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace goterr {

struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr bool operator==(Rgb, Rgb) = default;
};

struct Paint {
    Rgb color;
    double opacity = 1;

    friend constexpr bool operator==(Paint, Paint) = default;
};

struct Spot {
    double x = 0;
    double y = 0;

    friend constexpr bool operator==(Spot, Spot) = default;
};

/// A paint that changes with the distance from a point of the disc: four stops, ascending, distances in
/// radii.
struct Shading {
    struct Stop {
        double at = 0;
        Paint paint;

        friend constexpr bool operator==(Stop, Stop) = default;
    };
    Spot light;  ///< from the center of the disc, in radii
    std::array<Stop, 4> stops;

    friend constexpr bool operator==(const Shading&, const Shading&) = default;
};

struct Rectangle {
    Spot corner;  ///< upper left
    double width = 0;
    double height = 0;
    Paint fill;
};

struct Disc {
    Spot center;
    double radius = 0;
    std::variant<Paint, Shading> fill;
};

/// A line through the points with round ends and joints.
struct Line {
    std::vector<Spot> points;
    double width = 1;
    Paint paint;
    bool closed = false;
};

struct Ring {
    Spot center;
    double radius = 0;  ///< of the middle of the line
    double width = 1;
    Paint paint;
};

/// The inside of a polygon, even-odd.
struct Area {
    std::vector<Spot> points;
    Paint fill;
};

enum class Anchor { start, middle, end };

/// One line of text; `base` is the point on the baseline that `anchor` names, `size` the font size (capitals
/// are 0.7 of it).
struct Label {
    Spot base;
    double size = 1;
    std::string text;  ///< UTF-8
    Paint paint;
    Anchor anchor = Anchor::middle;
    bool bold = false;
};

using Shape = std::variant<Rectangle, Disc, Ring, Line, Area, Label>;

struct Drawing {
    double width = 0;
    double height = 0;
    std::string title;        ///< for screen readers and window titles
    std::string description;  ///< the same at more length
    std::vector<Shape> shapes;
};

/// The width to write a drawing at: `asked` pixels, or what shows it at a comfortable size if that is 0.
int pixel_width(const Drawing& drawing, int asked);

/// A color halfway and so on from `from` (0) to `to` (1).
Paint blend(const Paint& from, const Paint& to, double part);

/// A label whose capitals stand centered on `center`.
Label centered_label(Spot center, double size, std::string text, Paint paint);

}  // namespace goterr
