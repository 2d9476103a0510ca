/// One input, one result: what the commands do alike that read a position or a game and write something about
/// it.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "goterr/core/error.hpp"

namespace goterr {

struct Delivery {
    const std::string& input;   ///< a file, or `-` for `in`
    const std::string& output;  ///< as `write_output` has it
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    const std::string& charset;  ///< of the input, as `in_utf8` has it
};

/// Thrown by who makes a result when a signal asked for an end: what is written stands, no file appears.
struct Interrupted {};

/// Writes what `made` gives for the bytes of the input and returns 0. Where it or the reading throws `Error`,
/// a message goes to `err`, nothing is written, and 1 is returned; `status_interrupted` where it throws
/// `Interrupted`. Throws `Error` where the output cannot be written.
int deliver(const Delivery& delivery, const std::function<std::string(const std::string& bytes)>& made);

/// Hands on a piece of the result.
using Write = std::function<void(std::string_view piece)>;

/// The same for a result that is made piece by piece: on standard output each stands as soon as it is there,
/// also where an error follows; a file appears whole or not at all.
int deliver_in_pieces(const Delivery& delivery,
                      const std::function<void(const std::string& bytes, const Write& write)>& make);

/// A line for each warning about the input.
void warn(const std::string& input, const std::vector<Diagnostic>& warnings, std::ostream& err);

}  // namespace goterr
