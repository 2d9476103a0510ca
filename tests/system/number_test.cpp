#include "goterr/system/number.hpp"

#include <charconv>
#include <string>
#include <tuple>

#include "support/catch.hpp"

using namespace goterr;

TEST_CASE("a decimal number is read as players write it", "[system]") {
    const auto [text, value] = GENERATE(table<std::string, double>({
        {"6.5", 6.5},
        {"-0.5", -0.5},
        {".5", 0.5},
        {"7.", 7},
        {"0", 0},
        {"007.250", 7.25},
        {"1e3", 1000},
        {"25E-2", 0.25},
        {"3.75", 3.75},
        {"0.1", 0.1},
        {"123456789012345", 123456789012345},
        {"0.000000000000001", 1e-15},
        {"1e-400", 0},
    }));
    INFO(text);
    REQUIRE(decimal_number(text));
    CHECK(*decimal_number(text) == value);
}

TEST_CASE("what is no decimal number, or beyond all doubles, is none", "[system]") {
    const std::string text = GENERATE("", "-", ".", "-.", "e5", "+1", " 1", "1 ", "1e", "1e+", "6,5", "inf",
                                      "nan", "0x10", "1e400", "1e99999999999", "--1");
    INFO(text);
    CHECK_FALSE(decimal_number(text));
}

TEST_CASE("the number at the front ends where the text goes on", "[system]") {
    const auto [text, length] = GENERATE(table<std::string, std::size_t>(
        {{"6.5 points", 3}, {"3.2.1", 3}, {"7-8", 1}, {"5e", 1}, {"5e-", 1}, {"1e5x", 3}, {"4..", 2}}));
    INFO(text);
    REQUIRE(number_at_front(text));
    CHECK(number_at_front(text)->length == length);
}

TEST_CASE("numbers of a hundred thousand digits neither overflow nor take long", "[system]") {
    const std::string nines(100'000, '9'), zeros(100'000, '0');
    CHECK_FALSE(decimal_number(nines));
    CHECK(decimal_number("0." + zeros + "1") == 0);
    CHECK(decimal_number("0." + nines) == 1);
    CHECK(decimal_number(zeros + "5") == 5);
}

#if defined(__cpp_lib_to_chars)
TEST_CASE("all halves, tenths and thousandths of points come out as the library reads them", "[system]") {
    for (int thousandths = -500'000; thousandths <= 500'000; thousandths += 37) {
        const std::string text = std::to_string(thousandths / 1000.0);
        double expected = 0;
        std::from_chars(text.data(), text.data() + text.size(), expected);
        if (decimal_number(text) != expected) FAIL(text);
    }
    SUCCEED();
}
#endif

TEST_CASE("a number is written with as many places as it needs, and six at most", "[system]") {
    const auto [number, text] = GENERATE(table<double, std::string>({{6.5, "6.5"},
                                                                     {-0.75, "-0.75"},
                                                                     {0, "0"},
                                                                     {-0.0, "0"},
                                                                     {7, "7"},
                                                                     {100, "100"},
                                                                     {0.000001, "0.000001"},
                                                                     {-0.0000004, "0"},
                                                                     {1.0 / 3, "0.333333"},
                                                                     {1e300, "1000000000000"}}));
    CHECK(decimal_text(number) == text);
}
