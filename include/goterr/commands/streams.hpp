/// Getting bytes in and out, and saying on the error stream what went wrong.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "goterr/core/error.hpp"

namespace goterr {

/// A command line that cannot be meant: the exit status is 2.
class WrongUse : public Error {
public:
    using Error::Error;
};

/// Longer inputs are refused where the whole is held in memory: an endless stream must not take all of it.
inline constexpr std::size_t longest_input = std::size_t{1} << 28;

/// Whether a stream that gives no more, read with `errno` cleared before, could not be read: libc++ takes
/// errors for the end.
bool is_broken(const std::istream& in);

/// All bytes of a file, or of `in` where `name` is `-`. Throws `Error` with the system's reason, and where it
/// is longer than `longest_input`.
std::string read_input(const std::string& name, std::istream& in);

/// Writes to `out` where `file` is empty or `-`, else to that file, which appears whole or not at all.
/// Throws `Error` with the system's reason.
void write_output(std::string_view bytes, const std::string& file, std::ostream& out);

/// A sentence fit to be shown: what it repeats of something long is cut.
std::string cut_short(std::string_view sentence);

/// `goterr: game.sgf:3:14: error: sentence`, with the parts that are known.
std::string message_line(std::string_view file, TextPlace where, std::string_view severity,
                         std::string_view sentence);

/// The error as a sentence with its place.
Diagnostic diagnostic_of(const Error& error);

/// The next line without its end, nothing at the end of the stream. Lines longer than `most` bytes are cut
/// there.
std::optional<std::string> read_line(std::istream& in, std::size_t most = std::size_t{1} << 20);

}  // namespace goterr
