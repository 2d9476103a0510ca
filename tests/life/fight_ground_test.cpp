#include "../../src/life/fight_ground.hpp"

#include "support/catch.hpp"
#include "support/judged.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

TEST_CASE("friends that bound the area of a fight are safe, and it has to be small", "[life]") {
    const JudgedDrawing judged(three_in_the_corner, 0.2, {"A4"_pt});
    const Findings findings = judged.findings();
    const life::Scene scene(findings, judged.verdicts);
    const auto within_walls = life::fight_about(scene, scene.at("A2"_pt), false, 12);
    REQUIRE(within_walls);
    CHECK(within_walls->area.contains("B1"_pt));
    CHECK_FALSE(within_walls->area.contains("A4"_pt));
    CHECK(within_walls->safe.empty());
    CHECK_FALSE(life::fight_about(scene, scene.at("A2"_pt), false, 2));

    const JudgedDrawing beside_a_friend(R"(
        O O O O O O O
        X X X X X X O
        . . . O . X O
        . X X O . X .)",
                                        0.2, {"A3"_pt, "A4"_pt});
    const Findings found = beside_a_friend.findings();
    const life::Scene with_friend(found, beside_a_friend.verdicts);
    const auto fight = life::fight_about(with_friend, with_friend.at("B1"_pt), false, 12);
    REQUIRE(fight);
    CHECK(fight->safe == chain_at(beside_a_friend.position.board, "A3"_pt).stones);
}
