/// Two runs on one output, as a scheduler makes them that takes the first for lost.
#include <sys/stat.h>

#include <chrono>
#include <filesystem>
#include <thread>

#include "support/running.hpp"

using namespace goterr::test;

namespace {

constexpr const char* finished =
    "(;GM[1]FF[4]SZ[5];B[ac];W[ad];B[bc];W[bd];B[cc];W[cd];B[dc];W[dd];B[ec];W[ed])\n";

/// Waits until a first unit is written and noted in the journal, below its head.
bool has_noted_something(const Workspace& folder, const std::string& journal) {
    for (int tries = 0; tries < 1000; ++tries) {
        const std::string text = std::filesystem::exists(folder.path(journal)) ? folder.read(journal) : "";
        const auto head = text.find("\n\n");
        if (head != std::string::npos && text.size() > head + 2 && text.ends_with('\n')) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

}  // namespace

TEST_CASE(
    "a second run on the same output is refused before it changes anything, and works once the first is "
    "gone") {
    const Workspace folder;
    const std::string game = folder.write("a.sgf", finished), out = folder.write("out.csv", "of yesterday\n");
    REQUIRE(::mkfifo(folder.path("silence").c_str(), 0600) == 0);
    const std::string part = out + ".goterr.part", journal = part + ".run";
    Running first(folder, {"batch", "-q", "-j", "1", "-o", out, game, "-"});
    REQUIRE(has_noted_something(folder, "out.csv.goterr.part.run"));
    const std::string written = folder.read("out.csv.goterr.part"),
                      noted = folder.read("out.csv.goterr.part.run");
    for (const bool resume : {false, true}) {
        std::vector<std::string> again{"batch", "-q", "-o", out, game};
        if (resume) again.push_back("--resume");
        const Outcome second = run_program({again});
        INFO(resume);
        CHECK(second.status == 1);
        CHECK(second.err == "goterr: error: another goterr is writing " + out + "\n");
        CHECK(folder.read("out.csv") == "of yesterday\n");
        CHECK(folder.read("out.csv.goterr.part") == written);
        CHECK(folder.read("out.csv.goterr.part.run") == noted);
    }
    REQUIRE_FALSE(first.has_ended());
    first.end_by(SIGKILL);
    CHECK(run_program({{"batch", "-q", "-o", out, game}}).status == 0);
    CHECK(folder.read("out.csv").find("a.sgf,1,10,") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(part));
    CHECK_FALSE(std::filesystem::exists(journal));
}
