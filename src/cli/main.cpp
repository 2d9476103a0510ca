#include <cerrno>
#include <cstring>
#include <exception>
#include <iostream>

#include "command_line.hpp"
#include "goterr/commands/streams.hpp"
#include "goterr/system/terminal.hpp"

namespace {

/// Writes out what waits for standard output. The status, or 1 and a message where some of it could not be
/// written.
int finish_output(int status) {
    errno = 0;
    std::cout.flush();
    if (std::cout) return status;
    std::cerr << "goterr: error: standard output cannot be written";
    if (errno != 0) std::cerr << ": " << std::strerror(errno);
    std::cerr << '\n';
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    using namespace goterr::cli;
    goterr::prepare_standard_streams();
    std::ios::sync_with_stdio(false);
    std::cin.tie(
        nullptr);  // or a thread that reads a list would flush what another writes, and rows stand there twice
    std::cerr.tie(nullptr);
    try {
        return finish_output(read_command_line(argc, argv)());
    } catch (const goterr::WrongUse& error) {
        std::cerr << "goterr: error: " << goterr::cut_short(error.what()) << '\n';
        return wrong_use;
    } catch (const std::exception& error) {
        std::cerr << "goterr: error: " << goterr::cut_short(error.what()) << '\n';
        return 1;
    }
}
