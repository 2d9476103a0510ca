#include <exception>
#include <iostream>

#include "command_line.hpp"

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    try {
        return goterr::cli::read_command_line(argc, argv)();
    } catch (const std::exception& error) {
        std::cerr << "goterr: error: " << error.what() << '\n';
        return 1;
    }
}
