#include "../../../src/commands/batch/database.hpp"

#include <filesystem>

#include "../../../src/commands/batch/sqlite.hpp"
#include "goterr/core/error.hpp"
#include "runs.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// What SQLite answers to a question: fields with `|` between, rows on lines of their own.
std::string answer(const std::string& database, const char* question) {
    sqlite3* handle = nullptr;
    REQUIRE(sqlite().open(database.c_str(), &handle, SQLITE_OPEN_READONLY, nullptr) == SQLITE_OK);
    std::string text;
    const auto note = [](void* to, int count, char** fields, char**) {
        auto& rows = *static_cast<std::string*>(to);
        for (int i = 0; i < count; ++i)
            rows += std::string(i > 0 ? "|" : "") + (fields[i] != nullptr ? fields[i] : "-");
        rows += '\n';
        return 0;
    };
    REQUIRE(sqlite().exec(handle, question, note, &text, nullptr) == SQLITE_OK);
    sqlite().close(handle);
    return text;
}

BatchCommand into_database(const Workspace& folder) {
    BatchCommand command = csv({folder.path("games")});
    command.format = batch_format_named("ndjson");
    command.output = folder.path("out.sqlite");
    command.database = true;
    return command;
}

void write_two_good_games(const Workspace& folder) {
    folder.write("games/a.sgf", "(;SZ[9]PB[O'Meien]DT[1999]RE[B+R];B[ee];W[cc];B[gg])");
    folder.write("games/b.sgf", "(;SZ[99];B[aa])");
    folder.write("games/c.sgf", small_game());
}

}  // namespace

TEST_CASE("a database has a table of games and one of positions, and files that cannot be read") {
    const Workspace folder;
    write_two_good_games(folder);
    BatchCommand command = into_database(folder);
    command.moments.moves = {1, 3};
    CHECK(run_batch(command).status == 1);
    const std::string file = folder.path("out.sqlite");
    CHECK(answer(file, "SELECT black_player, date, recorded_result, width, error IS NULL FROM games") ==
          "O'Meien|1999|B+R|9|1\n-|-|-|-|0\n-|-|B+4.5|5|1\n");
    CHECK(answer(file,
                 "SELECT games.id, move, length(board) FROM games JOIN positions ON game_id = games.id") ==
          "1|1|81\n1|3|81\n3|1|25\n3|3|25\n");
}

TEST_CASE("beside a complete database nothing is left, and going on with it changes nothing") {
    const Workspace folder;
    write_two_good_games(folder);
    BatchCommand command = into_database(folder);
    run_batch(command);
    for (const char* beside : {".goterr.part", ".goterr.ndjson", ".goterr.ndjson.goterr.run"})
        CHECK_FALSE(std::filesystem::exists(folder.path("out.sqlite" + std::string(beside))));
    command.resume = true;
    const std::string before = folder.read("out.sqlite");
    CHECK(run_batch(command).err.find("was finished by an earlier run") != std::string::npos);
    CHECK(folder.read("out.sqlite") == before);
}

TEST_CASE("without the lines that it is made of a database is left as it was") {
    const Workspace folder;
    folder.write("out.sqlite", "of an earlier run");
    CHECK_THROWS_AS(write_database(folder.path("lines"), folder.path("out.sqlite")), Error);
    CHECK(folder.read("out.sqlite") == "of an earlier run");
}

TEST_CASE("a database that cannot be written is said so, with the system's reason") {
    const Workspace folder;
    CHECK_THROWS_AS(write_database(folder.write("lines", ""), "/nonexistent/out.sqlite"), Error);
}
