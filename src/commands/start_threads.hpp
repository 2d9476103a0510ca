/// Threads where the system may have no more of them.
#pragma once

#include <system_error>
#include <vector>

#include "goterr/core/error.hpp"
#include "goterr/system/thread.hpp"

namespace goterr {

/// Starts up to `count` threads that work; fewer where the system makes no more. Throws `Error` where it
/// makes none.
template <typename Work>
void start_threads(std::vector<Thread>& threads, unsigned count, const Work& work) {
    try {
        while (threads.size() < count) threads.emplace_back(work);
    } catch (const std::system_error&) {
        if (threads.empty()) throw Error("the system makes no thread to work with");
    }
}

}  // namespace goterr
