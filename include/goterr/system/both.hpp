/// Two pieces of work at once.
#pragma once

#include <cstddef>
#include <functional>

namespace goterr {

/// Does both, on two threads where there are two processors; neither may touch what the other does. What one
/// throws is thrown on.
void both(const std::function<void()>& one, const std::function<void()>& other);

/// Does `each(i)` for all i below `count`, the even ones on one thread, the odd ones on the other.
inline void on_both(std::size_t count, const std::function<void(std::size_t)>& each) {
    const auto every_second = [&](std::size_t first) {
        for (std::size_t i = first; i < count; i += 2) each(i);
    };
    both([&] { every_second(0); }, [&] { every_second(1); });
}

}  // namespace goterr
