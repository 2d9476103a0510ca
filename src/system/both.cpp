#include "goterr/system/both.hpp"

#include <exception>
#include <system_error>

#include "goterr/system/thread.hpp"

namespace goterr {

void both(const std::function<void()>& one, const std::function<void()>& other) {
    std::exception_ptr failure;
    const auto beside = [&] {
        try {
            other();
        } catch (...) {
            failure = std::current_exception();
        }
    };
    bool started = false;
    {
        Thread thread;
        try {
            if (processor_count() > 1) thread = Thread(beside);
            started = processor_count() > 1;
        } catch (const std::system_error&) {  // no more threads: this one does it
        }
        one();
    }
    if (!started) other();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace goterr
