#include "goterr/life/dragon.hpp"

#include <catch2/catch.hpp>

using namespace goterr;

namespace {

Status status_from(Outcome owner_first, Outcome attacker_first) {
    return status_of(Fate{owner_first}, Fate{attacker_first});
}

Dragon black_dragon(Outcome owner_first, Outcome attacker_first, double survival) {
    Dragon dragon;
    dragon.side = Color::black;
    dragon.survival = survival;
    set_fates(dragon, fate(owner_first), fate(attacker_first));
    return dragon;
}

}  // namespace

TEST_CASE("a dragon that stands though the attacker begins is alive, or in seki", "[dragon]") {
    CHECK(status_from(Outcome::alive, Outcome::alive) == Status::alive);
    CHECK(status_from(Outcome::alive, Outcome::seki) == Status::seki);
    CHECK(status_from(Outcome::unknown, Outcome::alive) == Status::alive);
}

TEST_CASE("a dragon that is lost though its owner begins is dead", "[dragon]") {
    CHECK(status_from(Outcome::dead, Outcome::dead) == Status::dead);
    CHECK(status_from(Outcome::dead, Outcome::unknown) == Status::dead);
}

TEST_CASE("where the turn or a ko decides, a dragon is critical", "[dragon]") {
    CHECK(status_from(Outcome::alive, Outcome::dead) == Status::critical);
    CHECK(status_from(Outcome::seki, Outcome::dead) == Status::critical);
    CHECK(status_from(Outcome::ko, Outcome::dead) == Status::critical);
    CHECK(status_from(Outcome::alive, Outcome::ko) == Status::critical);
}

TEST_CASE("a dragon with one fate that nobody knows is unknown", "[dragon]") {
    CHECK(status_from(Outcome::alive, Outcome::unknown) == Status::unknown);
    CHECK(status_from(Outcome::unknown, Outcome::dead) == Status::unknown);
}

TEST_CASE("the side to move decides how a critical dragon is counted", "[dragon]") {
    const Dragon dragon = black_dragon(Outcome::alive, Outcome::dead, -0.9);
    CHECK_FALSE(counts_as_dead(dragon, Color::black));
    CHECK(counts_as_dead(dragon, Color::white));
}

TEST_CASE("where a ko decides or nobody knows, the sampled games say how a dragon is counted", "[dragon]") {
    CHECK(counts_as_dead(black_dragon(Outcome::ko, Outcome::dead, -0.1), Color::black));
    CHECK_FALSE(counts_as_dead(black_dragon(Outcome::ko, Outcome::dead, 0.1), Color::black));
    CHECK(counts_as_dead(black_dragon(Outcome::ko, Outcome::dead, 0.1), Color::white));
    CHECK_FALSE(counts_as_dead(black_dragon(Outcome::unknown, Outcome::unknown, 0.1), Color::white));
}

TEST_CASE("games around a dragon weigh from the share on from which attacks and defenses are believed",
          "[dragon]") {
    Dragon dragon = black_dragon(Outcome::alive, Outcome::dead, 0.25);
    dragon.reason.cause = Cause::siege;
    dragon.attacker_first.kept = 0.1;  // far from two games of three
    dragon.owner_first.kept = 0.4;     // nearly every second game
    CHECK(counts_as_dead(dragon, Color::white));
    CHECK_FALSE(counts_as_dead(dragon, Color::black));
    dragon.attacker_first.kept = 0.3;
    CHECK_FALSE(counts_as_dead(dragon, Color::white));
}
