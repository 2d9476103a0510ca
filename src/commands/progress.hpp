/// One line on the error stream that says how far a long run has come. Nothing in the results depends on it.
#pragma once

#include <chrono>
#include <iosfwd>

namespace goterr {

class Progress {
public:
    /// Writes nothing unless `shown`.
    Progress(std::ostream& err, bool shown) : err_(err), shown_(shown) {}
    ~Progress() { clear(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void add(int games, int positions);
    /// Takes the line away, before something else is written to the stream.
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    void draw(Clock::time_point now);

    std::ostream& err_;
    bool shown_;
    bool drawn_ = false;
    long long games_ = 0;
    long long positions_ = 0;
    Clock::time_point start_ = Clock::now();
    Clock::time_point last_ = start_;
};

}  // namespace goterr
