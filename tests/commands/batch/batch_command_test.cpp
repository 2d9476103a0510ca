#include "goterr/commands/batch_command.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "commands/workspace.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// A finished game on a small board: black's two rows against white's, `extra` moves before the passes.
std::string small_game(const std::string& extra = "") {
    return "(;GM[1]FF[4]SZ[5]KM[0.5]RE[B+4.5];B[ac];W[ad];B[bc];W[bd];B[cc];W[cd];B[dc];W[dd];B[ec];W[ed]" +
           extra + ";B[];W[])\n";
}

struct Printed {
    int status = 0;
    std::string out, err;
};

BatchCommand csv(std::vector<std::string> paths) {
    BatchCommand command;
    command.paths = std::move(paths);
    command.format = batch_format_named("csv");
    command.header = false;
    command.progress = ProgressMode::never;
    command.summary = false;
    return command;
}

Printed run_batch(const BatchCommand& command, const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out, err;
    const int status = run(command, in, out, err);
    return {status, out.str(), err.str()};
}

/// File, game and move of every row, without the folder's own path.
std::string places(const std::string& rows, const Workspace& folder) {
    std::istringstream lines(rows);
    std::string text;
    for (std::string line; std::getline(lines, line);) {
        std::size_t end = 0;
        for (int comma = 0; comma < 3; ++comma) end = line.find(',', end) + 1;
        const std::string place = line.substr(0, end - 1);
        text += place.substr(std::min(place.size(), folder.path("").size())) + '\n';
    }
    return text;
}

int lines_in(const std::string& text) { return static_cast<int>(std::count(text.begin(), text.end(), '\n')); }

std::string many_games(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += small_game(i % 2 == 0 ? ";B[aa]" : "");
    return text;
}

}  // namespace

TEST_CASE("directories are read to the bottom in the order of names, hidden files and own outputs left out") {
    const Workspace folder;
    folder.write("b/2.sgf", small_game());
    folder.write("b/1.sgf", small_game());
    folder.write("a.sgf", small_game());
    folder.write(".hidden/x.sgf", small_game());
    folder.write(".x.sgf", small_game());
    folder.write("out.goterr.sgf", small_game());
    folder.write("notes.txt", "We met on Sunday.\n");
    folder.write("picture.png", "(;SZ[9];B[aa])");
    const Printed outcome = run_batch(csv({folder.path("")}));
    CHECK(outcome.status == 0);
    CHECK(places(outcome.out, folder) == "a.sgf,1,12\nb/1.sgf,1,12\nb/2.sgf,1,12\n");
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
    const Printed outcome = run_batch(csv({folder.path("c.sgf")}));
    CHECK(outcome.status == 1);
    CHECK(places(outcome.out, folder) == "c.sgf,1,12\nc.sgf,2,\nc.sgf,3,12\n");
    CHECK(outcome.err.find("c.sgf:2:") != std::string::npos);
}

TEST_CASE("a long collection is cut into parts without a trace") {
    const Workspace folder;
    const std::string games = many_games(400);
    REQUIRE(games.size() > 40000);
    folder.write("long.sgf", games + "(;SZ[5]\n;B[zz])\n" + small_game());
    BatchCommand command = csv({folder.path("long.sgf")});
    command.workers = 3;
    const Printed outcome = run_batch(command);
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

TEST_CASE("the output file appears when the run is complete") {
    const Workspace folder;
    BatchCommand command = csv({folder.write("a.sgf", small_game())});
    command.output = folder.path("out.csv");
    CHECK(run_batch(command).out.empty());
    CHECK(lines_in(folder.read("out.csv")) == 1);
    CHECK_FALSE(std::filesystem::exists(folder.path("out.csv.goterr.part")));
}

TEST_CASE("a run can be continued from any byte at which it was cut") {
    const Workspace folder;
    folder.write("in/a.sgf", small_game());
    folder.write("in/b.sgf", small_game() + "(;SZ[5];B[zz])" + small_game());
    folder.write("in/notes.txt", "nothing here");
    folder.write("in/z.sgf", small_game());
    const std::string name = GENERATE("ndjson", "csv");
    BatchCommand command = csv({folder.path("in"), folder.path("in/a.sgf"), folder.path("in/a.sgf")});
    command.format = batch_format_named(name);
    command.header = true;
    command.moments.every = 7;
    command.output = folder.path("out");
    command.summary = true;
    command.render.ownership = false;
    const Printed whole = run_batch(command);
    const std::string records = folder.read("out");
    command.resume = true;
    const std::size_t step = records.size() / 40 + 1;
    for (std::size_t cut = 0; cut <= records.size(); cut += step) {
        std::filesystem::remove(folder.path("out"));
        folder.write("out.goterr.part", records.substr(0, cut));
        const Printed again = run_batch(command);
        INFO("cut at " << cut);
        REQUIRE(folder.read("out") == records);
        REQUIRE(again.status == 1);
        REQUIRE(again.err.substr(again.err.find("goterr: 6 games")) ==
                whole.err.substr(whole.err.find("goterr: 6 games")));
    }
}

TEST_CASE("records of other inputs are not continued") {
    const Workspace folder;
    BatchCommand command = csv({folder.write("a.sgf", small_game()), folder.write("b.sgf", small_game())});
    command.output = folder.path("out.csv");
    run_batch(command);
    command.paths = {folder.write("c.sgf", small_game())};
    command.resume = true;
    CHECK_THROWS_AS(run_batch(command), Error);
}

TEST_CASE("only games that disagree with their records are listed when that is wanted") {
    const Workspace folder;
    std::string wrong = small_game();
    wrong.replace(wrong.find("B+4.5"), 5, "W+9.5");
    folder.write("right.sgf", small_game());
    folder.write("wrong.sgf", wrong);
    BatchCommand command = csv({folder.path("")});
    command.only_disagreeing = true;
    CHECK(places(run_batch(command).out, folder) == "wrong.sgf,1,12\n");
}
