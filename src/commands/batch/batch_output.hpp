/// Where the records of a batch go: a stream, or a file that appears under its name when it is complete.
///
/// Until then it is `FILE.goterr.part` with its journal `FILE.goterr.part.run` beside it; beside the finished
/// file `FILE.goterr.run` says what it was made with. Whatever a run that was killed has left is cut back to
/// the last unit that the journal knows, and continued.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "../part_file.hpp"
#include "goterr/commands/batch_command.hpp"
#include "journal.hpp"
#include "resume.hpp"

namespace goterr {

/// Whether a file is kept beside the result `output` by the run that writes it, or by those before.
bool is_kept_for(const std::string& output, const std::string& file);

class BatchOutput {
public:
    /// Throws `Error` where the command's file cannot be written or another run is writing it, `WrongUse`
    /// where it is not what --resume may go on with.
    BatchOutput(const BatchCommand& command, std::ostream& out);
    /// Leaves no file behind that no run could go on with.
    ~BatchOutput();
    BatchOutput(const BatchOutput&) = delete;
    BatchOutput& operator=(const BatchOutput&) = delete;

    /// What an earlier run has done; null where this one begins anew.
    Resume* earlier() { return earlier_ ? &*earlier_ : nullptr; }
    /// The earlier run had finished: nothing is to be written.
    bool was_finished() const { return finished_; }
    /// The unfinished file, where there is one that can be continued.
    std::string unfinished() const;
    std::uint64_t size() const { return size_; }

    /// Throws `Error` with the system's reason; then nothing of `records` is kept.
    void write(std::string_view records);
    /// All records of a unit are written.
    void note(const Done& done);
    /// Removes now what no run could go on with.
    void tidy();
    /// Gives the file its name. `all` is the whole work.
    void finish(const Done& all);

private:
    void begin();
    void go_on(std::uint64_t left);
    void confirm();
    [[noreturn]] void fail(const Error& error) const;

    MadeWith made_with_;
    std::string file_;
    std::ostream& out_;
    bool finished_ = false;
    bool noted_ = false;
    std::optional<OpenFile> device_;
    std::optional<PartFile> part_;
    std::optional<OpenFile> journal_;
    std::optional<Resume> earlier_;
    std::uint64_t size_ = 0;
};

}  // namespace goterr
