/// The records of a batch as an SQLite database: a table of games, and one of positions that name their game.
///
/// It is made of the lines of JSON that a batch writes, when all of them are there. So a run is interrupted
/// and continued as any other, and the database appears under its name as a whole.
#pragma once

#include <string>

namespace goterr {

/// Throws `WrongUse` where none can be written: this program or this machine is without SQLite.
void check_databases();

/// Writes `database` from the file `lines`, over a file of that name. Throws `Error` with SQLite's or the
/// system's reason.
void write_database(const std::string& lines, const std::string& database);

}  // namespace goterr
