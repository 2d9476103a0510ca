/// For all others: SQLite is looked for, again where it was not found before.
#include "../../batch/sqlite.hpp"

#include "goterr/core/error.hpp"
#include "goterr/system/shared_library.hpp"

namespace goterr {

namespace {

struct OpenedSqlite {
    OpenedSqlite() {
        library.find(functions.open, "sqlite3_open_v2");
        library.find(functions.close, "sqlite3_close_v2");
        library.find(functions.exec, "sqlite3_exec");
        library.find(functions.error_message, "sqlite3_errmsg");
        library.find(functions.prepare, "sqlite3_prepare_v2");
        library.find(functions.step, "sqlite3_step");
        library.find(functions.reset, "sqlite3_reset");
        library.find(functions.finalize, "sqlite3_finalize");
        library.find(functions.bind_null, "sqlite3_bind_null");
        library.find(functions.bind_integer, "sqlite3_bind_int64");
        library.find(functions.bind_number, "sqlite3_bind_double");
        library.find(functions.bind_text, "sqlite3_bind_text");
        library.find(functions.last_row, "sqlite3_last_insert_rowid");
        if (!library.complete())
            throw Error("libsqlite3.so.0, which writes databases, cannot be opened on this machine");
    }

    SharedLibrary library{"libsqlite3.so.0"};
    Sqlite functions{};
};

}  // namespace

const Sqlite& sqlite() {
    static const OpenedSqlite opened;
    return opened.functions;
}

}  // namespace goterr
