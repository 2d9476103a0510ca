#include "goterr/system/terminal.hpp"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <fstream>

namespace goterr {

bool is_terminal(Stream stream) { return ::isatty(static_cast<int>(stream)) != 0; }

int terminal_columns(Stream stream) {
    winsize size{};
    return ::ioctl(static_cast<int>(stream), TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void prepare_standard_streams() {
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error of writing, which is told
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) != -1 || errno != EBADF) continue;
        // The lowest free number is this one; opened the wrong way round, so that using it is an error still.
        [[maybe_unused]] const int opened = ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

std::string machine_name() {
    std::ifstream facts("/proc/cpuinfo");
    for (std::string line; std::getline(facts, line);)
        if (const auto colon = line.find(": "); line.starts_with("model name") && colon != std::string::npos)
            return line.substr(colon + 2);
    utsname machine{};
    if (::uname(&machine) != 0) return "unknown machine";
    return std::string(machine.sysname) + ' ' + machine.machine;
}

}  // namespace goterr
