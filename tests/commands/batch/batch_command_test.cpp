#include <sys/stat.h>

#include <filesystem>

#include "commands/batch/runs.hpp"
#include "goterr/system/thread.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"

using namespace goterr;
using namespace goterr::test;

TEST_CASE("directories are read to the bottom in the order of names, hidden files and own outputs left out") {
    const Workspace folder;
    folder.write("b/2.sgf", small_game());
    folder.write("b/1.sgf", small_game());
    folder.write("a.sgf", small_game());
    folder.write(".hidden/x.sgf", small_game());
    folder.write(".x.sgf", small_game());
    for (const char* own : {"out.csv.goterr.part", "out.csv.goterr.part.run", "out.csv.goterr.run"})
        folder.write(own, small_game());
    folder.write("c.goterr.d.sgf", small_game());
    folder.write("notes.txt", "We met on Sunday.\n");
    folder.write("picture.png", "(;SZ[9];B[aa])");
    const BatchOutcome outcome = run_batch(csv({folder.path("")}));
    CHECK(outcome.status == 0);
    CHECK(places(outcome.out, folder) == "a.sgf,1,12\nb/1.sgf,1,12\nb/2.sgf,1,12\nc.goterr.d.sgf,1,12\n");
}

TEST_CASE("what goterr keeps beside results is passed over by its whole name, and counted behind the run") {
    const Workspace folder;
    const std::string game = small_game();
    folder.write("games/a.sgf", game);
    for (const char* own :
         {"old.csv.goterr.part", "old.csv.goterr.part.run", "new.goterr.run", "db.goterr.ndjson"})
        folder.write(std::string("games/") + own, game);
    for (const char* another : {"b.goterr.part.sgf", "c.goterr.sgf", "d.goterr.run.txt"})
        folder.write(std::string("games/") + another, game);
    BatchCommand command = csv({folder.path("games")});
    command.summary = true;
    CHECK(run_batch(command).err.find("\ngoterr: 4 files that goterr keeps beside results (*.goterr.part, "
                                      "*.goterr.run) were passed over\n") != std::string::npos);
    CHECK(places(run_batch(command).out, folder) ==
          "games/a.sgf,1,12\ngames/b.goterr.part.sgf,1,12\ngames/c.goterr.sgf,1,12\ngames/"
          "d.goterr.run.txt,1,12\n");

    command.output = folder.path("games/old.csv");  // whose own it begins anew
    CHECK(run_batch(command).err.find("\ngoterr: 2 files that goterr keeps") != std::string::npos);
    command.shard = {2, 2};
    command.output.clear();
    const std::string second = run_batch(command).err;
    command.shard = {1, 2};
    const std::string first = run_batch(command).err;
    CHECK((first + second).find("4 files") == std::string::npos);  // each is one shard's
    command.summary = false;
    CHECK(run_batch(command).err.empty());
    CHECK(lines_in(run_batch(csv({folder.path("games/db.goterr.ndjson")})).out) == 1);  // named by the user
}

TEST_CASE("a link that leads back up is followed once") {
    const Workspace folder;
    folder.write("games/a.sgf", small_game());
    std::filesystem::create_directory_symlink(folder.path("games"), folder.path("games/again"));
    CHECK(lines_in(run_batch(csv({folder.path("games")})).out) == 1);
}

TEST_CASE("a list gives further paths, one a line or ended by zero bytes") {
    const Workspace folder;
    const std::string a = folder.write("a.sgf", small_game()), b = folder.write("b\n.sgf", small_game());
    BatchCommand command = csv({});
    command.files_from = "-";
    CHECK(lines_in(run_batch(command, a + "\n\n" + a + "\r\n").out) == 2);
    command.zero_separated = true;
    command.format = batch_format_named("ndjson");
    CHECK(lines_in(run_batch(command, a + '\0' + b + '\0').out) == 2);
}

TEST_CASE("a list that can be read only once is read once") {
    const Workspace folder;
    const std::string a = folder.write("a.sgf", small_game()), list = folder.path("list");
    REQUIRE(::mkfifo(list.c_str(), 0600) == 0);
    BatchCommand command = csv({});
    command.files_from = list;
    command.output = folder.path("out.csv");
    command.progress = Wish::always;
    for (int run = 0; run < 2; ++run) {
        const Thread writer([&] { std::ofstream(list) << a << '\n' << a << '\n'; });
        CHECK(run_batch(command).status == 0);
        CHECK(lines_in(folder.read("out.csv")) == 2);
    }
    command.output = a;
    const Thread writer([&] { std::ofstream(list) << a << '\n'; });
    CHECK_THROWS_WITH(run_batch(command), Catch::Matchers::Contains("is an input"));
    CHECK(folder.read("a.sgf") == small_game());
}

TEST_CASE("a broken file without an extension is an error where it begins as a game does") {
    const Workspace folder;
    folder.write("in/broken", "(;GM[1]SZ[5];B[zz])");
    folder.write("in/letter", "We met on Sunday (as always).\n");
    const BatchOutcome outcome = run_batch(csv({folder.path("in")}));
    CHECK(outcome.status == 1);
    CHECK(places(outcome.out, folder) == "in/broken,1,\n");
}

TEST_CASE("a missing list is an error of the run, a missing file one of its own record") {
    BatchCommand command = csv({"/no/such/file.sgf"});
    CHECK(run_batch(command).status == 1);
    CHECK(run_batch(command).err ==
          "goterr: /no/such/file.sgf: error: cannot be read: No such file or directory\n");
    command.files_from = "/no/such/list";
    CHECK_THROWS_WITH(run_batch(command), "/no/such/list cannot be read: No such file or directory");
}

TEST_CASE("a bad game in a collection costs its own record only") {
    const Workspace folder;
    folder.write("c.sgf", small_game() + "(;SZ[5];B[zz])\n" + small_game());
    const BatchOutcome outcome = run_batch(csv({folder.path("c.sgf")}));
    CHECK(outcome.status == 1);
    CHECK(places(outcome.out, folder) == "c.sgf,1,12\nc.sgf,2,\nc.sgf,3,12\n");
    CHECK(outcome.err.find("c.sgf:2:") != std::string::npos);
    BatchCommand counting = csv({folder.path("c.sgf")});
    counting.summary = true;
    CHECK(run_batch(counting).err.find("goterr: 2 games") != std::string::npos);
}

TEST_CASE("a long collection is cut into parts without a trace") {
    const Workspace folder;
    const std::string games = many_games(400);
    REQUIRE(games.size() > 40000);
    folder.write("long.sgf", games + "(;SZ[5]\n;B[zz])\n" + small_game());
    BatchCommand command = csv({folder.path("long.sgf")});
    command.workers = 3;
    const BatchOutcome outcome = run_batch(command);
    std::string expected;
    for (int game = 1; game <= 400; ++game)
        expected += "long.sgf," + std::to_string(game) + (game % 2 == 1 ? ",13\n" : ",12\n");
    CHECK(places(outcome.out, folder) == expected + "long.sgf,401,\nlong.sgf,402,12\n");
    CHECK(outcome.err.find("long.sgf:402:4: error") != std::string::npos);
}

TEST_CASE("any number of workers writes the same bytes") {
    const Workspace folder;
    for (int i = 0; i < 40; ++i)
        folder.write("g" + std::to_string(i) + ".sgf", small_game(i % 3 == 0 ? ";B[aa]" : ""));
    BatchCommand command = csv({folder.path("")});
    const std::string one = run_batch(command).out;
    command.workers = 4;
    CHECK(run_batch(command).out == one);
    CHECK(lines_in(one) == 40);
}

TEST_CASE("positions come at the moves asked for, or at every so many and the end") {
    const Workspace folder;
    folder.write("a.sgf", small_game());
    BatchCommand command = csv({folder.path("a.sgf")});
    command.moments.moves = {4, 99};
    CHECK(places(run_batch(command).out, folder) == "a.sgf,1,4\n");
    command.moments = {{}, 5};
    CHECK(places(run_batch(command).out, folder) == "a.sgf,1,5\na.sgf,1,10\na.sgf,1,12\n");
}

TEST_CASE("filters choose by size, rules and what is recorded") {
    const Workspace folder;
    folder.write("a.sgf", small_game());
    folder.write("b.sgf", "(;SZ[9]RU[Chinese]RE[B+R];B[aa])");
    folder.write("c.sgf", "(;SZ[9];B[aa])");
    const auto found = [&](GameFilter filter) {
        BatchCommand command = csv({folder.path("")});
        command.filter = std::move(filter);
        return places(run_batch(command).out, folder);
    };
    CHECK(found({.sizes = {BoardSize{9, 9}}, .rules = {}}) == "b.sgf,1,1\nc.sgf,1,1\n");
    CHECK(found({.sizes = {}, .rules = {"chinese"}}) == "b.sgf,1,1\n");
    CHECK(found({.sizes = {}, .rules = {}, .with_result = true}) == "a.sgf,1,12\nb.sgf,1,1\n");
    CHECK(found({.sizes = {}, .rules = {}, .with_score = true}) == "a.sgf,1,12\n");
}

TEST_CASE("filters choose by player, rank, date and number of moves") {
    const Workspace folder;
    folder.write("a.sgf", "(;SZ[9]PB[Cho Chikun]BR[9p]PW[Otake]WR[9p]DT[1983-01-13,14];B[aa];W[bb])");
    folder.write("b.sgf", "(;SZ[9]PB[otake]BR[8p]PW[Kato]DT[Played on 1976-05-02];B[aa])");
    folder.write("c.sgf", "(;SZ[9];B[aa];W[bb];B[cc])");
    const auto found = [&](GameFilter filter) {
        BatchCommand command = csv({folder.path("")});
        command.filter = std::move(filter);
        return places(run_batch(command).out, folder);
    };
    CHECK(found({.players = {"otake"}}) == "a.sgf,1,2\nb.sgf,1,1\n");
    CHECK(found({.players = {"cho", "kato"}, .ranks = {"8p"}}) == "b.sgf,1,1\n");
    CHECK(found({.dates = {{"1983", ""}}}) == "a.sgf,1,2\n");
    CHECK(found({.dates = {{"1976-05", "1976-05"}}}) == "b.sgf,1,1\n");
    CHECK(found({.dates = {{"", "1983"}}}) == "a.sgf,1,2\nb.sgf,1,1\n");
    CHECK(found({.lengths = {{"2", "2"}, {"3", ""}}}) == "a.sgf,1,2\nc.sgf,1,3\n");
}

TEST_CASE("where there is no game at all it is said, and is no success; a choice may well hold none") {
    const Workspace folder;
    folder.write("notes.txt", "nothing that could be a board");
    BatchCommand command = csv({folder.path("")});
    const BatchOutcome outcome = run_batch(command);
    CHECK(outcome.status == 1);
    CHECK(outcome.err.find("there is no game in ") != std::string::npos);
    command.filter.with_score = true;
    CHECK(run_batch(command).status == 0);
}

TEST_CASE("all games of a table of games are estimated, also where the table is in a folder") {
    const Workspace folder;
    const int games = 700 / one_in();
    std::string table;
    for (int i = 1; i <= games; ++i) table += std::to_string(i) + "\t;B[pd];W[dp];B[qq];W[dd];B[jj];W[cc]\n";
    folder.write("games/2003.txt", table);
    BatchCommand quick = csv({folder.path("games")});
    quick.request.options.effort = Effort::quick;
    const BatchOutcome outcome = run_batch(quick);
    CHECK(outcome.status == 0);
    CHECK(lines_in(outcome.out) == games);
    CHECK(places(outcome.out, folder).ends_with("," + std::to_string(games) + ",6\n"));
}

TEST_CASE("shards share the work out without loss or repetition, wherever the files lie") {
    const Workspace here, there;
    for (int i = 0; i < 30; ++i) {
        here.write("games/" + std::to_string(i) + ".sgf", small_game());
        there.write("elsewhere/" + std::to_string(i) + ".sgf", small_game());
    }
    std::string all;
    for (int number = 1; number <= 3; ++number) {
        BatchCommand command = csv({here.path("games")});
        command.shard = {number, 3};
        const std::string part = places(run_batch(command).out, here);
        CHECK(lines_in(part) >= 3);
        all += part;
        command.paths = {there.path("elsewhere")};
        const std::string same = places(run_batch(command).out, there);
        CHECK(lines_in(same) == lines_in(part));
    }
    CHECK(lines_in(all) == 30);
}

TEST_CASE("what hides games from all shards is one record, and fails every shard") {
    const Workspace folder;
    const std::string archive = folder.write("torn.zip", "PK\x03\x04 and no more");
    for (const std::string& path : {folder.path("missing"), archive}) {
        std::string all;
        for (int number = 1; number <= 4; ++number) {
            BatchCommand command = csv({path});
            command.shard = {number, 4};
            const BatchOutcome outcome = run_batch(command);
            CHECK(outcome.status == 1);
            CHECK(outcome.err.find(path + ": error: cannot be read") != std::string::npos);
            all += outcome.out;
        }
        CHECK(lines_in(all) == 1);
    }
}

TEST_CASE("a list that breaks off fails the run") {
    const Workspace folder;
    BatchCommand command = csv({folder.write("a.sgf", small_game())});
    command.files_from = folder.path("");  // a folder opens as a file does, and cannot be read
    CHECK_THROWS_WITH(run_batch(command), Catch::Matchers::Contains("cannot be read to its end"));
}

TEST_CASE("the output file appears when the run is complete") {
    const Workspace folder;
    BatchCommand command = csv({folder.write("a.sgf", small_game())});
    command.output = folder.path("out.csv");
    CHECK(run_batch(command).out.empty());
    CHECK(lines_in(folder.read("out.csv")) == 1);
    CHECK_FALSE(std::filesystem::exists(folder.path("out.csv.goterr.part")));
}

TEST_CASE("only games that disagree with their records are listed when that is wanted") {
    const Workspace folder;
    std::string wrong = small_game();
    wrong.replace(wrong.find("B+4.5"), 5, "W+9.5");
    folder.write("right.sgf", small_game());
    folder.write("wrong.sgf", wrong);
    BatchCommand command = csv({folder.path("")});
    command.disagreeing = 1;
    CHECK(places(run_batch(command).out, folder) == "wrong.sgf,1,12\n");
}
