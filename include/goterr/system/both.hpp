/// Two pieces of work at once.
#pragma once

#include <functional>

namespace goterr {

/// Does both, on two threads where there are two processors. Neither may throw, nor touch what the other does.
void both(const std::function<void()>& one, const std::function<void()>& other);

}  // namespace goterr
