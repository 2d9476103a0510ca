#include "goterr/eyes/eye_value.hpp"

#include <algorithm>

// Sums of three and more eyes.
//
// Two sums that show the same four numbers may still differ in what can be played in them. Half an eye beside
// an 0222 is a 1222 to look at: two eyes, and the attacker's threat takes one. Add another half eye and it is
// 1222 still, for the attacker's threat against both eyes is met only by giving up the new half, whereas a
// true 1222 and half an eye are safe, 2222. Which sums are interchangeable wherever they may stand was found
// by playing all sums of up to three values, each with up to two more added, as games: passing allowed, the
// total capped at two, and the fourth number counted only after a first move in a part that is urgent where
// there is one (the mail's exception: 0011 + 0002 is 0011). There are 17 classes: the 15 values and two
// disguised ones. The tests play sums of up to five values against this.

namespace goterr {
namespace {

EyeValue capped(int a, int b, int c, int d) {
    const auto at_most_two = [](int eyes) { return static_cast<std::uint8_t>(std::min(eyes, 2)); };
    return {at_most_two(a), at_most_two(b), at_most_two(c), at_most_two(d)};
}

/// A two-eye threat against a half eye: playing it twice wins the second eye, but loses the first.
bool threat_costs_the_half(EyeValue x, EyeValue y) {
    return x.defender_twice - x.defender_first == 2 && y.defender_first - y.attacker_first == 1;
}

/// 0122, but what the attacker's first move leaves is still a half-and-more: ¾ + ¾ and ¾ + 1*.
constexpr std::size_t disguised_0122 = 15;
/// 1222, but its threat is a double one: ½ + 0222, ¾ + 1¼ and 1* + 1¼.
constexpr std::size_t disguised_1222 = 16;

constexpr std::size_t rank_from(std::string_view digits) { return rank_of(*eye_value_from(digits)); }

/// What a disguised sum becomes, by the value that is added, in the order of `eye_values`.
constexpr std::array<std::array<std::size_t, 15>, 2> disguised_sums = [] {
    constexpr std::size_t same = disguised_0122, odd = disguised_1222;
    constexpr std::size_t threat = rank_from("1222"), safe = rank_from("2222");
    return std::array<std::array<std::size_t, 15>, 2>{
        {{same, same, same, odd, threat, threat, threat, threat, safe, safe, threat, threat, safe, safe,
          safe},
         {odd, odd, odd, threat, safe, safe, safe, safe, safe, safe, safe, safe, safe, safe, safe}}};
}();

/// Whether a pair of values adds up to one of the disguised classes: both orders are listed.
std::optional<std::size_t> disguise(EyeValue one, EyeValue other) {
    const std::size_t lower = std::min(rank_of(one), rank_of(other));
    const std::size_t upper = std::max(rank_of(one), rank_of(other));
    constexpr std::size_t half = rank_from("0011"), three_quarters = rank_from("0012");
    constexpr std::size_t star = rank_from("0022"), five_quarters = rank_from("0122");
    if (lower == three_quarters && (upper == three_quarters || upper == star)) return disguised_0122;
    if (lower == half && upper == rank_from("0222")) return disguised_1222;
    if ((lower == three_quarters || lower == star) && upper == five_quarters) return disguised_1222;
    return std::nullopt;
}

std::size_t plus(std::size_t sum, EyeValue value) {
    if (sum >= disguised_0122) return disguised_sums[sum - disguised_0122][rank_of(value)];
    const EyeValue shown = eye_values[sum].value;
    return disguise(shown, value).value_or(rank_of(pair_sum(shown, value)));
}

EyeValue shown_by(std::size_t sum) {
    if (sum == disguised_0122) return {0, 1, 2, 2};
    if (sum == disguised_1222) return {1, 2, 2, 2};
    return eye_values[sum].value;
}

}  // namespace

EyeValue pair_sum(EyeValue one, EyeValue other) {
    const auto [a1, b1, c1, d1] = one;
    const auto [a2, b2, c2, d2] = other;
    const int a = std::min({a1 + c2, c1 + a2, std::max(a1 + b2, b1 + a2)});
    const int b = std::min(std::max(b1 + b2, std::min(a1 + d2, b1 + c2)),
                           std::max(b1 + b2, std::min(d1 + a2, c1 + b2)));
    const int c = std::max(std::min(c1 + c2, std::max(d1 + a2, c1 + b2)),
                           std::min(c1 + c2, std::max(a1 + d2, b1 + c2)));
    const bool exception = threat_costs_the_half(one, other) || threat_costs_the_half(other, one);
    const int d = exception ? std::max(std::min(c1 + d2, d1 + b2), std::min(d1 + c2, b1 + d2))
                            : std::max({d1 + b2, b1 + d2, std::min(d1 + c2, c1 + d2)});
    return capped(a, b, c, d);
}

EyeValue sum_of(std::span<const EyeValue> values) {
    std::size_t sum = rank_of(no_eye);
    for (const EyeValue value : values) sum = plus(sum, value);
    return shown_by(sum);
}

}  // namespace goterr
