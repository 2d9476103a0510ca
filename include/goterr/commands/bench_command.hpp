/// `goterr bench`: how fast every stage is on this machine, on built-in positions, and a signature over their
/// estimates that is the same on every machine and in every run of the same version.
#pragma once

#include <iosfwd>
#include <string>

namespace goterr {

struct BenchCommand {
    std::string input;     ///< a file, folder or archive whose games are read and estimated, too; empty: none
    double seconds = 0.3;  ///< each stage is repeated for about so long
    bool json = false;     ///< else text
    std::string version;
};

/// Returns the exit status: 0, or 1 when some of the input could not be read; messages go to `err`. Throws
/// `Error` when the output cannot be written.
int run(const BenchCommand& command, std::ostream& out, std::ostream& err);

}  // namespace goterr
