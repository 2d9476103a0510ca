/// Where the records of a batch go: a stream, or a file that appears under its name when it is complete.
///
/// Until then it is `FILE.goterr.part`. Only whole records of whole units are ever written, so that what a
/// killed run leaves behind is cut back to the last of them and continued.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

namespace goterr {

class BatchOutput {
public:
    /// `file` empty: `out`. Throws `Error` where the file cannot be written or another run is writing it.
    BatchOutput(std::string file, std::ostream& out, bool resume);
    ~BatchOutput();
    BatchOutput(const BatchOutput&) = delete;
    BatchOutput& operator=(const BatchOutput&) = delete;

    /// The unfinished file with the records of an earlier run; empty where there is none.
    const std::string& unfinished() const { return part_; }
    /// Drops everything behind the first `size` bytes of the unfinished file.
    void cut(std::uint64_t size);

    /// Throws `Error` with the system's reason; then nothing of `records` is kept.
    void write(std::string_view records);
    /// Gives the file its name. Throws `Error`.
    void finish();

private:
    [[noreturn]] void fail(int reason) const;
    void write_all(std::string_view bytes);

    std::string file_;
    std::string part_;
    std::ostream& out_;
    int descriptor_ = -1;
    std::uint64_t size_ = 0;
};

}  // namespace goterr
