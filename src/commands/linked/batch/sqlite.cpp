/// For a program that is one file: nothing is looked for.
#include "../../batch/sqlite.hpp"

namespace goterr {

const Sqlite& sqlite() {
    static constexpr Sqlite functions{
        .open = sqlite3_open_v2,
        .close = sqlite3_close_v2,
        .exec = sqlite3_exec,
        .error_message = sqlite3_errmsg,
        .prepare = sqlite3_prepare_v2,
        .step = sqlite3_step,
        .reset = sqlite3_reset,
        .finalize = sqlite3_finalize,
        .bind_null = sqlite3_bind_null,
        .bind_integer = sqlite3_bind_int64,
        .bind_number = sqlite3_bind_double,
        .bind_text = sqlite3_bind_text,
        .last_row = sqlite3_last_insert_rowid,
    };
    return functions;
}

}  // namespace goterr
