/// The functions of SQLite that goterr calls, looked for when a database is first written: few batches are
/// written to one, and whoever has none does not need the library. A program that is one file has them built
/// in.
#pragma once

#include <sqlite3.h>

namespace goterr {

struct Sqlite {
    decltype(sqlite3_open_v2)* open;
    decltype(sqlite3_close_v2)* close;
    decltype(sqlite3_exec)* exec;
    decltype(sqlite3_errmsg)* error_message;
    decltype(sqlite3_prepare_v2)* prepare;
    decltype(sqlite3_step)* step;
    decltype(sqlite3_reset)* reset;
    decltype(sqlite3_finalize)* finalize;
    decltype(sqlite3_bind_null)* bind_null;
    decltype(sqlite3_bind_int64)* bind_integer;
    decltype(sqlite3_bind_double)* bind_number;
    decltype(sqlite3_bind_text)* bind_text;
    decltype(sqlite3_last_insert_rowid)* last_row;
};

/// Throws `Error` on a machine without SQLite.
const Sqlite& sqlite();

}  // namespace goterr
