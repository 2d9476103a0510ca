/// SIGINT and SIGTERM as a question that can be asked: while an object lives, the first such signal is only
/// remembered, so that the program can end in order. What is not in order within a second is ended with
/// status 130, and a second signal ends it at once.
#pragma once

#include <memory>

namespace goterr {

inline constexpr int status_interrupted = 130;

class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    bool requested() const;

private:
    struct Before;
    std::unique_ptr<Before> before_;  ///< what the signals did, to be put back
};

}  // namespace goterr
