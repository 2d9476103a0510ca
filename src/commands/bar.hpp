/// A bar on the error stream that says how far a run of known length has come; nothing for short runs.
#pragma once

#include <chrono>
#include <iosfwd>

namespace goterr {

class Bar {
public:
    Bar(std::ostream& err, bool shown) : err_(err), shown_(shown) {}
    ~Bar() { clear(); }
    Bar(const Bar&) = delete;
    Bar& operator=(const Bar&) = delete;

    void advance(std::size_t done, std::size_t of);
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    std::ostream& err_;
    bool shown_;
    bool drawn_ = false;
    Clock::time_point start_ = Clock::now();
    Clock::time_point last_ = start_;
};

}  // namespace goterr
