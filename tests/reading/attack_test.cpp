#include "goterr/reading/attack.hpp"

#include "goterr/board/orientation.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

const std::string simple_net = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . X X . . . . .
    . X O . . . . . .
    . X . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

}  // namespace

TEST_CASE("a stone with two ways to run is taken", "[reading]") {
    const Tactic net = attack(position_from(simple_net), "C6"_pt);
    CHECK(net.capture == Capture::works);
    CHECK(net.read);
}

TEST_CASE("a ladder runs along the edge", "[reading]") {
    const Position edge = position_from(R"(
        . . . . . . .
        . . . . . . .
        X X X X X X X
        X O . . . . .
        X X . . . . .)");
    const Tactic taken = attack(edge, "B2"_pt);
    CHECK(taken.capture == Capture::works);
    CHECK(taken.move == "C2"_pt);
    CHECK(defend(edge, "B2"_pt).capture == Capture::works);
}

TEST_CASE("a chain with three liberties that gains none is soon taken", "[reading]") {
    const Position tight = position_from(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . X X X . . . .
        . . X O X . . . .
        . . . O . . . . .
        . . . . . . . . .)");
    const Tactic tactic = attack(tight, "D2"_pt, {.boards = 2000});
    CHECK(tactic.capture == Capture::works);
    CHECK(tactic.read);
}

TEST_CASE("a lone stone is not taken where its captors are taken back at once", "[reading]") {
    const Position snapback = position_from(R"(
        . O X X O .
        O X O . X O
        O X X X O .
        O O O O . .)");
    CHECK(attack(snapback, "C3"_pt).capture == Capture::fails);
}

TEST_CASE("a lone stone in atari is saved by the move that makes its capture a snapback", "[reading]") {
    const Position lone = position_from(R"(
        . . . . . . . . .
        O O O O O O O O .
        O X X X X X X O .
        . X X X . O X O .)");
    const Tactic tactic = defend(lone, "F1"_pt, {.thorough = true});
    CHECK(tactic.capture == Capture::fails);
    CHECK(tactic.move == "A1"_pt);
}

TEST_CASE("a chain is saved by a move that keeps its friend from being cut off", "[reading]") {
    const Position guarded = position_from(R"(
        . . . . . . . . .
        . . . . . . . . .
        . O O O . . . . .
        O X O O O . . X .
        O X O . O . X . .
        . X O X O . X . .
        . . X . . . X . .)");
    CHECK(attack(guarded, "B3"_pt).capture == Capture::works);
    const Tactic tactic = defend(guarded, "B3"_pt, {.boards = 6000, .thorough = true});
    CHECK(tactic.capture == Capture::fails);
    CHECK(tactic.move == "E1"_pt);
}

TEST_CASE("an attack that many answers would have to be read for is believed against the usual ones",
          "[reading]") {
    const Position corner = position_from(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . X . . . .
        . X . . . . . . .
        X . . . . . . . .
        . . O O . . . . O
        . . . . . . . . .)");
    const Tactic every = attack(corner, "J2"_pt, {.boards = 20000});
    CHECK(every.capture == Capture::fails);
    CHECK_FALSE(every.read);
    const Tactic usual = attack(corner, "J2"_pt, {.boards = 20000, .thorough = true});
    CHECK(usual.capture == Capture::works);
    CHECK(usual.move == "H3"_pt);
    CHECK_FALSE(usual.read);
}

TEST_CASE("an attack that an answer from elsewhere stops is no attack", "[reading]") {
    const Position held = position_from(R"(
        . . . . . X
        O . . . . .
        . O O . O .
        X . . X . O
        . . . . . .
        X X X O X .)");
    CHECK(attack(held, "A3"_pt, {.boards = 20000}).capture == Capture::works);
    const Tactic tactic = attack(held, "A3"_pt, {.boards = 20000, .thorough = true});
    CHECK(tactic.capture == Capture::fails);
    CHECK(tactic.read);
}

TEST_CASE("a stone that could be taken back is shut in before it is taken", "[reading]") {
    const Position shut = position_from(R"(
        X . O . . .
        . . X . . X
        . . X . . O
        O . . . . .
        . . . X O .
        . . . . . O)");
    CHECK(attack(shut, "F5"_pt, {.boards = 20000, .thorough = true}).capture == Capture::works);
}

TEST_CASE("a stone taken in a ko says who takes it first", "[reading]") {
    Position ko = position_from(R"(
        . X O . .
        X O . O .
        . X O . .
        . . . . .)");
    ko.to_move = Color::black;
    CHECK(attack(ko, "B3"_pt).capture == Capture::ko_attacker_first);
    ko.ko = "C3"_pt;
    CHECK(attack(ko, "B3"_pt).capture == Capture::ko_defender_first);
}

TEST_CASE("two eyes are not taken", "[reading]") {
    const Tactic tactic = attack(position_from(R"(
        . X . X O .
        X X X X O .
        O O O O O .
        . . . . . .)"),
                                 "B4"_pt);
    CHECK(tactic.capture == Capture::fails);
    CHECK(tactic.read);
    CHECK_FALSE(tactic.move.has_value());
}

TEST_CASE("a question that is not read to the end within its boards says so and claims nothing",
          "[reading]") {
    const Tactic tactic = attack(position_from(simple_net), "C6"_pt, {.boards = 1});
    CHECK(tactic.capture == Capture::fails);
    CHECK_FALSE(tactic.read);
}

TEST_CASE("attack and defense are the same in every orientation and with colors swapped", "[reading][laws]") {
    const Position original = position_from(simple_net);
    const Tactic there = attack(original, "C6"_pt);
    REQUIRE(there.move.has_value());
    for (int bits = 0; bits < orientations; ++bits) {
        Position turned;
        turned.board = colors_swapped(orient(original.board, {bits}));
        turned.to_move = Color::white;
        const BoardSize size = original.board.size();
        const Tactic here = attack(turned, oriented("C6"_pt, size, {bits}));
        CHECK(here.capture == there.capture);
        CHECK(here.move == oriented(*there.move, size, {bits}));
        CHECK(here.boards == there.boards);
    }
}
