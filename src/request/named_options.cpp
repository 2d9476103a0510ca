#include "goterr/request/named_options.hpp"

#include <algorithm>

namespace goterr {

namespace {

std::string with_dashes(std::string name) {
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

}  // namespace

void set_option(CallOptions& options, const NamedOption& option) {
    const OptionRow* row = option_named(with_dashes(option.name));
    if (row == nullptr) throw Error("there is no option '" + option.name + "'");
    try {
        row->set(target_of(options), option.value);
    } catch (const Error& error) {
        throw Error(option.name + ": " + error.what());
    }
}

std::vector<NamedOption> given_options(const PositionRequest& request) {
    PositionRequest asked = request, usual;
    std::vector<NamedOption> options;
    for (const OptionRow& row : option_table()) {
        if (!row.is_told()) continue;
        const std::string value = row.value(target_of(asked));
        if (value != row.value(target_of(usual))) options.push_back({std::string(row.name), value});
    }
    return options;
}

}  // namespace goterr
