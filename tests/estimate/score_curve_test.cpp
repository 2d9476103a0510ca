#include "goterr/estimate/score_curve.hpp"

#include <array>
#include <cmath>

#include "support/catch.hpp"

using namespace goterr;

namespace {

template <typename LeadAfter>
ScoreCurve curve_of(int moves, LeadAfter lead_after) {
    ScoreCurve curve;
    for (int move = 0; move <= moves; ++move) {
        CurvePoint point;
        point.move = move;
        point.lead = lead_after(move);
        curve.push_back(point);
    }
    return curve;
}

}  // namespace

TEST_CASE("a lead that jumps and stays has one turning point, at the move of the jump", "[score_curve]") {
    const auto turns = turning_points(curve_of(200, [](int move) { return move < 87 ? 3.0 : -11.0; }));
    REQUIRE(turns.size() == 1);
    CHECK(turns[0] == TurningPoint{87, -14});
}

TEST_CASE("an even game, a slow drift and an exchange that comes out even have none", "[score_curve]") {
    CHECK(turning_points(curve_of(100, [](int) { return 6.5; })).empty());
    CHECK(turning_points(curve_of(100, [](int move) { return 0.8 * move; })).empty());
    CHECK(turning_points(curve_of(100, [](int move) { return move % 2 == 0 ? 12.0 : -12.0; })).empty());
}

TEST_CASE("one wild estimate is no turning point", "[score_curve]") {
    CHECK(turning_points(curve_of(100, [](int move) { return move == 50 ? 361.0 : 2.0; })).empty());
}

TEST_CASE("ko threats that are answered turn nothing, the end of the ko does", "[score_curve]") {
    // every fourth move a threat of 60 points, from move 60 to 100
    const auto fight = [](double won) {
        return turning_points(curve_of(160, [=](int move) {
            const bool threat = move >= 60 && move < 100 && move % 4 == 0;
            return threat ? 60.0 : move < 100 ? 0.0 : won;
        }));
    };
    CHECK(fight(0).empty());
    REQUIRE(fight(20).size() == 1);
    CHECK(fight(20)[0] == TurningPoint{100, 20});
}

TEST_CASE("where the lead goes to and fro over a change, nothing turned at that move", "[score_curve]") {
    const ScoreCurve restless =
        curve_of(160, [](int move) { return move >= 100 || move / 2 % 2 == 1 ? 24.0 : 0.0; });
    CHECK(turning_points(restless).empty());
    CHECK(turning_points(restless, {.part_beyond = 0}).size() == 1);
}

TEST_CASE("what is gained and lost again within a few moves turns nothing, what lasts does",
          "[score_curve]") {
    const auto bump = [](int width) {
        return curve_of(160, [=](int move) { return move >= 80 && move < 80 + width ? 12.0 : 0.0; });
    };
    CHECK(turning_points(bump(8)).empty());
    CHECK(turning_points(bump(32)).size() == 2);
}

TEST_CASE("a jump shows through a restless curve, and a small one is none", "[score_curve]") {
    const auto jump_of = [](double points) {
        return turning_points(curve_of(
            120, [=](int move) { return (move < 60 ? 0.0 : points) + (move / 2 % 2 == 0 ? 0 : 9); }));
    };
    REQUIRE(jump_of(12).size() == 1);
    CHECK(std::abs(static_cast<int>(jump_of(12)[0].index) - 60) <= 2);
    CHECK(jump_of(8).empty());
}

TEST_CASE("a jump shows through the swing of the turns", "[score_curve]") {
    const auto turns = turning_points(
        curve_of(120, [](int move) { return (move % 2 == 0 ? 4.0 : -4.0) + (move < 61 ? 0 : 20); }));
    REQUIRE(turns.size() == 1);
    CHECK(std::abs(static_cast<int>(turns[0].index) - 61) <= 1);
    CHECK(turns[0].change == Catch::Approx(20).margin(4));
}

TEST_CASE("the largest jumps are kept, in the order of the game", "[score_curve]") {
    const auto staircase =
        curve_of(360, [](int move) { return std::floor(move / 60.0) * (move < 180 ? 11 : 15); });
    const auto turns = turning_points(staircase, {.most = 3});
    REQUIRE(turns.size() == 3);
    CHECK(turns[0].index < turns[1].index);
    CHECK(turns[1].index < turns[2].index);
    CHECK(turns[0].index >= 180);
}

TEST_CASE("with colors swapped the same moves turn the game the other way", "[score_curve]") {
    const auto lead = [](int move) {
        return 5 * std::sin(move * 0.7) + (move > 40 ? 18 : 0) - (move > 90 ? 30 : 0);
    };
    const auto turns = turning_points(curve_of(150, lead));
    const auto swapped = turning_points(curve_of(150, [&](int move) { return -lead(move); }));
    REQUIRE(turns.size() == swapped.size());
    REQUIRE_FALSE(turns.empty());
    for (std::size_t i = 0; i < turns.size(); ++i) {
        CHECK(swapped[i].index == turns[i].index);
        CHECK(swapped[i].change == Catch::Approx(-turns[i].change));
    }
}

TEST_CASE("two changes close together are one turning point", "[score_curve]") {
    const auto stairs = [](int moves_between) {
        return turning_points(curve_of(120, [=](int move) {
            return move < 60 ? 0.0 : move < 60 + moves_between ? 14.0 : 28.0;
        }));
    };
    CHECK(stairs(6).size() == 1);
    CHECK(stairs(30).size() == 2);
}

TEST_CASE("fewer points and shorter levels turn a game on a smaller board", "[score_curve]") {
    const auto turns_of = [](int jump, int side) {
        return turning_points(curve_of(80, [=](int move) { return move < 21 ? 0.0 : jump * 1.0; }),
                              turning_point_options({side, side}))
            .size();
    };
    CHECK(turns_of(7, 13) == 1);
    CHECK(turns_of(5, 13) == 0);
    CHECK(turns_of(7, 9) == 0);
    CHECK(turns_of(9, 9) == 1);
    CHECK(turns_of(9, 19) == 0);
    CHECK(turns_of(11, 19) == 1);
}

TEST_CASE("a turning point is borne out by a second look that sees it, too, in a game that is not won",
          "[score_curve]") {
    const TurningPoint up{60, 16.0}, down{60, -30.0};
    const auto jump = [](double before, double after) { return SecondLook{before, after, after - before}; };
    CHECK(is_borne_out(up, jump(-4, 8)));
    CHECK_FALSE(is_borne_out(up, jump(-4, 5)));    // less than turns a game
    CHECK_FALSE(is_borne_out(down, jump(4, -8)));  // less than half
    CHECK(is_borne_out(down, jump(4, -12)));
    CHECK_FALSE(is_borne_out(down, jump(-12, 4)));
    CHECK(is_borne_out(up, jump(12, 30)));
    CHECK_FALSE(is_borne_out(up, jump(15, 30)));
    CHECK_FALSE(is_borne_out(up, jump(-30, -15)));
    CHECK(is_borne_out(down, jump(30, -30)));
    const TurningPoint small{20, 9.0};
    CHECK(is_borne_out(small, jump(10, 19), turning_point_options({9, 9})));
    CHECK_FALSE(is_borne_out(small, jump(12, 21), turning_point_options({9, 9})));
}

TEST_CASE("a turning point is borne out by a change at that move, not bit by bit or some moves away",
          "[score_curve]") {
    const TurningPoint up{60, 16.0}, down{60, -16.0};
    CHECK(is_borne_out(up, {-4, 8, 7}));
    CHECK_FALSE(is_borne_out(up, {-4, 8, 6}));
    CHECK_FALSE(is_borne_out(up, {-4, 8, -7}));
    CHECK(is_borne_out(down, {4, -8, -7}));
    CHECK_FALSE(is_borne_out(down, {4, -8, -6}));
    CHECK(is_borne_out({20, 9.0}, {0, 9, 5.5}, turning_point_options({9, 9})));
    CHECK_FALSE(is_borne_out({20, 9.0}, {0, 9, 5}, turning_point_options({9, 9})));
}

TEST_CASE("what a handicap is worth shows in the first moves, and turns nothing", "[score_curve]") {
    const auto turns_at = [](int jump) {
        return turning_points(curve_of(60, [=](int move) { return move < jump ? 30.0 : 12.0; })).size();
    };
    CHECK(turns_at(5) == 0);
    CHECK(turns_at(12) == 1);
}

TEST_CASE("games of no or few moves are no trouble", "[score_curve]") {
    CHECK(turning_points({}).empty());
    CHECK(turning_points(curve_of(0, [](int) { return 1.0; })).empty());
    CHECK(turning_points(curve_of(1, [](int move) { return 20.0 * move; })).empty());
    CHECK(turning_points(curve_of(2, [](int move) { return move < 2 ? 0.0 : 20.0; })).empty());
    CHECK(turning_points(curve_of(20, [](int move) { return move < 8 ? 0.0 : 20.0; })).size() == 1);
}

TEST_CASE("a move loses its player what the lead falls by, and wins what it rises by", "[score_curve]") {
    ScoreCurve curve = curve_of(3, [](int move) {
        return std::array{2.0, -3.5, -9.0, -6.0}[static_cast<std::size_t>(move)];
    });
    curve[1].player = Color::black;
    curve[2].player = Color::white;
    CHECK_FALSE(points_lost(curve, 0));
    CHECK(points_lost(curve, 1) == 5.5);
    CHECK(points_lost(curve, 2) == -5.5);
    CHECK_FALSE(points_lost(curve, 3));  // a pass
    curve[1].move = 9;
    CHECK_FALSE(points_lost(curve, 1));  // moves between are not in the curve
}

TEST_CASE("the ten largest losses of a side are listed, and nothing below the noise", "[score_curve]") {
    ScoreCurve curve = curve_of(60, [](int move) { return -static_cast<double>(move * move) / 4; });
    for (std::size_t i = 1; i < curve.size(); ++i) curve[i].player = i % 2 == 1 ? Color::black : Color::white;
    const auto losses = largest_losses(curve, Color::black);
    REQUIRE(losses.size() == 10);
    CHECK(losses.front() == Loss{59, 29.25});
    CHECK(losses.back() == Loss{41, 20.25});
    CHECK(largest_losses(curve, Color::white).empty());
    CHECK(largest_losses(ScoreCurve(curve.begin(), curve.begin() + 8), Color::black).empty());
}
