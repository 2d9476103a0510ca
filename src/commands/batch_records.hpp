/// What a worker does: the bytes of one file in, the records of its positions out. Pure, so that files can be
/// worked on in any order.
#pragma once

#include <string>
#include <vector>

#include "goterr/commands/batch_command.hpp"

namespace goterr {

/// The records of one game, and what has to be said about them.
struct GameRecords {
    std::string text;
    std::string message;  ///< for the error stream
    int positions = 0;
    int failed = 0;  ///< records with an error
};

/// A file that was found, with its bytes or the reason why there are none.
struct SourceFile {
    std::string name;
    std::string bytes;
    std::string problem;
};

/// The records of all games of a file. Never throws for what is in the file.
std::vector<GameRecords> records_of(const SourceFile& file, const BatchCommand& command);

}  // namespace goterr
