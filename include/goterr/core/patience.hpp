/// Patience: whoever waits for an answer may give it up, and long work asks now and then.
///
/// Games and readings lie many floors below whoever waits, and what they are about is none of his options. So
/// he is known by the thread that works for him, as long as his `Patience` lives; where nobody is, asking
/// costs next to nothing. What is given up leaves nothing behind: there is no half of an answer, so that an
/// answer never hangs on the clock.
#pragma once

#include <functional>

#include "goterr/core/error.hpp"

namespace goterr {

/// Thrown by `ask_patience`, and not to be caught on the way.
class OutOfPatience : public Error {
public:
    using Error::Error;
};

/// Whose end `is_over` tells: it is asked in this thread, between two games or boards. One at a time in a
/// thread.
class Patience {
public:
    explicit Patience(std::function<bool()> is_over);
    ~Patience();
    Patience(const Patience&) = delete;
    Patience& operator=(const Patience&) = delete;
};

/// Throws `OutOfPatience` where somebody waits in this thread and waits no longer.
void ask_patience();

}  // namespace goterr
