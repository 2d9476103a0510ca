#include "delivery.hpp"

#include <ostream>

#include "batch/overwriting.hpp"
#include "goterr/commands/streams.hpp"

namespace goterr {

int deliver(const Delivery& delivery, const std::function<std::string(const std::string& bytes)>& made) {
    refuse_overwriting(delivery.output, delivery.input);
    std::string result;
    try {
        result = made(read_input(delivery.input, delivery.in));
    } catch (const Error& error) {
        const Diagnostic found = diagnostic_of(error);
        delivery.err << message_line(delivery.input, found.where, "error", found.message);
        return 1;
    }
    write_output(result, delivery.output, delivery.out);
    return 0;
}

void warn(const std::string& input, const std::vector<Diagnostic>& warnings, std::ostream& err) {
    for (const Diagnostic& warning : warnings)
        err << message_line(input, warning.where, "warning", warning.message);
}

}  // namespace goterr
