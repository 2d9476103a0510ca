#include "standard_streams.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <iostream>

namespace goterr::cli {

void occupy_closed_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) != -1 || errno != EBADF) continue;
        // The lowest free number is this one; opened the wrong way round, so that using it is an error still.
        [[maybe_unused]] const int opened = ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

int finish_output(int status) {
    errno = 0;
    std::cout.flush();
    if (std::cout) return status;
    std::cerr << "goterr: error: standard output cannot be written";
    if (errno != 0) std::cerr << ": " << std::strerror(errno);
    std::cerr << '\n';
    return 1;
}

}  // namespace goterr::cli
