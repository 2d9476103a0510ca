#include "../../src/life/overruled_games.hpp"

#include "support/catch.hpp"
#include "support/judged.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

/// White is taken whoever begins, with no eye against black's large one.
const char* const lost_race = R"(
    . . . . . . .
    X X X X X X O
    O O O O O O O
    . . . . . O X
    X X X X X X X
    . X . X X . X
    . X X . X X .)";

/// JudgedDrawing by games that went as said for everything but the lower side.
Analysis judged_wrong(double survival) {
    const JudgedDrawing judged(lost_race, survival, {"A3"_pt});
    Analysis analysis{judged.position, judged.chains, judged.tactics, judged.samples, judged.verdicts};
    return analysis;
}

}  // namespace

TEST_CASE("games that kept what reading takes are played again without it", "[life]") {
    Analysis analysis = judged_wrong(0.4);
    life::read_before_counting(analysis, {.reading = normal_reading});
    CHECK(analysis.samples.ownership["A5"_pt] > 0.9);
    CHECK(analysis.samples.ownership["A4"_pt] > 0.9);
    for (const Dragon& dragon : analysis.dragons()) {
        CHECK(dragon.status == (dragon.side == Color::black ? Status::alive : Status::dead));
        CHECK(dragon.owner_first.known != Known::sampled);
    }
}

TEST_CASE("games that lost what reading takes are believed in all else", "[life]") {
    Analysis analysis = judged_wrong(-0.6);
    const Samples before = analysis.samples;
    life::read_before_counting(analysis, {.reading = normal_reading});
    CHECK(analysis.samples == before);
}
