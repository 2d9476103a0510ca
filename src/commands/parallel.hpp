/// Work on several threads, fewer where the system makes no more of them.
#pragma once

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <vector>

#include "goterr/core/error.hpp"
#include "goterr/system/thread.hpp"

namespace goterr {

/// Adds threads that work up to `count`, or as many as the system makes.
template <typename Work>
void add_threads(std::vector<Thread>& threads, std::size_t count, const Work& work) {
    try {
        while (threads.size() < count) threads.emplace_back(work);
    } catch (const std::system_error&) {  // those that there are do it
    }
}

/// The same; throws `Error` where the system makes none.
template <typename Work>
void start_threads(std::vector<Thread>& threads, std::size_t count, const Work& work) {
    add_threads(threads, count, work);
    if (threads.empty()) throw Error("the system makes no thread to work with");
}

/// Calls `work(i)` once for each i below `count`, in no order, on up to `jobs` threads. The first exception
/// is thrown again here, after all threads have stopped.
template <typename Work>
void parallel_for(std::size_t count, unsigned jobs, Work work) {
    std::atomic<std::size_t> next = 0;
    std::exception_ptr failure;
    std::mutex failing;
    const auto run = [&] {
        try {
            for (std::size_t i = next++; i < count; i = next++) work(i);
        } catch (...) {
            const std::lock_guard lock(failing);
            if (!failure) failure = std::current_exception();
            next = count;
        }
    };
    {
        std::vector<Thread> threads;
        const auto useful = std::min<std::size_t>(jobs, count);
        if (useful > 1) add_threads(threads, useful - 1, run);
        run();
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace goterr
