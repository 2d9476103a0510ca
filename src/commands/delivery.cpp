#include "delivery.hpp"

#include <exception>
#include <ostream>
#include <string_view>

#include "batch/archive.hpp"
#include "batch/overwriting.hpp"
#include "goterr/commands/streams.hpp"
#include "goterr/record/named_charset.hpp"
#include "goterr/system/interruption.hpp"

namespace goterr {

namespace {

/// What a compressed file holds; other bytes as they are.
std::string unpacked(std::string bytes, const std::string& input, std::ostream& err) {
    if (!is_archive_start(bytes)) return bytes;
    if (input == "-") throw Error("the input is compressed; unpack it first, or name the file");
    Archive archive(input);
    if (!archive.next_member()) throw Error("is an empty archive");
    std::string inside = archive.whole(longest_input, "is too long when unpacked; `goterr batch` reads it");
    if (archive.next_member()) throw Error("is an archive of several files; `goterr batch` reads them all");
    if (const std::string warning = archive.take_warning(); !warning.empty())
        err << message_line(input, {}, "warning", warning);
    return inside;
}

/// Where the pieces go: standard output gets them at once, a file all together.
class Result {
public:
    explicit Result(const Delivery& delivery) : delivery_(delivery) {}

    void add(std::string_view piece) {
        if (is_file()) {
            whole_ += piece;
            return;
        }
        try {
            write_output(piece, "", delivery_.out);
        } catch (...) {
            failure_ = std::current_exception();
            throw;
        }
    }

    /// Throws where a piece could not be written: that is no fault of the input.
    void check() const {
        if (failure_) std::rethrow_exception(failure_);
    }

    void finish() const {
        if (is_file()) write_output(whole_, delivery_.output, delivery_.out);
    }

private:
    bool is_file() const { return !delivery_.output.empty() && delivery_.output != "-"; }

    const Delivery& delivery_;
    std::string whole_;
    std::exception_ptr failure_;
};

}  // namespace

int deliver(const Delivery& delivery, const std::function<std::string(const std::string& bytes)>& made) {
    return deliver_in_pieces(delivery,
                             [&](const std::string& bytes, const Write& write) { write(made(bytes)); });
}

int deliver_in_pieces(const Delivery& delivery,
                      const std::function<void(const std::string& bytes, const Write& write)>& make) {
    refuse_overwriting(delivery.output, delivery.input);
    Result result(delivery);
    try {
        make(in_utf8(unpacked(read_input(delivery.input, delivery.in), delivery.input, delivery.err),
                     delivery.charset),
             [&](std::string_view piece) { result.add(piece); });
    } catch (Interrupted) {
        return status_interrupted;
    } catch (const Error& error) {
        result.check();
        const Diagnostic found = diagnostic_of(error);
        delivery.err << message_line(delivery.input, found.where, "error", found.message);
        return 1;
    }
    result.finish();
    return 0;
}

void warn(const std::string& input, const std::vector<Diagnostic>& warnings, std::ostream& err) {
    for (const Diagnostic& warning : warnings)
        err << message_line(input, warning.where, "warning", warning.message);
}

}  // namespace goterr
