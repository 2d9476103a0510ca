#include "squash.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "goterr/core/rounding.hpp"
#include "goterr/net/net.hpp"

namespace goterr::net {
namespace {

constexpr int bits = 20;       // of the argument, behind the point
constexpr int step_bits = 15;  // 32 steps from 0 to 1
constexpr int end = 5;         // beyond, it is 1

/// e^x by its series, for the compiler to work out.
constexpr double exponential(double x) {
    double sum = 1, term = 1;
    for (int n = 1; n < 60; ++n) sum += term *= x / n;
    return sum;
}

constexpr auto table = [] {
    std::array<std::int32_t, (end << (bits - step_bits)) + 1> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double e = exponential(2.0 * static_cast<double>(i) / (1 << (bits - step_bits)));
        values[i] = static_cast<std::int32_t>(rounded((e - 1) / (e + 1) * owner_unit));
    }
    return values;
}();
static_assert(table.front() == 0 && table.back() > owner_unit - 4);

}  // namespace

int squashed(std::int64_t value) {
    constexpr std::int64_t last = (static_cast<std::int64_t>(end) << bits) - 1;
    const std::int64_t size = std::min(value < 0 ? -value : value, last);
    const auto step = static_cast<std::size_t>(size >> step_bits);
    const std::int64_t rest = size & ((1 << step_bits) - 1);
    const std::int64_t found = table[step] + (((table[step + 1] - table[step]) * rest) >> step_bits);
    return static_cast<int>(value < 0 ? -found : found);
}

}  // namespace goterr::net
