/// A loop over independent pieces of work on several threads.
#pragma once

#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <vector>

#include "goterr/system/thread.hpp"

namespace goterr {

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
        try {
            for (unsigned i = 1; i < jobs && i < count; ++i) threads.emplace_back(run);
        } catch (const std::system_error&) {  // no more threads: those that there are do it
        }
        run();
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace goterr
