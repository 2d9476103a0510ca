#include "goterr/record/result.hpp"

#include <cmath>

#include "goterr/system/number.hpp"

namespace goterr {

std::string result_text(double lead) {
    const long long hundredths = std::llround(std::abs(lead) * 100);
    if (hundredths == 0) return "0";
    return (lead > 0 ? "B+" : "W+") + decimal_text(static_cast<double>(hundredths) / 100);
}

std::string bound_text(double bound, double lead) {
    return result_text(lead + std::round((bound - lead) * 2) / 2);
}

}  // namespace goterr
