#include "graph_axis.hpp"

#include <algorithm>
#include <cmath>

namespace goterr {
namespace {

constexpr double least_span = 10;  // points: an even game shall not look wild

/// The value that all but the outermost part of `sorted` reach.
double quantile(const std::vector<double>& sorted, double part) {
    const auto at = static_cast<std::size_t>(std::lround(part * static_cast<double>(sorted.size() - 1)));
    return sorted[at];
}

/// Bounds of the middle 94 % of what the curve shows.
Range middle_of(const ScoreCurve& curve) {
    std::vector<double> lows, highs;
    for (const CurvePoint& point : curve) {
        lows.push_back(std::min(point.low, point.lead));
        highs.push_back(std::max(point.high, point.lead));
    }
    if (curve.empty()) return {0, 0};
    std::sort(lows.begin(), lows.end());
    std::sort(highs.begin(), highs.end());
    return {quantile(lows, 0.03), quantile(highs, 0.97)};
}

double step_for(double span, int most) {
    const double rough = span / std::max(1, most);
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough) return factor * power;
    return 10 * power;
}

}  // namespace

double Range::clamped(double value) const { return std::clamp(value, low, high); }

Range lead_range(const GameGraph& graph) {
    Range range = middle_of(graph.curve);
    for (const double always : {0.0, graph.margin.value_or(0)}) {
        range.low = std::min(range.low, always);
        range.high = std::max(range.high, always);
    }
    const double room =
        std::max({0.05 * (range.high - range.low), (least_span - (range.high - range.low)) / 2, 0.5});
    return {range.low - room, range.high + room};
}

Range move_range(const GameGraph& graph) {
    if (graph.curve.empty()) return {0, 1};
    const double first = graph.curve.front().move, last = graph.curve.back().move;
    return {first, std::max(last, first + 1)};
}

std::vector<double> ticks(Range range, int most, double least_step) {
    const double step = std::max(least_step, step_for(range.high - range.low, most));
    std::vector<double> values;
    for (double i = std::ceil(range.low / step); i * step <= range.high; ++i)
        values.push_back(i * step + 0.0);
    return values;
}

}  // namespace goterr
