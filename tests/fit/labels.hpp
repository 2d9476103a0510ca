/// Labeled positions in NDJSON: one object a line with `board` and any of `ownership`, `owner`, `margin`.
///
/// Fields as in the program's own records: `board` X O . row-major from the top left; `ownership` numbers
/// -1..1; `owner` B W . (? is not judged); `to_move`, `komi`, `captures`, `handicap`; `rules` a name, or
/// "territory" or "area"; `file` names the game, so that all positions of a game fall into the same half and
/// a final `owner` serves its earlier positions too.
#pragma once

#include <istream>
#include <optional>
#include <string>
#include <vector>

#include "goterr/core/error.hpp"
#include "goterr/estimate/estimate.hpp"

namespace goterr::fit {

struct Label {
    std::string file;
    Position position;
    EstimateOptions options;
    std::vector<double> ownership;             ///< empty if the record has none
    std::vector<std::optional<double>> owner;  ///< -1, 0, 1; empty if the record has none
    std::optional<double> margin;              ///< the game's result, black positive
};

/// Reads all lines of `in`. Throws `Error` with the line number for what is no label.
std::vector<Label> read_labels(std::istream& in);

/// True for the half of the games that is fitted on; by the name, so always the same.
bool is_training(const std::string& file);

}  // namespace goterr::fit
