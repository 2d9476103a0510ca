#include "../../src/life/race.hpp"

#include "goterr/life/turns.hpp"
#include "support/catch.hpp"
#include "support/judged.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;
using life::Racer;
using life::wins_race;

namespace {

constexpr bool moving_first = true, moving_second = false;
/// No boards: nothing is read, so that everything is counted.
constexpr SiegeGames counted{.each = 16, .total = 1000, .clear = 1.1, .fights = {.most_empties = 0}};

const char* const even_race = R"(
    O O O O O O O
    O . . . . O O
    O X X X X X O
    X O O O O O X
    X X . . . . X
    X X X X X X X)";

}  // namespace

TEST_CASE("without eyes and shared liberties, more liberties win, and of equals who moves first", "[life]") {
    CHECK(wins_race({4, 0}, {4, 0}, 0, moving_first));
    CHECK_FALSE(wins_race({4, 0}, {4, 0}, 0, moving_second));
    CHECK(wins_race({5, 0}, {4, 0}, 0, moving_second));
    CHECK(wins_race({5, 0}, {4, 0}, 1, moving_second));
}

TEST_CASE("two shared liberties make a seki of an even race", "[life]") {
    CHECK_FALSE(wins_race({4, 0}, {4, 0}, 2, moving_first));
    CHECK(wins_race({5, 0}, {4, 0}, 2, moving_first));
}

TEST_CASE("an eye has the shared liberties for itself", "[life]") {
    CHECK(wins_race({2, 1}, {4, 0}, 2, moving_first));
    CHECK_FALSE(wins_race({2, 1}, {4, 0}, 1, moving_first));
    CHECK_FALSE(wins_race({4, 0}, {2, 1}, 3, moving_first));
}

TEST_CASE(
    "between eyes of one size all shared liberties have to be made good, and a big eye beats a small one",
    "[life]") {
    CHECK_FALSE(wins_race({3, 1}, {3, 1}, 1, moving_first));
    CHECK(wins_race({4, 1}, {3, 1}, 1, moving_first));
    CHECK(wins_race({3, 4}, {5, 1}, 2, moving_first));
    CHECK_FALSE(wins_race({5, 1}, {3, 4}, 3, moving_first));
}

TEST_CASE("who plays first wins a race of four liberties against four", "[life]") {
    const JudgedDrawing judged(even_race, 0.2, {"A6"_pt, "A1"_pt});
    const auto dragons = sample_turns(judged.findings(), judged.verdicts, counted).dragons;
    const Dragon& dragon = judged.at(dragons, "C4"_pt);
    CHECK(dragon.status == Status::critical);
    CHECK(dragon.reason.cause == Cause::race_open);
    CHECK(dragon.reason.own_liberties == 4);
    CHECK(dragon.reason.enemy_liberties == 4);
    CHECK(judged.at(dragons, "C3"_pt).status == Status::critical);
}
