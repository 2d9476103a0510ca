#include <algorithm>

#include "../../src/life/witnesses.hpp"
#include "goterr/life/turns.hpp"
#include "support/catch.hpp"
#include "support/judged.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

/// Black's corner of six stones and white's two stones in it.
const char* const corner = R"(
    . O . O O . .
    O O O O O . .
    X X X X O . .
    . O O X O . .
    . . . X O . .)";

/// Nothing is read, and nothing around a dragon is sampled.
constexpr SiegeGames no_games{.fights = {.boards = 0, .total = 0}};
constexpr SiegeGames games_too{
    .each = 400, .total = 4000, .clear = 1.1, .fights = {.boards = 0, .total = 0}, .after_net = true};

/// What is said of `stone`'s dragon where the net says so much of every stone, and the games on the whole
/// board nothing.
Dragon judged_by_net(Point stone, float owner_first, float attacker_first, const char* drawing = corner,
                     const SiegeGames& games = no_games) {
    const JudgedDrawing judged(drawing, 0, {"A4"_pt});
    const BoardSize size = judged.position.board.size();
    const Stands stands{Grid<float>(size, owner_first), Grid<float>(size, attacker_first)};
    Findings findings = judged.findings();
    findings.expected = &stands;
    return judged.at(sample_turns(findings, judged.verdicts, games).dragons, stone);
}

}  // namespace

TEST_CASE("what nothing proves is as a net expects it, whoever begins", "[life]") {
    CHECK(judged_by_net("A3"_pt, 1, 1).status == Status::alive);
    CHECK(judged_by_net("A3"_pt, -1, -1).status == Status::dead);
    const Dragon turn_decides = judged_by_net("A3"_pt, 1, -1);
    CHECK(turn_decides.status == Status::critical);
    CHECK(turn_decides.reason.by == Witness::net);
    CHECK(turn_decides.owner_first.known == Known::sampled);
    CHECK(turn_decides.owner_first.kept > 0.9);
    CHECK(turn_decides.attacker_first.kept < 0.1);
}

TEST_CASE("no net expects a dragon to stand more surely where its enemy begins", "[life]") {
    const Dragon dragon = judged_by_net("A3"_pt, -1, 1);
    CHECK(dragon.status == Status::critical);
    CHECK(dragon.attacker_first.kept < dragon.owner_first.kept);
}

TEST_CASE("a net has to be surer of three stones than of two where their enemy begins", "[life]") {
    const auto attacked = [](Point stone, float expected) {
        return judged_by_net(stone, 1, expected).attacker_first;
    };
    int surer = 0;
    for (int tenth = -10; tenth <= 10; ++tenth) {
        const auto expected = static_cast<float>(tenth) / 10;
        const Fate three = attacked("A3"_pt, expected), two = attacked("B2"_pt, expected);
        CHECK((three.outcome == Outcome::alive) == (three.kept >= 0.8));
        CHECK((two.outcome == Outcome::alive) == (two.kept >= 0.5));
        surer += three.kept >= 0.5 && three.outcome == Outcome::dead ? 1 : 0;
    }
    CHECK(surer > 0);
}

TEST_CASE("where the turn decides, games around a dragon name the moves that work in them", "[life]") {
    const Dragon dragon = judged_by_net("A2"_pt, 1, -1, three_in_the_corner);
    CHECK(dragon.saved_by == std::vector<Point>{"B1"_pt});
    CHECK(dragon.killed_by == std::vector<Point>{"B1"_pt});
    CHECK(judged_by_net("A3"_pt, 1, -1).saved_by.empty());
}

TEST_CASE("games around a dragon weigh as much as a net's word, where there is time for them", "[life]") {
    const auto both = [](float owner_first, float attacker_first) {
        return judged_by_net("A2"_pt, owner_first, attacker_first, three_in_the_corner, games_too);
    };
    const auto net_alone = [](float owner_first, float attacker_first) {
        return judged_by_net("A2"_pt, owner_first, attacker_first, three_in_the_corner);
    };
    // whoever begins gets his way in nearly all of these games
    REQUIRE(net_alone(1, 1).status == Status::alive);
    const Dragon may_fall = both(1, 1);
    CHECK(may_fall.status == Status::critical);
    CHECK(may_fall.reason.by == Witness::siege);
    CHECK(may_fall.reason.cause == Cause::net);
    CHECK(may_fall.attacker_first.kept < net_alone(1, 1).attacker_first.kept);
    CHECK(may_fall.owner_first.kept > net_alone(1, 1).owner_first.kept);
    CHECK(may_fall.saved_by == std::vector<Point>{"B1"_pt});
    CHECK(may_fall.killed_by == std::vector<Point>{"B1"_pt});
    REQUIRE(net_alone(-1, -1).status == Status::dead);
    CHECK(both(-1, -1).status == Status::critical);
}

TEST_CASE("a dragon stands by a net's word and games if both together are sure enough", "[life]") {
    int stood = 0, fell = 0;
    for (int tenth = -10; tenth <= 10; ++tenth) {
        const auto expected = static_cast<float>(tenth) / 10;
        for (const Point stone : {"A3"_pt, "B2"_pt}) {
            const Dragon dragon = judged_by_net(stone, expected, expected, corner, games_too);
            const bool large = dragon.stones.count() >= 3;
            const Fate &attacked = dragon.attacker_first, &defended = dragon.owner_first;
            CHECK(attacked.kept <= defended.kept);
            CHECK((attacked.outcome == Outcome::alive) == (attacked.kept >= (large ? 0.92 : 0.5)));
            CHECK((defended.outcome == Outcome::alive) == (defended.kept >= (large ? 0.27 : 0.5)));
            (attacked.outcome == Outcome::alive ? stood : fell) += 1;
        }
    }
    CHECK(stood > 0);
    CHECK(fell > 0);
}

TEST_CASE("a net has no say where nobody asked it", "[life]") {
    const JudgedDrawing judged(corner, 0, {"A4"_pt});
    CHECK(sample_turns(judged.findings(), judged.verdicts, no_games).dragons == judged.dragons);
}
