/// Processor time: what other programs do meanwhile does not count.
#pragma once

#include <ctime>

namespace goterr::bench {

class Stopwatch {
public:
    double seconds() const { return static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC; }

private:
    std::clock_t start_ = std::clock();
};

}  // namespace goterr::bench
