/// Without SQLite no database is written.
#include "../../batch/database.hpp"

#include "goterr/commands/streams.hpp"

namespace goterr {

void check_databases() { throw WrongUse("this goterr was built without SQLite, which writes databases"); }

void write_database(const std::string&, const std::string&) { check_databases(); }

}  // namespace goterr
