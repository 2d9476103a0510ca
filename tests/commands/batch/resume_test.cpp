#include <sys/resource.h>

#include <csignal>
#include <filesystem>

#include "commands/batch/runs.hpp"
#include "goterr/commands/streams.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

namespace fs = std::filesystem;

/// While it lives no file of this process grows beyond so many bytes: a disk that is full.
class FullDisk {
public:
    explicit FullDisk(std::size_t bytes) : old_handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &old_);
        const rlimit limit{bytes, old_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &old_);
        std::signal(SIGXFSZ, old_handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    void (*old_handler_)(int);
    rlimit old_{};
};

/// Files whose names are hard to tell apart, one of them broken, one that is no game.
BatchCommand hard_work(const Workspace& folder) {
    folder.write("in/a.sgf", small_game());
    folder.write("in/b.sgf", small_game() + "(;SZ[5];B[zz])" + small_game());
    folder.write("in/notes.txt", "nothing here");
    for (const char* name : {"in/\xff.sgf", "in/\xfe.sgf", "in/\xfd.sgf"}) folder.write(name, small_game());
    folder.write("in/z.sgf", small_game());
    const std::string a = folder.path("in/a.sgf");
    BatchCommand command = csv({folder.path("in"), a, a, a});
    command.header = command.summary = true;
    command.request.options.effort = Effort::quick;
    command.output = folder.path("out");
    command.made_with = {{"--komi", "6.5"}};
    return command;
}

/// A run that stopped at a full disk behind so many bytes; false where there was room for all.
bool break_off(BatchCommand command, std::size_t bytes) {
    const FullDisk full(bytes);
    command.resume = false;
    try {
        run_batch(command);
        return false;
    } catch (const Error&) {
        return true;
    }
}

std::string reason_of_refusal(const BatchCommand& command) {
    try {
        run_batch(command);
        return "";
    } catch (const WrongUse& refusal) {
        return refusal.what();
    }
}

std::string last_lines(const std::string& text) {
    const std::size_t at = text.find(" games read");
    REQUIRE(at != std::string::npos);
    return text.substr(text.rfind("goterr:", at));
}

std::size_t part_of_results(const Workspace& folder) { return folder.read("out.goterr.part").size(); }

}  // namespace

TEST_CASE("a run can be continued wherever the disk was full, and ends with the same bytes and summary") {
    const Workspace folder;
    BatchCommand command = hard_work(folder);
    command.format = batch_format_named(GENERATE("ndjson", "csv", "text"));
    command.moments.every = GENERATE(7, 1000);
    const BatchOutcome whole = run_batch(command);
    const std::string records = folder.read("out");
    const std::size_t places = one_in() > 1 ? 5 : 25;
    std::size_t broken = 0;
    for (std::size_t bytes = 0; bytes < records.size(); bytes += records.size() / places + 1) {
        fs::remove(folder.path("out"));
        broken += break_off(command, bytes);
        command.resume = true;
        const BatchOutcome again = run_batch(command);
        INFO("full at " << bytes);
        REQUIRE(folder.read("out") == records);
        REQUIRE(again.status == 1);
        REQUIRE(last_lines(again.err) == last_lines(whole.err));
        REQUIRE_FALSE(fs::exists(folder.path("out.goterr.part")));
        REQUIRE_FALSE(fs::exists(folder.path("out.goterr.part.run")));
    }
    CHECK(broken > places * 4 / 5);
}

TEST_CASE("what a crash tore off the results or their journal is done again") {
    const Workspace folder;
    BatchCommand command = hard_work(folder);
    run_batch(command);
    const std::string records = folder.read("out");
    command.resume = true;
    for (const char* torn : {"out.goterr.part", "out.goterr.part.run"})
        for (std::size_t percent = 30; percent < 100; percent += 7) {
            fs::remove(folder.path("out"));
            REQUIRE(break_off(command, records.size() - 20));
            fs::resize_file(folder.path(torn), fs::file_size(folder.path(torn)) * percent / 100);
            run_batch(command);
            REQUIRE(folder.read("out") == records);
        }
}

TEST_CASE("a run that was made with something else is not continued, and says what differs") {
    const Workspace folder;
    BatchCommand command = hard_work(folder);
    run_batch(command);
    const std::string records = folder.read("out");
    fs::remove(folder.path("out"));
    REQUIRE(break_off(command, records.size() / 2));
    const std::size_t left = part_of_results(folder);
    command.resume = true;
    command.made_with = {{"--komi", "7.5"}, {"--rules", "chinese"}};
    CHECK_THAT(reason_of_refusal(command),
               Catch::Matchers::Contains("--komi was 6.5 and is 7.5; --rules was (none) and is chinese"));
    CHECK(part_of_results(folder) == left);
    command.made_with = {{"--komi", "6.5"}};
    folder.write("in/aa.sgf", small_game());
    CHECK_THAT(reason_of_refusal(command), Catch::Matchers::Contains("they are not the same"));
    fs::remove(folder.path("in/aa.sgf"));
    folder.write("in/a.sgf", small_game(";B[aa]"));
    CHECK_THAT(reason_of_refusal(command), Catch::Matchers::Contains("they are not the same"));
    folder.write("in/a.sgf", small_game());
    fs::remove(folder.path("out.goterr.part.run"));
    CHECK_THAT(reason_of_refusal(command),
               Catch::Matchers::Contains("nothing beside it says what it was made with"));
    CHECK(part_of_results(folder) == left);
}

TEST_CASE("a finished result is left alone and reported as finished, where it is this work") {
    const Workspace folder;
    BatchCommand command = hard_work(folder);
    const BatchOutcome whole = run_batch(command);
    const std::string records = folder.read("out");
    command.resume = true;
    const BatchOutcome again = run_batch(command);
    CHECK(again.status == 1);
    CHECK_THAT(again.err, Catch::Matchers::Contains("was finished by an earlier run"));
    CHECK(last_lines(again.err) == last_lines(whole.err));
    CHECK(folder.read("out") == records);
    const std::string b = folder.path("in/b.sgf");
    command.paths.push_back(b);
    CHECK_THAT(reason_of_refusal(command), Catch::Matchers::Contains("b.sgf was among the inputs"));
    command.paths.resize(2);
    CHECK_THAT(reason_of_refusal(command), Catch::Matchers::Contains("of which there are"));
    command = hard_work(folder);
    command.resume = true;
    command.made_with = {};
    CHECK_THAT(reason_of_refusal(command), Catch::Matchers::Contains("--komi was 6.5 and is (none)"));
    command = hard_work(folder);
    command.resume = true;
    folder.write("out", records + "more");
    CHECK_THAT(reason_of_refusal(command), Catch::Matchers::Contains("was changed since"));
    fs::remove(folder.path("out.goterr.run"));
    CHECK_THAT(reason_of_refusal(command), Catch::Matchers::Contains("nothing beside it says"));
    CHECK(folder.read("out") == records + "more");
}

TEST_CASE("continued, only what disagrees is listed, and the summary and status are of all games") {
    const Workspace folder;
    std::string wrong = small_game();
    wrong.replace(wrong.find("B+4.5"), 5, "W+9.5");
    for (const char* name : {"a", "c", "e", "g"}) {
        folder.write(std::string("in/") + name + ".sgf", wrong);
        folder.write(std::string("in/") + name + "x.sgf", small_game());
    }
    folder.write("in/b.sgf", "(;SZ[5];B[zz])");
    BatchCommand command = csv({folder.path("in")});
    command.disagreeing = 1;
    command.summary = true;
    command.output = folder.path("out");
    const BatchOutcome whole = run_batch(command);
    const std::string records = folder.read("out");
    fs::remove(folder.path("out"));
    REQUIRE(break_off(command, records.size() - 20));
    command.resume = true;
    const BatchOutcome again = run_batch(command);
    CHECK(folder.read("out") == records);
    CHECK(again.status == 1);
    CHECK(again.err.substr(again.err.find("goterr: 8 games")) ==
          whole.err.substr(whole.err.find("goterr: 8 games")));
}

TEST_CASE("runs that fail before their first record leave nothing behind") {
    const Workspace folder;
    BatchCommand command = csv({folder.write("in/a.sgf", small_game())});
    command.output = folder.path("out/x.csv");
    fs::create_directory(folder.path("out"));
    CHECK(break_off(command, 10));
    CHECK(fs::is_empty(folder.path("out")));
}

TEST_CASE("what stands under the name of the unfinished file is not written through") {
    const Workspace folder;
    BatchCommand command = csv({folder.write("in/a.sgf", small_game())});
    command.output = folder.path("x.csv");
    const std::string precious = folder.write("precious", "precious");
    fs::create_symlink(precious, folder.path("x.csv.goterr.part"));
    CHECK_THROWS_AS(run_batch(command), Error);
    fs::remove(folder.path("x.csv.goterr.part"));
    fs::create_hard_link(precious, folder.path("x.csv.goterr.part"));
    command.resume = true;
    CHECK_THROWS_AS(run_batch(command), Error);
    command.resume = false;
    CHECK(run_batch(command).status == 0);
    CHECK(folder.read("precious") == "precious");
}

TEST_CASE("a dash as the output is the output stream") {
    const Workspace folder;
    BatchCommand command = csv({folder.write("in/a.sgf", small_game())});
    command.output = "-";
    CHECK(lines_in(run_batch(command).out) == 1);
    CHECK_FALSE(fs::exists("-"));
    command.resume = true;
    CHECK_THROWS_AS(run_batch(command), WrongUse);
}

TEST_CASE("a run killed between the last two steps leaves nothing behind the next", "[batch]") {
    const Workspace folder;
    const BatchCommand command = hard_work(folder);
    run_batch(command);
    folder.write("out.goterr.part.run", folder.read("out.goterr.run"));
    BatchCommand again = command;
    again.resume = true;
    CHECK(run_batch(again).err.find("was finished by an earlier run") != std::string::npos);
    CHECK_FALSE(fs::exists(folder.path("out.goterr.part.run")));
}
