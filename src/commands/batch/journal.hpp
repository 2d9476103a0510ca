/// What a batch has done, beside its results: what it was made with, then a line for each unit whose records
/// are written.
///
/// A unit is known by its place in the order of the inputs and by a fingerprint over all of them so far. So
/// an earlier run can be continued though files have other names now or records look different. A line is
/// written after the records it is about: what a killed run leaves is good up to the last whole line. Beside
/// a finished result one line stands for all units.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "tally.hpp"

namespace goterr {

/// Names and values of all that the bytes of the records depend on, besides the inputs.
using MadeWith = std::map<std::string, std::string>;

/// Units that are done.
struct Done {
    std::uint64_t end = 0;     ///< of their records in the results
    std::uint64_t units = 1;   ///< so many
    std::uint64_t inputs = 0;  ///< fingerprint of all units up to the last of them
    Tally tally;               ///< of them alone

    /// What came behind.
    void add(const Done& later);
};

std::string journal_head(const MadeWith& made_with);
std::string journal_line(const Done& done);

class JournalReader {
public:
    /// Reads the head; `in` must live as long. Throws `Error` where there is none.
    explicit JournalReader(std::istream& in);

    const MadeWith& made_with() const { return made_with_; }
    /// The next line; nothing at the end, and where a line is torn or makes no sense.
    std::optional<Done> next();
    /// Bytes of what was read so far.
    std::uint64_t bytes() const { return bytes_; }

private:
    bool read_line();

    std::istream& in_;
    std::string line_;
    MadeWith made_with_;
    std::uint64_t bytes_ = 0;
    std::uint64_t end_ = 0;
};

/// `before`, and then these bytes: a number that is the same on every machine (64 bits, not meant against
/// forgery).
std::uint64_t fingerprint(std::uint64_t before, std::string_view bytes);

}  // namespace goterr
