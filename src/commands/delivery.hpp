/// One input, one result: what the commands do alike that read a position or a game and write something about it.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "goterr/core/error.hpp"

namespace goterr {

struct Delivery {
    const std::string& input;   ///< a file, or `-` for `in`
    const std::string& output;  ///< as `write_output` has it
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

/// Writes what `made` gives for the bytes of the input and returns 0. Where it or the reading throws `Error`, a
/// message goes to `err`, nothing is written, and 1 is returned. Throws `Error` where the output cannot be written.
int deliver(const Delivery& delivery, const std::function<std::string(const std::string& bytes)>& made);

/// A line for each warning about the input.
void warn(const std::string& input, const std::vector<Diagnostic>& warnings, std::ostream& err);

}  // namespace goterr
