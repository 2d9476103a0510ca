#include "sgf_values.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "goterr/core/ascii.hpp"
#include "goterr/record/result.hpp"

namespace goterr {
namespace {

std::string without_blanks(std::string_view text) {
    std::string dense;
    for (const char c : text)
        if (!is_blank(c)) dense += c;
    return dense;
}

/// Reads digits from the front of `text` and drops them; nothing if there are none or more than `most`.
std::optional<int> take_digits(std::string_view& text, std::size_t most) {
    std::size_t count = 0;
    while (count < text.size() && is_digit(text[count])) ++count;
    if (count == 0 || count > most) return std::nullopt;
    int number = 0;
    for (const char c : text.substr(0, count)) number = number * 10 + (c - '0');
    text.remove_prefix(count);
    return number;
}

int letter_value(char c) { return is_lower(c) ? c - 'a' : c - 'A' + 26; }

/// SGF counts rows from the top.
std::optional<SgfPoint> on_board(int column, int row, BoardSize size) {
    if (column >= size.width || row >= size.height) return std::nullopt;
    return SgfPoint{false, {column, size.height - 1 - row}};
}

Reading<SgfPoint> read_two_letters(std::string_view value, BoardSize size) {
    const int column = letter_value(value[0]), row = letter_value(value[1]);
    if (const auto point = on_board(column, row, size)) return {point, {}};
    if (value == "tt" && (size.width <= 19 || size.height <= 19)) return {SgfPoint{true, {}}, {}};
    if (size.width <= 26 && size.height <= 26 && is_upper(value[0]) && is_upper(value[1]))
        if (const auto point = on_board(value[0] - 'A', value[1] - 'A', size))
            return {point, Odd::uppercase_point};
    if (size.width == size.height && column == size.width && row == size.height)
        return {SgfPoint{true, {}}, Odd::odd_pass};
    return {};
}

/// A number with at most six digits before the point, which may be `,`; the rest of the text is left.
std::optional<double> take_number(std::string_view& text) {
    double sign = 1;
    if (!text.empty() && (text[0] == '+' || text[0] == '-')) {
        sign = text[0] == '-' ? -1 : 1;
        text.remove_prefix(1);
    }
    std::size_t whole = 0, all = 0;
    while (whole < text.size() && is_digit(text[whole])) ++whole;
    all = whole;
    if (all < text.size() && (text[all] == '.' || text[all] == ',')) ++all;
    while (all > whole && all < text.size() && is_digit(text[all])) ++all;
    if (whole > 6 || (whole == 0 && all < 2) || all > 30) return std::nullopt;
    double digits = 0, unit = 1;  // all digits as one whole number, so that 3.75 is exact
    for (std::size_t i = 0; i < std::min(all, whole + 9); ++i) {
        if (!is_digit(text[i])) continue;
        if (i > whole) unit *= 10;
        digits = digits * 10 + (text[i] - '0');
    }
    text.remove_prefix(all);
    return sign * digits / unit;
}

bool is_half(std::string_view rest) { return rest == "1/2" || rest == "\xc2\xbd" || rest == "\xbd"; }

/// Komi as a plain number, and whether it is written in an odd way. `6.5e0`, `6..5` and the like are nothing.
Reading<double> read_number(std::string_view value) {
    const std::string_view whole = value;
    std::string_view rest = value;
    auto number = take_number(rest);
    if (!number) return {};
    const bool comma = whole.substr(0, whole.size() - rest.size()).find(',') != std::string_view::npos;
    if (rest.empty()) return {number, comma ? std::optional(Odd::komi_format) : std::nullopt};
    const std::string_view unit = trimmed(rest);
    if (is_half(unit)) return {*number + (*number < 0 ? -0.5 : 0.5), Odd::komi_format};
    const char next = unit.empty() ? ' ' : unit[0];
    if (lower(next) == 'x' && unit.size() > 1) return {};  // 0x1p9 is no komi of 0
    if (is_digit(next) || next == '.' || next == ',' || next == 'e' || next == 'E' || next == '-' ||
        next == '+')
        return {};
    return {number, Odd::komi_format};
}

constexpr std::array<std::pair<int, double>, 9> fox_komi{{{50, 0.5},
                                                          {275, 5.5},
                                                          {325, 6.5},
                                                          {350, 7.0},
                                                          {375, 7.5},
                                                          {550, 5.5},
                                                          {650, 6.5},
                                                          {700, 7.0},
                                                          {750, 7.5}}};

}  // namespace

Reading<SgfPoint> read_sgf_point(std::string_view value, BoardSize size) {
    if (value.size() == 2 && is_letter(value[0]) && is_letter(value[1])) return read_two_letters(value, size);
    if (value.size() > 100) return {};
    if (const std::string dense = without_blanks(value); dense != value) {
        if (dense.empty()) return {SgfPoint{true, {}}, {}};
        Reading<SgfPoint> inner = read_sgf_point(dense, size);
        inner.odd = Odd::space_in_point;
        return inner;
    }
    if (value.empty()) return {SgfPoint{true, {}}, {}};
    if (lower(value) == "pass") return {SgfPoint{true, {}}, Odd::odd_pass};
    const bool one_letter = value.size() >= 2 && is_letter(value[0]) && is_digit(value[1]);
    if (const auto point = point_from_name(value); one_letter && point && size.contains(*point))
        return {SgfPoint{false, *point}, Odd::player_point};
    return {};
}

Reading<BoardSize> read_sgf_size(std::string_view value) {
    std::string_view text = trimmed(value);
    if (text.empty()) return {BoardSize{}, Odd::size_empty};
    const auto width = take_digits(text, 9);
    if (!width) return {};
    text = trimmed(text);
    if (text.empty())
        return is_board_size(*width, *width) ? Reading<BoardSize>{BoardSize{*width, *width}, {}}
                                             : Reading<BoardSize>{};
    const char sign = text[0];
    text = trimmed(text.substr(1));
    const auto height = take_digits(text, 9);
    if (!height || !text.empty() || std::string_view(":xX*,").find(sign) == std::string_view::npos) return {};
    if (!is_board_size(*width, *height)) return {};
    const bool odd = sign != ':' || *width == *height;
    return {BoardSize{*width, *height}, odd ? std::optional(Odd::size_format) : std::nullopt};
}

Reading<double> read_sgf_komi(std::string_view value, bool fox, BoardSize size) {
    Reading<double> komi = read_number(trimmed(value));
    if (!komi.value) return {std::nullopt, Odd::komi_unknown};
    const double written = *komi.value;
    if (fox)
        for (const auto& [unit, points] : fox_komi)
            if (written == unit) return {points, Odd::komi_scaled};
    if (std::abs(written) >= 200) {
        const double points = written / 100;
        komi = {std::abs(points) <= 4 ? 2 * points : points, Odd::komi_scaled};
    }
    if (std::abs(*komi.value) > size.area()) return {std::nullopt, Odd::komi_unknown};
    return komi;
}

std::optional<int> read_integer(std::string_view value) {
    value = trimmed(value);
    const bool negative = !value.empty() && value[0] == '-';
    if (!value.empty() && (value[0] == '+' || value[0] == '-')) value.remove_prefix(1);
    const auto number = take_digits(value, 9);
    if (!number || !value.empty()) return std::nullopt;
    return negative ? -*number : *number;
}

std::optional<double> margin_of(std::string_view value) {
    std::string_view text = trimmed(value);
    const std::string small = lower(text.substr(0, 40));
    for (const std::string_view draw : {"0", "draw", "jigo", "tie"})
        if (small == draw) return 0.0;
    if (small.size() < 3 || (small[0] != 'b' && small[0] != 'w')) return std::nullopt;
    const auto digit = small.find_first_of("0123456789.,");
    const auto plus = small.find('+');
    if (digit == std::string::npos || plus == std::string::npos || digit < plus) return std::nullopt;
    if (!trimmed(std::string_view(small).substr(plus + 1, digit - plus - 1)).empty()) return std::nullopt;
    const Reading<double> points = read_number(trimmed(std::string_view(small).substr(digit)));
    if (!points.value) return std::nullopt;
    return small[0] == 'b' ? *points.value : -*points.value;
}

}  // namespace goterr
