#include "argument.hpp"

#include <algorithm>
#include <cmath>

namespace goterr::format {
namespace {

__extension__ typedef unsigned __int128 Wide;

/// What stands behind the colon of a field.
struct Style {
    char align = 0;  ///< as is usual: numbers to the right
    bool plus = false;
    bool zeros = false;
    std::size_t width = 0;
    int precision = -1;
    char type = 0;
};

std::string digits_of(std::uint64_t value, unsigned base) {
    std::string text;
    do {
        text += "0123456789abcdef"[value % base];
        value /= base;
    } while (value > 0);
    std::reverse(text.begin(), text.end());
    return text;
}

/// A decimal fraction: digits / 10^places.
struct Decimal {
    std::uint64_t digits;
    int places;
};

std::string with_point(Decimal number) {
    const auto places = static_cast<std::size_t>(number.places);
    std::string text = digits_of(number.digits, 10);
    if (text.size() <= places) text.insert(0, places + 1 - text.size(), '0');
    if (places > 0) text.insert(text.size() - places, 1, '.');
    return text;
}

/// mantissa * 2^exponent
struct Binary {
    std::uint64_t mantissa;
    int exponent;
};

Binary binary_of(double value, int bits) {
    int exponent = 0;
    const double fraction = std::frexp(value, &exponent);
    return {static_cast<std::uint64_t>(std::ldexp(fraction, bits)), exponent - bits};
}

/// number / 2^shift, a half to the even side.
std::uint64_t shifted(Wide number, int shift) {
    if (shift <= 0) return static_cast<std::uint64_t>(number << -shift);
    if (shift > 127) return 0;
    const Wide half = Wide{1} << (shift - 1), whole = number >> shift, left = number - (whole << shift);
    return static_cast<std::uint64_t>(whole + (left > half || (left == half && whole % 2 == 1) ? 1 : 0));
}

constexpr int most_places =
    21;  // the largest power of ten that a mantissa and two bits more may be taken by in 128 bits

Decimal rounded_to(double value, int places) {
    const Binary binary = binary_of(value, 53);
    Wide number = binary.mantissa;
    for (int i = 0; i < places; ++i) number *= 10;
    return {shifted(number, -binary.exponent), places};
}

/// The fraction with the fewest places that is nearer to `value` than to its neighbors among the numbers of
/// so many bits. In quarters of the last bit, a neighbor is 4 away, and only 2 below a power of two.
Decimal shortest(double value, int bits) {
    if (value == 0) return {0, 0};
    const Binary binary = binary_of(value, bits);
    const std::uint64_t mantissa = 4 * binary.mantissa;
    const unsigned below = binary.mantissa == std::uint64_t{1} << (bits - 1) ? 1 : 2, above = 2;
    const unsigned open = binary.mantissa % 2;  // halfway between two, the even one is read
    const int shift = 2 - binary.exponent;
    Wide power = 1;
    for (int places = 0;; ++places, power *= 10) {
        const std::uint64_t nearest = shifted(mantissa * power, shift);
        if (places == most_places || shift <= 0) return {nearest, places};
        const Wide back = Wide{nearest} << shift;
        if (back >= (mantissa - below) * power + open && back + open <= (mantissa + above) * power)
            return {nearest, places};
    }
}

/// Without zeros at its end.
Decimal trimmed(Decimal number) {
    for (; number.places > 0 && number.digits % 10 == 0; --number.places) number.digits /= 10;
    return number;
}

/// As text, with an exponent where it is below `least` or above `most`, as powers of ten.
std::string general(Decimal number, int least, int most) {
    const std::string digits = digits_of(number.digits, 10);
    const int exponent = static_cast<int>(digits.size()) - 1 - number.places;
    if (number.digits == 0 || (exponent >= least && exponent <= most)) return with_point(number);
    const auto last = digits.find_last_not_of('0');
    std::string text = digits.substr(0, 1);
    if (last > 0) text += '.' + digits.substr(1, last);
    const std::string power = digits_of(static_cast<std::uint64_t>(std::abs(exponent)), 10);
    return text + (exponent < 0 ? "e-" : "e+") + (power.size() < 2 ? "0" : "") + power;
}

/// Six digits count, or as many as are asked for.
std::string significant(double value, int digits) {
    int before = 1;
    for (double left = value; left >= 10; left /= 10) ++before;
    for (double left = value; left > 0 && left < 1; left *= 10) --before;
    return general(trimmed(rounded_to(value, std::clamp(digits - before, 0, most_places))), -4, digits - 1);
}

std::string real_text(const Argument& argument, const Style& style) {
    const double value = std::abs(argument.real());
    if (style.type == 'f') return with_point(rounded_to(value, style.precision < 0 ? 6 : style.precision));
    if (style.type == 'g') return significant(value, style.precision < 0 ? 6 : style.precision);
    return general(shortest(value, argument.kind == Argument::Kind::single ? 24 : 53), -4, 15);
}

/// Without its sign.
std::string number_text(const Argument& argument, const Style& style) {
    if (argument.kind != Argument::Kind::whole) return real_text(argument, style);
    const auto value = static_cast<std::uint64_t>(argument.whole());
    return digits_of(argument.whole() < 0 ? 0 - value : value, style.type == 'x' ? 16 : 10);
}

std::string_view sign_of(const Argument& argument, const Style& style) {
    const bool negative =
        argument.kind == Argument::Kind::whole ? argument.whole() < 0 : std::signbit(argument.real());
    return negative ? "-" : style.plus ? "+" : "";
}

std::size_t characters_in(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

void add(std::string& text, const Argument& argument, const Style& style) {
    const bool is_number = argument.kind >= Argument::Kind::whole;
    const std::string number = is_number ? number_text(argument, style) : "";
    const std::string_view sign = is_number ? sign_of(argument, style) : "",
                           shown = is_number ? std::string_view(number) : argument.text();
    const std::size_t taken = sign.size() + characters_in(shown);
    const std::size_t missing = style.width > taken ? style.width - taken : 0;
    const bool right = style.align == '>' || (style.align == 0 && is_number);
    if (right && !style.zeros) text.append(missing, ' ');
    text += sign;
    if (style.zeros) text.append(missing, '0');
    text += shown;
    if (!right) text.append(missing, ' ');
}

/// Walks a pattern and its arguments.
class Filling {
public:
    Filling(std::string_view pattern, std::span<const Argument> arguments)
        : left_(pattern), arguments_(arguments) {}

    std::string text() {
        std::string text;
        while (!left_.empty()) {
            const char c = next();
            if (c != '{' && c != '}')
                text += c;
            else if (took(c))
                text += c;
            else
                add_field(text);
        }
        return text;
    }

private:
    char next() {
        const char c = left_.front();
        left_.remove_prefix(1);
        return c;
    }

    bool took(char c) {
        const bool there = !left_.empty() && left_.front() == c;
        if (there) left_.remove_prefix(1);
        return there;
    }

    const Argument& argument() { return arguments_[at_++]; }

    void add_field(std::string& text) {
        const Argument& shown = argument();
        Style style;
        if (took(':')) style = this->style();
        took('}');
        add(text, shown, style);
    }

    Style style() {
        Style style;
        if (took('<')) style.align = '<';
        if (took('>')) style.align = '>';
        style.plus = took('+');
        style.zeros = took('0');
        if (took('{')) {
            style.width = static_cast<std::size_t>(argument().whole());
            took('}');
        } else {
            style.width = static_cast<std::size_t>(number());
        }
        if (took('.')) style.precision = number();
        if (left_.front() != '}') style.type = next();
        return style;
    }

    int number() {
        int value = 0;
        while (left_.front() >= '0' && left_.front() <= '9') value = 10 * value + (next() - '0');
        return value;
    }

    std::string_view left_;
    std::span<const Argument> arguments_;
    std::size_t at_ = 0;
};

}  // namespace

std::string filled(std::string_view pattern, std::span<const Argument> arguments) {
    return Filling(pattern, arguments).text();
}

}  // namespace goterr::format
