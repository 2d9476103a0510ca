#include "goterr/counting/rational.hpp"

#include <cstdlib>

namespace goterr {

std::string to_string(Rational value) {
    const std::int64_t whole = std::abs(value.over()) / value.under(),
                       rest = std::abs(value.over()) % value.under();
    std::string text = value < 0 ? "-" : "";
    if (whole > 0 || rest == 0) text += std::to_string(whole);
    if (whole > 0 && rest > 0) text += " ";
    if (rest > 0) text += std::to_string(rest) + "/" + std::to_string(value.under());
    return text;
}

}  // namespace goterr
