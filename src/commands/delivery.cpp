#include "delivery.hpp"

#include <ostream>
#include <string_view>

#include "batch/archive.hpp"
#include "batch/overwriting.hpp"
#include "goterr/commands/streams.hpp"

namespace goterr {

namespace {

std::string rest_of(Archive& archive) {
    std::string bytes;
    for (std::string_view more = archive.read(); !more.empty(); more = archive.read()) {
        bytes += more;
        if (bytes.size() > longest_input) throw Error("is too long when unpacked; `goterr batch` reads it");
    }
    return bytes;
}

/// What a compressed file holds; other bytes as they are.
std::string unpacked(std::string bytes, const std::string& input, std::ostream& err) {
    if (!is_archive_start(bytes)) return bytes;
    if (input == "-") throw Error("the input is compressed; unpack it first, or name the file");
    Archive archive(input);
    if (!archive.next_file()) throw Error("is an empty archive");
    std::string inside = rest_of(archive);
    if (archive.next_file()) throw Error("is an archive of several files; `goterr batch` reads them all");
    if (const std::string warning = archive.take_warning(); !warning.empty())
        err << message_line(input, {}, "warning", warning);
    return inside;
}

}  // namespace

int deliver(const Delivery& delivery, const std::function<std::string(const std::string& bytes)>& made) {
    refuse_overwriting(delivery.output, delivery.input);
    std::string result;
    try {
        result = made(unpacked(read_input(delivery.input, delivery.in), delivery.input, delivery.err));
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
