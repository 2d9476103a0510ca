/// `goterr verify`: checks certificates by the rules of Go alone.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace goterr {

struct VerifyCommand {
    std::vector<std::string> files = {"-"};
};

/// Says of each file what its certificates come to; returns the exit status: 0 where all hold, 1 where one
/// does not or a file cannot be read.
int run(const VerifyCommand& command, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace goterr
