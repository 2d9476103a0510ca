/// The real program while it is at work.
#pragma once

#include <chrono>
#include <csignal>

#include "support/catch.hpp"
#include "support/program.hpp"

namespace goterr::test {

/// Reads what nobody writes from `silence`, a pipe in the folder.
class Running {
    using Clock = std::chrono::steady_clock;

public:
    Running(const Workspace& folder, std::vector<std::string> arguments) : out_(folder.path("out")) {
        const std::string program = GOTERR_BINARY_DIR "/goterr";
        std::vector<std::string> environment{"GOTERR_CONFIG="};
        arguments.insert(arguments.begin(), program);
        Streams streams;
        streams.set(STDIN_FILENO, folder.path("silence"), O_RDWR);
        streams.set(STDOUT_FILENO, out_, O_WRONLY | O_CREAT | O_TRUNC);
        streams.set(STDERR_FILENO, "/dev/null", O_WRONLY);
        REQUIRE(::posix_spawn(&child_, program.c_str(), streams.get(), nullptr, pointers_to(arguments).data(),
                              pointers_to(environment).data()) == 0);
    }

    bool has_ended() {
        int status = 0;
        return ::waitpid(child_, &status, WNOHANG) == child_;
    }

    /// Seconds from the signal to the end.
    double end_by(int signal) const {
        const auto start = Clock::now();
        ::kill(child_, signal);
        int status = 0;
        ::waitpid(child_, &status, 0);
        CHECK((WIFSIGNALED(status) ? WTERMSIG(status) == signal : WEXITSTATUS(status) == 130));
        return std::chrono::duration<double>(Clock::now() - start).count();
    }

    std::string written() const { return contents(out_); }

private:
    std::string out_;
    pid_t child_ = 0;
};

}  // namespace goterr::test
