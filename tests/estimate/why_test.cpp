#include "goterr/estimate/why.hpp"

#include "goterr/record/game.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/game_file.hpp"
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

TEST_CASE("who took the ko may also fill it: the ban is the other side's", "[estimate]") {
    Position position = position_from(R"(
        . X O . .
        X . X O .
        . X O . .
        . . . . .
        . . . . .)");
    position.to_move = Color::black;
    position = play(position, "B4"_pt, Color::white);
    REQUIRE(position.ko == "C4"_pt);
    const Why answer = why({position, quickly()}, "C4"_pt);
    CHECK_FALSE(answer.black_plays);
    CHECK(answer.white_plays);
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

TEST_CASE("a better move that is named brings what is said of it when it is asked about itself") {
    const Game game = game_in(GOTERR_SOURCE_DIR "/data/games/19x19-japanese.sgf");
    const Study study(replay(game, 100).position);
    int named = 0;
    for (const Point p : {"K10"_pt, "R4"_pt, "A1"_pt}) {
        const Why why = goterr::why(study, p);
        const double here =
            (study.position().to_move == Color::black ? why.black_plays : why.white_plays).value();
        INFO(name_of(p));
        if (!why.better) continue;
        ++named;
        CHECK(sign(study.position().to_move) * (why.better->lead - here) > 0);
        const Why other = goterr::why(study, why.better->point);
        CHECK((study.position().to_move == Color::black ? other.black_plays : other.white_plays) ==
              why.better->lead);
        CHECK_FALSE(other.better == why.better);
    }
    CHECK(named > 0);
}
