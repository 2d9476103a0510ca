/// The functions of SQLite that goterr calls, looked for when a database is first written: few batches are
/// written to one, and whoever has none does not need the library. A program that is one file has them built
/// in.
#pragma once

#include <sqlite3.h>

#include "found.hpp"
#include "goterr/core/error.hpp"

namespace goterr {

struct Sqlite {
    Sqlite() {
        if (!library.complete())
            throw Error("libsqlite3.so.0, which writes databases, cannot be opened on this machine");
    }

    FoundLibrary library{"libsqlite3.so.0"};
    decltype(sqlite3_open_v2)* open = GOTERR_FOUND(sqlite3_open_v2);
    decltype(sqlite3_close_v2)* close = GOTERR_FOUND(sqlite3_close_v2);
    decltype(sqlite3_exec)* exec = GOTERR_FOUND(sqlite3_exec);
    decltype(sqlite3_errmsg)* error_message = GOTERR_FOUND(sqlite3_errmsg);
    decltype(sqlite3_prepare_v2)* prepare = GOTERR_FOUND(sqlite3_prepare_v2);
    decltype(sqlite3_step)* step = GOTERR_FOUND(sqlite3_step);
    decltype(sqlite3_reset)* reset = GOTERR_FOUND(sqlite3_reset);
    decltype(sqlite3_finalize)* finalize = GOTERR_FOUND(sqlite3_finalize);
    decltype(sqlite3_bind_null)* bind_null = GOTERR_FOUND(sqlite3_bind_null);
    decltype(sqlite3_bind_int64)* bind_integer = GOTERR_FOUND(sqlite3_bind_int64);
    decltype(sqlite3_bind_double)* bind_number = GOTERR_FOUND(sqlite3_bind_double);
    decltype(sqlite3_bind_text)* bind_text = GOTERR_FOUND(sqlite3_bind_text);
    decltype(sqlite3_last_insert_rowid)* last_row = GOTERR_FOUND(sqlite3_last_insert_rowid);
};

/// Looked for again where it was not found before. Throws `Error` on a machine without SQLite.
const Sqlite& sqlite();

}  // namespace goterr
