#include "goterr/system/both.hpp"

#include <system_error>

#include "goterr/system/thread.hpp"

namespace goterr {

void both(const std::function<void()>& one, const std::function<void()>& other) {
    Thread beside;
    bool started = false;
    try {
        if (processor_count() > 1) {
            beside = Thread(other);
            started = true;
        }
    } catch (const std::system_error&) {  // no more threads: this one does it
    }
    one();
    if (!started) other();
}

}  // namespace goterr
