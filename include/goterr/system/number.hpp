/// Decimal numbers as players and programs write them, whatever the locale, and alike with every library:
/// `6.5`, `-0.5`, `.5`, `1e-3`.
///
/// Digits and powers of ten are exact doubles up to 2^53 and 10^22, so that numbers of up to 15 digits come
/// out as std::from_chars has them (W. Clinger, "How to read floating point numbers accurately", 1990); of
/// longer, larger or smaller ones the last bits may differ, but on no two machines.
#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace goterr {

struct FrontNumber {
    double value = 0;
    std::size_t length = 0;  ///< how many characters it takes
};

/// The number that `text` begins with. Nothing where there is none, or where it is beyond all doubles.
std::optional<FrontNumber> number_at_front(std::string_view text);

/// The number that the whole text is.
std::optional<double> decimal_number(std::string_view text);

/// The whole number that the whole text is.
template <typename Number = int>
std::optional<Number> whole_number(std::string_view text) {
    Number number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = problem == std::errc() && end == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

/// With up to six digits behind the point and no zeros at the end: `6.5`, `-0.75`, `0`. Numbers beyond a
/// million million end there.
std::string decimal_text(double number);

}  // namespace goterr
