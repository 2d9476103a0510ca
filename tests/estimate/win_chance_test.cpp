#include "goterr/estimate/win_chance.hpp"

#include "support/catch.hpp"

using namespace goterr;

TEST_CASE("a lead at the edge of its interval wins nine games of ten", "[win_chance]") {
    CHECK(black_win_chance(5, 0, 10) == Catch::Approx(0.9));
    CHECK(black_win_chance(-5, -10, 0) == Catch::Approx(0.1));
    CHECK(black_win_chance(0, -7, 7) == Catch::Approx(0.5));
}

TEST_CASE("the chances of both sides add up to one, and more lead is never worse", "[win_chance]") {
    double before = 0;
    for (double lead = -30; lead <= 30; lead += 0.5) {
        const double chance = black_win_chance(lead, lead - 6, lead + 6);
        CHECK(chance + black_win_chance(-lead, -lead - 6, -lead + 6) == Catch::Approx(1));
        CHECK(chance >= before);
        before = chance;
    }
}

TEST_CASE("a score beyond doubt wins, loses or draws", "[win_chance]") {
    CHECK(black_win_chance(0.5, 0.5, 0.5) == 1);
    CHECK(black_win_chance(-0.5, -0.5, -0.5) == 0);
    CHECK(black_win_chance(0, 0, 0) == 0.5);
}
