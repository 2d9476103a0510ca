/// The first INT or TERM ends any command, whatever it is doing.
#include <sys/stat.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "support/catch.hpp"
#include "support/running.hpp"

using namespace goterr::test;

namespace {

/// Some thousand moves on the largest board, a pass now and then: minutes of work for who wants to see all of
/// them.
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
