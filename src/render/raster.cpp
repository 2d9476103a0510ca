#include "goterr/render/raster.hpp"

#include <algorithm>
#include <cmath>

#include "coverage.hpp"
#include "goterr/core/error.hpp"
#include "goterr/core/rounding.hpp"
#include "goterr/render/stroke_font.hpp"
#include "gradient.hpp"
#include "script_text.hpp"

namespace goterr {
namespace {

class Canvas {
public:
    Canvas(const Drawing& drawing, int width)
        : scale_(width / drawing.width),
          box_{0, 0, width, std::max(1, static_cast<int>(std::lround(drawing.height * scale_)))},
          rgb_(static_cast<std::size_t>(box_.right) * static_cast<std::size_t>(box_.bottom) * 3, 255) {}

    void operator()(const Rectangle& r) {
        const Spot far{r.corner.x + r.width, r.corner.y + r.height};
        paint_rectangle(scaled(r.corner), scaled(far), r.fill);
    }
    void operator()(const Disc& d) {
        const Coverage coverage = cover_disc(scaled(d.center), d.radius * scale_, box_);
        if (const auto* flat = std::get_if<Paint>(&d.fill)) {
            paint(coverage, *flat);
        } else {
            shade(coverage, d, std::get<Shading>(d.fill));
        }
    }
    void operator()(const Ring& r) {
        paint(cover_ring(scaled(r.center), r.radius * scale_, r.width * scale_, box_), r.paint);
    }
    void operator()(const Area& a) { paint(cover_area(scaled(a.points), box_), a.fill); }
    void operator()(const Line& l);
    void operator()(const Label& l);

    Image image() const {
        Image image{box_.right, box_.bottom, std::vector<std::uint8_t>(rgb_.size())};
        std::transform(rgb_.begin(), rgb_.end(), image.rgb.begin(),
                       [](float value) { return static_cast<std::uint8_t>(rounded(value)); });
        return image;
    }

private:
    Spot scaled(Spot spot) const { return {spot.x * scale_, spot.y * scale_}; }
    std::vector<Spot> scaled(std::vector<Spot> points) const {
        for (Spot& spot : points) spot = scaled(spot);
        return points;
    }

    float* row(int y) {
        return &rgb_[static_cast<std::size_t>(y) * static_cast<std::size_t>(box_.right) * 3];
    }
    static void blend_pixel(float* pixel, const Tint& tint, float part) {
        const auto alpha = static_cast<float>(part * tint.opacity);
        for (std::size_t c = 0; c < 3; ++c) pixel[c] += (tint.channels[c] - pixel[c]) * alpha;
    }
    void paint(const Coverage& coverage, const Paint& paint) {
        const Tint tint = tint_of(paint);
        for (int y = coverage.box.top; y < coverage.box.bottom; ++y) {
            float* const pixels = row(y);
            for (int x = coverage.box.left; x < coverage.box.right; ++x)
                if (const float part = coverage.at(x, y); part > 0) blend_pixel(pixels + 3 * x, tint, part);
        }
    }
    /// Row by row: a picture's ground needs no coverage as large as the picture.
    void paint_rectangle(Spot corner, Spot opposite, const Paint& fill) {
        const PixelBox rows = box_around(corner, opposite, box_);
        for (int y = rows.top; y < rows.bottom; ++y)
            paint(cover_rectangle(corner, opposite, {0, y, box_.right, y + 1}), fill);
    }
    void shade(const Coverage& coverage, const Disc& disc, const Shading& shading);

    double scale_;
    PixelBox box_;
    std::vector<float> rgb_;
};

void Canvas::shade(const Coverage& coverage, const Disc& disc, const Shading& shading) {
    const double radius = disc.radius * scale_;
    const Spot light = scaled(
        {disc.center.x + shading.light.x * disc.radius, disc.center.y + shading.light.y * disc.radius});
    const Gradient gradient(shading);
    const double by_radius = 1 / radius;
    for (int y = coverage.box.top; y < coverage.box.bottom; ++y) {
        float* const pixels = row(y);
        for (int x = coverage.box.left; x < coverage.box.right; ++x) {
            const float part = coverage.at(x, y);
            if (part <= 0) continue;
            const double across = x + 0.5 - light.x, up = y + 0.5 - light.y;
            blend_pixel(pixels + 3 * x, gradient.at(std::sqrt(across * across + up * up) * by_radius), part);
        }
    }
}

/// Lines along the axes lie on whole pixels, or a grid would look blurred.
void Canvas::operator()(const Line& line) {
    std::vector<Spot> points = scaled(line.points);
    double width = line.width * scale_;
    if (line.closed) points.push_back(points.front());
    const bool upright = points.size() == 2 && (points[0].x == points[1].x || points[0].y == points[1].y);
    if (!upright) return paint(cover_lines({points}, width, box_), line.paint);
    width = std::max(1.0, std::round(width));
    const auto snapped = [&](double center) { return std::round(center - width / 2); };
    const bool vertical = points[0].x == points[1].x;
    Spot low{std::min(points[0].x, points[1].x), std::min(points[0].y, points[1].y)};
    Spot high{std::max(points[0].x, points[1].x), std::max(points[0].y, points[1].y)};
    low = {snapped(low.x), snapped(low.y)};
    high = {(vertical ? low.x : snapped(high.x)) + width, (vertical ? snapped(high.y) : low.y) + width};
    paint_rectangle(low, high, line.paint);
}

/// What the stroke font has letters for looks the same everywhere; other scripts are the system's.
void Canvas::operator()(const Label& label) {
    if (!is_drawable(label.text))
        if (const auto coverage = cover_script(label, scale_, box_)) return paint(*coverage, label.paint);
    std::vector<std::vector<Spot>> strokes;
    for (auto& stroke : strokes_of(label)) strokes.push_back(scaled(std::move(stroke)));
    paint(cover_lines(strokes, pen_width(label) * scale_, box_), label.paint);
}

}  // namespace

Rgb Image::at(int x, int y) const {
    const std::size_t i =
        (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)) * 3;
    return {rgb[i], rgb[i + 1], rgb[i + 2]};
}

Image rasterize(const Drawing& drawing, int pixels) {
    const int width = pixel_width(drawing, pixels);
    if (static_cast<double>(width) * width * drawing.height / drawing.width > most_pixels)
        throw Error("a picture " + std::to_string(width) + " pixels wide would have more than " +
                    std::to_string(most_pixels / 1'000'000) + " million pixels; --width makes it smaller");
    Canvas canvas(drawing, width);
    for (const Shape& shape : drawing.shapes) std::visit(canvas, shape);
    return canvas.image();
}

}  // namespace goterr
