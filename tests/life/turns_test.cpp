#include "goterr/life/turns.hpp"

#include <algorithm>

#include "../../src/life/siege_ground.hpp"
#include "support/catch.hpp"
#include "support/judged.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

const char* const three_in_the_corner = R"(
    . O . O O . .
    O O O O O . .
    O O O O O . .
    X X X X O . .
    . . . X O . .)";

constexpr SiegeGames long_look{.each = 200, .total = 1000, .clear = 1.1, .closed = {.boards = 5000}};

}  // namespace

TEST_CASE("a fight within walls is read to the end whatever the games said", "[life]") {
    const Judged judged(three_in_the_corner, 0.95, {"A4"_pt});
    const auto dragons = sample_turns(judged.findings(), judged.dragons, long_look);
    const Dragon& corner = judged.at(dragons, "A2"_pt);
    CHECK(corner.status == Status::critical);
    CHECK(corner.attacker_first.known == Known::read);
    CHECK(corner.killed_by == std::vector<Point>{"B1"_pt});
    CHECK(corner.saved_by == std::vector<Point>{"B1"_pt});
}

TEST_CASE("an estimate has no time for dragons that the games are sure about", "[life]") {
    const Judged judged(three_in_the_corner, 0.95, {"A4"_pt});
    const auto dragons = sample_turns(judged.findings(), judged.dragons, normal_sieges);
    CHECK(dragons == judged.dragons);
}

TEST_CASE("games on the ground around a dragon stop at friends that live", "[life]") {
    // The black corner breathes at A1 to C1 only; the white wall's friends beyond it are none of its business.
    const Judged judged(R"(
        . X . X X . .
        X X X X X . .
        O O O O X . .
        . . . O X . .
        X X X O X . .
        . . X O X . .)",
                        0.2, {"A5"_pt});
    life::Draft draft{judged.findings(), {}, {}, {}, {}, judged.dragons, {}};
    for (int chain = 0; chain < judged.chains.count(); ++chain) {
        draft.partition.push_back({chain});
        draft.dragon_of.push_back(chain);
        draft.proved.alive.push_back(judged.dragons[static_cast<std::size_t>(chain)].secure);
    }
    const int corner = judged.chains.number_at("C2"_pt);
    const Siege siege = life::siege_of(draft, corner);
    CHECK_FALSE(siege.ground.contains("E1"_pt));
    CHECK_FALSE(siege.ground.contains("F1"_pt));
    CHECK(siege.ground.contains("A1"_pt));
    CHECK(siege.ground.contains("D1"_pt));
    CHECK(siege.safe.contains("E1"_pt));
}
