/// Files made to hurt a reader end well: the status and the message that they deserve, quickly and in little
/// memory.
#include "support/catch.hpp"
#include "support/program.hpp"

using namespace goterr::test;

namespace {

constexpr std::size_t million = 1'000'000;

const std::string head = "(;GM[1]FF[4]SZ[9]KM[6.5]";

/// A text that repeats a part of itself. It is never held as a whole: the system counts the memory of whoever
/// starts a program as the program's.
struct Storm {
    std::string before;
    std::string part;
    std::size_t times = million;
    std::string after = {};

    std::size_t size() const { return before.size() + part.size() * times + after.size(); }
    void write(const std::string& file, bool append) const {
        std::ofstream out(file, append ? std::ios::binary | std::ios::app : std::ios::binary);
        out << before;
        for (std::size_t i = 0; i < times; ++i) out << part;
        out << after;
    }
};

struct Hostile {
    std::string name;
    std::vector<Storm> storms;
    int status;
    std::string message;  ///< a part of it; empty: there is none
};

std::vector<Hostile> hostile_files() {
    const std::string no_game = ":1:1: error: this is no SGF file and no board";
    return {
        {"semicolons", {{"", ";"}}, 1, no_game},
        {"parentheses", {{"", "("}}, 1, no_game},
        {"bytes-255", {{"", "\xff"}}, 1, no_game},
        {"zero-bytes", {{"", std::string(1, '\0')}}, 1, no_game},
        {"points", {{"", ". "}}, 1, no_game},
        {"long-board", {{"", ". X\n", 60'000}}, 1, "a board of 2x60000 is too large"},
        {"nested-variations",
         {{head, "(;B[aa]"}, {"", ")", million, ")"}},
         0,
         "there is a stone on this point"},
        {"empty-variations", {{head, "("}, {"", ")", million, ")"}}, 0, "too many"},
        {"many-games", {{"", "(;SZ[9];B[aa])", 100'000}}, 0, ""},
        {"backslashes", {{head + "C[", "\\", million, "];B[aa])"}}, 0, ""},
        {"long-name", {{head, "A", million, "[x];B[aa])"}}, 0, "too long to be one"},
        {"many-values", {{head + "XX", "[a]", million, ";B[aa])"}}, 0, ""},
        {"rectangles", {{"(;SZ[52]AB", "[aa:ZZ]", 20'000, ")"}}, 0, "without liberties"},
        {"many-moves", {{head, ";B[aa];W[]", 4 * million, ")"}}, 1, "has more than 1048576 moves"},
        {"no-start", {{"", "( ", million / 2, head + ";B[aa])"}}, 0, "text before the game"},
        {"spaces", {{"", "(" + std::string(1000, ' '), 2000, head + ";B[aa])"}}, 0, "text before the game"},
        {"cut-off", {{head + ";B[aa]C[", "y ", 5 * million}}, 0, "the file ends inside of this value"},
        {"brackets", {{head, "[]", 5 * million, ")"}}, 0, ""},
    };
}

#if defined(GOTERR_OPTIMIZED) && !defined(GOTERR_SANITIZED)
std::string repeated(const std::string& part, std::size_t size) {
    std::string text;
    while (text.size() < size) text += part;
    return text;
}

/// Of 100 MB, and one whose moves take all stones of the largest board off again and again.
std::vector<Hostile> huge_files() {
    const auto hundred = [](const std::string& before, const std::string& part, const std::string& after) {
        const std::string piece = repeated(part, million);
        return std::vector<Storm>{{before, piece, 100 * million / piece.size(), after}};
    };
    const std::string no_game = ":1:1: error: this is no SGF file and no board";
    return {
        {"comment", hundred(head + "C[", "All good things come to an end. ", "];B[aa])"), 0, ""},
        {"wide-comment", hundred(head + "CA[GB18030]C[", "\xce\xa7\xc6\xe5", "];B[aa])"), 0, ""},
        {"backslashes", hundred(head + "C[", "\\]", "];B[aa])"), 0, ""},
        {"brackets", hundred(head, "[]", ")"), 0, ""},
        {"labels", hundred(head + "LB", "[aa:b]", ";B[aa])"), 0, ""},
        {"nodes", hundred(head, ";", ")"), 0, ""},
        {"parentheses", hundred("", "(", ""), 1, no_game},
        {"moves", hundred(head, ";B[aa];W[bb]", ")"), 1, "has more than 1048576 moves"},
        {"recapture",
         {{"(;GM[1]FF[4]SZ[52]AB[aa:ZY]AW[aZ:YZ]", ";W[ZZ];AE[ZZ]AB[aa:ZY]AW[aZ:YZ]", 190, ")"}},
         0,
         ""},
    };
}
#endif

}  // namespace

#if defined(GOTERR_OPTIMIZED) && !defined(GOTERR_SANITIZED)
namespace {

/// What a run costs: where it took longer than it may, that of a second one, since a busy neighbor slows a
/// core.
Outcome outcome_within(double seconds, const std::vector<std::string>& arguments) {
    const Outcome first = run_program({.arguments = arguments});
    return first.seconds < seconds ? first : run_program({.arguments = arguments});
}

}  // namespace

TEST_CASE("a file of 100 MB costs two seconds of the processor and 50 MB besides its size", "[alone]") {
    for (const Hostile& huge : huge_files()) {
        const Workspace folder;
        const std::string file = folder.path(huge.name);
        for (const Storm& storm : huge.storms) storm.write(file, false);
        const Outcome outcome = outcome_within(2, {"estimate", "-f", "csv", file});
        INFO(huge.name << ": " << outcome.err);
        CHECK(outcome.status == huge.status);
        CHECK(outcome.err.find(huge.message) != std::string::npos);
        CHECK(outcome.seconds < 2);
        CHECK(outcome.megabytes < static_cast<double>(huge.storms.front().size()) / 1e6 + 50);
    }
}

TEST_CASE("a report of 200,000 variations costs five seconds of the processor, and says what it leaves out",
          "[alone]") {
    const Workspace folder;
    const std::string file = folder.path("wide.sgf");
    Storm{"(;GM[1]FF[4]SZ[19]", "(;B[cd];W[qp])", 200'000, ")"}.write(file, false);
    const Outcome outcome =
        outcome_within(5, {"report", "--effort", "quick", "-o", folder.path("page.html"), file});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.find("of the variations the first 1000 moves are estimated") != std::string::npos);
    CHECK(outcome.seconds < 5);
}
#endif

TEST_CASE(
    "hostile files end with the right status and message, in two seconds and 50 MB besides their size") {
    for (const Hostile& hostile : hostile_files()) {
        const Workspace folder;
        const std::string file = folder.path(hostile.name);
        std::size_t size = 0;
        for (const Storm& storm : hostile.storms) {
            storm.write(file, size > 0);
            size += storm.size();
        }
        const Outcome outcome = run_program({.arguments = {"estimate", "-f", "csv", file}});
        INFO(hostile.name << ": " << outcome.err);
        CHECK(outcome.status == hostile.status);
        CHECK(outcome.err.empty() == hostile.message.empty());
        CHECK(outcome.err.find(hostile.message) != std::string::npos);
        CHECK(outcome.err.size() < 2000);
        CHECK(outcome.out.empty() == (hostile.status == 1));
#if defined(GOTERR_OPTIMIZED) && !defined(GOTERR_SANITIZED)
        CHECK(outcome.seconds < 2);
        CHECK(outcome.megabytes < static_cast<double>(size) / 1e6 + 50);
#endif
    }
}
