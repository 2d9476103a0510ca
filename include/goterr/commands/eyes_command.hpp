/// `goterr eyes`: the four-value eye algebra as a calculator.
#pragma once

#include <iosfwd>
#include <optional>
#include <string_view>
#include <vector>

#include "goterr/eyes/eye_value.hpp"

namespace goterr {

struct EyesCommand {
    std::vector<EyeValue> values;
    bool words = false;  ///< say what the sum means, too
};

/// A value by its digits (0011) or its label (½).
std::optional<EyeValue> eye_value_named(std::string_view name);

/// Prints the sum of the values; the exit status is 0.
int run(const EyesCommand& command, std::ostream& out);

}  // namespace goterr
