/// What a move that saves or takes a large dragon brings its side is in the lead, though the net does not see it.
#include "goterr/estimate/move_in_hand.hpp"

#include "support/catch.hpp"
#include "support/sketch.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

// Black's dragon `U` of ten stones, which the lead has for White's: W+20.
constexpr const char* in_doubt = R"(
    - - - - - - - O X .
    - U U U U U - O X .
    - U U U U U - O X .
    - - - - - - - O X .
    O O O O O O O O X .)";

Fate sampled(Outcome outcome, double kept, Point move) {
    Fate fate;
    fate.outcome = outcome;
    fate.line = {move};
    fate.kept = kept;
    return fate;
}

/// `kept` of the games that Black begins at A1, though White takes it in all of his own.
Estimate open_board(double kept, Color to_move = Color::black) {
    Estimate estimate = sketch(in_doubt, -20);
    estimate.position.to_move = to_move;
    estimate.expected_lead = -20;
    estimate.options.rules = chinese_rules;
    for (Dragon& dragon : estimate.dragons) {
        if (dragon.status != Status::critical) continue;
        dragon.owner_first = sampled(Outcome::alive, kept, "A5"_pt);
        dragon.attacker_first = sampled(Outcome::dead, 1 - kept, "B5"_pt);
        for (const Point p : dragon.stones) estimate.ownership[p] = to_move == Color::black ? -0.9F : 0.9F;
    }
    return estimate;
}

/// The moves that were looked at, and the lead after any of them.
struct Later {
    double lead;
    std::vector<Point> moves = {};

    EstimateLater asked() {
        return [this](const Position& position) {
            for (const Point p : points_of(position.board.size()))
                if (is_stone(position.board[p]) && !is_stone(sketch(in_doubt).position.board[p]))
                    moves.push_back(p);
            Estimate after = sketch(in_doubt, lead);
            after.expected_lead = lead;
            return after;
        };
    }
};

}  // namespace

TEST_CASE("who is to move and saves a large dragon has the lead after it", "[move_in_hand]") {
    Later later{5};
    const Estimate estimate = with_move_in_hand(open_board(0.9), later.asked());
    CHECK(later.moves == std::vector{"A5"_pt});
    CHECK(estimate.lead() == 5);
    CHECK(estimate.score.lead() == 5);
    CHECK(estimate.low == -20);
    CHECK(estimate.high == 7);
    CHECK(estimate.position.board == sketch(in_doubt).position.board);
}

TEST_CASE("who is to move and takes a large dragon has the lead after it", "[move_in_hand]") {
    Later later{-40};
    const Estimate estimate = with_move_in_hand(open_board(0.9, Color::white), later.asked());
    CHECK(later.moves == std::vector{"B5"_pt});
    CHECK(estimate.lead() == -40);
    CHECK(estimate.low == -42);
    CHECK(estimate.high == -20);
}

TEST_CASE("what is not sure to work, or brings little, changes nothing", "[move_in_hand]") {
    Later later{5};
    CHECK(with_move_in_hand(open_board(0.7), later.asked()).lead() == -20);
    CHECK(with_move_in_hand(open_board(0.85, Color::white), later.asked()).lead() == -20);
    CHECK(later.moves.empty());
    Later little{-12};
    CHECK(with_move_in_hand(open_board(0.9), little.asked()).lead() == -20);
    CHECK(little.moves.size() == 1);
}

TEST_CASE("a dragon that the lead has for its owner's is not in question", "[move_in_hand]") {
    Estimate estimate = open_board(0.9);
    for (Dragon& dragon : estimate.dragons)
        for (const Point p : dragon.stones)
            estimate.ownership[p] = 0.5F * static_cast<float>(sign(dragon.side));
    Later later{5};
    CHECK(with_move_in_hand(estimate, later.asked()).lead() == -20);
    CHECK(later.moves.empty());
}

TEST_CASE("of two dragons that are alike neither is saved before the other", "[move_in_hand]") {
    Estimate estimate = open_board(0.9);
    for (const Dragon& dragon : std::vector(estimate.dragons))
        if (dragon.status == Status::critical) estimate.dragons.push_back(dragon);
    Later later{5};
    CHECK(with_move_in_hand(estimate, later.asked()).lead() == -20);
}
