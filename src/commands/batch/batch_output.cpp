#include "batch_output.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <ostream>

#include <fmt/format.h>

#include "goterr/core/error.hpp"

namespace goterr {

namespace {

namespace fs = std::filesystem;

bool is_replaceable(const std::string& file) {
    std::error_code ignored;
    const auto kind = fs::status(file, ignored).type();
    return kind == fs::file_type::regular || kind == fs::file_type::not_found;
}

/// A file that an earlier program left under the final name, or a part of it, is continued as well.
void reopen_finished(const std::string& file, const std::string& part) {
    std::error_code ignored;
    if (!fs::exists(part, ignored) && fs::exists(file, ignored)) fs::rename(file, part);
}

constexpr mode_t permissions = 0666;

}  // namespace

BatchOutput::BatchOutput(std::string file, std::ostream& out, bool resume)
    : file_(std::move(file)), out_(out) {
    if (file_.empty()) return;
    const bool replaceable = is_replaceable(file_);
    if (replaceable) part_ = file_ + ".goterr.part";
    if (replaceable && resume) reopen_finished(file_, part_);
    descriptor_ = ::open((replaceable ? part_ : file_).c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, permissions);
    if (descriptor_ < 0) fail(errno);
    if (!replaceable) return;
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        throw Error(fmt::format("another goterr is writing {}", file_));
    if (!resume) cut(0);
}

BatchOutput::~BatchOutput() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

void BatchOutput::fail(int reason) const {
    throw Error(fmt::format("{} cannot be written: {}{}", file_.empty() ? "standard output" : file_,
                            std::strerror(reason), size_ > 0 ? "; --resume goes on when it can" : ""));
}

void BatchOutput::cut(std::uint64_t size) {
    if (::ftruncate(descriptor_, static_cast<off_t>(size)) != 0) fail(errno);
    if (::lseek(descriptor_, static_cast<off_t>(size), SEEK_SET) < 0) fail(errno);
    size_ = size;
}

void BatchOutput::write_all(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) {
            const int reason = errno;
            if (!part_.empty()) cut(size_);
            fail(reason);
        }
        if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void BatchOutput::write(std::string_view records) {
    if (records.empty()) return;
    if (descriptor_ >= 0) {
        write_all(records);
        size_ += records.size();
        return;
    }
    errno = 0;
    out_ << records << std::flush;
    if (!out_) fail(errno);
}

void BatchOutput::finish() {
    if (part_.empty()) return;
    if (::fsync(descriptor_) != 0) fail(errno);
    if (std::rename(part_.c_str(), file_.c_str()) != 0) fail(errno);
}

}  // namespace goterr
