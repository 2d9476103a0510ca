/// System calls that go wrong: loaded before a program (LD_PRELOAD), this stands between it and the C
/// library.
///
/// FAULT_CALLS  which calls, with commas between: read write fsync ftruncate rename open readdir
/// FAULT_KIND   kill (before the call; of a write, after half of it), short (a part is read or written),
/// eintr, or an error
///              by its name: ENOSPC EIO EDQUOT
/// FAULT_AT     the call it happens at, from 1; `short` and `eintr`: one call in three from there on
/// FAULT_FROM   set: at all later calls too
/// FAULT_SEED   which calls in three
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/uio.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

namespace {

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

long number(const char* name) { return std::atol(std::string(variable(name)).c_str()); }

enum class Kind { none, kill, cut_short, interrupted, error };

/// What FAULT_* say, read once.
struct Plan {
    std::string_view calls = variable("FAULT_CALLS");
    std::string_view word = variable("FAULT_KIND");
    long at = number("FAULT_AT");
    bool from = !variable("FAULT_FROM").empty();
    std::uint64_t seed = static_cast<std::uint64_t>(number("FAULT_SEED"));

    bool has(std::string_view call) const {
        const auto found = calls.find(call);
        return found != calls.npos && (found == 0 || calls[found - 1] == ',');
    }
    Kind kind() const {
        return word == "kill"    ? Kind::kill
               : word == "short" ? Kind::cut_short
               : word == "eintr" ? Kind::interrupted
                                 : Kind::error;
    }
    int reason() const { return word == "ENOSPC" ? ENOSPC : word == "EDQUOT" ? EDQUOT : EIO; }
};

/// What happens at this call.
Kind next_fault(std::string_view call) {
    static const Plan plan;
    static std::atomic<long> count = 0;
    if (plan.at == 0 || !plan.has(call)) return Kind::none;
    const long now = ++count;
    const Kind kind = plan.kind();
    if (kind == Kind::cut_short || kind == Kind::interrupted) {
        const std::uint64_t mixed = (static_cast<std::uint64_t>(now) + plan.seed) * 0x9e3779b97f4a7c15U;
        return now >= plan.at && (mixed >> 33) % 3 == 0 ? kind : Kind::none;
    }
    if (now != plan.at && !(plan.from && now > plan.at)) return Kind::none;
    if (kind == Kind::error) errno = plan.reason();
    return kind;
}

[[noreturn]] void die() {
    ::raise(SIGKILL);
    std::abort();
}

template <typename Function>
Function real(const char* name) {
    void* found = ::dlsym(RTLD_NEXT, name);
    Function function = nullptr;
    std::memcpy(&function, &found, sizeof function);
    return function;
}

/// True where the call is to fail, with `errno` set.
bool fails(Kind kind) {
    if (kind == Kind::kill) die();
    if (kind == Kind::interrupted) errno = EINTR;
    return kind == Kind::interrupted || kind == Kind::error;
}

std::size_t part_of(std::size_t size) { return size < 2 ? size : size / 2; }

}  // namespace

extern "C" {

ssize_t read(int file, void* bytes, std::size_t size) {
    static const auto real_read = real<ssize_t (*)(int, void*, std::size_t)>("read");
    const Kind kind = next_fault("read");
    if (fails(kind)) return -1;
    return real_read(file, bytes, kind == Kind::cut_short ? part_of(size) : size);
}

ssize_t write(int file, const void* bytes, std::size_t size) {
    static const auto real_write = real<ssize_t (*)(int, const void*, std::size_t)>("write");
    const Kind kind = next_fault("write");
    if (kind == Kind::kill) {
        real_write(file, bytes, part_of(size));
        die();
    }
    if (fails(kind)) return -1;
    return real_write(file, bytes, kind == Kind::cut_short ? part_of(size) : size);
}

ssize_t writev(int file, const iovec* pieces, int count) {
    static const auto real_writev = real<ssize_t (*)(int, const iovec*, int)>("writev");
    const Kind kind = next_fault("write");
    if (fails(kind)) return -1;
    if (kind == Kind::cut_short && count > 0)
        return ::write(file, pieces[0].iov_base, part_of(pieces[0].iov_len));
    return real_writev(file, pieces, count);
}

int fsync(int file) {
    static const auto real_fsync = real<int (*)(int)>("fsync");
    return fails(next_fault("fsync")) ? -1 : real_fsync(file);
}

int ftruncate(int file, off_t size) {
    static const auto real_ftruncate = real<int (*)(int, off_t)>("ftruncate");
    return fails(next_fault("ftruncate")) ? -1 : real_ftruncate(file, size);
}

int rename(const char* from, const char* to) {
    static const auto real_rename = real<int (*)(const char*, const char*)>("rename");
    return fails(next_fault("rename")) ? -1 : real_rename(from, to);
}

int open(const char* name, int flags, ...) {
    static const auto real_open = real<int (*)(const char*, int, ...)>("open");
    std::va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return fails(next_fault("open")) ? -1 : real_open(name, flags, mode);
}

dirent* readdir(DIR* directory) {
    static const auto real_readdir = real<dirent* (*)(DIR*)>("readdir");
    const Kind kind = next_fault("readdir");
    if (kind == Kind::error || kind == Kind::kill) {
        fails(kind);
        return nullptr;
    }
    return real_readdir(directory);
}
}
