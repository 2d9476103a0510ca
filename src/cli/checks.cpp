#include "checks.hpp"

#include "goterr/core/error.hpp"
#include "goterr/request/option_values.hpp"
#include "guidance.hpp"

namespace goterr::cli {

CLI::Validator read_by(std::function<void(std::string_view)> read) {
    return CLI::Validator(
        [read = std::move(read)](const std::string& text) {
            try {
                return read(text), std::string();
            } catch (const Error& error) {
                return std::string(error.what());
            }
        },
        "");
}

CLI::Validator one_of(std::vector<std::string> names) {
    return CLI::Validator(
        [names = std::move(names)](std::string& text) {
            try {
                text = names[place_among(text, {names.begin(), names.end()})];
                return std::string();
            } catch (const Error& error) {
                return error.what() + perhaps_meant(text, names);
            }
        },
        "");
}

CLI::Validator at_least(int least) {
    return read_by([least](std::string_view text) {
        whole_number_in(text, static_cast<std::uint64_t>(least), any_number);
    });
}

CLI::Validator between(double least, double most) {
    return read_by([least, most](std::string_view text) { number_in(text, least, most); });
}

}  // namespace goterr::cli
