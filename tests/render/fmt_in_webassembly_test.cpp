/// The few of fmt's formats that goterr's texts are written with, as the WebAssembly modules have them: each
/// text is fmt's.
#include <cmath>

#include <fmt/format.h>

#include "../../src/system/host/fmt/argument.cpp"
#include "support/catch.hpp"

namespace {

template <typename... Values>
void check(const char* pattern, const Values&... values) {
    const goterr::format::Argument arguments[]{values...};
    INFO(pattern);
    CHECK(goterr::format::filled(pattern, arguments) == fmt::format(fmt::runtime(pattern), values...));
}

void check_real(double value) {
    for (const char* pattern : {"{}", "{:.0f}", "{:.1f}", "{:.2f}", "{:+.1f}", "{:+.2f}", "{:g}"})
        check(pattern, value);
}

}  // namespace

TEST_CASE("reals are written as fmt writes them", "[fmt]") {
    unsigned random = 1;
    for (int i = 0; i < 5000; ++i) {
        random = random * 1664525 + 1013904223;
        const double value = (random / 4294967296.0 - 0.5) * std::pow(10, i % 9 - 2);
        check_real(value);
        check_real(std::round(value * 1000) / 1000);
        check("{}", static_cast<float>(value));
    }
    for (const double value : {0.0, -0.0, 0.5, 1.5, 2.5, 0.125, 0.375, 1e-5, 3e-7, 999999.0, 0.1 + 0.2})
        check_real(value);
    for (int exponent = -13; exponent < 53; ++exponent) {
        const double power = std::ldexp(1, exponent);
        for (const double value : {power, std::nextafter(power, 0), std::nextafter(power, 1e300)})
            check("{}", value);
    }
}

TEST_CASE("whole numbers, texts, widths and braces are written as fmt writes them", "[fmt]") {
    check("{} {:>5}|{:<5}|{:5}|{:+d} {:+d}", 7, -12, 345, 6, 8, -8);
    check("#{:02x}{:02x}{:04x}", 5, 255u, 0x41u);
    check("{:05} {:05}", 42, -42);
    check("{}", std::numeric_limits<std::int64_t>::min());
    check("{:>6}|{:<6}|{:6}|{}", "ab", std::string("é½"), std::string_view("c"), 'd');
    check("{:{}}{} {:<4}", "", 3, "x", 'y');
    check("{}{:>{}}{}", "a", "b", 5, true);
    check("{{\"p\":{},\"q\":[{{}}]}}", 1);
}
