#include "goterr/commands/protocol_commands.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <future>
#include <istream>
#include <mutex>
#include <ostream>

#include "goterr/commands/streams.hpp"
#include "goterr/system/path.hpp"
#include "goterr/system/thread.hpp"
#include "parallel.hpp"

namespace goterr {

namespace {

/// Tasks in the order they were asked for, worked on by several threads.
class Workers {
public:
    Workers(unsigned jobs, std::ostream& out) : out_(out) {
        start_threads(threads_, jobs, [this] { work(); });
    }
    /// Waits until everything is answered.
    ~Workers() {
        {
            const std::lock_guard lock(mutex_);
            ended_ = true;
        }
        changed_.notify_all();
    }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    /// Waits while very much is to be done, so that a client that asks faster than it is answered needs no
    /// memory here.
    void add(std::vector<AnalysisTask> tasks) {
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return waiting_.size() < most_waiting; });
            for (AnalysisTask& task : tasks) waiting_.push_back(std::move(task));
        }
        changed_.notify_all();
    }
    /// Tasks not begun yet are answered with nothing.
    void terminate(const Termination& termination) {
        const std::lock_guard lock(mutex_);
        const auto gone =
            std::stable_partition(waiting_.begin(), waiting_.end(),
                                  [&](const AnalysisTask& task) { return !termination.covers(task); });
        for (auto task = gone; task != waiting_.end(); ++task) say(no_results(*task));
        waiting_.erase(gone, waiting_.end());
    }
    void write(const std::string& line) {
        const std::lock_guard lock(mutex_);
        say(line);
    }

private:
    static constexpr std::size_t most_waiting = 20'000;

    void say(const std::string& line) { out_ << line << '\n' << std::flush; }

    /// The answer, and before it a report, if it takes longer than the query wants to wait.
    std::string reported(const AnalysisTask& task) {
        bool done = false;
        std::condition_variable answered;
        const Thread reporter([&] {
            std::unique_lock lock(mutex_);
            const std::chrono::duration<double> patience(*task.report_after);
            if (answered.wait_for(lock, patience, [&] { return done; })) return;
            lock.unlock();
            const std::string report = analysis_report(task);
            lock.lock();
            if (!done) say(report);
        });
        std::string answer = analysis_answer(task);
        const std::lock_guard lock(mutex_);
        done = true;
        answered.notify_all();
        return answer;
    }

    void work() {
        std::unique_lock lock(mutex_);
        while (true) {
            changed_.wait(lock, [this] { return ended_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            const AnalysisTask task = std::move(waiting_.front());
            waiting_.pop_front();
            lock.unlock();
            changed_.notify_all();
            const std::string answer = task.report_after ? reported(task) : analysis_answer(task);
            lock.lock();
            say(answer);
        }
    }

    std::ostream& out_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<AnalysisTask> waiting_;
    bool ended_ = false;
    std::vector<Thread> threads_;  // last: ends before the rest goes
};

/// While the line is awaited, an open analysis is said again and again.
std::optional<std::string> next_line(std::istream& in, std::ostream& out, const GtpSession& session) {
    const auto interval = session.update_interval();
    if (!interval) return read_line(in);
    auto coming = std::async(std::launch::async, [&in] { return read_line(in); });
    while (out && coming.wait_for(*interval) == std::future_status::timeout)
        out << session.update() << std::flush;
    return coming.get();
}

}  // namespace

int run_gtp(GtpOptions options, std::istream& in, std::ostream& out) {
    in.tie(nullptr);  // or a thread that reads would flush what another writes
    if (options.files) {
        options.read_file = [&in](const std::string& name) {
            std::error_code ignored;
            if (name == "-") throw Error("standard input is the session itself");
            if (is_there(name) && !std::filesystem::is_regular_file(file_path(name), ignored))
                throw Error("is no plain file");
            return read_input(name, in);
        };
        options.write_file = [&out](const std::string& name, const std::string& bytes) {
            if (name == "-") throw Error("standard output is the session itself");
            write_output(bytes, name, out);
        };
    }
    GtpSession session(std::move(options));
    while (!session.over()) {
        const auto line = next_line(in, out, session);
        if (!line) break;
        out << session.answer(*line) << std::flush;
    }
    out << session.end() << std::flush;
    return 0;
}

int run_analysis(const AnalysisCommand& command, std::istream& in, std::ostream& out) {
    const unsigned jobs = threads_for(command.jobs);
    in.tie(nullptr);  // or reading would flush the output while a worker writes it
    Workers workers(jobs, out);
    while (const auto line = read_line(in)) {
        AnalysisInput input = read_analysis_line(*line, command.options);
        for (const std::string& answer : input.answers) workers.write(answer);
        if (input.termination) workers.terminate(*input.termination);
        workers.add(std::move(input.tasks));
    }
    return 0;
}

}  // namespace goterr
