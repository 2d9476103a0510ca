#include "database.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <span>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "../part_file.hpp"
#include "goterr/commands/streams.hpp"
#include "goterr/core/error.hpp"
#include "goterr/core/printable.hpp"
#include "goterr/system/path.hpp"
#include "sqlite.hpp"

namespace goterr {

namespace {

using Record = nlohmann::json;

/// A column, and where its value stands in a record.
struct ColumnOfRecord {
    const char* name;
    const char* type;
    const char* pointer;
};

constexpr ColumnOfRecord game_columns[] = {
    {"file", "TEXT", "/file"},
    {"number", "INTEGER", "/game"},
    {"name", "TEXT", "/name"},
    {"black_player", "TEXT", "/black_player"},
    {"white_player", "TEXT", "/white_player"},
    {"black_rank", "TEXT", "/black_rank"},
    {"white_rank", "TEXT", "/white_rank"},
    {"date", "TEXT", "/date"},
    {"event", "TEXT", "/event"},
    {"place", "TEXT", "/place"},
    {"handicap", "INTEGER", "/handicap"},
    {"width", "INTEGER", "/width"},
    {"height", "INTEGER", "/height"},
    {"rules", "TEXT", "/rules"},
    {"komi", "REAL", "/komi"},
    {"recorded_result", "TEXT", "/recorded_result"},
    {"error", "TEXT", "/error/message"},
};

constexpr ColumnOfRecord position_columns[] = {
    {"move", "INTEGER", "/move"},
    {"to_move", "TEXT", "/to_move"},
    {"captures_black", "INTEGER", "/captures/black"},
    {"captures_white", "INTEGER", "/captures/white"},
    {"board", "TEXT", "/board"},
    {"owner", "TEXT", "/owner"},
    {"ownership", "TEXT", "/ownership"},
    {"dead", "TEXT", "/dead"},
    {"seki", "TEXT", "/seki"},
    {"unsettled", "TEXT", "/unsettled"},
    {"score_black_territory", "REAL", "/score/black/territory"},
    {"score_black_prisoners", "REAL", "/score/black/prisoners"},
    {"score_black_stones", "REAL", "/score/black/stones"},
    {"score_white_territory", "REAL", "/score/white/territory"},
    {"score_white_prisoners", "REAL", "/score/white/prisoners"},
    {"score_white_stones", "REAL", "/score/white/stones"},
    {"score_white_komi", "REAL", "/score/white/komi"},
    {"score_lead", "REAL", "/score_lead"},
    {"score_low", "REAL", "/score_low"},
    {"score_high", "REAL", "/score_high"},
    {"result", "TEXT", "/result"},
    {"finished", "INTEGER", "/finished"},
    {"confident", "INTEGER", "/confident"},
    {"counted", "TEXT", "/counted"},
    {"other_result", "TEXT", "/other_result"},
    {"engine", "TEXT", "/engine"},
    {"warnings", "TEXT", "/warnings"},
};

std::string table_of(const char* name, const char* keys, std::span<const ColumnOfRecord> columns) {
    std::string sql = fmt::format("CREATE TABLE {} ({}", name, keys);
    for (const auto& column : columns) sql += fmt::format(", {} {}", column.name, column.type);
    return sql + ");";
}

std::string insertion(const char* name, std::size_t values) {
    std::string marks = "?";
    for (std::size_t i = 1; i < values; ++i) marks += ",?";
    return fmt::format("INSERT INTO {} VALUES ({})", name, marks);
}

/// A database that is being written. The file is nobody else's, and half of it is worth nothing: it is
/// written without SQLite's own care for what is there already.
class Database {
public:
    explicit Database(const std::string& file) : Database(file, Unopened{}) {
        check(sql_.open(file.c_str(), &handle_, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr));
        run("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; BEGIN;");
        run(table_of("games", "id INTEGER PRIMARY KEY", game_columns));
        run(table_of("positions", "id INTEGER PRIMARY KEY, game_id INTEGER NOT NULL REFERENCES games(id)",
                     position_columns));
        game_ = prepared(insertion("games", std::size(game_columns) + 1));
        position_ = prepared(insertion("positions", std::size(position_columns) + 2));
    }
    ~Database() {
        sql_.finalize(game_);
        sql_.finalize(position_);
        sql_.close(handle_);
    }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// The positions of a game follow each other.
    void add(const Record& record) {
        const auto key = fmt::format("{}\t{}", record.value("game", 1), record.value("file", ""));
        if (key != last_key_ || record.contains("error")) {
            insert(game_, 2, game_columns, record);
            last_game_ = sql_.last_row(handle_);
            last_key_ = key;
        }
        if (record.contains("error")) return;
        check(sql_.bind_integer(position_, 2, last_game_));
        insert(position_, 3, position_columns, record);
    }

    void finish() { run("CREATE INDEX positions_of_game ON positions(game_id); COMMIT;"); }

private:
    /// What is made so far is closed again where opening fails.
    struct Unopened {};
    Database(const std::string& file, Unopened) : file_(file) {}

    void check(int status) const {
        if (status == SQLITE_OK || status == SQLITE_DONE) return;
        throw Error(
            fmt::format("{} cannot be written: {}", printable_name(file_), sql_.error_message(handle_)));
    }
    void run(const std::string& commands) {
        check(sql_.exec(handle_, commands.c_str(), nullptr, nullptr, nullptr));
    }
    sqlite3_stmt* prepared(const std::string& command) {
        sqlite3_stmt* statement = nullptr;
        check(sql_.prepare(handle_, command.c_str(), -1, &statement, nullptr));
        return statement;
    }

    void bind(sqlite3_stmt* statement, int at, const Record* value) {
        if (value == nullptr || value->is_null()) {
            check(sql_.bind_null(statement, at));
        } else if (value->is_boolean()) {
            check(sql_.bind_integer(statement, at, value->get<bool>()));
        } else if (value->is_number_integer()) {
            check(sql_.bind_integer(statement, at, value->get<std::int64_t>()));
        } else if (value->is_number()) {
            check(sql_.bind_number(statement, at, value->get<double>()));
        } else {
            const std::string text = value->is_string() ? value->get<std::string>() : value->dump();
            check(
                sql_.bind_text(statement, at, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT));
        }
    }

    void insert(sqlite3_stmt* statement, int first, std::span<const ColumnOfRecord> columns,
                const Record& record) {
        for (const auto& column : columns) {
            const Record::json_pointer pointer(column.pointer);
            bind(statement, first++, record.contains(pointer) ? &record.at(pointer) : nullptr);
        }
        check(sql_.step(statement));
        check(sql_.reset(statement));
    }

    const Sqlite& sql_ = sqlite();
    std::string file_;
    sqlite3* handle_ = nullptr;
    sqlite3_stmt* game_ = nullptr;
    sqlite3_stmt* position_ = nullptr;
    sqlite3_int64 last_game_ = 0;
    std::string last_key_;
};

}  // namespace

const Sqlite& sqlite() {
    static const Sqlite functions;
    return functions;
}

void check_databases() {
    try {
        sqlite();
    } catch (const Error& error) {
        throw WrongUse(error.what());
    }
}

void write_database(const std::string& lines, const std::string& database) {
    errno = 0;
    std::ifstream records(file_path(lines), std::ios::binary);
    if (!records)
        throw Error(fmt::format("{} cannot be read: {}", printable_name(lines), std::strerror(errno)));
    const std::string part = part_of(database);
    std::error_code ignored;
    std::filesystem::remove(file_path(part), ignored);
    try {
        Database written(part);
        for (std::string line; std::getline(records, line);) written.add(Record::parse(line));
        written.finish();
    } catch (const std::exception&) {
        std::filesystem::remove(file_path(part), ignored);
        throw;
    }
    std::filesystem::rename(file_path(part), file_path(database));
}

}  // namespace goterr
