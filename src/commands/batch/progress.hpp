/// One line on the error stream that says how far a long run has come, how fast it is and how long it will
/// take. Nothing in the results depends on it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>

#include "../status_line.hpp"
#include "goterr/system/thread.hpp"

namespace goterr {

class Progress {
public:
    /// Writes nothing unless `shown`. `sizes` gives the size of each input until there are no more; it is
    /// asked in a thread of its own, and the share that is done can be told once it has ended.
    Progress(std::ostream& err, bool shown, std::function<std::optional<std::uint64_t>()> sizes);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void add(long long games, long long positions, std::uint64_t bytes);
    /// What an earlier run had done: it counts as done, but not for the speed.
    void start_at(long long games, std::uint64_t bytes);
    /// Takes the line away, before something else is written to the stream.
    void clear() { line_.clear(); }

private:
    using Clock = std::chrono::steady_clock;

    void draw(Clock::time_point now);

    StatusLine line_;
    bool shown_;
    long long games_ = 0;
    long long positions_ = 0;
    std::uint64_t bytes_ = 0;
    std::uint64_t first_bytes_ = 0;
    Clock::time_point start_ = Clock::now();
    Clock::time_point last_ = start_;
    std::atomic<std::uint64_t> total_ = 0;  ///< 0 until it is known
    std::atomic<bool> enough_ = false;
    Thread counting_;  // last: ends before the rest goes
};

}  // namespace goterr
