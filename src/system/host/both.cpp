#include "goterr/system/both.hpp"

namespace goterr {

void both(const std::function<void()>& one, const std::function<void()>& other) {
    one();
    other();
}

}  // namespace goterr
