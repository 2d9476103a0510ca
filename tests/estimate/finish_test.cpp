#include "goterr/estimate/finish.hpp"

#include <algorithm>

#include "goterr/estimate/estimate.hpp"
#include "goterr/life/no_territory.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

Finish finish_of(const std::string& drawing, Color to_move = Color::black) {
    Position position = position_from(drawing);
    position.to_move = to_move;
    const PointSet nobody(position.board.size());
    return play_to_the_end(position, {nobody, nobody});
}

PointSet nobody_of(const Position& position) { return PointSet(position.board.size()); }

}  // namespace

TEST_CASE("neutral points are filled in turn, and where none is left both pass", "[finish]") {
    const Finish end = finish_of(R"(
        . X . O .
        X X . O O
        . X . O .
        X X . O O
        . X . O .)");
    CHECK(end.moves.size() == 5);
    for (std::size_t i = 0; i < end.moves.size(); ++i) {
        CHECK(end.moves[i].side == (i % 2 == 0 ? Color::black : Color::white));
        CHECK(end.moves[i].point->column == 2);
    }
    CHECK(end.position.prisoners == Prisoners{});
}

TEST_CASE("a chain that loses its last outside liberty is connected inside", "[finish]") {
    const Finish end = finish_of(R"(
        . X X O . O .
        X . X O O O O
        X X . X O . O
        X X X . O O O
        X . X X X O .
        X X . X O O O
        . X X X O . O)",
                                 Color::white);
    CHECK(end.position.board["D4"_pt] != Color::empty);
    CHECK(end.position.prisoners == Prisoners{});
}

TEST_CASE("a gap between two territories is closed from either side, and they are neutral no longer",
          "[finish]") {
    const Finish end = finish_of(R"(
        . X O .
        . X O .
        . . . .
        . X O .
        . X O .)");
    REQUIRE(end.moves.size() == 2);
    CHECK(end.moves.front().reason == LastReason::border);
    CHECK(end.position.board["B3"_pt] == Color::black);
    CHECK(end.position.board["C3"_pt] == Color::white);
}

TEST_CASE("closing a border gains nothing where the stone that closes it can be taken", "[finish]") {
    // Black at D4 has C4, but White at D3 takes him unless he fills it
    for (const Color first : {Color::black, Color::white}) {
        const Finish end = finish_of(R"(
            . X X O O .
            X X X O . O
            X X . . O O
            . X X . O .
            X X X X O O
            X . X O O .)",
                                     first);
        CHECK_FALSE(end.moves.empty());
        for (const LastMove& move : end.moves) CHECK(move.reason != LastReason::border);
    }
}

TEST_CASE("what is over has no moves left", "[finish]") {
    const Finish end = finish_of(R"(
        . X O .
        X X O O
        . X O .
        X X O O)");
    CHECK(end.moves.empty());
}

TEST_CASE("nobody plays at the liberties of a seki", "[finish]") {
    const Position position = position_from(R"(
        . X X . O O .
        X O O . X X O
        O O O . X X X
        X O O O X X X)");
    const PointSet seki =
        points_of_color(position.board, Color::black) | points_of_color(position.board, Color::white);
    CHECK(play_to_the_end(position, {nobody_of(position), seki}).moves.empty());
}

TEST_CASE("a stone in ko goes to the side to move", "[finish]") {
    const std::string board = R"(
        . X . X O . O .
        X X X X O O O O
        X X X O . O O O
        X X X X O O O O
        . X . X O . O .)";
    const Finish taken = finish_of(board, Color::black);
    REQUIRE(taken.moves.size() == 3);
    CHECK(taken.moves[0] == LastMove{Color::black, "E3"_pt, LastReason::takes_ko});
    CHECK(taken.moves[1] == LastMove{Color::white, std::nullopt});
    CHECK(taken.moves[2] == LastMove{Color::black, "D3"_pt, LastReason::fills_ko});
    CHECK(taken.position.prisoners == Prisoners{1, 0});
    const Finish saved = finish_of(board, Color::white);
    REQUIRE(saved.moves.size() == 1);
    CHECK(saved.moves[0] == LastMove{Color::white, "E3"_pt, LastReason::fills_ko});
}

TEST_CASE("stones that are dead themselves take nothing, so that nothing has to be saved from them",
          "[finish]") {
    const Position position = position_from(R"(
        . X . X O . O
        X X X X O O O
        X X X X O . O
        X O . X O O O
        . X O X O . O)");
    PointSet dead(position.board.size());
    for (const Point p : {"B2"_pt, "C1"_pt}) dead.insert(p);
    for (const Color side : {Color::black, Color::white}) {
        Position turn = position;
        turn.to_move = side;
        const PointSet nobody(position.board.size());
        CHECK(play_to_the_end(turn, {dead, nobody}).moves.empty());
        CHECK_FALSE(play_to_the_end(turn, {nobody, nobody}).moves.empty());
    }
}

TEST_CASE("what is in danger is taken or saved first where play goes on, and left where the players stopped",
          "[finish]") {
    Position position = position_from(R"(
        . X X O O O .
        X X . X O . O
        . X O X O O .)");
    PointSet dead(position.board.size());
    dead.insert("C1"_pt);
    for (const Color side : {Color::black, Color::white}) {
        position.to_move = side;
        CHECK(play_to_the_end(position, {dead, nobody_of(position)}, Start::stopped).moves.empty());
        const Finish end = play_to_the_end(position, {dead, nobody_of(position)}, Start::goes_on);
        REQUIRE_FALSE(end.moves.empty());
        CHECK(end.moves.front().side == side);
        CHECK(end.moves.front().point == "C2"_pt);
        CHECK(end.position.board["D2"_pt] == (side == Color::black ? Color::black : Color::empty));
    }
}

TEST_CASE("a false eye is filled by its owner when nothing else is left", "[finish]") {
    Position position = position_from(R"(
        . X X . X .
        X X . X X O
        X X X X O .
        O O O O O .
        . O . O . O
        O O O O O .)");
    position.to_move = Color::white;  // at F6 he could be taken before he connects
    const Finish end = play_to_the_end(position, {nobody_of(position), nobody_of(position)});
    REQUIRE_FALSE(end.moves.empty());
    CHECK(end.moves.front() == LastMove{Color::white, "F4"_pt, LastReason::fills_false_eye});
}

TEST_CASE("false eyes that were found before are those that are filled", "[finish]") {
    int filled = 0;
    for_random_cases(80, [&](Random& random) {
        const Position position = random_position(random_size(random, 9), random);
        const PointSet nobody(position.board.size());
        const PointSet false_eyes = find_no_territory(position.board, nobody).false_eyes;
        const Finish end = play_to_the_end(position, {nobody, nobody, &false_eyes});
        CHECK(end.moves == play_to_the_end(position, {nobody, nobody}).moves);
        filled += std::any_of(end.moves.begin(), end.moves.end(), [](const LastMove& move) {
            return move.reason == LastReason::fills_false_eye;
        });
    });
    CHECK((filled > 0 || one_in() > 1));
}

TEST_CASE("the end of a turned, mirrored or color-swapped position is the turned, mirrored or swapped end",
          "[finish]") {
    for_random_cases(60, [](Random& random) {
        const Position position = random_position(random_size(random, 9), random);
        const PointSet nobody(position.board.size());
        const Finish end = play_to_the_end(position, {nobody, nobody});
        Position swapped = position;
        swapped.board = colors_swapped(position.board);
        swapped.to_move = opponent(position.to_move);
        swapped.prisoners = {position.prisoners.white, position.prisoners.black};
        const Finish other = play_to_the_end(swapped, {nobody, nobody});
        INFO(drawn(position.board));
        REQUIRE(end.moves.size() == other.moves.size());
        for (std::size_t i = 0; i < end.moves.size(); ++i)
            REQUIRE(end.moves[i].point == other.moves[i].point);
        REQUIRE(other.position.board == colors_swapped(end.position.board));
    });
}
