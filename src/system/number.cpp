#include "goterr/system/number.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace goterr {

namespace {

constexpr int most_digits = 18;         // fit into 64 bits
constexpr int most_exponent = 100'000;  // beyond any double; larger ones are not told apart

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// A number as it is read: digits * 10^exponent.
struct Decimal {
    std::uint64_t digits = 0;
    int exponent = 0;
    int kept = 0;  ///< how many digits are in `digits`, without zeros in front
    bool any = false;

    void take(char c, bool behind_point) {
        any = true;
        if (kept < most_digits) {
            digits = digits * 10 + static_cast<std::uint64_t>(c - '0');
            kept += digits > 0;
            exponent -= behind_point;
        } else if (!behind_point) {
            exponent = std::min(exponent + 1, most_exponent);
        }
    }
};

/// The characters of `e-3` at the front, and its value; none where no digit follows.
struct Exponent {
    int value = 0;
    std::size_t length = 0;
};

Exponent exponent_at_front(std::string_view text) {
    if (text.empty() || (text[0] != 'e' && text[0] != 'E')) return {};
    std::size_t at = 1;
    const bool negative = at < text.size() && text[at] == '-';
    if (at < text.size() && (text[at] == '-' || text[at] == '+')) ++at;
    if (at == text.size() || !is_digit(text[at])) return {};
    int value = 0;
    for (; at < text.size() && is_digit(text[at]); ++at)
        value = std::min(value * 10 + (text[at] - '0'), most_exponent);
    return {negative ? -value : value, at};
}

constexpr int most_exact = 22;  // 10^22 is the last power of ten that is a double

constexpr auto powers_of_ten = [] {
    std::array<double, most_exact + 1> powers{1};
    for (std::size_t i = 1; i < powers.size(); ++i) powers[i] = powers[i - 1] * 10;
    return powers;
}();
static_assert(powers_of_ten.back() == 1e22);

double power_of_ten(int exponent) {
    return powers_of_ten[static_cast<std::size_t>(std::min(exponent, most_exact))];
}

double scaled(double digits, int exponent) {
    for (; exponent > 0 && digits > 0 && std::isfinite(digits); exponent -= std::min(exponent, most_exact))
        digits *= power_of_ten(exponent);
    for (; exponent < 0 && digits > 0; exponent += std::min(-exponent, most_exact))
        digits /= power_of_ten(-exponent);
    return digits;
}

}  // namespace

std::optional<FrontNumber> number_at_front(std::string_view text) {
    const bool negative = !text.empty() && text[0] == '-';
    std::size_t at = negative ? 1 : 0;
    Decimal number;
    for (; at < text.size() && is_digit(text[at]); ++at) number.take(text[at], false);
    if (at < text.size() && text[at] == '.' &&
        (number.any || (at + 1 < text.size() && is_digit(text[at + 1]))))
        for (++at; at < text.size() && is_digit(text[at]); ++at) number.take(text[at], true);
    if (!number.any) return std::nullopt;
    const Exponent exponent = exponent_at_front(text.substr(at));
    const double value = scaled(static_cast<double>(number.digits),
                                std::clamp(number.exponent, -most_exponent, most_exponent) + exponent.value);
    if (!std::isfinite(value)) return std::nullopt;
    return FrontNumber{negative ? -value : value, at + exponent.length};
}

std::optional<double> decimal_number(std::string_view text) {
    const auto number = number_at_front(text);
    return number && number->length == text.size() ? std::optional(number->value) : std::nullopt;
}

std::string decimal_text(double number) {
    constexpr int places = 6;
    constexpr double largest = 1e12;
    const long long millionths = std::llround(std::min(std::abs(number), largest) * power_of_ten(places));
    std::string text = std::to_string(millionths);
    if (text.size() <= places) text.insert(0, places + 1 - text.size(), '0');
    text.insert(text.size() - places, 1, '.');
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return number < 0 && millionths > 0 ? '-' + text : text;
}

}  // namespace goterr
