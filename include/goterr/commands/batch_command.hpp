/// `goterr batch`: many games in, one record a position out, in the order of the inputs.
#pragma once

#include <iosfwd>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "goterr/protocol/engine.hpp"
#include "goterr/render/batch_formats.hpp"
#include "goterr/render/terminal.hpp"
#include "goterr/request/position_request.hpp"

namespace goterr {

/// Which positions of each game are estimated; with neither, the last one.
struct Moments {
    std::vector<int> moves;    ///< after these moves, as far as the game goes
    std::optional<int> every;  ///< after every so many moves, and at the end
};

/// From and to, both as far as they are given and counted in.
struct Span {
    std::string from = {};  ///< as much of a date or number as is meant: `1998`, `1998-05`
    std::string to = {};
};

/// Which games are estimated at all; an empty list accepts everything.
struct GameFilter {
    std::vector<BoardSize> sizes = {};
    std::vector<std::string> rules = {};    ///< names of rulesets
    std::vector<std::string> players = {};  ///< parts of names in lower case, of either side
    std::vector<std::string> ranks = {};    ///< in lower case, of either side
    std::vector<Span> dates = {};
    std::vector<Span> lengths = {};  ///< numbers of moves
    bool with_result = false;        ///< only games with a recorded result
    bool with_score = false;         ///< only games with a recorded score

    bool accepts(const Game& game) const;
    bool accepts_all() const;
};

/// One of `count` parts of the work, from 1.
struct Shard {
    int number = 1;
    int count = 1;

    /// Whether the unit of that key falls to this part; the same on every machine.
    bool takes(std::string_view key) const;
};

struct BatchCommand {
    std::vector<std::string> paths;         ///< files, directories and archives
    std::optional<std::string> files_from;  ///< a list of further paths, `-` for the input stream
    bool zero_separated = false;            ///< the list's names end in a zero byte, not in a line end
    Moments moments;
    PositionRequest request;
    EngineOptions engine = {};
    const BatchFormat* format = nullptr;  ///< absent: a table on a terminal, else NDJSON
    RenderOptions render;
    bool header = true;                 ///< CSV and text: with the line of names
    std::optional<double> disagreeing;  ///< only records more than so many points from a recorded score
    GameFilter filter;
    Shard shard;
    int workers = 1;
    double timeout = 60;    ///< seconds of the processor that a position may take
    std::string output;     ///< a file; empty or `-`: the output stream
    bool database = false;  ///< the file is an SQLite database, made of NDJSON
    bool resume = false;    ///< go on where an earlier run with the same output stopped
    /// Names and values of all options that the records depend on, and the version: a run is continued with
    /// the same only.
    std::map<std::string, std::string> made_with;
    bool summary = true;  ///< at the end, on the error stream
    /// a file for how the estimates compare with the records; `-`: the error stream; empty: none
    std::string account;
    Wish progress = Wish::automatic;
};

/// Returns the exit status: 0, or 1 when a record has an error, or 130 when a signal ended it; messages go to
/// `err`. Throws `Error` when the output cannot be written; what was written is whole records.
int run(const BatchCommand& command, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace goterr
