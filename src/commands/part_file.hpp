/// A result while it is being written: `FILE.goterr.part`, which gets the name FILE when it is complete.
///
/// Nobody else writes to it: it is made by the program itself (O_EXCL) or is what an earlier run left, no
/// link is followed, and a lock that ends with the process keeps a second run away before anything is
/// changed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace goterr {

/// An open file; calls that signals interrupt are made again. Everything throws `Error` with the system's
/// reason, which speaks of the file as `shown`.
class OpenFile {
public:
    OpenFile(int descriptor, std::string shown) : descriptor_(descriptor), shown_(std::move(shown)) {}
    OpenFile(OpenFile&& other) noexcept;
    OpenFile& operator=(OpenFile&&) = delete;
    ~OpenFile();

    /// Throws where not all could be written; what was is taken back from a file that can be cut.
    void write(std::string_view bytes);
    /// Drops everything behind the first `size` bytes; writing goes on there.
    void cut(std::uint64_t size);
    std::uint64_t size() const;
    /// Returns when the disk has it all.
    void sync();

    int descriptor() const { return descriptor_; }
    [[noreturn]] void fail(int reason) const;

private:
    int descriptor_;
    std::string shown_;
    std::uint64_t end_ = 0;  ///< where writing goes on
};

/// Makes a file that was not there; one that is there is removed before.
OpenFile open_new(const std::string& file, const std::string& shown);

/// Opens a device or pipe, which is written to as it is.
OpenFile open_device(const std::string& file);

/// Whether a result under that name appears by renaming: devices and pipes are written to as they are.
bool is_replaceable(const std::string& file);

std::string part_of(const std::string& file);

class PartFile {
public:
    /// `go_on`: with what an earlier run left, if there is anything. Throws `Error` where the file cannot be
    /// written or another run is writing it; then nothing was changed.
    PartFile(std::string file, bool go_on);
    /// Removes what is not complete, unless it is to be kept.
    ~PartFile();
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;

    OpenFile& file() { return open_; }
    /// Whether what is written is worth going on with.
    void keep(bool worth) { kept_ = worth; }
    /// Gives the file its name, and returns when the disk has it under that name.
    void finish();

private:
    std::string name_;
    OpenFile open_;
    bool kept_ = false;
};

}  // namespace goterr
