#include "goterr/system/worker_processes.hpp"

#include <poll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

namespace goterr {

namespace {

constexpr int between_questions = 50;  ///< milliseconds

constexpr int looks_a_step = 4;

// A handler can reach nothing but variables like these.
std::atomic<std::uint64_t> steps = 0, steps_seen = 0;
std::atomic<int> looks = 0;
static_assert(std::atomic<std::uint64_t>::is_always_lock_free);

/// Ends the process behind this handler where all looks saw the same step.
void look(int) {
    if (steps_seen.exchange(steps) != steps) looks = 0;
    if (++looks <= looks_a_step) return;
    std::signal(SIGPROF, SIG_DFL);
    std::raise(SIGPROF);
}

/// What the nursery is asked: for a new worker (its socket comes along), or to end one and say how it ended.
struct Wish {
    enum class Kind : std::int32_t { start, end } kind;
    std::int32_t number;  ///< of the worker, or its process
};

using Control = std::array<char, CMSG_SPACE(sizeof(int))>;

/// A wish and the socket that may go with it.
struct Envelope {
    Wish wish{};
    iovec part{&wish, sizeof wish};
    alignas(cmsghdr) Control control{};
    msghdr head{};

    Envelope() {
        head.msg_iov = &part;
        head.msg_iovlen = 1;
    }
    Envelope(const Envelope&) = delete;
    Envelope& operator=(const Envelope&) = delete;
    void use_control() {
        head.msg_control = control.data();
        head.msg_controllen = control.size();
    }
};

bool send_wish(int nursery, Wish wish, int socket) {
    Envelope envelope;
    envelope.wish = wish;
    if (socket >= 0) {
        envelope.use_control();
        cmsghdr* const extra = CMSG_FIRSTHDR(&envelope.head);
        extra->cmsg_level = SOL_SOCKET;
        extra->cmsg_type = SCM_RIGHTS;
        extra->cmsg_len = CMSG_LEN(sizeof socket);
        std::memcpy(CMSG_DATA(extra), &socket, sizeof socket);
    }
    ssize_t sent = 0;
    do sent = ::sendmsg(nursery, &envelope.head, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent == static_cast<ssize_t>(sizeof wish);
}

/// The next wish and its socket, -1 where there is none; nothing at the end.
std::optional<std::pair<Wish, int>> next_wish(int socket) {
    Envelope envelope;
    envelope.use_control();
    ssize_t got = 0;
    do got = ::recvmsg(socket, &envelope.head, MSG_WAITALL);
    while (got < 0 && errno == EINTR);
    if (got != static_cast<ssize_t>(sizeof envelope.wish)) return std::nullopt;
    int sent = -1;
    if (const cmsghdr* const extra = CMSG_FIRSTHDR(&envelope.head))
        std::memcpy(&sent, CMSG_DATA(extra), sizeof sent);
    return std::pair(envelope.wish, sent);
}

bool send_bytes(int socket, const char* bytes, std::size_t count) {
    while (count > 0) {
        const ssize_t sent = ::send(socket, bytes, count, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent <= 0) return false;
        bytes += sent;
        count -= static_cast<std::size_t>(sent);
    }
    return true;
}

int waited_for(pid_t process) {
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    return status;
}

int ended(pid_t process) {
    ::kill(process, SIGKILL);
    return waited_for(process);
}

/// The process all workers come from; it never returns. Signals of the terminal are for its owner, whose end
/// it notices.
[[noreturn]] void be_nursery(int socket, WorkerProcesses::Mark* marks, const WorkerProcesses::Work& work) {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) std::signal(signal, SIG_IGN);
    std::vector<pid_t> children;
    while (const auto next = next_wish(socket)) {
        const auto [wish, sent] = *next;
        std::int32_t answer = 0;
        if (wish.kind == Wish::Kind::start) {
            answer = ::fork();
            if (answer == 0) {
                ::close(socket);
                work(Channel(sent), marks[wish.number]);
                ::_exit(0);
            }
            ::close(sent);
            if (answer > 0) children.push_back(answer);
        } else {
            answer = ended(wish.number);
            std::erase(children, wish.number);
        }
        if (!send_bytes(socket, reinterpret_cast<const char*>(&answer), sizeof answer)) break;
    }
    for (const pid_t child : children) ended(child);
    ::_exit(0);
}

std::optional<std::pair<int, int>> connected() {
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return std::nullopt;
    return std::pair(ends[0], ends[1]);
}

/// The answer of the nursery, -1 where it is gone.
std::int32_t answer_of(int nursery) {
    std::int32_t answer = -1;
    ssize_t got = 0;
    do got = ::recv(nursery, &answer, sizeof answer, MSG_WAITALL);
    while (got < 0 && errno == EINTR);
    return got == static_cast<ssize_t>(sizeof answer) ? answer : -1;
}

}  // namespace

Channel::Channel(Channel&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}

Channel& Channel::operator=(Channel&& other) noexcept {
    std::swap(socket_, other.socket_);
    return *this;
}

Channel::~Channel() {
    if (socket_ >= 0) ::close(socket_);
}

bool Channel::send(std::string_view message) {
    const std::uint64_t size = message.size();
    std::array<char, sizeof size> head;
    std::memcpy(head.data(), &size, sizeof size);
    return send_bytes(socket_, head.data(), head.size()) &&
           send_bytes(socket_, message.data(), message.size());
}

bool Channel::receive_bytes(char* bytes, std::size_t count, const std::function<bool()>& stopped) {
    while (count > 0) {
        pollfd waiting{socket_, POLLIN, 0};
        while (stopped && ::poll(&waiting, 1, between_questions) == 0)
            if (stopped()) return false;
        const ssize_t got = ::recv(socket_, bytes, count, 0);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        bytes += got;
        count -= static_cast<std::size_t>(got);
    }
    return true;
}

std::optional<std::string> Channel::receive(const std::function<bool()>& stopped) {
    std::array<char, sizeof(std::uint64_t)> head;
    if (!receive_bytes(head.data(), head.size(), stopped)) return std::nullopt;
    std::uint64_t size = 0;
    std::memcpy(&size, head.data(), head.size());
    std::string message(size, '\0');
    if (!receive_bytes(message.data(), message.size(), stopped)) return std::nullopt;
    return message;
}

bool Ending::out_of_time() const { return signal == SIGPROF; }

std::string Ending::signal_name() const { return ::strsignal(signal); }

void limit_steps(double seconds) {
    const double part = std::min(seconds, 1e9) / looks_a_step;
    const double whole = std::floor(part);
    const timeval between{static_cast<time_t>(whole), static_cast<suseconds_t>((part - whole) * 1e6)};
    const itimerval timer{between, between};
    std::signal(SIGPROF, look);
    ::setitimer(ITIMER_PROF, &timer, nullptr);
}

void begin_step() { ++steps; }

bool WorkerProcesses::possible() { return true; }

WorkerProcesses::WorkerProcesses(int most, const Work& work)
    : bytes_(static_cast<std::size_t>(most) * sizeof(Mark)) {
    static_assert(Mark::is_always_lock_free);
    void* const shared = ::mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    const auto ends = connected();
    if (shared == MAP_FAILED || !ends) return;
    marks_ = static_cast<Mark*>(shared);
    Channel here(ends->first), there(ends->second);
    process_ = ::fork();
    if (process_ < 0) return;
    if (process_ == 0) {
        ::close(here.socket());
        be_nursery(there.socket(), marks_, work);
    }
    nursery_ = std::move(here);
}

WorkerProcesses::~WorkerProcesses() {
    nursery_ = Channel(-1);
    if (process_ > 0) waited_for(process_);
    if (marks_ != nullptr) ::munmap(marks_, bytes_);
}

std::optional<WorkerProcesses::Worker> WorkerProcesses::start(int number) {
    const std::lock_guard turn(mutex_);
    const auto ends = nursery_.socket() >= 0 ? connected() : std::nullopt;
    if (!ends) return std::nullopt;
    Channel here(ends->first);
    const Channel there(ends->second);
    if (!send_wish(nursery_.socket(), {Wish::Kind::start, number}, there.socket())) return std::nullopt;
    const pid_t process = answer_of(nursery_.socket());
    if (process <= 0) return std::nullopt;
    return Worker{process, std::move(here), marks_ + number};
}

Ending WorkerProcesses::end(pid_t process) {
    const std::lock_guard turn(mutex_);
    if (!send_wish(nursery_.socket(), {Wish::Kind::end, process}, -1)) return {};
    const int status = answer_of(nursery_.socket());
    return {WIFSIGNALED(status) ? WTERMSIG(status) : 0, WIFEXITED(status) ? WEXITSTATUS(status) : 0};
}

}  // namespace goterr
