#include "coverage.hpp"

#include <algorithm>
#include <cmath>

namespace goterr {
namespace {

Coverage blank(PixelBox box) {
    if (box.empty()) return {};
    return {box, std::vector<float>(static_cast<std::size_t>(box.width()) *
                                    static_cast<std::size_t>(box.height()))};
}

/// The length that two intervals share.
double overlap(double a_low, double a_high, double b_low, double b_high) {
    return std::max(0.0, std::min(a_high, b_high) - std::max(a_low, b_low));
}

/// How much of a pixel whose middle is `distance` from the middle of a band the band covers.
float band(double distance, double half) {
    return static_cast<float>(overlap(distance - 0.5, distance + 0.5, -half, half));
}

/// Coordinates are far from where squares overflow.
double distance_between(Spot a, Spot b) {
    const double across = a.x - b.x, up = a.y - b.y;
    return std::sqrt(across * across + up * up);
}

Spot middle_of(int x, int y) { return {x + 0.5, y + 0.5}; }

/// A line from one point to another, ready to be asked for many points how far they are from it.
class Segment {
public:
    Segment(Spot a, Spot b) : a_(a), across_(b.x - a.x), down_(b.y - a.y) {
        const double length = across_ * across_ + down_ * down_;
        by_length_ = length == 0 ? 0 : 1 / length;
    }

    double squared_distance_to(Spot p) const {
        const double t = std::clamp(((p.x - a_.x) * across_ + (p.y - a_.y) * down_) * by_length_, 0.0, 1.0);
        const double x = p.x - (a_.x + t * across_), y = p.y - (a_.y + t * down_);
        return x * x + y * y;
    }

private:
    Spot a_;
    double across_, down_;
    double by_length_;  ///< one by its square
};

PixelBox segment_box(Spot a, Spot b, double half, PixelBox image) {
    const double reach = half + 1;
    return box_around({std::min(a.x, b.x) - reach, std::min(a.y, b.y) - reach},
                      {std::max(a.x, b.x) + reach, std::max(a.y, b.y) + reach}, image);
}

/// The square of a distance that no pen reaches across.
constexpr float far_away = 1e18F;

/// Lowers the coverage's values, squares of distances here, where the segment is nearer.
void add_segment(Coverage& squares, Spot a, Spot b, double half) {
    const PixelBox box = segment_box(a, b, half, squares.box);
    const Segment segment(a, b);
    for (int y = box.top; y < box.bottom; ++y)
        for (int x = box.left; x < box.right; ++x) {
            float& least = squares.at(x, y);
            least = std::min(least, static_cast<float>(segment.squared_distance_to(middle_of(x, y))));
        }
}

PixelBox box_of(const std::vector<std::vector<Spot>>& lines, double reach, PixelBox image) {
    Spot low{1e9, 1e9}, high{-1e9, -1e9};
    for (const auto& line : lines)
        for (const Spot& spot : line) {
            low = {std::min(low.x, spot.x), std::min(low.y, spot.y)};
            high = {std::max(high.x, spot.x), std::max(high.y, spot.y)};
        }
    return box_around({low.x - reach, low.y - reach}, {high.x + reach, high.y + reach}, image);
}

/// Where the polygon's sides cross a horizontal line, from the left.
std::vector<double> crossings(const std::vector<Spot>& corners, double y) {
    std::vector<double> at;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Spot a = corners[i], b = corners[(i + 1) % corners.size()];
        if ((a.y <= y) != (b.y <= y)) at.push_back(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
    }
    std::sort(at.begin(), at.end());
    return at;
}

void add_span(Coverage& coverage, int y, Spot span, float weight) {
    const int first = std::max(coverage.box.left, static_cast<int>(std::floor(std::max(span.x, -1.0))));
    const int beyond = std::min(coverage.box.right, static_cast<int>(std::ceil(std::min(span.y, 1e6))));
    for (int x = first; x < beyond; ++x)
        coverage.at(x, y) += weight * static_cast<float>(overlap(span.x, span.y, x, x + 1.0));
}

}  // namespace

PixelBox box_around(Spot low, Spot high, PixelBox image) {
    return {std::max(image.left, static_cast<int>(std::floor(std::max(low.x, -1.0)))),
            std::max(image.top, static_cast<int>(std::floor(std::max(low.y, -1.0)))),
            std::min(image.right, static_cast<int>(std::ceil(std::min(high.x, image.right + 1.0)))),
            std::min(image.bottom, static_cast<int>(std::ceil(std::min(high.y, image.bottom + 1.0))))};
}

Coverage cover_rectangle(Spot corner, Spot opposite, PixelBox image) {
    Coverage coverage = blank(box_around(corner, opposite, image));
    const PixelBox& box = coverage.box;
    for (int y = box.top; y < box.bottom; ++y)
        for (int x = box.left; x < box.right; ++x)
            coverage.at(x, y) = static_cast<float>(overlap(corner.x, opposite.x, x, x + 1.0) *
                                                   overlap(corner.y, opposite.y, y, y + 1.0));
    return coverage;
}

/// A disc is a ring as wide as it is large around its center.
Coverage cover_disc(Spot center, double radius, PixelBox image) {
    return cover_ring(center, 0, 2 * radius, image);
}

Coverage cover_ring(Spot center, double radius, double width, PixelBox image) {
    const double reach = radius + width / 2 + 1;
    Coverage coverage =
        blank(box_around({center.x - reach, center.y - reach}, {center.x + reach, center.y + reach}, image));
    const PixelBox& box = coverage.box;
    for (int y = box.top; y < box.bottom; ++y)
        for (int x = box.left; x < box.right; ++x)
            coverage.at(x, y) = band(distance_between(middle_of(x, y), center) - radius, width / 2);
    return coverage;
}

Coverage cover_lines(const std::vector<std::vector<Spot>>& lines, double width, PixelBox image) {
    Coverage coverage = blank(box_of(lines, width / 2 + 1, image));
    std::fill(coverage.values.begin(), coverage.values.end(), far_away);
    for (const auto& line : lines)
        for (std::size_t i = 1; i < line.size(); ++i) add_segment(coverage, line[i - 1], line[i], width / 2);
    for (float& value : coverage.values) value = band(std::sqrt(value), width / 2);
    return coverage;
}

Coverage cover_area(const std::vector<Spot>& corners, PixelBox image) {
    constexpr int lines_a_pixel = 4;
    Coverage coverage = blank(box_of({corners}, 0, image));
    for (int y = coverage.box.top; y < coverage.box.bottom; ++y)
        for (int line = 0; line < lines_a_pixel; ++line) {
            const auto at = crossings(corners, y + (line + 0.5) / lines_a_pixel);
            for (std::size_t i = 1; i < at.size(); i += 2)
                add_span(coverage, y, {at[i - 1], at[i]}, 1.0F / lines_a_pixel);
        }
    return coverage;
}

}  // namespace goterr
