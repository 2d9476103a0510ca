/// What the command line says to people who do not know it yet.
#include <regex>
#include <sstream>

#include "support/catch.hpp"
#include "support/program.hpp"

using namespace goterr::test;

namespace {

const std::string game = "(;SZ[9]KM[5.5];B[ee];W[ec];B[gd])";

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

Outcome run(const std::vector<std::string>& arguments) { return run_program({.arguments = arguments}); }

/// The sentence of a command line that cannot be meant.
std::string refusal(const std::vector<std::string>& arguments) {
    const Outcome outcome = run(arguments);
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    const std::string start = "goterr: error: ";
    CHECK(outcome.err.starts_with(start));
    return outcome.err.substr(start.size(), outcome.err.find('\n') - start.size());
}

/// What differs from run to run is how long it took: the last column but one of CSV.
std::string without_seconds(const std::string& out) {
    static const std::regex seconds(R"(,[0-9.e-]+,\n)");
    return std::regex_replace(out, seconds, ",,\n");
}

/// Whether two command lines say the same, times aside.
void check_same(const std::vector<std::string>& one, const std::vector<std::string>& other) {
    const Outcome first = run(one), second = run(other);
    CHECK(first.status == 0);
    CHECK(without_seconds(first.out) == without_seconds(second.out));
}

}  // namespace

TEST_CASE("a file alone is estimated, with options before it or behind it") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", game);
    check_same({file}, {"estimate", file});
    check_same({"-L", "1", file}, {"estimate", "-L", "1", file});
    check_same({file, "--rules", "chinese"}, {"estimate", file, "--rules", "chinese"});
    CHECK(refusal({}) == "no command and no file");
    CHECK(run({}).err.find("\n  goterr explain D4 game.sgf ") != std::string::npos);
}

TEST_CASE("a komi of nothing has no sign") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", game);
    for (const char* komi : {"-0", "-0.0", "-0e3"})
        check_same({"estimate", "-f", "csv", "--komi", komi, file},
                   {"estimate", "-f", "csv", "--komi", "0", file});
    CHECK(contains(run({"estimate", "-f", "json", "--komi", "-0", file}).out, R"("komi":0,)"));
    const std::string session = folder.write("session.gtp", "komi -0\nget_komi\nquit\n");
    CHECK(contains(run_program({.arguments = {"gtp"}, .in = session}).out, "= 0\n"));
}

TEST_CASE("a slip of the pen gets a guess, and what is like nothing a list") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", game);
    CHECK(refusal({"estmate", file}) == "'estmate' is no command and no file; did you mean 'estimate'?");
    CHECK(refusal({"estimate", "--efort", "deep", file}) ==
          "'--efort' is no option of 'goterr estimate'; did you mean '--effort'?");
    CHECK(refusal({"estimate", "--xyzzy=3", file}) == "'--xyzzy' is no option of 'goterr estimate'");
    CHECK(refusal({"map", file}).starts_with("'" + file + "' is a file; name a layer before it: bouzy"));
    CHECK(refusal({"map", "bouzi", file}) == "'bouzi' is no layer and no file; did you mean 'bouzy'?");
    CHECK(contains(refusal({"map", "game.sgf"}), "layers are bouzy, influence"));
    CHECK(contains(refusal({"estimate", "--rules", "japnese", file}), "did you mean 'japanese'?"));
    CHECK(contains(refusal({"estimate", "-f", "pdf", file}), "'pdf' is none of text, json, csv"));
    CHECK(contains(refusal({"nothing-of-the-kind.sgf"}),
                   "'nothing-of-the-kind.sgf' is no command and no file"));
    CHECK(contains(refusal({"estimate", file, file}), "is one argument too many; 'goterr batch' takes"));
}

TEST_CASE("what is left out of an option, or said twice, is told in words") {
    CHECK(refusal({"estimate", "-L"}) == "--until wants a value: N");
    CHECK(refusal({"estimate", "--effort"}) == "--effort wants a value: quick|normal|deep");
    CHECK(refusal({"explain", "D4", "-L", "3", "-L", "5"}) == "--until is given more than once");
    CHECK(refusal({"estimate", "--no-caption=of"}) == "--no-caption takes no value");
}

TEST_CASE("help stands before a command or behind it") {
    check_same({"help"}, {"--help"});
    check_same({"help", "graph"}, {"graph", "--help"});
    check_same({"help", "map", "bouzy"}, {"map", "bouzy", "--help"});
    CHECK(contains(refusal({"help", "grap"}), "did you mean 'graph'?"));
}

TEST_CASE("help fits the terminal, and puts options of a kind together") {
    for (const char* columns : {"40", "60", "100"}) {
        const Start start{.arguments = {"estimate", "--help"},
                          .environment = {std::string("COLUMNS=") + columns}};
        std::istringstream lines(run_program(start).out);
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with("  $") || line.starts_with("        ")) continue;  // examples, to be copied
            INFO(line);
            CHECK(line.size() <= std::stoul(columns));
        }
    }
    const std::string help = run({"estimate", "--help"}).out;
    CHECK(contains(help, "\n\nWhich position:\n  -L,--until N"));
    CHECK(contains(help, "\n\nHow it is counted:\n  --rules"));
    CHECK(contains(help, "\n\nWhat you know better:\n"));
    CHECK(contains(help, "\n\nOutput:\n  -f,--format text|json|csv|svg|png|sgf"));
    CHECK_FALSE(contains(help, "\n\n\n"));
}

TEST_CASE("map without a layer lists the layers") {
    const Outcome outcome = run({"map"});
    CHECK(outcome.status == 0);
    for (const char* layer : {"bouzy ", "influence ", "dragons ", "secure "})
        CHECK(contains(outcome.out, layer));
}

TEST_CASE("names count in any case") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", game);
    check_same({"estimate", "--rules", "Chinese", file}, {"estimate", "--rules", "chinese", file});
    check_same({"estimate", "--to-move", "Black", file}, {"estimate", "--to-move", "black", file});
    check_same({"estimate", "--to-move", "B", file}, {"estimate", "--to-move", "b", file});
    check_same({"estimate", "-f", "CSV", file}, {"estimate", "-f", "csv", file});
    check_same({"estimate", "--alive", "e5", file}, {"estimate", "--alive", "E5", file});
    check_same({"map", "influence", "--side", "WHITE", file}, {"map", "influence", "--side", "white", file});
}

TEST_CASE("a number that is none gets a sentence that helps") {
    CHECK(refusal({"estimate", "--komi", "6,5"}) == "--komi: '6,5' is no number; write it with a point: 6.5");
    CHECK(refusal({"estimate", "--komi", "abc"}) == "--komi: 'abc' is no number from -1000 to 1000");
    CHECK(refusal({"estimate", "--komi", "nan"}) == "--komi: 'nan' is no number from -1000 to 1000");
}

TEST_CASE("one dragon has one fate") {
    CHECK(refusal({"estimate", "--dead", "A9", "--alive", "a9"}) ==
          "--alive: A9 cannot be both dead and alive; leave out --dead or --alive");
    const Workspace folder;
    const std::string file = folder.write("game.sgf", "(;SZ[5]AB[aa][ab]AW[ee])");
    const Outcome outcome = run({"estimate", "--dead", "A5", "--seki", "A4", file});
    CHECK(outcome.status == 1);
    CHECK(contains(outcome.err, "A5 and A4 are one chain and have one fate"));
}

TEST_CASE("an extension that is not written is refused with those that are, and nothing appears") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", game);
    const std::vector<std::vector<std::string>> commands{
        {"estimate", file, "-o", folder.path("x.jpg")},     {"estimate", file, "-o", folder.path("x.GIF")},
        {"map", "bouzy", file, "-o", folder.path("x.csv")}, {"report", file, "-o", folder.path("x.png")},
        {"graph", file, "-o", folder.path("x.pdf")},        {"batch", file, "-o", folder.path("x.png")},
        {"explain", "E5", file, "-o", folder.path("x.svg")}};
    for (const auto& arguments : commands) {
        CHECK(contains(refusal(arguments), "is not written here; the extensions are ."));
        CHECK_FALSE(std::filesystem::exists(arguments.back()));
    }
    CHECK(contains(refusal({"batch", file, "-o", folder.path("x.parquet")}), ".parquet is not written here"));
    CHECK(run({"estimate", file, "-f", "json", "-o", folder.path("x.jpg")}).status == 0);
    CHECK(run({"estimate", file, "-o", folder.path("a.b/../X.JSON")}).status == 1);  // no such folder
    CHECK(run({"explain", "E5", file, "-o", folder.path("why.json")}).status == 0);
    CHECK(folder.read("why.json").starts_with("{\"schema\":1"));
}

TEST_CASE("a compressed record is read as what it holds") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", game);
    const Outcome packed = run_program({.arguments = {"-c", "gzip -k " + file}, .program = "/bin/sh"});
    REQUIRE(packed.status == 0);
    const std::string plain = run({"estimate", "-f", "csv", file}).out;
    const std::string unpacked = run({"estimate", "-f", "csv", file + ".gz"}).out;
    const auto without_name = [](const std::string& csv) { return csv.substr(csv.find(",1,3,")); };
    CHECK(without_seconds(without_name(unpacked)) == without_seconds(without_name(plain)));
    const Outcome piped = run_program({.arguments = {"estimate"}, .in = file + ".gz"});
    CHECK(piped.status == 1);
    CHECK(contains(piped.err, "standard input: error: the input is compressed"));
}

TEST_CASE("a table that is not for a terminal keeps whole paths") {
    const Workspace folder;
    const std::string name = "a-folder-with-a-long-name/and-another-one-in-it/game-of-the-year.sgf";
    const std::string file = folder.write(name, game);
    CHECK(contains(run({"batch", "-f", "text", file}).out, file + " "));
}

TEST_CASE("what is no record is called by its name") {
    const Workspace folder;
    for (const auto& [bytes, name] : {std::pair{"\x89PNG\r\n(;B[aa])", "a picture"},
                                      {"<!DOCTYPE html><p>(;B[aa])", "a web page"},
                                      {"%PDF-1.4 (;B[aa])", "a PDF file"}}) {
        const Outcome outcome = run({"estimate", folder.write("file", bytes)});
        CHECK(outcome.status == 1);
        CHECK(outcome.out.empty());
        CHECK(contains(outcome.err, std::string(":1:1: error: this is ") + name + "; what can be read are"));
    }
    CHECK(run({"estimate", folder.write("page", "<html><pre>(;GM[1]SZ[9];B[aa])</pre>")}).status == 0);
}

TEST_CASE("at forty columns every table and sentence breaks between words") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", game);
    const std::string problem = std::string(GOTERR_SOURCE_DIR) + "/data/problems";
    const std::vector<std::vector<std::string>> commands{
        {"estimate", file},      {"map", "dragons", file},
        {"map", "chains", file}, {"map", "bouzy", file},
        {"map", "eyes", file},   {"graph", file},
        {"problem", problem},    {"problem", problem + "/bulky-five.sgf"}};
    for (const auto& arguments : commands) {
        const Start start{.arguments = arguments, .environment = {"COLUMNS=40", "LC_ALL=C"}};
        std::istringstream lines(run_program(start).out);
        for (std::string line; std::getline(lines, line);) {
            INFO(arguments.front() << ": " << line);
            CHECK((line.size() <= 40 || line.find(' ', line.find_first_not_of(' ')) == std::string::npos));
        }
    }
}

TEST_CASE("a problem file is estimated as a problem") {
    const std::string file = std::string(GOTERR_SOURCE_DIR) + "/data/problems/three-in-a-row.sgf";
    const std::string board = run({"estimate", "--charset", "ascii", file}).out;
    CHECK(contains(board, "White at C1: who moves first decides"));
    CHECK(contains(board, "Counted as a whole board: B+"));
    CHECK_FALSE(contains(board, "#"));
    CHECK(contains(run({"estimate", "-f", "csv", file}).out, ",B+"));
}

TEST_CASE("what no option can mean is refused and costs nothing else") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", game);
    CHECK(contains(refusal({"estimate", "--seed", "18446744073709551616", file}),
                   "is no whole number from 0 to"));
    CHECK(run({"estimate", "--seed", "18446744073709551615", file}).status == 0);
    CHECK(contains(refusal({"batch", "--moves", ",", file}), "--moves wants numbers"));
    CHECK(refusal({"estimate", "--komi=", "-f", "json", file}) == "'--komi=' has no value");
    CHECK(refusal({"estimate", "--komi", std::string(100'000, 'x'), file}).size() < 1000);
    CHECK(run({"estimate", "--engine", std::string(100'000, 'x'), file}).err.size() < 2000);
}

TEST_CASE("rules go by the short names that programs and people have for them, in any case") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", game);
    for (const auto& [name, known] :
         {std::pair{"ing", "tromp-taylor"}, std::pair{"Goe", "tromp-taylor"}, std::pair{"NZ", "new-zealand"}})
        check_same({"estimate", "-f", "csv", "--rules", name, file},
                   {"estimate", "-f", "csv", "--rules", known, file});
    check_same({"batch", "--filter", "rules=nz", file}, {"batch", "--filter", "rules=new-zealand", file});
    CHECK(contains(refusal({"estimate", "--rules", "chinesse", file}), "did you mean 'chinese'?"));
}

TEST_CASE("completions without a shell name the shells") {
    CHECK(refusal({"completion"}) == "name a shell, bash, zsh or fish, such as 'goterr completion bash'");
}

TEST_CASE("a configuration may begin with a byte order mark, and is a text of some length") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", game);
    const auto with = [&](const std::string& config) {
        return run_program(
            {.arguments = {"estimate", "-f", "csv", file}, .environment = {"GOTERR_CONFIG=" + config}});
    };
    const Outcome marked = with(folder.write("marked.toml", "\xEF\xBB\xBFrules = \"chinese\"\n"));
    CHECK(marked.status == 0);
    CHECK(contains(marked.out, "chinese"));
    CHECK(with("/dev/null").status == 0);
    CHECK(contains(with(folder.path("")).err, "this file cannot be read"));
    const std::string huge = folder.write("huge.toml", "a = \"" + std::string(70'000'000, 'x') + "\"\n");
    for (const std::string& config : {huge, std::string("/dev/zero")}) {
        const Outcome outcome = with(config);
        CHECK(outcome.status == 2);
        CHECK(contains(outcome.err, "this file is too long for a configuration"));
        CHECK(outcome.seconds < 1);
    }
}

TEST_CASE("a file that may not grow is a sentence") {
    const Workspace folder;
    const std::string file = folder.write("game.sgf", game);
    const std::string command =
        "ulimit -f 1; " + Start().program + " report " + file + " -o " + folder.path("out.html");
    const Outcome outcome = run_program({.arguments = {"-c", command}, .program = "/bin/bash"});
    CHECK(outcome.status == 1);
    CHECK(contains(outcome.err, "File too large"));
}
