/// The four-value eye algebra: how many eyes a space gives, by who plays there first.
///
/// Four numbers 0..2 that never decrease, since an extra move never hurts: 15 values. A value stands for the
/// game in which the defender's move leaves "third or fourth number, by who plays again" and the attacker's
/// "second or first". The eyes of a dragon are the sum of these games: 0011 + 0011 = 0112, for one of two
/// half eyes can always be kept. Source: Gunnar Farnebäck, "eye value patch", gnugo-devel mailing list, 20
/// June 2002; the labels 0, ½, ¾, 1, 1*, 1¼, 1½ and 2 are Howard Landman's ("Eyespace Values in Go", 1996).
///
/// A reader of that mail stumbles once: it gives its left edge shape, "2 eyes if the defender moves first but
/// only ½ if the attacker does", the value ¾. By the mail's own list that is 1¼ (0122); ¾ is 0012, 1½ or
/// none.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace goterr {

/// Eyes (0..2) when, in order: the attacker moves first and again after the defender's tenuki; the attacker
/// moves first; the defender moves first; the defender moves first and again after the attacker's tenuki.
struct EyeValue {
    std::uint8_t attacker_twice = 0;
    std::uint8_t attacker_first = 0;
    std::uint8_t defender_first = 0;
    std::uint8_t defender_twice = 0;

    friend constexpr bool operator==(EyeValue, EyeValue) = default;
};

inline constexpr EyeValue no_eye{0, 0, 0, 0};
inline constexpr EyeValue one_eye{1, 1, 1, 1};
inline constexpr EyeValue two_eyes{2, 2, 2, 2};

/// An eye value with its names.
struct EyeValueName {
    EyeValue value;
    std::string_view digits;
    std::string_view label;    ///< UTF-8, short, as in a drawing
    std::string_view meaning;  ///< in words
};

inline constexpr std::array<EyeValueName, 15> eye_values{{
    {{0, 0, 0, 0}, "0000", "0", "no eye"},
    {{0, 0, 0, 1}, "0001", "0 (+1)", "no eye, but the defender can threaten to make one"},
    {{0, 0, 0, 2}, "0002", "0 (+2)", "no eye, but the defender can threaten to make two"},
    {{0, 0, 1, 1}, "0011", "½", "half an eye: one if the defender moves first, none if the attacker does"},
    {{0, 0, 1, 2},
     "0012",
     "¾",
     "three quarters of an eye: one and the threat of a second if the defender moves first, none if the "
     "attacker does"},
    {{0, 0, 2, 2}, "0022", "1*", "one eye star: two if the defender moves first, none if the attacker does"},
    {{0, 1, 1, 1}, "0111", "1 (-1)", "one eye, but the attacker can threaten to destroy it"},
    {{0, 1, 1, 2},
     "0112",
     "1 (-1 +1)",
     "one eye, but the attacker can threaten to destroy it and the defender to make another"},
    {{0, 1, 2, 2},
     "0122",
     "1¼",
     "one and a quarter: two eyes if the defender moves first, one and the threat to destroy it if the "
     "attacker does"},
    {{0, 2, 2, 2}, "0222", "2 (-2)", "two eyes, but the attacker can threaten to destroy both"},
    {{1, 1, 1, 1}, "1111", "1", "one eye"},
    {{1, 1, 1, 2}, "1112", "1 (+1)", "one eye, but the defender can threaten to make another"},
    {{1, 1, 2, 2},
     "1122",
     "1½",
     "one and a half: two eyes if the defender moves first, one if the attacker does"},
    {{1, 2, 2, 2}, "1222", "2 (-1)", "two eyes, but the attacker can threaten to destroy one"},
    {{2, 2, 2, 2}, "2222", "2", "two eyes"},
}};

constexpr bool is_eye_value(EyeValue v) {
    return v.attacker_twice <= v.attacker_first && v.attacker_first <= v.defender_first &&
           v.defender_first <= v.defender_twice && v.defender_twice <= 2;
}

/// The place of a value in `eye_values`, which ascends by its digits; `v` must be one of the 15.
constexpr std::size_t rank_of(EyeValue v) {
    std::size_t rank = 0;
    while (rank + 1 < eye_values.size() && !(eye_values[rank].value == v)) ++rank;
    return rank;
}

constexpr const EyeValueName& name_of(EyeValue v) { return eye_values[rank_of(v)]; }

/// The value written as four digits; nothing if it is none of the 15.
constexpr std::optional<EyeValue> eye_value_from(std::string_view digits) {
    for (const EyeValueName& name : eye_values)
        if (name.digits == digits) return name.value;
    return std::nullopt;
}

/// What a move there is worth, in the mail's units: 0 where it matters not who moves first, else 2 to 4.
constexpr int urgency(EyeValue v) {
    if (v.attacker_first == v.defender_first) return 0;
    return v.defender_twice + v.defender_first - v.attacker_first - v.attacker_twice;
}

/// The sum of two values by the mail's equations, capped at two eyes. Commutative, but folding three or more
/// values with it loses what the parts could still do: use `sum_of` for those.
EyeValue pair_sum(EyeValue one, EyeValue other);

/// The sum of any number of values, exact: the same in every order, and equal to `pair_sum` for two.
EyeValue sum_of(std::span<const EyeValue> values);

}  // namespace goterr
