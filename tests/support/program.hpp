/// Runs the real program and tells how it ended and what it took.
#pragma once

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "commands/workspace.hpp"

namespace goterr::test {

struct Outcome {
    int status = -1;  ///< -1: it was killed by a signal
    std::string out;
    std::string err;
    double seconds = 0;    ///< of processor time
    double megabytes = 0;  ///< of memory at most
};

/// What the program is started with; a stream with an empty name is closed.
struct Start {
    std::vector<std::string> arguments;
    std::string in = "/dev/null";
    std::string out = "out";  ///< below the workspace where it is not absolute
    std::string err = "err";
    std::vector<std::string> environment = {};  ///< besides GOTERR_CONFIG=
    std::string program = GOTERR_BINARY_DIR "/goterr";
};

/// Empty for devices, which may have no end.
inline std::string contents(const std::string& path) {
    if (std::error_code ignored; !std::filesystem::is_regular_file(path, ignored)) return {};
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline std::vector<char*> pointers_to(std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

inline double seconds_of(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

/// The streams of a program that is started.
class Streams {
public:
    Streams() { ::posix_spawn_file_actions_init(&actions_); }
    ~Streams() { ::posix_spawn_file_actions_destroy(&actions_); }
    Streams(const Streams&) = delete;
    Streams& operator=(const Streams&) = delete;

    void set(int stream, const std::string& file, int flags) {
        if (file.empty())
            ::posix_spawn_file_actions_addclose(&actions_, stream);
        else
            ::posix_spawn_file_actions_addopen(&actions_, stream, file.c_str(), flags, 0600);
    }
    const posix_spawn_file_actions_t* get() const { return &actions_; }

private:
    posix_spawn_file_actions_t actions_;
};

inline std::string below(const Workspace& folder, const std::string& file) {
    return file.empty() || file.front() == '/' ? file : folder.path(file);
}

inline Outcome run_program(const Start& start) {
    const Workspace folder;
    const std::string& program = start.program;
    const std::string out = below(folder, start.out), err = below(folder, start.err);
    constexpr int write = O_WRONLY | O_CREAT | O_TRUNC;
    Streams streams;
    streams.set(STDIN_FILENO, start.in, O_RDONLY);
    streams.set(STDOUT_FILENO, out, write);
    streams.set(STDERR_FILENO, err, write);
    std::vector<std::string> arguments = start.arguments, environment = start.environment;
    arguments.insert(arguments.begin(), program);
    environment.push_back("GOTERR_CONFIG=");
    pid_t child = 0;
    if (::posix_spawn(&child, program.c_str(), streams.get(), nullptr, pointers_to(arguments).data(),
                      pointers_to(environment).data()) != 0)
        throw std::runtime_error(program + " cannot be started");
    int status = 0;
    rusage used{};
    ::wait4(child, &status, 0, &used);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(out), contents(err),
            seconds_of(used.ru_utime) + seconds_of(used.ru_stime),
            static_cast<double>(used.ru_maxrss) / 1024};
}

}  // namespace goterr::test
