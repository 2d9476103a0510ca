/// Two pieces of work at once.
#pragma once

#include <functional>

namespace goterr {

/// Does both, on two threads where there are two processors; neither may touch what the other does. What one
/// throws is thrown on.
void both(const std::function<void()>& one, const std::function<void()>& other);

}  // namespace goterr
