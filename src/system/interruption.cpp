#include "goterr/system/interruption.hpp"

#include <sys/time.h>
#include <unistd.h>

#include <atomic>
#include <csignal>

namespace goterr {

namespace {

// A handler can reach nothing but a variable like this one.
std::atomic<bool> received = false;
static_assert(std::atomic<bool>::is_always_lock_free);

constexpr suseconds_t patience = 700'000;  ///< microseconds

/// And sees to it that the program ends, whatever else it waits for.
void remember(int) {
    received = true;
    const itimerval once{{0, 0}, {0, patience}};
    ::setitimer(ITIMER_REAL, &once, nullptr);
}

void end_now(int) { ::_exit(status_interrupted); }

}  // namespace

struct Interruption::Before {
    struct sigaction on_int, on_term, on_alarm;
};

Interruption::Interruption() : before_(std::make_unique<Before>()) {
    received = false;
    struct sigaction action {};
    action.sa_handler = remember;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, &before_->on_int);
    sigaction(SIGTERM, &action, &before_->on_term);
    action.sa_handler = end_now;
    action.sa_flags = 0;
    sigaction(SIGALRM, &action, &before_->on_alarm);
}

Interruption::~Interruption() {
    const itimerval never{};
    if (received) ::setitimer(ITIMER_REAL, &never, nullptr);
    sigaction(SIGALRM, &before_->on_alarm, nullptr);
    sigaction(SIGINT, &before_->on_int, nullptr);
    sigaction(SIGTERM, &before_->on_term, nullptr);
}

bool Interruption::requested() const { return received; }

}  // namespace goterr
