/// A count that is played out and the endgame are one answer, on small boards that chance made.
#include "counting/random_ending.hpp"
#include "goterr/estimate/estimate.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// A single stone in atari whose captor could be taken back.
bool has_ko(const Position& position) {
    for (const Chain& chain : find_chains(position.board)) {
        if (chain.stones.count() != 1 || chain.liberties.count() != 1) continue;
        const Position turn = with_turn(position, opponent(chain.side));
        const Point p = chain.liberties.first();
        if (legality(turn, p, turn.to_move) == Legality::legal && play(turn, p, turn.to_move).ko) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("a ko on a finished board is fought before the neutral points, by which it could be threatened",
          "[endgame]") {
    // A6 saves a stone or takes it in ko; D3 is nobody's
    const Position position = position_from(R"(
        . X O O .
        X O O . O
        X O O O .
        X X X . O
        X X . X X
        . X X X .)");
    EstimateOptions options{.komi = 0, .count = Count::played_out};
    for (const Scoring scoring : {Scoring::territory, Scoring::area}) {
        options.rules.scoring = scoring;
        const bool area = scoring == Scoring::area;
        CHECK(estimate(with_turn(position, Color::black), options).lead() == (area ? 6 : 1));
        CHECK(estimate(with_turn(position, Color::white), options).lead() == (area ? 4 : 0));
    }
}

TEST_CASE(
    "of finished boards with a ko, played out, three in four come to what a search of the whole board says",
    "[endgame]") {
    Random random(static_cast<std::uint64_t>(number_from("GOTERR_TEST_SEED", 1)));
    int right = 0, wrong = 0;
    for (int left = number_from("GOTERR_TEST_ENDINGS", 100) / one_in(); left > 0;) {
        const auto ending = random_ending(random, 5);
        if (!ending) continue;
        --left;
        if (!has_ko(ending->position)) continue;
        for (const Scoring scoring : {Scoring::territory, Scoring::area}) {
            FullSearch full(small_board(*ending), scoring == Scoring::area);
            for (const Color first : {Color::black, Color::white}) {
                const auto score = full.score(first == Color::black);
                EstimateOptions options{.komi = 0, .count = Count::played_out};
                options.rules.scoring = scoring;
                const Judged counted = judged(with_turn(ending->position, first), options);
                if (!score || counted.analysis.stage != Stage::finished) continue;
                ++(counted.estimate.lead() == *score ? right : wrong);
            }
        }
    }
    CAPTURE(right, wrong);
    CHECK(right >= 3 * wrong);  // the others hang on stones that are dead by judgment only
}
