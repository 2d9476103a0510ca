/// Command lines and configuration files under attack: any arguments are understood or refused with a
/// sentence. Nothing is carried out.
///
/// An input is arguments, one a line, and behind a zero byte the configuration file.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <unistd.h>

#include "command_line.hpp"

namespace {

/// In memory where the machine has such a folder.
std::string config_file() {
    const std::string name = "goterr-options-fuzz-" + std::to_string(::getpid());
    return (::access("/dev/shm", W_OK) == 0 ? "/dev/shm/" : "/tmp/") + name;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines{"goterr"};
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

void use_config(const std::string& text) {
    static const std::string path = config_file();
    static const int removed = std::atexit([] { ::unlink(path.c_str()); });
    (void)removed;
    std::ofstream(path, std::ios::binary) << text;
    ::setenv("GOTERR_CONFIG", path.c_str(), 1);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const std::size_t end = text.find('\0');
    if (end == std::string::npos)
        ::setenv("GOTERR_CONFIG", "", 1);
    else
        use_config(text.substr(end + 1));
    std::vector<std::string> arguments = lines_of(text.substr(0, end));
    std::vector<char*> pointers;
    for (std::string& argument : arguments) pointers.push_back(argument.data());
    pointers.push_back(nullptr);
    goterr::cli::read_command_line(static_cast<int>(arguments.size()), pointers.data());
    return 0;
}
