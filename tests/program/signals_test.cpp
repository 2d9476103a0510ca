/// The first INT or TERM ends any command, whatever it is doing.
#include <sys/stat.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "support/catch.hpp"
#include "support/program.hpp"

using namespace goterr::test;

namespace {

using Clock = std::chrono::steady_clock;

/// A program that is at work, and reads what nobody writes.
class Running {
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

/// Some thousand moves on the largest board, a pass now and then: minutes of work for who wants to see all of them.
std::string long_game() {
    std::string text = "(;GM[1]FF[4]SZ[52]";
    for (int i = 0; i < 3000; ++i) text += std::string(";") + "BW"[i % 2] + "[]";
    return text + ")";
}

std::vector<std::vector<std::string>> commands(const std::string& game) {
    return {{"graph", "-f", "csv", "--every", "2", game},
            {"report", "--every", "2", game},
            {"batch", "-q", "--every", "1", game},
            {"batch", "-q", "-"},
            {"estimate"},
            {"map", "dragons"},
            {"explain", "D4"},
            {"graph", "-"},
            {"report", "-"},
            {"problem", "-"},
            {"gtp"},
            {"analysis"}};
}

#if defined(GOTERR_OPTIMIZED) && !defined(GOTERR_SANITIZED)
constexpr double most_seconds = 1.5;  // one, and something for a machine that is busy
#else
constexpr double most_seconds = 10;
#endif

}  // namespace

TEST_CASE("the first signal to end ends any command, at work or waiting for its input") {
    const Workspace folder;
    const std::string game = folder.write("long.sgf", long_game());
    REQUIRE(::mkfifo(folder.path("silence").c_str(), 0600) == 0);
    for (const auto& command : commands(game)) {
        for (const int signal : {SIGINT, SIGTERM}) {
            Running program(folder, command);
            INFO(command.front() << " " << command.back() << ", signal " << signal);
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            REQUIRE_FALSE(program.has_ended());
            CHECK(program.end_by(signal) < most_seconds);
            const std::string written = program.written();
            CHECK((written.empty() || written.ends_with('\n')));
        }
    }
}
