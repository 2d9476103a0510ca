#include "goterr/playout/local_games.hpp"

#include <cmath>

#include "../../src/playout/canonical.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;
using playout::Transform;
using playout::transformed;

namespace {

Position black_to_move(const std::string& drawing) {
    Position position(board_from_diagram(drawing).size());
    position.board = board_from_diagram(drawing);
    position.to_move = Color::black;
    return position;
}

/// E1 makes two eyes or takes them.
const char* const row_of_three = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . O O O O O O O .
    . O X X X X X O .
    . O X . . . X O .)";

/// Equal to no turned or mirrored board of itself.
const char* const lopsided = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . O O O O X . .
    . . O X X X X . .
    . . O X O O X O .
    . . O X O . O O .)";

}  // namespace

TEST_CASE("local games find the vital point, whoever's it is", "[local]") {
    Position position = black_to_move(row_of_three);
    CHECK(play_locally(position, 1000).moves.front().point == "E1"_pt);
    position.to_move = Color::white;
    CHECK(play_locally(position, 1000).moves.front().point == "E1"_pt);
}

TEST_CASE("moves come as favored, with shares of all games", "[local]") {
    const auto moves = play_locally(black_to_move(row_of_three), 500).moves;
    REQUIRE(moves.size() > 3);
    CHECK(moves.front().point == "E1"_pt);
    CHECK(moves.front().favor > .5);
    double sum = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        sum += moves[i].favor;
        CHECK((i == 0 || moves[i].favor <= moves[i - 1].favor));
    }
    CHECK(sum <= 1);
}

TEST_CASE("points are what the side to move has more once the games play well", "[local]") {
    Position position = black_to_move(row_of_three);
    const double before = play_locally(position, 1000).points;
    const auto after = [&](Point move) {
        return -play_locally(play(position, move, Color::black), 1000).points;
    };
    const double saved = after("E1"_pt), lost = after("A8"_pt);
    CHECK(std::abs(saved - before) < 5);
    CHECK(saved - lost > 15);  // seven stones and three points, twice, less what white plays elsewhere
}

TEST_CASE("far from all stones no local game begins", "[local]") {
    const auto moves = play_locally(black_to_move(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .)"),
                                    300)
                           .moves;
    for (const LocalMove& move : moves) {
        INFO(name_of(move.point));
        CHECK(std::abs(move.point.column - 3) + std::abs(move.point.row - 3) <= 2);
    }
    CHECK(play_locally(Position(BoardSize{9, 9}), 10).moves.empty());
}

TEST_CASE("local games are the same turned, mirrored and seen by the other color", "[local]") {
    const Position position = black_to_move(lopsided);
    const BoardSize size = position.board.size();
    const auto [moves, points] = play_locally(position, 300);
    for (int kind = 0; kind < 16; ++kind) {
        const Transform by{{kind & 7}, (kind & 8) != 0};
        const auto [others, same_points] = play_locally(transformed(position, by), 300);
        CHECK(same_points == points);
        REQUIRE(others.size() == moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            CHECK(others[i].favor == moves[i].favor);
            if (i == 0) CHECK(others[i].point == oriented(moves[i].point, size, by.way));
        }
    }
}
