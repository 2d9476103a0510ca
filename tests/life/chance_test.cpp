#include "../../src/life/chance.hpp"

#include "goterr/life/verdicts.hpp"
#include "support/catch.hpp"
#include "support/judged.hpp"

using namespace goterr;
using namespace goterr::life;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

Outlook outlook_of(const char* drawing, Point stone) {
    const JudgedDrawing judged(drawing, 0.5, {});
    const Findings findings = judged.findings();
    const Scene scene(findings, judged.verdicts);
    return Outlooks(scene).of(scene.at(stone));
}

constexpr Outlook half_and_half{.survival = 0, .room = 0.5, .escape = 0.5, .is_large = true};

}  // namespace

TEST_CASE("room is what two steps reach and no enemy touches", "[life]") {
    const char* const drawing = R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O O O O O . .
        X X X O . . .
        . . X O . . .)";
    const double free = 2;  // A1 and B1
    CHECK(outlook_of(drawing, "A2"_pt).room == Approx(free / (free + 8)));
    // eight points within two steps, of which white touches the one between
    const char* const beside_white = R"(
        . . . . .
        . X . O .
        . . . . .)";
    CHECK(outlook_of(beside_white, "B2"_pt).room == Approx(7.0 / (7 + 8)));
    CHECK(outlook_of(drawing, "A2"_pt).escape == 0);
    CHECK(outlook_of(drawing, "A3"_pt).room > 0.5);
    CHECK(outlook_of(drawing, "A3"_pt).escape > 0);
}

TEST_CASE("three stones are a large dragon, two are not", "[life]") {
    const char* const drawing = R"(
        . . . . . . . . .
        . X X . . X X X .
        . . . . . . . . .
        . . . . . . . . .)";
    CHECK_FALSE(outlook_of(drawing, "B3"_pt).is_large);
    CHECK(outlook_of(drawing, "F3"_pt).is_large);
}

TEST_CASE("whatever speaks for a dragon makes it likelier to stand", "[life]") {
    for (const bool is_large : {false, true})
        for (const First first : {First::owner, First::attacker})
            for (int share = 1; share < 10; ++share) {
                Outlook outlook = half_and_half;
                outlook.is_large = is_large;
                const double said = share / 10.0, chance = chance_to_stand(outlook, first, said);
                CHECK(chance_to_stand(outlook, first, said + 0.05) > chance);
                for (double Outlook::*seen : {&Outlook::survival, &Outlook::room, &Outlook::escape}) {
                    Outlook better = outlook;
                    better.*seen += 0.2;
                    CHECK(chance_to_stand(better, first, said) > chance);
                }
            }
}

TEST_CASE("no word of a net is surer than 99 in 100", "[life]") {
    for (const First first : {First::owner, First::attacker}) {
        CHECK(chance_to_stand(half_and_half, first, 1) == chance_to_stand(half_and_half, first, 0.99));
        CHECK(chance_to_stand(half_and_half, first, 0) ==
              Approx(chance_to_stand(half_and_half, first, 0.01)));
    }
}

TEST_CASE("the share of a dragon is the mean over its stones", "[life]") {
    Grid<float> expected(BoardSize{5, 5}, 0.0F);
    expected["A1"_pt] = 1;
    PointSet stones(expected.size());
    stones.insert("A1"_pt);
    stones.insert("B1"_pt);
    CHECK(share_of(stones, expected) == Approx(0.75));
}
