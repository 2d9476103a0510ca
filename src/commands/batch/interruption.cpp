#include "interruption.hpp"

#include <atomic>

namespace goterr {

namespace {

// A handler can reach nothing but a variable like this one.
std::atomic<bool> received = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void remember(int) { received = true; }

}  // namespace

Interruption::Interruption() {
    received = false;
    struct sigaction action {};
    action.sa_handler = remember;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, &old_int_);
    sigaction(SIGTERM, &action, &old_term_);
}

Interruption::~Interruption() {
    sigaction(SIGINT, &old_int_, nullptr);
    sigaction(SIGTERM, &old_term_, nullptr);
}

bool Interruption::requested() const { return received; }

}  // namespace goterr
