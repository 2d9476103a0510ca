/// The command line as a whole: parses it and runs what it asks for.
#pragma once

namespace goterr::cli {

/// The exit status: 0 done, 1 some input or output failed, 2 wrong use. Throws `Error` for what cannot be
/// written.
int run_command_line(int argc, char** argv);

}  // namespace goterr::cli
