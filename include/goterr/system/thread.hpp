/// Threads that end before their owner does: what std::jthread is where the library has it (libc++ does not
/// before version 18).
#pragma once

#include <thread>
#include <utility>

namespace goterr {

/// Joined when it goes.
class Thread {
public:
    Thread() = default;
    template <typename Work>
    explicit Thread(Work work) : thread_(std::move(work)) {}
    Thread(Thread&&) noexcept = default;
    Thread& operator=(Thread&& other) noexcept {
        join();
        thread_ = std::move(other.thread_);
        return *this;
    }
    ~Thread() { join(); }

private:
    void join() {
        if (thread_.joinable()) thread_.join();
    }

    std::thread thread_;
};

/// How many threads the machine works on at once; at least 1.
inline unsigned processor_count() {
    const unsigned count = std::thread::hardware_concurrency();
    return count > 0 ? count : 1;
}

/// So many threads as the user asks for; who asks for 0 wants one a processor.
inline unsigned threads_for(unsigned jobs) { return jobs > 0 ? jobs : processor_count(); }

}  // namespace goterr
