/// The command line as a whole: what it asks for.
#pragma once

#include <functional>

namespace goterr::cli {

/// What the command line asked for; returns the exit status: 0 done, 1 some input or output failed, 2 wrong
/// use. Throws `Error` for what cannot be written.
using Action = std::function<int()>;

/// The exit status of a command line that cannot be meant.
inline constexpr int wrong_use = 2;

/// Reads arguments and defaults, and does nothing yet but answer --help and explain what is wrong.
Action read_command_line(int argc, char** argv);

}  // namespace goterr::cli
