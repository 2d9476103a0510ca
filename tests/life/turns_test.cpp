#include "goterr/life/turns.hpp"

#include <algorithm>

#include "../../src/life/scene.hpp"
#include "../../src/life/settle.hpp"
#include "../../src/life/siege_ground.hpp"
#include "../../src/life/witnesses.hpp"
#include "support/catch.hpp"
#include "support/judged.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

constexpr SiegeGames long_look{.each = 200, .total = 1000, .clear = 1.1, .fights = {.boards = 5000}};

}  // namespace

TEST_CASE("a fight within walls is read to the end whatever the games said", "[life]") {
    const JudgedDrawing judged(three_in_the_corner, 0.95, {"A4"_pt});
    const auto dragons = sample_turns(judged.findings(), judged.verdicts, long_look).dragons;
    const Dragon& corner = judged.at(dragons, "A2"_pt);
    CHECK(corner.status == Status::critical);
    CHECK(corner.attacker_first.known == Known::read);
    CHECK(corner.killed_by == std::vector<Point>{"B1"_pt});
    CHECK(corner.saved_by == std::vector<Point>{"B1"_pt});
}

TEST_CASE("a fight within walls is read where there is no time for games", "[life]") {
    const JudgedDrawing judged(three_in_the_corner, 0.5, {"A4"_pt});
    const auto dragons = sample_turns(judged.findings(), judged.verdicts, reading_alone).dragons;
    CHECK(judged.at(dragons, "A2"_pt).attacker_first.known == Known::read);
    for (const Dragon& dragon : dragons) CHECK(dragon.reason.cause != Cause::siege);
}

TEST_CASE("games around a dragon turn little of what those on the whole board are sure of", "[life]") {
    constexpr SiegeGames games_alone{
        .each = 200, .total = 1000, .clear = 1.1, .fights = {.boards = 0, .total = 0}};
    const auto status = [&](double survival) {
        const JudgedDrawing judged(three_in_the_corner, survival, {"A4"_pt});
        const auto dragons = sample_turns(judged.findings(), judged.verdicts, games_alone).dragons;
        return judged.at(dragons, "A2"_pt).status;
    };
    CHECK(status(0) == Status::critical);
    CHECK(status(0.95) == Status::alive);
    CHECK(status(-0.95) == Status::dead);
}

TEST_CASE("an estimate has no time for dragons that the games are sure about", "[life]") {
    const JudgedDrawing judged(three_in_the_corner, 0.95, {"A4"_pt});
    const auto dragons = sample_turns(judged.findings(), judged.verdicts, quick_sieges).dragons;
    CHECK(dragons == judged.dragons);
}

TEST_CASE("before anything is counted fights are read, and a ko is left to the games", "[life]") {
    const JudgedDrawing turn_decides(three_in_the_corner, 0.5, {"A4"_pt});
    const auto critical = read_fights(turn_decides.findings(), turn_decides.verdicts, normal_reading).dragons;
    CHECK(turn_decides.at(critical, "A2"_pt).status == Status::critical);
    CHECK(turn_decides.at(critical, "A2"_pt).attacker_first.known == Known::read);
    const JudgedDrawing ko_decides(R"(
        . O . O O O .
        O O O O O O .
        O O O O O O .
        X X X X O O .
        . . . X . O .
        . . . X O O .)",
                                   0.5, {"A4"_pt});
    CHECK(read_fights(ko_decides.findings(), ko_decides.verdicts, normal_reading).dragons ==
          ko_decides.dragons);
    const auto later = sample_turns(ko_decides.findings(), ko_decides.verdicts, long_look).dragons;
    CHECK(ko_decides.at(later, "A3"_pt).attacker_first.outcome == Outcome::ko);
    const JudgedDrawing dead_anyway(R"(
        . O . O O . .
        O O O O O . .
        O O O O O . .
        X X X X O . .
        . O . X O . .)",
                                    0.5, {"A4"_pt});
    const auto dragons = read_fights(dead_anyway.findings(), dead_anyway.verdicts, normal_reading).dragons;
    CHECK(dead_anyway.at(dragons, "A2"_pt).status == Status::dead);
    CHECK(dead_anyway.at(dragons, "A2"_pt).attacker_first.known == Known::read);
}

TEST_CASE("who stands beside enemies that are taken whoever begins, stands", "[life]") {
    const JudgedDrawing judged(R"(
        . . . . . . .
        X X X X X X O
        O O O O O O O
        . . . . . O X
        X X X X X X X
        . X . X X . X
        . X X . X X .)",
                               0.4, {"A3"_pt});
    const auto dragons = read_fights(judged.findings(), judged.verdicts, normal_reading).dragons;
    CHECK(judged.at(dragons, "A5"_pt).status == Status::dead);
    CHECK(judged.at(dragons, "A6"_pt).status == Status::alive);
    CHECK(judged.at(dragons, "A6"_pt).owner_first.known == Known::read);
    CHECK(judged.at(dragons, "A6"_pt).attacker_first.known == Known::read);
}

TEST_CASE("who takes more stones than one eye has room for lives by that, who takes fewer may not",
          "[life]") {
    const auto status_of_corner = [](const char* drawing) {
        JudgedDrawing judged(drawing, 0.5, {});
        for (Dragon& dragon : judged.dragons)
            if (!dragon.stones.contains("A2"_pt) && !dragon.stones.contains("B1"_pt)) dragon.survival = 0.95;
        judged.verdicts = verdicts_of(judged.dragons, judged.chains);
        const auto dragons = read_fights(judged.findings(), judged.verdicts, normal_reading).dragons;
        return judged.at(dragons, "A2"_pt).attacker_first;
    };
    const Fate seven = status_of_corner(R"(
        X X X X X X X
        . . . . . . X
        O O O O O O X
        X X X X X O X
        . O . X X O X)");
    CHECK(seven.outcome == Outcome::dead);
    CHECK(seven.known == Known::read);
    CHECK(status_of_corner(R"(
        X X X X X X X
        . . . . . X X
        O O O O O X X
        X X X X O X X
        . O . X O X X)")
              .known == Known::sampled);
}

TEST_CASE("captors of stones that touch no enemy are those beside their liberties", "[life]") {
    const JudgedDrawing judged(R"(
        . O O . . . .
        O O O O O O O
        X X X X X X O
        . . . . . X O
        . O . . . X O)",
                               0.5, {"A4"_pt});
    const Findings findings = judged.findings();
    const life::Scene scene(findings, judged.verdicts);
    const auto number_at = [&](Point p) { return static_cast<std::size_t>(judged.chains.number_at(p)); };
    CHECK(captors_of(scene, scene.dragons[number_at("B1"_pt)]) == std::vector{number_at("A3"_pt)});
    CHECK(captors_of(scene, scene.dragons[number_at("A3"_pt)]) == std::vector{number_at("A4"_pt)});
}

TEST_CASE("who has liberties in a fight alone takes part in it, however firmly the games keep him",
          "[life]") {
    // a seki in which neither side dares to play last but one; were white's stones safe, black would be dead
    JudgedDrawing judged(R"(
        . . . . . . .
        O O O X X . .
        O O O X X . .
        X X X O X . .
        X X . O X . .
        X X X O X . .
        X X . O X . .
        X X X O X . .
        X X . O X . .
        X X X O X . .
        X X . O X . .)",
                         0.5, {"A9"_pt, "D9"_pt});
    for (Dragon& dragon : judged.dragons)
        if (dragon.stones.contains("D1"_pt)) dragon.survival = 0.95;
    judged.verdicts = verdicts_of(judged.dragons, judged.chains);
    const auto dragons = sample_turns(judged.findings(), judged.verdicts, reading_alone).dragons;
    const Dragon& black = judged.at(dragons, "A1"_pt);
    CHECK(black.attacker_first.known == Known::read);
    CHECK(black.attacker_first.outcome != Outcome::dead);
    CHECK(black.owner_first.outcome != Outcome::dead);
}

TEST_CASE("games on the ground around a dragon stop at friends that live", "[life]") {
    // black beyond the wall is none of the corner's business
    const JudgedDrawing judged(corner_inside_a_wall, 0.2, {"A5"_pt});
    const Findings findings = judged.findings();
    const life::Scene scene(findings, judged.verdicts);
    const int corner = judged.chains.number_at("C2"_pt);
    const Siege siege = life::siege_of(scene, corner);
    CHECK_FALSE(siege.ground.contains("E1"_pt));
    CHECK_FALSE(siege.ground.contains("F1"_pt));
    CHECK(siege.ground.contains("A1"_pt));
    CHECK(siege.ground.contains("D1"_pt));
    CHECK(siege.safe.contains("E1"_pt));
}

TEST_CASE("a large dragon is read however surely the games give it up, a small one is theirs", "[life]") {
    const auto judge_corner = [](const char* drawing, Point white) {
        const JudgedDrawing judged(drawing, -1, {white});
        const Findings findings = judged.findings();
        const Evidence read = life::hear_fights(life::Scene(findings, judged.verdicts));
        return judged.at(life::settled(judged.verdicts, read).dragons, "A2"_pt).status;
    };
    CHECK(judge_corner(R"(
        O O . . . . .
        X O O O O O .
        X X X X X O .
        . . . . X O .)",
                       "B3"_pt) == Status::alive);
    CHECK(judge_corner(R"(
        . . . . . . .
        O O O O O O .
        X X X X X O .
        . . . . X O .)",
                       "B3"_pt) == Status::dead);
}

namespace {

/// Black and the white chain inside are beside each other; the games gave up black, and white as far as
/// `attacked` says.
Dragon beside_prey(const char* drawing, const Fate& attacked, Cause cause = Cause::siege) {
    JudgedDrawing judged(drawing, -1, {"A4"_pt});
    const auto number = [&](Point p) { return static_cast<std::size_t>(judged.chains.number_at(p)); };
    Dragon& lost = judged.dragons[number("A3"_pt)];
    lost.reason.by = cause == Cause::siege      ? Witness::siege
                     : cause == Cause::playouts ? Witness::games
                                                : Witness::fight;
    lost.reason.cause = cause;
    Dragon& prey = judged.dragons[number("B1"_pt)];
    set_fates(prey, fate(Outcome::alive), attacked);
    prey.killed_by = {"C1"_pt};
    prey.saved_by = {"D1"_pt};
    const Findings findings = judged.findings();
    const Verdicts given = verdicts_of(judged.dragons, judged.chains);
    return life::settled(given, life::hear_prey(life::Scene(findings, given))).dragons[number("A3"_pt)];
}

const char* const black_around_white = R"(
    O O O O O O O
    X X X X X X O
    . O O O O X O
    . O . . O X O)";

const Fate taken_in_most_games{Outcome::dead, Known::sampled, {}, 0.3};

}  // namespace

TEST_CASE("what is lost though it begins stands where its owner's move takes the enemy beside it", "[life]") {
    const Dragon black = beside_prey(black_around_white, taken_in_most_games);
    CHECK(black.status == Status::critical);
    CHECK(black.owner_first.outcome == Outcome::alive);
    CHECK(black.owner_first.kept == Approx(0.7));
    CHECK(black.attacker_first.outcome == Outcome::dead);
    CHECK(black.saved_by == std::vector<Point>{"C1"_pt});
    CHECK(black.killed_by == std::vector<Point>{"D1"_pt});
}

TEST_CASE("what is taken in a ko saves in a ko", "[life]") {
    const Dragon black = beside_prey(black_around_white, fate(Outcome::ko));
    CHECK(black.status == Status::critical);
    CHECK(black.owner_first.outcome == Outcome::ko);
    CHECK(black.owner_first.kept == Approx(0.5));
}

TEST_CASE("neither what stands nor a few stones save the enemy beside them", "[life]") {
    CHECK(beside_prey(black_around_white, fate(Outcome::alive)).status == Status::dead);
    const Fate hardly_taken{Outcome::dead, Known::sampled, {}, 0.63};
    CHECK(beside_prey(black_around_white, hardly_taken).status == Status::dead);
    CHECK(beside_prey(R"(
        O O O O O O O
        X X X X X X O
        . O O . . X O
        . O . . . X O)",
                      taken_in_most_games)
              .status == Status::dead);
}

TEST_CASE(
    "what was read to the end, or had no games of its own, is lost whatever becomes of the enemy beside it",
    "[life]") {
    CHECK(beside_prey(black_around_white, taken_in_most_games, Cause::read_out).status == Status::dead);
    CHECK(beside_prey(black_around_white, taken_in_most_games, Cause::playouts).status == Status::dead);
}

TEST_CASE("a dragon that stands no more often if its owner begins is not said to hang on the turn",
          "[life]") {
    constexpr SiegeGames games_only{
        .each = 64, .total = 1000, .clear = 1.1, .fights = {.boards = 0, .total = 0}};
    const JudgedDrawing judged(R"(
        O . O X . . .
        O O O X . . .
        X X X X . . .
        . . . . . . .)",
                               0.84, {"A2"_pt});
    const auto dragons = sample_turns(judged.findings(), judged.verdicts, games_only).dragons;
    const Dragon& corner = judged.at(dragons, "A3"_pt);
    CHECK(corner.reason.cause == Cause::siege);
    CHECK(corner.owner_first.kept == corner.attacker_first.kept);
    CHECK(corner.status == Status::unknown);
    CHECK(corner.saved_by.empty());
    CHECK(corner.killed_by.empty());
}
