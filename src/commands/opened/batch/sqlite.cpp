/// For all others: SQLite is looked for, again where it was not found before.
#include "../../batch/sqlite.hpp"

#include "goterr/core/error.hpp"
#include "goterr/system/shared_library.hpp"

namespace goterr {

namespace {

struct OpenedSqlite {
    OpenedSqlite() {
        if (!library.complete())
            throw Error("libsqlite3.so.0, which writes databases, cannot be opened on this machine");
    }

    SharedLibrary library{"libsqlite3.so.0"};
    Sqlite functions{
        .open = library.find("sqlite3_open_v2"),
        .close = library.find("sqlite3_close_v2"),
        .exec = library.find("sqlite3_exec"),
        .error_message = library.find("sqlite3_errmsg"),
        .prepare = library.find("sqlite3_prepare_v2"),
        .step = library.find("sqlite3_step"),
        .reset = library.find("sqlite3_reset"),
        .finalize = library.find("sqlite3_finalize"),
        .bind_null = library.find("sqlite3_bind_null"),
        .bind_integer = library.find("sqlite3_bind_int64"),
        .bind_number = library.find("sqlite3_bind_double"),
        .bind_text = library.find("sqlite3_bind_text"),
        .last_row = library.find("sqlite3_last_insert_rowid"),
    };
};

}  // namespace

const Sqlite& sqlite() {
    static const OpenedSqlite opened;
    return opened.functions;
}

}  // namespace goterr
