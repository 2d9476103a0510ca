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

TEST_CASE("a lead on a small board wins more surely than the same lead on a large one", "[win_chance]") {
    const auto chance = [](int side) { return black_win_chance(8, -4, 20, BoardSize{side, side}); };
    CHECK(chance(9) > chance(13));
    CHECK(chance(13) > chance(19));
    CHECK(chance(19) == chance(25));
    CHECK(chance(16) == Catch::Approx(black_win_chance(8, -4, 20)));
    CHECK(black_win_chance(-8, -20, 4, BoardSize{9, 9}) == Catch::Approx(1 - chance(9)));
    CHECK(black_win_chance(0.5, 0.5, 0.5, BoardSize{9, 9}) == 1);
}
