#include "goterr/estimate/why.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

EstimateOptions quickly() {
    EstimateOptions options;
    options.effort = Effort::quick;
    return options;
}

}  // namespace

TEST_CASE("one stone on an empty board has no eyes: the enemy has room to live beside it", "[estimate]") {
    const Position position = play(Position({19, 19}), "Q16"_pt, Color::black);
    const Why answer = why({position, quickly()}, "Q16"_pt);
    REQUIRE(answer.dragon);
    CHECK(answer.dragon->reason.eyes.empty());
    CHECK(answer.dragon->eyes == EyeValue{0, 0, 0, 0});
    CHECK(answer.dragon->reason.cause != Cause::two_eyes);
}

TEST_CASE("the numbers of an explanation are those of its verdict", "[estimate]") {
    const Position position = position_from(R"(
        . X . O .
        X X . O O
        . X . O .
        X X . O O
        . X . O .)");
    const Estimate judged = estimate(position, quickly());
    const Why stone = why({position, quickly()}, "B3"_pt);
    CHECK(stone.dragon->eyes == EyeValue{2, 2, 2, 2});
    CHECK(stone.dragon->status == judged.dragons[0].status);
    CHECK_FALSE(stone.black_plays);
    const Why neutral = why({position, quickly()}, "C3"_pt);
    CHECK(neutral.black_plays == judged.lead());
}

TEST_CASE("a point off the board is refused", "[estimate]") {
    CHECK_THROWS(why({Position({5, 5}), quickly()}, "F6"_pt));
}

TEST_CASE("having the turn is worth what passing it changes") {
    for_random_cases(12, [](Random& random) {
        const Position position = random_position({5 + below(random, 6), 5 + below(random, 6)}, random);
        const Study study(position, {});
        const Why answer = why(study, {0, 0});
        Position passed = position;
        passed.to_move = opponent(position.to_move);
        passed.ko.reset();
        const double change = study.estimate().lead() - estimate(passed, study.options()).lead();
        CHECK(answer.turn_worth == sign(position.to_move) * change);
    });
}
