#include "goterr/system/child_program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <stdexcept>
#include <thread>
#include <utility>

namespace goterr {
namespace {

/// No answer of any protocol is longer.
constexpr std::size_t longest_line = std::size_t{1} << 23;
/// So much of the error stream is kept.
constexpr std::size_t most_errors = 4096;
constexpr int patience = 1000;  ///< milliseconds for a program that is asked to end

void close_end(int& end) {
    if (end >= 0) ::close(end);
    end = -1;
}

/// A pipe that programs started later do not inherit.
struct Pipe {
    int ends[2] = {-1, -1};

    Pipe() {
        if (::pipe(ends) != 0)
            throw std::runtime_error(std::string("no program can be started: ") + std::strerror(errno));
        for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
    }
    ~Pipe() {
        for (int& end : ends) close_end(end);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    int take(int which) {
        ::fcntl(ends[which], F_SETFL, O_NONBLOCK);
        return std::exchange(ends[which], -1);
    }
};

/// Started in a process group of its own, so that keys that interrupt this program do not end it first; with
/// signals as they are usually.
pid_t started(const std::string& command, const Pipe& in, const Pipe& out, const Pipe& err) {
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, in.ends[0], STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, out.ends[1], STDOUT_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, err.ends[1], STDERR_FILENO);
    posix_spawnattr_t attributes;
    ::posix_spawnattr_init(&attributes);
    sigset_t none, usual;
    ::sigemptyset(&none);
    ::sigemptyset(&usual);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) ::sigaddset(&usual, signal);
    ::posix_spawnattr_setsigmask(&attributes, &none);
    ::posix_spawnattr_setsigdefault(&attributes, &usual);
    ::posix_spawnattr_setpgroup(&attributes, 0);
    ::posix_spawnattr_setflags(&attributes,
                               POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    std::string shell = "sh", option = "-c", words = command;
    std::array<char*, 4> arguments{shell.data(), option.data(), words.data(), nullptr};
    pid_t process = -1;
    const int problem = ::posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    ::posix_spawnattr_destroy(&attributes);
    if (problem != 0)
        throw std::runtime_error(std::string("no program can be started: ") + std::strerror(problem));
    return process;
}

/// That a pipe has nobody at its other end is seen by what writing to it says.
class WithoutPipeSignal {
public:
    WithoutPipeSignal() {
        ::sigemptyset(&pipe_);
        ::sigaddset(&pipe_, SIGPIPE);
        ::pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
        sigset_t waiting;
        ::sigpending(&waiting);
        was_waiting_ = ::sigismember(&waiting, SIGPIPE) == 1;
    }
    ~WithoutPipeSignal() {
        sigset_t waiting;
        ::sigpending(&waiting);
        int taken = 0;
        if (!was_waiting_ && ::sigismember(&waiting, SIGPIPE) == 1) ::sigwait(&pipe_, &taken);
        ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    WithoutPipeSignal(const WithoutPipeSignal&) = delete;
    WithoutPipeSignal& operator=(const WithoutPipeSignal&) = delete;

private:
    sigset_t pipe_, before_;
    bool was_waiting_ = false;
};

/// Appends what can be read now; false at the end.
bool read_into(int end, std::string& text) {
    std::array<char, 1 << 16> bytes;
    const ssize_t got = ::read(end, bytes.data(), bytes.size());
    if (got < 0) return errno == EAGAIN || errno == EINTR;
    text.append(bytes.data(), static_cast<std::size_t>(got));
    return got > 0;
}

std::string in_words(int status) {
    if (WIFSIGNALED(status)) return std::string("was ended by a signal: ") + ::strsignal(WTERMSIG(status));
    return "ended with status " + std::to_string(WEXITSTATUS(status));
}

}  // namespace

ChildProgram::ChildProgram(const std::string& command) {
    Pipe in, out, err, waking;
    process_ = started(command, in, out, err);
    in_ = in.take(1);
    out_ = out.take(0);
    err_ = err.take(0);
    for (const int which : {0, 1}) wake_[which] = waking.take(which);
}

ChildProgram::~ChildProgram() {
    close_end(in_);
    for (int waited = 0; !wait_for(0) && waited < patience; ++waited)
        exchange(1);  // what it still says is read, so that it can end
    end();
    for (int* const one : {&out_, &err_, &wake_[0], &wake_[1]}) close_end(*one);
}

void ChildProgram::send(std::string_view line) {
    {
        const std::lock_guard turn(mutex_);
        to_send_.append(line).push_back('\n');
    }
    wake();
}

void ChildProgram::wake() {
    const char any = 0;
    [[maybe_unused]] const ssize_t written = ::write(wake_[1], &any, 1);  // a full pipe wakes as well
}

void ChildProgram::write_some() {
    const WithoutPipeSignal quiet;
    const std::lock_guard turn(mutex_);
    const ssize_t written = ::write(in_, to_send_.data(), to_send_.size());
    if (written > 0) to_send_.erase(0, static_cast<std::size_t>(written));
    if (written < 0 && errno != EAGAIN && errno != EINTR) close_end(in_);
}

void ChildProgram::read_some(std::vector<std::string>& lines) {
    const std::size_t known = unfinished_.size();
    if (!read_into(out_, unfinished_) || unfinished_.size() > longest_line) over_ = true;
    std::size_t begin = 0;
    for (std::size_t end = unfinished_.find('\n', known); end != unfinished_.npos;
         end = unfinished_.find('\n', begin)) {
        lines.push_back(unfinished_.substr(begin, end - begin));
        begin = end + 1;
    }
    unfinished_.erase(0, begin);
}

void ChildProgram::read_errors() {
    if (!read_into(err_, errors_)) close_end(err_);
    if (errors_.size() > most_errors) errors_.erase(0, errors_.size() - most_errors);
}

std::vector<std::string> ChildProgram::exchange(int milliseconds) {
    bool sending = false;
    {
        const std::lock_guard turn(mutex_);
        sending = in_ >= 0 && !to_send_.empty();
    }
    std::array<pollfd, 4> ends{{{over_ ? -1 : out_, POLLIN, 0},
                                {err_, POLLIN, 0},
                                {wake_[0], POLLIN, 0},
                                {sending ? in_ : -1, POLLOUT, 0}}};
    std::vector<std::string> lines;
    if (::poll(ends.data(), ends.size(), milliseconds) <= 0) return lines;
    std::string woken;
    if (ends[3].revents != 0) write_some();
    if (ends[2].revents != 0) read_into(wake_[0], woken);
    if (ends[1].revents != 0) read_errors();
    if (ends[0].revents != 0) read_some(lines);
    return lines;
}

bool ChildProgram::wait_for(int milliseconds) {
    for (int waited = 0; process_ > 0; ++waited) {
        const pid_t ended = ::waitpid(process_, &status_, WNOHANG);
        if (ended == process_ || (ended < 0 && errno != EINTR)) process_ = -1;
        if (process_ < 0 || waited >= milliseconds) break;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return process_ < 0;
}

void ChildProgram::end() {
    if (process_ < 0) return;
    ended_by_us_ = true;
    ::kill(-process_, SIGKILL);
    while (::waitpid(process_, &status_, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
}

std::string ChildProgram::ending() {
    constexpr int soon = 200;
    if (!wait_for(soon)) end();
    while (err_ >= 0) {  // its last words
        pollfd there{err_, POLLIN, 0};
        if (::poll(&there, 1, 0) <= 0) break;
        read_errors();
    }
    if (unfinished_.size() > longest_line) return "writes a line without an end";
    return ended_by_us_ ? "closed its output" : in_words(status_);
}

std::string ChildProgram::last_words() const {
    const std::string text = errors_.substr(0, errors_.find_last_not_of(" \t\r\n") + 1);
    return text.substr(text.find_last_of('\n') + 1);
}

}  // namespace goterr
