/// What a worker does: a unit in, the records of its positions out. Pure, so that units can be worked on in
/// any order.
#pragma once

#include <functional>
#include <string>

#include "account.hpp"
#include "goterr/commands/batch_command.hpp"
#include "tally.hpp"
#include "unit.hpp"

namespace goterr {

/// The records of a unit, or of some of its positions where there are very many.
struct UnitRecords {
    std::string text;
    std::string messages;  ///< for the error stream
    Tally tally;           ///< of all records, those that are not shown too
    Account account;       ///< the same for whoever asked for it
    bool last = true;      ///< no more of this unit comes

    std::string name;         ///< of the unit, in what is last
    std::uint64_t size = 0;   ///< bytes of input it stands for
    std::uint64_t print = 0;  ///< fingerprint of its name and its bytes
};

/// A unit gives longer records away in pieces of about this many bytes.
inline constexpr std::size_t longest_text = std::size_t{1} << 18;

/// How a worker hands on what it has, and hears whether to go on.
struct Receiver {
    std::function<bool(UnitRecords)> take;   ///< false: enough
    std::function<bool()> stopped;           ///< asked between positions
    std::function<void(Place)> begins = {};  ///< told where the work is
};

/// Reads the unit's bytes where that is still to be done; what goes wrong becomes the unit's problem.
void load(Unit& unit);

/// What is last tells which unit it was.
void sign(UnitRecords& records, const Unit& unit);

/// What is last of a loaded unit, without records.
UnitRecords without_records(const Unit& unit);

/// The records of all games of a loaded unit; what is last is not handed on where the work was stopped. Never
/// throws for what is in the file.
void make_records(const Unit& unit, const BatchCommand& command, const Receiver& receiver);

}  // namespace goterr
