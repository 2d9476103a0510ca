#include "goterr/commands/eyes_command.hpp"

#include <ostream>

namespace goterr {

std::optional<EyeValue> eye_value_named(std::string_view name) {
    for (const EyeValueName& known : eye_values)
        if (name == known.digits || name == known.label) return known.value;
    return std::nullopt;
}

int run(const EyesCommand& command, std::ostream& out) {
    const EyeValueName& sum = name_of(sum_of(command.values));
    out << sum.digits << '\n';
    if (command.words) out << sum.label << ": " << sum.meaning << '\n';
    return 0;
}

}  // namespace goterr
