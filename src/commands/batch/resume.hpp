/// What an earlier run has already done, read from the records it left.
///
/// The records themselves are the journal: they stand in the order of the inputs, so going through both side by
/// side tells which units are done. The unit of the last record may have been cut short and is done again.
#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "goterr/commands/batch_command.hpp"
#include "tally.hpp"
#include "unit.hpp"

namespace goterr {

class Resume {
public:
    /// `file` holds records of the command's format. Throws `Error` where that cannot be read back.
    Resume(const std::string& file, const BatchCommand& command);

    /// Whether the unit is done; to be asked of all units in order until it is not.
    bool covers(const Unit& unit);

    /// Bytes of the file that belong to units that are done.
    std::uint64_t size() const { return done_; }
    bool is_at_end() const { return !next_; }
    const std::string& next_file() const { return next_->facts.file; }
    const Tally& tally() const { return tally_; }

private:
    struct Record {
        RecordFacts facts;
        std::uint64_t end = 0;  ///< of its line in the file
    };

    void read_next();
    bool belongs(const Unit& unit) const;
    void add(const std::vector<RecordFacts>& facts);

    const BatchCommand& command_;
    std::ifstream in_;
    std::optional<Record> next_;
    std::uint64_t read_ = 0;
    std::uint64_t done_ = 0;
    Tally tally_;
};

}  // namespace goterr
