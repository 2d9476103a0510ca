/// Exact fractions: endgame values are halves, quarters and thirds of points, and rounding would call equal
/// plays different.
///
/// In lowest terms, the denominator positive, so equal numbers are equal fields.
#pragma once

#include <cstdint>
#include <numeric>
#include <string>

namespace goterr {

class Rational {
public:
    constexpr Rational(std::int64_t whole = 0) : over_(whole) {}
    constexpr Rational(std::int64_t over, std::int64_t under) {
        const std::int64_t common = std::gcd(over, under) * (under < 0 ? -1 : 1);
        over_ = over / common;
        under_ = under / common;
    }

    constexpr std::int64_t over() const { return over_; }
    constexpr std::int64_t under() const { return under_; }
    constexpr bool is_whole() const { return under_ == 1; }
    constexpr double as_double() const { return static_cast<double>(over_) / static_cast<double>(under_); }
    /// The largest whole number that is not larger.
    constexpr std::int64_t floor() const { return over_ / under_ - (over_ % under_ < 0 ? 1 : 0); }

    friend constexpr Rational operator+(Rational a, Rational b) {
        if (a.under_ == b.under_ && a.under_ == 1) return a.over_ + b.over_;
        return {a.over_ * b.under_ + b.over_ * a.under_, a.under_ * b.under_};
    }
    friend constexpr Rational operator-(Rational a) { return {-a.over_, a.under_}; }
    friend constexpr Rational operator-(Rational a, Rational b) { return a + -b; }
    friend constexpr Rational operator*(Rational a, Rational b) {
        return {a.over_ * b.over_, a.under_ * b.under_};
    }
    friend constexpr Rational operator/(Rational a, Rational b) {
        return {a.over_ * b.under_, a.under_ * b.over_};
    }
    friend constexpr bool operator==(Rational, Rational) = default;
    friend constexpr bool operator<(Rational a, Rational b) {
        return a.over_ * b.under_ < b.over_ * a.under_;
    }
    friend constexpr bool operator>(Rational a, Rational b) { return b < a; }
    friend constexpr bool operator<=(Rational a, Rational b) { return !(b < a); }
    friend constexpr bool operator>=(Rational a, Rational b) { return !(a < b); }

private:
    std::int64_t over_ = 0;
    std::int64_t under_ = 1;
};

static_assert(Rational(2, -4) == Rational(-1, 2) && Rational(1, 2) + Rational(1, 3) == Rational(5, 6));
static_assert(Rational(-1, 2).floor() == -1 && Rational(7, 2).floor() == 3 && Rational(-4, 2).floor() == -2);

/// As a player writes it: `2 2/3`, `-1/2`, `3`.
std::string to_string(Rational value);

}  // namespace goterr
