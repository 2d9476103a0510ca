#include "goterr/reading/combination.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

constexpr int boards_a_threat = 500;

}  // namespace

TEST_CASE("one move that puts two chains in danger takes one of them", "[reading]") {
    const Position two_stones = position_from(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O X . X O . .
        . O . O . . .
        . . . . . . .)");
    CHECK(combination_attack(two_stones, Color::white, boards_a_threat) == "C3"_pt);
}

TEST_CASE("a single threat is no combination", "[reading]") {
    const Position one_stone = position_from(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O X . . . . .
        . O . . . . .
        . . . . . . .)");
    CHECK_FALSE(combination_attack(one_stone, Color::white, boards_a_threat));
}
