#include "goterr/reading/captures.hpp"

#include "goterr/board/orientation.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

/// Chains that are captured whoever moves as x and o, contested ones as ?, the others as they stand.
std::string drawn(const Position& position) {
    const Chains chains = find_chains(position.board);
    const Tactics tactics = read_captures(position, chains);
    Grid<char> marks(position.board.size(), '.');
    for (int i = 0; i < chains.count(); ++i)
        for (const Point p : chains[i].stones) {
            const bool black = chains[i].side == Color::black;
            marks[p] = tactics[i].captured()    ? (black ? 'x' : 'o')
                       : tactics[i].contested() ? '?'
                       : black                  ? 'X'
                                                : 'O';
        }
    return test::drawn(marks, [](char c) { return c; });
}

CaptureReading reading_of(const Position& position, Point stone) {
    const Chains chains = find_chains(position.board);
    return read_captures(position, chains)[chains.number_at(stone)];
}

}  // namespace

TEST_CASE("a chain read alone is read as among all others", "[reading]") {
    const Position position = position_from(R"(
        . . . . . . .
        . . X X . . .
        . X O . . O .
        . . X . O X O
        . . . . . . .)");
    const Chains chains = find_chains(position.board);
    const Tactics tactics = read_captures(position, chains);
    for (int i = 0; i < chains.count(); ++i)
        if (chains[i].liberties.count() <= ReadingOptions{}.most_liberties)
            CHECK(read_capture(position, chains[i]) == tactics[i]);
    CHECK(tactics[chains.number_at("C3"_pt)].contested());
}

TEST_CASE("a ladder takes the chain if nothing waits at its end", "[reading]") {
    const Position ladder = position_from(R"(
        . . . . . . . . .
        . . X X . . . . .
        . X O . . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    const CaptureReading reading = reading_of(ladder, "C7"_pt);
    CHECK(reading.captured());
    CHECK(reading.captured_by == "D7"_pt);
}

TEST_CASE("a ladder is read move by move: atari, extension, atari", "[reading]") {
    const Position ladder = position_from(R"(
        . . . . . . . . .
        . . X X . . . . .
        . X O O . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    const CaptureReading reading = reading_of(ladder, "C7"_pt);
    REQUIRE(reading.line.size() >= 5);
    CHECK(reading.line[0] == "E7"_pt);
    CHECK(reading.line[1] == "D6"_pt);
    CHECK(reading.line[2] == "D5"_pt);
    CHECK(reading.line[3] == "E6"_pt);
    CHECK(reading.line[4] == "F6"_pt);
}

TEST_CASE("a ladder breaker saves the chain that moves first, and one that does not", "[reading]") {
    const Position broken = position_from(R"(
        . . . . . . . . .
        . . X X . . . . .
        . X O . . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    const CaptureReading reading = reading_of(broken, "C7"_pt);
    CHECK(reading.contested());
    CHECK(reading.saved_by == "D7"_pt);
}

TEST_CASE("a stone in a loose net is captured", "[reading]") {
    const Position net = position_from(R"(
        . . . . . . . .
        . . . . . . . .
        . . X X . . . .
        . X O O . . . .
        . X O X . X . .
        . . X . . . . .
        . . . . . . . .)");
    CHECK(reading_of(net, "C4"_pt).captured_by.has_value());
}

TEST_CASE("a snapback takes the chain that took the bait", "[reading]") {
    const Position before = position_from(R"(
        . X O O . .
        . X O X X .
        . X O . X .
        . X X O X .
        . . . X X .)");
    // Black throws in at D3; taking it leaves white short of liberties.
    CHECK_FALSE(reading_of(before, "C4"_pt).safe());
}

TEST_CASE("a capture fails when the capturing chain is captured first", "[reading]") {
    const Position race = position_from(R"(
        . O O O O O .
        O O X X X O .
        O X X O X O .
        O X O O X O .
        O X O . O O .
        O X X X X O .
        O O O O O O .)");
    CHECK(reading_of(race, "D4"_pt).captured_by == "D3"_pt);
    CHECK(reading_of(race, "B4"_pt).captured_by == "D3"_pt);
}

TEST_CASE("the last capture that depends on a ko is noted as ko", "[reading]") {
    const Position ko = position_from(R"(
        . X O . .
        X O . O .
        . X O . .
        . . . . .)");
    const CaptureReading reading = reading_of(ko, "B3"_pt);
    CHECK(reading.captured_by == "C3"_pt);
    CHECK(reading.ko);
}

TEST_CASE("a chain with two eyes cannot be taken though each eye is one point", "[reading]") {
    const Position living = position_from(R"(
        . X . X O .
        X X X X O .
        O O O O O .
        . . . . . .)");
    CHECK(reading_of(living, "B4"_pt).safe());
}

TEST_CASE("a stone inside the enemy's territory is captured whoever plays first", "[reading]") {
    const Position inside = position_from(R"(
        X . . X X
        X O . X .
        X . X X .
        X X X . .)");
    CHECK(drawn(inside) == diagram(R"(
        X . . X X
        X o . X .
        X . X X .
        X X X . .)"));
}

TEST_CASE("reading gives the same answers in every orientation and with colors swapped", "[reading]") {
    const Position original = position_from(R"(
        . . X . . O . . .
        . O X O O . O . .
        . O O X X O . X .
        . X X O X X X . .
        . . O O O X O X .
        . O . X X O O O .
        . X X . O . . X .
        . . . X O X . X .
        . . . . . . X . .)");
    const Chains chains = find_chains(original.board);
    const Tactics expected = read_captures(original, chains);
    const BoardSize size = original.board.size();
    for (int bits = 0; bits < orientations; ++bits) {
        Position turned;
        turned.board = colors_swapped(orient(original.board, {bits}));
        turned.to_move = Color::white;
        const Chains turned_chains = find_chains(turned.board);
        const Tactics found = read_captures(turned, turned_chains);
        for (int i = 0; i < chains.count(); ++i) {
            const Point stone = oriented(chains[i].stones.first(), size, {bits});
            const CaptureReading& there = found[turned_chains.number_at(stone)];
            CHECK(there.captured_by.has_value() == expected[i].captured_by.has_value());
            CHECK(there.saved_by.has_value() == expected[i].saved_by.has_value());
            if (there.captured_by && expected[i].captured_by)
                CHECK(*there.captured_by == oriented(*expected[i].captured_by, size, {bits}));
        }
    }
}

TEST_CASE("a chain without room is saved by the capture of a stone around it", "[reading]") {
    const CaptureReading reading = reading_of(position_from(R"(
        . . . . . . .
        . O O X . . .
        O X X O X . .
        O . O . . . .
        . O . . . . .)"),
                                              "B3"_pt);
    CHECK(reading.captured_by == "B2"_pt);
    CHECK(reading.saved_by == "D2"_pt);
}

TEST_CASE("a capture on the point where the side to move may not retake needs a ko threat", "[reading]") {
    Position position = position_from(R"(
        . X O X .
        X O . O .
        . X O . .)");
    position.to_move = Color::black;
    CHECK_FALSE(reading_of(position, "C3"_pt).ko);
    position.ko = "C2"_pt;
    CHECK(reading_of(position, "C3"_pt).ko);
    position.to_move = Color::white;  // black may play there when it is his turn again
    CHECK_FALSE(reading_of(position, "C3"_pt).ko);
}
