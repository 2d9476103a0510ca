#include "goterr/record/result.hpp"

#include <cmath>

namespace goterr {

std::string result_text(double lead) {
    const long long hundredths = std::llround(std::abs(lead) * 100);
    if (hundredths == 0) return "0";
    std::string text = (lead > 0 ? "B+" : "W+") + std::to_string(hundredths / 100);
    const long long rest = hundredths % 100;
    if (rest == 0) return text;
    text += '.';
    text += static_cast<char>('0' + rest / 10);
    if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
    return text;
}

std::string bound_text(double bound, double lead) {
    return result_text(lead + std::round((bound - lead) * 2) / 2);
}

}  // namespace goterr
