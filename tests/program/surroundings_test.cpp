/// The program in surroundings that are not as one would like: closed streams, full disks, foreign locales,
/// odd names.
#include <filesystem>
#include <regex>

#include "support/catch.hpp"
#include "support/program.hpp"

using namespace goterr::test;

namespace {

const std::string five_lines = "(;SZ[5]KM[0.5];B[bb];W[dd])";

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("the program tells its version, and the commit where it knows it") {
    const Outcome outcome = run_program({.arguments = {"--version"}});
    CHECK(outcome.status == 0);
    CHECK(std::regex_match(outcome.out,
                           std::regex(R"(goterr \d+\.\d+\.\d+( \([0-9a-z.-]+\))?\npictures: [^\n]+\n)")));
}

TEST_CASE("what is written to a closed or full output is an error, not lost in silence") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", five_lines);
    const std::vector<std::vector<std::string>> commands{{"estimate", file},     {"batch", "-q", file},
                                                         {"graph", file},        {"report", file},
                                                         {"map", "bouzy", file}, {"eyes", "0011"},
                                                         {"--version"},          {"--help"},
                                                         {"completion", "bash"}, {"manual"},
                                                         {"explain", "B4", file}};
    for (const auto& arguments : commands) {
        INFO(arguments.front());
        const Outcome closed = run_program({.arguments = arguments, .out = ""});
        CHECK(closed.status == 1);
        CHECK(says(closed.err, "standard output cannot be written"));
        const Outcome full = run_program({.arguments = arguments, .out = "/dev/full"});
        CHECK(full.status == 1);
        CHECK(says(full.err, "standard output cannot be written"));
    }
}

TEST_CASE("where libarchive is missing, archives are errors that say so and games are estimated as ever") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", five_lines);
    REQUIRE(run_program({.arguments = {"-c", "gzip -k " + file}, .program = "/bin/sh"}).status == 0);
    folder.write("libraries/libarchive.so.13", "no library");
    const auto without = [&](const std::string& name) {
        return run_program({.arguments = {"batch", "-q", name},
                            .environment = {"LD_LIBRARY_PATH=" + folder.path("libraries")}});
    };
    CHECK(without(file).status == 0);
    const Outcome packed = without(file + ".gz");
    CHECK(packed.status == 1);
    CHECK(says(packed.out, "libarchive.so.13, which unpacks archives, cannot be opened on this machine"));
}

TEST_CASE("a closed input is an error of the input") {
    const Outcome outcome = run_program({.arguments = {"estimate"}, .in = ""});
    CHECK(outcome.status == 1);
    CHECK(says(outcome.err, "cannot be read"));
    CHECK(run_program({.arguments = {"gtp"}, .in = ""}).status == 0);
}

TEST_CASE("with all streams closed, results still go to their file and nothing else does") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", five_lines),
                      bad = folder.write("bad.sgf", "(;SZ[5];B[zz])");
    const std::string results = folder.path("results.csv");
    const Outcome good =
        run_program({.arguments = {"estimate", file, "-o", results}, .in = "", .out = "", .err = ""});
    CHECK(good.status == 0);
    CHECK(contents(results).starts_with("file,game,move"));
    const Outcome batch = run_program(
        {.arguments = {"batch", file, bad, "-f", "csv", "-o", results}, .in = "", .out = "", .err = ""});
    CHECK(batch.status == 1);
    CHECK_FALSE(says(contents(results), "goterr:"));
}

TEST_CASE("results are never written over what they are made from") {
    const Workspace folder;
    const std::string file = folder.write("games/game.sgf", five_lines);
    const std::string page = folder.write("game.html", five_lines);
    const std::string link = folder.path("link.sgf"), twin = folder.path("twin.sgf");
    std::filesystem::create_symlink(file, link);
    std::filesystem::create_hard_link(file, twin);
    const std::string list = folder.write("list", file + "\n");
    const std::vector<std::vector<std::string>> commands{{"estimate", file, "-o", file},
                                                         {"estimate", file, "-o", link},
                                                         {"estimate", file, "-o", twin},
                                                         {"estimate", "-o", file},
                                                         {"graph", file, "-o", file},
                                                         {"report", page, "-o", page},
                                                         {"map", "bouzy", file, "-f", "text", "-o", file},
                                                         {"explain", "B4", file, "-f", "text", "-o", file},
                                                         {"batch", file, "-o", file},
                                                         {"batch", folder.path("games"), "-o", file},
                                                         {"batch", "--files-from", list, "-o", file},
                                                         {"batch", "--files-from", list, "-o", list},
                                                         {"batch", file, "-o", file, "--resume"},
                                                         {"batch", file, "--summary=" + file},
                                                         {"batch", folder.path("games"), "--summary=" + link},
                                                         {"batch", "--files-from", list, "--summary=" + list},
                                                         {"problem", page, file, "-f", "text", "-o", file},
                                                         {"problem", file, "--proof", twin},
                                                         {"problem", folder.path("games"), "--proof", file}};
    for (const auto& arguments : commands) {
        const Outcome outcome = run_program({.arguments = arguments, .in = file});
        INFO(arguments.front() << ": " << outcome.err);
        CHECK(outcome.status == 2);
        CHECK(says(outcome.err, "is an input"));
        CHECK(contents(file) == five_lines);
        CHECK(contents(page) == five_lines);
    }
    const std::string results = folder.path("games/results.ndjson");
    for (int run = 0; run < 2; ++run)
        CHECK(run_program({.arguments = {"batch", "-q", folder.path("games"), "-o", results}}).status == 0);
}

TEST_CASE("a batch does not write its summary over its results") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", five_lines), both = folder.path("both.json");
    for (const std::string before : {"", "of an earlier run"}) {
        if (!before.empty()) folder.write("both.json", before);
        const Outcome outcome = run_program({.arguments = {"batch", file, "-o", both, "--summary=" + both}});
        CHECK(outcome.status == 2);
        CHECK(says(outcome.err, "cannot hold the results and their summary"));
        CHECK(contents(both) == before);
    }
}

TEST_CASE("a table of problems in a text beside them is no problem, and is written again") {
    const Workspace folder;
    for (const char* name : {"games/a.txt", "games/b.txt"})
        folder.write(name, ". X O . .\nX X O . .\nO O O . .\n. . . . .\n. . . . .\n");
    const std::string table = folder.path("games/table.txt");
    for (int run = 0; run < 2; ++run) {
        const Outcome outcome = run_program({.arguments = {"problem", folder.path("games"), "-o", table}});
        INFO(outcome.err);
        CHECK(outcome.status == 0);
    }
}

TEST_CASE("what an unfinished batch has left in a folder is no problem there") {
    const Workspace folder;
    folder.write("games/out.sgf.goterr.part", "(;SZ[5]AB[bb])");
    folder.write("games/out.sgf.goterr.part.run", "(;SZ[0])");
    const Outcome outcome = run_program({.arguments = {"problem", folder.path("games")}});
    CHECK(outcome.status == 0);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.empty());
}

TEST_CASE("names of files do not move the cursor") {
    const Workspace folder;
    const std::string name = folder.write("a\x1b[2J.sgf", five_lines);
    const Outcome speed = run_program({.arguments = {"bench", "--seconds", "0.001", "--input", name}});
    CHECK(says(speed.out, "a\\x1b[2J.sgf: 1 game"));
    const std::string problem =
        folder.write("corner.txt", ". X O . .\nX X O . .\nO O O . .\n. . . . .\n. . . . .\n");
    const std::string proof = folder.path("\x1b[2J.proof");
    run_program({.arguments = {"problem", problem, "--proof", proof}});
    const Outcome verified = run_program({.arguments = {"verify", proof}});
    CHECK(verified.status == 0);
    CHECK(says(verified.out, "\\x1b[2J.proof: "));
}

TEST_CASE("no locale changes a byte of the output") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", five_lines);
    const auto in_locale = [&](const std::string& locale) {
        const Start start{.arguments = {"batch", "-q", "-f", "csv", "--komi", "6.5", file},
                          .environment = {"LC_ALL=" + locale, "LANG=" + locale}};
        return run_program(start).out;
    };
    const std::string plain = in_locale("C");
    CHECK(says(plain, ",6.5,"));
    for (const char* locale : {"de_DE.UTF-8", "ja_JP.eucJP", "tr_TR.UTF-8", "no-such-locale"})
        CHECK(in_locale(locale) == plain);
}

TEST_CASE("a file may have any bytes in its name") {
    const Workspace folder;
    for (const std::string name :
         {"-n.sgf", "a b.sgf", "line\nbreak.sgf", "\xff\xfe.sgf", "\xe5\x9b\xb2.sgf", "'\"$x.sgf"}) {
        const std::string file = folder.write("games/" + name, five_lines);
        INFO(name);
        CHECK(run_program({.arguments = {"estimate", "--", file}}).status == 0);
        const std::string results = folder.path("results of " + name + ".json");
        CHECK(run_program({.arguments = {"estimate", file, "-o", results}}).status == 0);
        CHECK(contents(results).starts_with("{\"schema\":1"));
    }
    const Outcome batch = run_program({.arguments = {"batch", "-q", "-f", "ndjson", folder.path("games")}});
    CHECK(batch.status == 0);
    CHECK(std::count(batch.out.begin(), batch.out.end(), '\n') == 6);
    CHECK(says(batch.out, "\\\\xff\\\\xfe.sgf\",\"file_escaped\":true,"));
    CHECK(says(batch.out, "line\\u000abreak.sgf"));
    const std::string odd = folder.path("games/\xff\xfe.sgf"), proof = folder.path("\xff.proof");
    const std::vector<std::vector<std::string>> commands{
        {"endgame", odd},
        {"graph", odd},
        {"explain", "B4", odd},
        {"problem", "-L", "2", "--seconds", "0.01", "--proof", proof, odd}};
    for (std::vector<std::string> arguments : commands) {
        arguments.insert(arguments.end(), {"-f", "json"});
        const Outcome outcome = run_program({.arguments = arguments});
        INFO(arguments.front() << ": " << outcome.err);
        CHECK(says(outcome.out, "\\\\xff\\\\xfe.sgf\",\"file_escaped\":true,"));
        if (arguments.front() == "problem") CHECK(says(outcome.out, "\"proof_escaped\":true"));
    }
}
