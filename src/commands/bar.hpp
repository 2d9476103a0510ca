/// A bar on the error stream that says how far a run of known length has come; nothing for short runs.
#pragma once

#include <chrono>
#include <iosfwd>
#include <mutex>
#include <string_view>

#include "status_line.hpp"

namespace goterr {

class Bar {
public:
    /// `what` is counted.
    Bar(std::ostream& err, bool shown, std::string_view what = "positions")
        : line_(err), shown_(shown), what_(what) {}

    void advance(std::size_t done, std::size_t of);
    /// One more is done; threads may say so at once.
    void step(std::size_t of) {
        const std::lock_guard lock(stepping_);
        advance(++done_, of);
    }
    void clear() { line_.clear(); }

private:
    using Clock = std::chrono::steady_clock;

    StatusLine line_;
    bool shown_;
    std::string_view what_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point last_ = start_;
    std::mutex stepping_;
    std::size_t done_ = 0;
};

}  // namespace goterr
