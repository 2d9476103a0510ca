/// Numbers that belong together, joined step by step.
#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

namespace goterr::life {

class Sets {
public:
    explicit Sets(int count) : parents_(static_cast<std::size_t>(count)) {
        std::iota(parents_.begin(), parents_.end(), 0);
    }
    int root(int i) const {
        while (parents_[static_cast<std::size_t>(i)] != i) i = parents_[static_cast<std::size_t>(i)];
        return i;
    }
    /// The smaller number becomes the root.
    void join(int a, int b) {
        a = root(a);
        b = root(b);
        parents_[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
    }

private:
    std::vector<int> parents_;
};

}  // namespace goterr::life
