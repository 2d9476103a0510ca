/// Reading back the records that goterr wrote: just what the tally needs.
#pragma once

#include <optional>
#include <string_view>

#include "tally.hpp"

namespace goterr {

/// The facts of one line, with the recorded margin whatever the move; nothing for a line that is no whole
/// record.
std::optional<RecordFacts> facts_of_ndjson(std::string_view line);
std::optional<RecordFacts> facts_of_csv(std::string_view line);

/// Whether a line of CSV ends within quotes, so that its record goes on in the next.
bool is_open_csv(std::string_view line);

}  // namespace goterr
