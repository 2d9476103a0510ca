/// What is left to do with standard output when a command has ended.
#pragma once

namespace goterr::cli {

/// Writes out what waits for standard output. The status, or 1 and a message where some of it could not be
/// written.
int finish_output(int status);

}  // namespace goterr::cli
