#include "../../../src/commands/batch/journal.hpp"

#include <sstream>

#include "goterr/core/error.hpp"
#include "support/catch.hpp"

using namespace goterr;

namespace {

const MadeWith options{{"--komi", "6.5"}, {"a name\n", "\xff\tvalue\\"}};

Done some_work(std::uint64_t end) {
    Done done;
    done.end = end;
    done.inputs = fingerprint(7, "seven");
    done.tally.games = 3;
    done.tally.failed = 1;
    done.tally.same_winner = 2;
    RecordFacts far;
    far.file = "line\nbreak\t\xff.sgf";
    far.game = 4;
    far.move = 200;
    far.lead = -3.5;
    far.margin = 12.5;
    done.tally.furthest.push_back(far);
    return done;
}

/// Whole lines of a text, and the bytes they take.
std::pair<int, std::uint64_t> lines_of(const std::string& text) {
    std::istringstream in(text);
    JournalReader reader(in);
    int lines = 0;
    while (reader.next()) ++lines;
    return {lines, reader.bytes()};
}

}  // namespace

TEST_CASE("a journal gives back what was written, names of any bytes too") {
    std::istringstream in(journal_head(options) + journal_line(some_work(500)));
    JournalReader reader(in);
    CHECK(reader.made_with() == options);
    const auto done = reader.next();
    REQUIRE(done);
    CHECK(done->end == 500);
    CHECK(done->units == 1);
    CHECK(done->inputs == some_work(0).inputs);
    CHECK(done->tally.games == 3);
    CHECK(done->tally.failed == 1);
    CHECK(done->tally.same_winner == 2);
    REQUIRE(done->tally.furthest.size() == 1);
    CHECK(done->tally.furthest[0].file == "line\nbreak\t\xff.sgf");
    CHECK(done->tally.furthest[0].move == 200);
    CHECK(done->tally.furthest[0].lead == -3.5);
    CHECK(done->tally.furthest[0].margin == 12.5);
    CHECK_FALSE(reader.next());
}

TEST_CASE("a journal is good up to its last whole line, wherever it is torn") {
    const std::string head = journal_head(options), line = journal_line(some_work(10));
    const std::string text = head + line + journal_line(some_work(20));
    for (std::size_t size = head.size(); size < text.size(); ++size) {
        const auto [lines, bytes] = lines_of(text.substr(0, size));
        REQUIRE(lines == (size < head.size() + line.size() ? 0 : 1));
        REQUIRE(bytes == head.size() + static_cast<std::size_t>(lines) * line.size());
    }
}

TEST_CASE("a line of a journal with one wrong byte is no line") {
    const std::string head = journal_head(options), line = journal_line(some_work(10));
    for (std::size_t at = 0; at < line.size(); ++at) {
        std::string wrong = line;
        wrong[at] = wrong[at] == '1' ? '2' : '1';
        REQUIRE(lines_of(head + wrong).first == 0);
    }
    CHECK(lines_of(head + journal_line(some_work(10)) + journal_line(some_work(9))).first == 1);
}

TEST_CASE("what is no journal is refused") {
    const std::string head = journal_head(options);
    for (std::size_t size = 0; size < head.size(); ++size) {
        std::istringstream in(head.substr(0, size));
        REQUIRE_THROWS_AS(JournalReader(in), Error);
    }
}

TEST_CASE("fingerprints tell bytes, lengths and what came before apart") {
    CHECK(fingerprint(0, "a") != fingerprint(0, "b"));
    CHECK(fingerprint(0, "") != fingerprint(0, std::string(1, '\0')));
    CHECK(fingerprint(0, std::string(8, '\0')) != fingerprint(0, std::string(9, '\0')));
    CHECK(fingerprint(1, "a") != fingerprint(2, "a"));
    CHECK(fingerprint(0, "12345678x") != fingerprint(0, "12345678y"));
    CHECK(fingerprint(0, "goterr") == 0xb06c420fa7496356);
}

TEST_CASE("names of any length fit into a line") {
    Done done = some_work(500);
    done.tally.furthest.clear();
    for (int i = 0; i < 12; ++i) {
        RecordFacts far;
        far.file = std::string(200'000, '\xe5') + std::to_string(i);
        far.lead = 10 + i;
        far.margin = 0;
        done.tally.add(far);
    }
    std::istringstream in(journal_head(options) + journal_line(done));
    JournalReader reader(in);
    const auto again = reader.next();
    REQUIRE(again);
    REQUIRE(again->tally.furthest.size() == 10);
    CHECK(again->tally.furthest.front().file.ends_with("11"));
}
