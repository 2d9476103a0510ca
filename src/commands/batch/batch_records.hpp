/// What a worker does: a unit in, the records of its positions out. Pure, so that units can be worked on in
/// any order.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "goterr/commands/batch_command.hpp"
#include "tally.hpp"
#include "unit.hpp"

namespace goterr {

struct UnitRecords {
    std::string text;
    std::string messages;            ///< for the error stream
    std::vector<RecordFacts> facts;  ///< of all records, those that are not shown too
    int games = 0;
    std::uint64_t size = 0;  ///< bytes of input they stand for
    bool complete = true;    ///< not stopped before the end
};

/// The records of all games of a unit. Never throws for what is in the file. `stopped` is asked between
/// positions.
UnitRecords records_of(Unit unit, const BatchCommand& command, const std::function<bool()>& stopped);

}  // namespace goterr
