#include "part_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "goterr/core/error.hpp"
#include "goterr/core/printable.hpp"
#include "goterr/system/path.hpp"

namespace goterr {

namespace {

constexpr mode_t permissions = 0666;
constexpr int most_tries = 100;
constexpr std::size_t most_at_once = std::size_t{1}
                                     << 30;  ///< Windows takes no more than an unsigned int says

/// Calls again what a signal interrupted.
template <typename Call>
int uninterrupted(Call call) {
    int result = call();
    while (result < 0 && errno == EINTR) result = call();
    return result;
}

int open_with(const std::string& file, int flags) {
    return uninterrupted(
        [&] { return ::open(file.c_str(), flags | O_RDWR | O_NOFOLLOW | O_CLOEXEC, permissions); });
}

/// Where the system has no locks for this file, there is none.
bool is_locked_by_another(const OpenFile& file) {
    return uninterrupted([&] { return ::flock(file.descriptor(), LOCK_EX | LOCK_NB); }) != 0 &&
           errno == EWOULDBLOCK;
}

bool is_still_called(const std::string& name, const OpenFile& file) {
    struct stat named {
    }, open{};
    return ::lstat(name.c_str(), &named) == 0 && ::fstat(file.descriptor(), &open) == 0 &&
           named.st_dev == open.st_dev && named.st_ino == open.st_ino;
}

/// A plain file with this one name: nothing else is changed when it is.
void check_own(const OpenFile& file, const std::string& part) {
    struct stat status {};
    if (::fstat(file.descriptor(), &status) != 0) file.fail(errno);
    if (!S_ISREG(status.st_mode) || status.st_nlink > 1)
        throw Error(fmt::format("{} was not left by goterr; it is not touched", printable_name(part)));
}

/// The part of `file`, locked: a new one, or the one that an earlier run left.
OpenFile open_part(const std::string& file, bool go_on) {
    const std::string part = part_of(file);
    for (int tries = 0; tries < most_tries; ++tries) {
        const int made = open_with(part, O_CREAT | O_EXCL);
        if (made < 0 && errno != EEXIST) OpenFile(-1, file).fail(errno);
        const int descriptor = made >= 0 ? made : open_with(part, 0);
        if (descriptor < 0 && errno == ENOENT) continue;
        if (descriptor < 0)
            throw Error(fmt::format("{} cannot be opened: {}", printable_name(part), std::strerror(errno)));
        OpenFile open(descriptor, file);
        if (made < 0 && go_on) check_own(open, part);
        if (is_locked_by_another(open))
            throw Error(fmt::format("another goterr is writing {}", printable_name(file)));
        if (!is_still_called(part, open)) continue;
        if (made >= 0 || go_on) return open;
        if (::unlink(part.c_str()) != 0 && errno != ENOENT) open.fail(errno);
    }
    throw Error(fmt::format("{} cannot be made: it comes and goes", printable_name(part)));
}

void sync_directory_of(const std::string& file, const OpenFile& open) {
    const std::string directory = file_path(file).parent_path().string();
    const int descriptor = uninterrupted([&] {
        return ::open(directory.empty() ? "." : directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    });
    if (descriptor < 0) return;  // a directory that may be written to but not read
    const int failed = uninterrupted([&] { return ::fsync(descriptor); });
    const int reason = errno;
    ::close(descriptor);
    if (failed != 0 && reason != EINVAL) open.fail(reason);
}

}  // namespace

OpenFile::OpenFile(OpenFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), shown_(std::move(other.shown_)), end_(other.end_) {}

OpenFile::~OpenFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

void OpenFile::fail(int reason) const {
    throw Error(fmt::format("{} cannot be written: {}", printable_name(shown_), std::strerror(reason)));
}

void OpenFile::write(std::string_view bytes) {
    const std::uint64_t whole = bytes.size();
    while (!bytes.empty()) {
        const auto piece = static_cast<unsigned>(std::min(bytes.size(), most_at_once));
        const ssize_t written = ::write(descriptor_, bytes.data(), piece);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) {
            const int reason = written < 0 ? errno : ENOSPC;
            [[maybe_unused]] const int cut = ::ftruncate(descriptor_, static_cast<off_t>(end_));
            fail(reason);
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    end_ += whole;
}

void OpenFile::cut(std::uint64_t size) {
    const auto length = static_cast<off_t>(size);
    if (uninterrupted([&] { return ::ftruncate(descriptor_, length); }) != 0) fail(errno);
    if (::lseek(descriptor_, length, SEEK_SET) < 0) fail(errno);
    end_ = size;
}

std::uint64_t OpenFile::size() const {
    struct stat status {};
    if (::fstat(descriptor_, &status) != 0) fail(errno);
    return static_cast<std::uint64_t>(status.st_size);
}

void OpenFile::sync() {
    if (uninterrupted([&] { return ::fsync(descriptor_); }) != 0) fail(errno);
}

OpenFile open_new(const std::string& file, const std::string& shown) {
    if (::unlink(file.c_str()) != 0 && errno != ENOENT) OpenFile(-1, shown).fail(errno);
    const int descriptor = open_with(file, O_CREAT | O_EXCL);
    if (descriptor < 0) OpenFile(-1, shown).fail(errno);
    return {descriptor, shown};
}

OpenFile open_device(const std::string& file) {
    const int descriptor = uninterrupted([&] { return ::open(file.c_str(), O_WRONLY | O_CLOEXEC); });
    if (descriptor < 0) OpenFile(-1, file).fail(errno);
    return {descriptor, file};
}

bool is_replaceable(const std::string& file) {
    std::error_code ignored;
    const auto kind = std::filesystem::status(file_path(file), ignored).type();
    return kind == std::filesystem::file_type::regular || kind == std::filesystem::file_type::not_found;
}

std::string part_of(const std::string& file) { return file + ".goterr.part"; }

PartFile::PartFile(std::string file, bool go_on) : name_(std::move(file)), open_(open_part(name_, go_on)) {}

PartFile::~PartFile() {
    if (!kept_) ::unlink(part_of(name_).c_str());
}

void PartFile::finish() {
    open_.sync();
    std::error_code problem;
    std::filesystem::rename(file_path(part_of(name_)), file_path(name_), problem);
    if (problem) open_.fail(problem.value());
    kept_ = true;
    sync_directory_of(name_, open_);
}

}  // namespace goterr
