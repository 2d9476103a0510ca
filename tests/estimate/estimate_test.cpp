#include "goterr/estimate/estimate.hpp"

#include <cmath>

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

const EstimateOptions quick{.komi = 0, .effort = Effort::quick};

Estimate estimate_of(const std::string& drawing, EstimateOptions options = quick) {
    const Board board = board_from_diagram(drawing);
    Position position(board.size());
    position.board = board;
    return estimate(position, options);
}

constexpr const char* settled = R"(
        . X . X O . O . O
        X . X X O O . O .
        . X . X O . O O .
        X X X X O O O . O
        . . X O . O . O .
        X X X O O O O O O
        . X . X O . O . O
        X . X X O O . O .
        . X . X O . O O O)";

}  // namespace

TEST_CASE("a finished game is counted exactly", "[estimate]") {
    const Estimate result = estimate_of(settled);
    CHECK(result.finished);
    CHECK(result.dead.empty());
    CHECK(result.low == result.high);
}

TEST_CASE("where the nets doubt what is dead in a finished game it is looked at once more", "[estimate]") {
    // The count gives black all white stones of the lower right, and the walls are closed: only the nets
    // object.
    const Board board = board_from_diagram(R"(
        . . . . . . . . X
        . . . . . . . . .
        . O O . . O . O O
        O O X O O O O O X
        O X X X X X X X X
        O O X . O X O X .
        X X X . X O . O .
        . . . X O O . . .
        . X . . . O . . O)");
    Position position(board.size());
    position.board = board;
    position.to_move = Color::white;
    const Analysis at_first = analyze(position, analysis_options({}, board.size()));
    const Estimate counted = estimate(at_first, {.komi = 0});
    CHECK(counted.finished);
    CHECK(counted.doubted);
    CHECK(counted.dead.contains("F3"_pt));
    CHECK(counted.low < counted.lead());  // the interval holds the nets' lead
    CHECK(counted.high == counted.lead());
    CHECK_FALSE(counted.confident);
    CHECK_FALSE(at_first.looked.has_value());
    const auto [analysis, answer] = judged(position, {.komi = 0});
    CHECK(analysis.looked == analysis_options({}, board.size()).settled);
    CHECK(answer.dragons == analysis.dragons());
    CHECK_FALSE(answer.confident);
}

TEST_CASE("an interval of a small board's opening is no wider than its games differ", "[estimate]") {
    for (const Effort effort : {Effort::quick, Effort::normal}) {
        EstimateOptions options;
        options.effort = effort;
        options.komi = 7;
        const Estimate small = estimate(Position(BoardSize{9, 9}), options);
        CHECK(small.high - small.low > 16);
        CHECK(small.high - small.low < 26);
        const Estimate middle = estimate(Position(BoardSize{13, 13}), options);
        CHECK(middle.high - middle.low > 30);
    }
}

TEST_CASE("stones the user calls dead are dead, and their points the captor's", "[estimate]") {
    EstimateOptions options = quick;
    options.overrides.dead = {"A1"_pt};
    const Estimate result = estimate_of(R"(
        . X . X O . O . O
        X . X X O O . O .
        . X . X O . O O .
        X X X X O O O . O
        . . X O . O . O .
        X X X O O O O O O
        O O O X O . O . O
        . O . X O O . O .
        O O O X O . O O O)",
                                        options);
    CHECK(result.dead.contains("A1"_pt));
    CHECK(result.owner["A1"_pt] == Color::black);
}

TEST_CASE("where the user calls all stones of a side dead the board is the other's", "[estimate]") {
    EstimateOptions options = quick;
    options.overrides.dead = {"E5"_pt};
    const Estimate result = estimate_of(R"(
        . . . X O . . . .
        . . . X O . . . .
        . . . X O . O . .
        . X . X O . . . .
        . . X X O O . O .
        . X X O O . . . .
        . . X X O . O . .
        . . . X O O . . .
        . . . X X O . . .)",
                                        options);
    for (const Point p : points_of(result.owner.size())) CHECK(result.owner[p] == Color::black);
    CHECK(result.low == result.lead());
}

TEST_CASE("where the user said which stones live, false eyes and eyes in seki are no territory",
          "[estimate]") {
    const std::string drawing = R"(
        . X . X O . .
        X X X X O . .
        . X O O O . .
        X O O . . . X
        . O . . X X X
        O . . X X O O
        . O . X . O .)";
    EstimateOptions options = quick;
    options.overrides.alive = {"A6"_pt, "A4"_pt, "C5"_pt, "A2"_pt, "B1"_pt,
                               "B3"_pt, "E7"_pt, "D1"_pt, "F1"_pt};
    const Estimate counted = estimate_of(drawing, options);
    CHECK(counted.finished);
    CHECK(counted.owner["A5"_pt] == Color::empty);
    CHECK(counted.owner["G1"_pt] == Color::empty);
    CHECK(counted.owner["A7"_pt] == Color::black);
    options.rules = chinese_rules;
    CHECK(estimate_of(drawing, options).owner["G1"_pt] == Color::white);
}

namespace {

/// Black's A7 is a false eye.
const std::string false_eye_left = R"(
        . X . X O . O . .
        X X X X O O . O .
        . X O O O . O . O
        X O . O . O . O .
        . O O . O . O . O
        O . O O O O O O .
        O O O X X X X O O
        X X X X . X . X X
        . X . X X . X . X)";

}  // namespace

TEST_CASE("a count is sure of itself where play stopped, and within a point where it went on", "[estimate]") {
    const Estimate stopped = estimate_of(settled);
    CHECK(stopped.confident);
    EstimateOptions options = quick;
    options.habit.signs = {CountSign::play_goes_on};
    const Estimate going_on = estimate_of(settled, options);
    CHECK(going_on.lead() == stopped.lead());
    CHECK(going_on.low == stopped.lead() - 1);
    CHECK(going_on.high == stopped.lead() + 1);
    CHECK_FALSE(going_on.confident);
}

TEST_CASE("a false eye that was not filled is a place where a move is left", "[estimate]") {
    const Estimate result = estimate_of(false_eye_left);
    REQUIRE(result.open_borders.size() == 1);
    CHECK(result.open_borders.front() == OpenBorder{"A7"_pt, 1, Color::black, true});
    CHECK(result.owner["A7"_pt] == Color::black);
    CHECK_FALSE(result.confident);
}

TEST_CASE("a false eye is nobody's where the game was counted after teire", "[estimate]") {
    EstimateOptions options = quick;
    options.count = Count::played_out;
    const Estimate result = estimate_of(false_eye_left, options);
    REQUIRE(result.open_borders.size() == 1);
    CHECK(result.open_borders.front() == OpenBorder{"A7"_pt, 0, Color::black, true});
    CHECK(result.owner["A7"_pt] == Color::empty);
    CHECK(result.ownership["A7"_pt] == 0);
    CHECK(result.lead() == estimate_of(false_eye_left).lead() - 1);
    CHECK(result.low == result.high);
    CHECK(result.confident);
}

TEST_CASE("the eye of a ko is its owner's to fill where nobody takes the stone before", "[estimate]") {
    EstimateOptions options = quick;
    options.count = Count::played_out;
    for (const Color first : {Color::black, Color::white}) {
        Position position(BoardSize{8, 5});
        position.board = board_from_diagram(R"(
            . X . X O . O .
            X X X X O O O O
            X X X O . O O O
            X X X X O O O O
            . X . X O . O .)");
        position.to_move = first;
        const Estimate result = estimate(position, options);
        REQUIRE_FALSE(result.last_moves.empty());
        CHECK(result.last_moves.front().point == "E3"_pt);
        CHECK(result.open_borders.size() == (first == Color::white ? 1U : 0U));
    }
}

TEST_CASE(
    "of an odd number of neutral points the side to move gets one more, where they were filled and the area "
    "counts",
    "[estimate]") {
    const Board board = board_from_diagram(R"(
        . X . X . O . O .
        X X X X O O . O .
        . X . X O . O O .
        X X X X O O O . O
        . . X . O . O . O
        X X X X O O O O O
        . X . X . O . O .
        X . X X O O . O .
        . X . X O . O O .)");
    Position position(board.size());
    position.board = board;
    EstimateOptions options = quick;
    options.rules = chinese_rules;
    const double left_as_it_is = estimate(position, options).lead();
    options.count = Count::played_out;
    for (const Color side : {Color::black, Color::white}) {
        position.to_move = side;
        CHECK(estimate(position, options).lead() == left_as_it_is + sign(side));
    }
    position.board["E9"_pt] = Color::black;
    options.count = Count::as_it_stands;
    const double with_two_left = estimate(position, options).lead();
    options.count = Count::played_out;
    CHECK(estimate(position, options).lead() == with_two_left);
}

TEST_CASE("a gap in a border is named with what is in doubt there", "[estimate]") {
    const Estimate result = estimate_of(R"(
        . X . X O . O . O
        X . X X O O . O .
        . X . X O . O O .
        X X X X . O O . O
        . . X . . . O O .
        X X X . . O O O O
        . X . X O O . O .
        X . X X O . O O .
        . X . X O . O . O)");
    CHECK_FALSE(result.finished);
    CHECK_FALSE(result.confident);
    REQUIRE(result.open_borders.size() == 1);
    const OpenBorder& border = result.open_borders.front();
    CHECK_FALSE(border.false_eye);
    CHECK(border.worth > 0);
    CHECK(border.worth <= 5);
    CHECK(border.point.column >= 3);
    CHECK(border.point.column <= 5);
}

TEST_CASE("liberties that a seki shares are nobody's, even where the rest is open", "[estimate]") {
    const std::string drawing = R"(
        X . O X . . . . .
        X . O X . . . . .
        X X O X . . . X .
        O O X X . . . . .
        O . O O X X . . .
        . O . . O . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .)";
    const Estimate result = estimate_of(drawing);
    REQUIRE(result.seki.contains("A9"_pt));
    CHECK_FALSE(result.finished);
    for (const Point p : {"B9"_pt, "B8"_pt}) {
        CHECK(result.owner[p] == Color::empty);
        CHECK(result.ownership[p] == 0);
    }
}

TEST_CASE("an empty board of any size has an estimate", "[estimate]") {
    for (const BoardSize size : {BoardSize{1, 1}, BoardSize{1, 9}, BoardSize{19, 19}, BoardSize{52, 52}}) {
        const Estimate result = estimate(Position(size), quick);
        CHECK(std::abs(result.lead()) <= size.area());
    }
}

TEST_CASE("the classical methods value empty points their own way", "[estimate]") {
    const char* drawing = R"(
        . . . X O . . .
        . . . X O . . .
        . . . X O . . .
        . . . X O . . .)";
    for (const Method method : {Method::bouzy, Method::influence}) {
        EstimateOptions options = quick;
        options.method = method;
        CHECK(drawn(estimate_of(drawing, options).owner) == diagram(R"(
            X X X X O O O O
            X X X X O O O O
            X X X X O O O O
            X X X X O O O O)"));
    }
    EstimateOptions bare = quick;
    bare.method = Method::bouzy;
    bare.dilations = 0;
    bare.erosions = 0;
    CHECK(estimate_of("X . . . . O", bare).lead() == 0);
}

TEST_CASE("one stone on an empty board wins nothing for sure", "[estimate]") {
    Position position(BoardSize{9, 9});
    position.board["E5"_pt] = Color::black;
    position.to_move = Color::white;
    const Estimate result = estimate(position, quick);
    CHECK_FALSE(result.finished);
    CHECK(result.lead() < 40);
    CHECK(result.high > result.low);
}

TEST_CASE("both counts are said where they differ, and doubted where either is possible", "[estimate]") {
    const Estimate result = estimate_of(false_eye_left);
    CHECK(result.counted == Count::as_it_stands);
    REQUIRE(result.other_lead);
    CHECK(*result.other_lead == result.lead() - 1);
    CHECK(result.low <= *result.other_lead);
    CHECK(result.high >= result.lead());
    CHECK_FALSE(result.confident);
}

TEST_CASE("a count that the user chose, or that all signs speak for, is not doubted", "[estimate]") {
    EstimateOptions asked = quick;
    asked.count = Count::played_out;
    EstimateOptions signs = quick;
    signs.habit.signs = {CountSign::before_servers, CountSign::several_days, CountSign::hours_to_think};
    for (const EstimateOptions& options : {asked, signs}) {
        const Estimate result = estimate_of(false_eye_left, options);
        CHECK(result.counted == Count::played_out);
        CHECK(*result.other_lead == result.lead() + 1);
        CHECK(result.low == result.lead());
        CHECK(result.high == result.lead());
        CHECK(result.confident);
    }
}

TEST_CASE("where both counts agree there is no other", "[estimate]") {
    CHECK_FALSE(estimate_of(settled).other_lead);
}

TEST_CASE("the last moves take no stone that lives by the user's word", "[estimate]") {
    EstimateOptions options = quick;
    options.count = Count::played_out;
    options.overrides.alive = {"B7"_pt};
    CHECK_FALSE(estimate_of(R"(
        X O X X O . O
        X . X . . O O
        O X . X X . X
        . . O O O O X
        X . O . . . X
        O O . O O . X
        X . . O X . X)",
                            options)
                    .dead.contains("B7"_pt));
}
