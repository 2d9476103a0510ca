#include "goterr/estimate/win_chance.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace goterr {
namespace {

constexpr double deviations_in_80_percent = 1.2815515655446004;  // of a normal distribution, to either side

}  // namespace

double score_deviation(double low, double high) { return (high - low) / 2 / deviations_in_80_percent; }

double owner_deviation(double ownership) { return std::sqrt(std::max(0.0, 1.0 - ownership * ownership)); }

double chance_sharpness(BoardSize size) {
    constexpr double on_large_boards = 0.85, of_each_line_less = 0.05;
    return on_large_boards +
           of_each_line_less * std::max(0.0, 19 - std::sqrt(static_cast<double>(size.area())));
}

double black_win_chance(double lead, double low, double high, BoardSize size) {
    const double sharpness = chance_sharpness(size);
    return black_win_chance(lead, lead + (low - lead) / sharpness, lead + (high - lead) / sharpness);
}

double black_win_chance(double lead, double low, double high) {
    const double deviation = score_deviation(low, high);
    if (deviation <= 0) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    return 0.5 * std::erfc(-lead / deviation / std::numbers::sqrt2);
}

}  // namespace goterr
