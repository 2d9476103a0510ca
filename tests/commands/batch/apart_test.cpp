/// Batch goes on where a position ends the process that works on it.
#include <csignal>
#include <cstdlib>

#include "goterr/system/worker_processes.hpp"
#include "runs.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// A format that breaks down where a position has that many moves.
template <int move, void (*break_down)()>
std::string breaking(const Estimate& estimate, const Provenance& from, const RenderOptions& options) {
    if (from.move == move) break_down();
    return batch_format_named("csv")->record(estimate, from, options);
}

/// As it ends who does not look at signals, which the test program does.
void end_by(int signal) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void crash() { end_by(SIGSEGV); }

void never_end() {
    volatile bool going = true;
    while (going) {
    }
}

void leave() { std::_Exit(3); }

template <void (*break_down)()>
BatchFormat format_that() {
    BatchFormat format = *batch_format_named("csv");
    format.record = breaking<2, break_down>;
    return format;
}

/// Rows of a run in which every position after two moves breaks down.
BatchOutcome run_with(const BatchFormat& format, const Workspace& folder, int workers) {
    const std::string games = "(;SZ[5];B[cc];W[bb];B[dd])(;SZ[5];B[cc];W[bb];B[dd])";
    folder.write("a.sgf", games);
    folder.write("b.sgf", games);
    BatchCommand command = csv({folder.path("")});
    command.format = &format;
    command.moments.every = 1;
    command.workers = workers;
    command.timeout = 0.3;  // which no other position takes, under sanitizers too
    command.request.options.effort = Effort::quick;
    return run_batch(command);
}

int rows_with(const BatchOutcome& outcome, const std::string& text) {
    std::istringstream lines(outcome.out);
    int count = 0;
    for (std::string line; std::getline(lines, line);) count += line.find(text) != std::string::npos ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("a position that ends its process by a signal costs its own record", "[batch]") {
    const BatchFormat format = format_that<crash>();
    for (const int workers : {1, 3}) {
        const Workspace folder;
        const BatchOutcome outcome = run_with(format, folder, workers);
        CHECK(outcome.status == 1);
        CHECK(lines_in(outcome.out) == 12);
        CHECK(rows_with(outcome, "the position after move 2 ended the process that worked on it") == 4);
    }
}

TEST_CASE("so does one that ends it by itself", "[batch]") {
    const BatchFormat format = format_that<leave>();
    const Workspace folder;
    CHECK(rows_with(run_with(format, folder, 2), "(status 3)") == 4);
}

TEST_CASE("a position without end is given up after the time it is allowed", "[batch]") {
    const BatchFormat format = format_that<never_end>();
    const Workspace folder;
    const BatchOutcome outcome = run_with(format, folder, 2);
    CHECK(outcome.status == 1);
    CHECK(lines_in(outcome.out) == 12);
    CHECK(rows_with(outcome, "the position after move 2 took longer than 0.3 s; --timeout allows more") == 4);
}

TEST_CASE("a run that was interrupted goes on behind positions that break down", "[batch]") {
    const BatchFormat format = format_that<crash>();
    const Workspace folder;
    folder.write("games/a.sgf", "(;SZ[5];B[cc];W[bb])");
    folder.write("games/b.sgf", "(;SZ[5];B[cc])");
    BatchCommand command = csv({folder.path("games")});
    command.format = &format;
    command.output = folder.path("out.csv");
    CHECK(run_batch(command).status == 1);
    command.resume = true;
    CHECK(run_batch(command).err.find("was finished by an earlier run") != std::string::npos);
}

TEST_CASE("what a worker did is known after its end", "[batch]") {
    WorkerProcesses processes(2, [](Channel channel, WorkerProcesses::Mark& mark) {
        while (const auto message = channel.receive()) {
            mark = message->size();
            if (message->empty()) end_by(SIGABRT);
            channel.send(*message + *message);
        }
    });
    auto worker = processes.start(1);
    REQUIRE(worker);
    const std::string large(std::size_t{1} << 20, 'x');
    REQUIRE(worker->channel.send(large));
    CHECK(worker->channel.receive() == large + large);
    CHECK(*worker->mark == large.size());
    REQUIRE(worker->channel.send(""));
    CHECK_FALSE(worker->channel.receive());
    CHECK(processes.end(worker->process).signal == SIGABRT);
}
