#include "goterr/life/analysis.hpp"

#include <algorithm>

#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

Analysis analysis_of(const char* drawing) { return analyze(position_from(drawing), {}); }

Stage stage_after_passes(const char* drawing) {
    Position position = position_from(drawing);
    for (int passes = 0; passes < 2; ++passes) position = pass(position, position.to_move);
    return analyze(position, {}).stage;
}

}  // namespace

TEST_CASE("a wall's length of dame is no gap: the position is finished", "[life]") {
    CHECK(analysis_of(R"(
        . X . X O . O . O
        X X X X O O O O O
        . . X . . O . . .
        . X X . . O O . .
        . . X . . O . . .
        X X X X . O O O O
        . . . X . O . . .
        . X . X . O . O .
        . . . X . O . . .)")
              .stage == Stage::finished);
}

TEST_CASE("a border that nobody has closed is a gap: the position is settled", "[life]") {
    CHECK(analysis_of(R"(
        . . . X . . O . .
        . . . X . . O . .
        . . . X X O O . .
        . . . . X O . . .
        . X . . X O . O .
        . . . . X O . . .
        . . . . X O O . .
        . . . X . . O . .
        . . . X . . . . .)")
              .stage != Stage::finished);
}

TEST_CASE("two passes settle what one side has surrounded, and nothing that lies open between both",
          "[life]") {
    CHECK(stage_after_passes(R"(
        . . . . .
        . . . . .
        . . X . .
        . . . . .
        . . . . .)") != Stage::open);
    CHECK(stage_after_passes(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)") == Stage::open);
}

TEST_CASE("where a position is counted, dragons in doubt that the games mostly lost are dead", "[life]") {
    int doubtful = 0;
    for_random_cases(1000, [&](Random& random) {
        const Position position = random_position({6 + below(random, 4), 6 + below(random, 4)}, random);
        const Analysis analysis = analyze(position, {.playouts = quick_playouts});
        if (analysis.stage == Stage::open) return;
        for (const Dragon& dragon : analysis.dragons()) {
            const Outcome now = fate_now(dragon, position.to_move).outcome;
            if (!is_unsettled(dragon) || (now != Outcome::unknown && now != Outcome::ko)) continue;
            if (dragon.survival >= 0) continue;
            ++doubtful;
            CHECK(analysis.dead().includes(dragon.stones));
        }
    });
    CHECK((doubtful > 0 || one_in() > 1));
}

TEST_CASE("an analysis that was told about every dragon is finished", "[life]") {
    Position position(BoardSize{5, 5});
    position.board = board_from_diagram(R"(
        . . . . .
        . X . . .
        . . . . .
        . . . O .
        . . . . .)");
    const Analysis analysis =
        analyze(position, {.overrides = {.dead = {Point{3, 1}}, .alive = {Point{1, 3}}}});
    CHECK(analysis.told);
    CHECK(analysis.stage == Stage::finished);
    CHECK(analysis.dead() == PointSet(position.board.size(), {Point{3, 1}}));
}
