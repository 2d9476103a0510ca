/// Standard input, output and error as the shell left them: full, or closed.
#pragma once

namespace goterr::cli {

/// Keeps the numbers 0 to 2 of closed streams from the files that are opened later; what is read from or written to such a
/// stream fails as before.
void occupy_closed_streams();

/// Writes out what waits for standard output. The status, or 1 and a message where some of it could not be written.
int finish_output(int status);

}  // namespace goterr::cli
