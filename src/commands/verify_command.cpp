#include "goterr/commands/verify_command.hpp"

#include <fmt/format.h>

#include <ostream>

#include "goterr/commands/streams.hpp"
#include "goterr/core/error.hpp"
#include "goterr/core/printable.hpp"
#include "goterr/reading/certificate.hpp"

namespace goterr {
namespace {

bool holds(const std::string& file, std::istream& in, std::ostream& out, std::ostream& err) {
    try {
        const Verification checked = verify(read_input(file, in));
        if (checked.holds())
            out << fmt::format("{}: {} certificate{}\n",
                               file == "-" ? "standard input" : printable_name(file), checked.holding,
                               checked.holding == 1 ? " holds" : "s hold");
        else
            err << message_line(file, {static_cast<int>(checked.line), 1}, "error", checked.complaint);
        return checked.holds();
    } catch (const Error& error) {
        const Diagnostic problem = diagnostic_of(error);
        err << message_line(file, problem.where, "error", problem.message);
        return false;
    }
}

}  // namespace

int run(const VerifyCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    bool all = true;
    for (const std::string& file : command.files) all = holds(file, in, out, err) && all;
    return all ? 0 : 1;
}

}  // namespace goterr
