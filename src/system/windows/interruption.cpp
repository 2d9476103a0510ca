/// Windows knows Ctrl+C and the end of a program's own wish; it has no alarms, so nothing ends a program that
/// does not ask.
#include "goterr/system/interruption.hpp"

#include <atomic>
#include <csignal>

namespace goterr {

namespace {

std::atomic<bool> received = false;

/// The next one ends the program at once: Windows forgets a handler that it has called.
void remember(int) { received = true; }

}  // namespace

struct Interruption::Before {
    void (*on_int)(int);
    void (*on_term)(int);
};

Interruption::Interruption() : before_(std::make_unique<Before>()) {
    received = false;
    before_->on_int = std::signal(SIGINT, remember);
    before_->on_term = std::signal(SIGTERM, remember);
}

Interruption::~Interruption() {
    std::signal(SIGINT, before_->on_int);
    std::signal(SIGTERM, before_->on_term);
}

bool Interruption::requested() const { return received; }

}  // namespace goterr
