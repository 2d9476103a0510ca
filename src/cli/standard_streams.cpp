#include "standard_streams.hpp"

#include <cerrno>
#include <cstring>
#include <iostream>

namespace goterr::cli {

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
