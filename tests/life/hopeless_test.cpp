#include "goterr/life/hopeless.hpp"

#include "goterr/board/orientation.hpp"
#include "goterr/board/position.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

UnconditionalLife life_on(const Board& board) {
    const Chains chains = find_chains(board);
    return with_hopeless_regions(find_unconditional_life(board, chains), board, chains);
}

std::string owned_points(const std::string& drawing) {
    return drawn(life_on(board_from_diagram(drawing)).owner, [](signed char owner) {
        return owner > 0 ? 'X' : owner < 0 ? 'O' : '.';
    });
}

/// A board late in a game of chance in which nobody fills his own eyes.
Board board_of_chance(BoardSize size, Random& random) {
    Position position(size);
    for (int turn = 0, turns = 60 + below(random, 60); turn < turns; ++turn) {
        const Point p = size.point_at(below(random, size.area()));
        bool own_eye = true;
        for (const Point q : neighbors_of(p, size))
            own_eye = own_eye && position.board[q] == position.to_move;
        const bool may = !own_eye && legality(position, p, position.to_move) == Legality::legal;
        position = may ? play(position, p, position.to_move) : pass(position, position.to_move);
    }
    return position.board;
}

/// Adds stones of `side` on points the map gives to its opponent, in any order; whether one of them ever
/// lives for sure.
bool lives_after_all(Board board, const SecureMap& owner, Color side, Random& random) {
    const BoardSize size = board.size();
    for (int turn = 0; turn < 4 * size.area(); ++turn) {
        const Point p = size.point_at(below(random, size.area()));
        Position position(size);
        position.board = board;
        position.to_move = side;
        if (owner[p] != sign(opponent(side)) || legality(position, p, side) != Legality::legal) continue;
        board = play(position, p, side).board;
        const Chains chains = find_chains(board);
        const UnconditionalLife life = find_unconditional_life(board, chains);
        if (chains.occupied(p) && life.alive[static_cast<std::size_t>(chains.number_at(p))]) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("a wide room in which only one eye can be made is hopeless", "[life]") {
    CHECK(owned_points(R"(
        . X . X . X .
        X X X X X X X
        X . . . . . X
        X X X X . X X
        . . . X X X .)") == diagram(R"(
        X X X X X X X
        X X X X X X X
        X X X X X X X
        X X X X X X X
        X X X X X X X)"));
}

TEST_CASE("a room for two eyes is not hopeless", "[life]") {
    CHECK(owned_points(R"(
        . X . X . X .
        X X X X X X X
        X . . . . . X
        X . . . . . X
        X . . . . . X
        X X X X X X X)") == diagram(R"(
        X X X X X X X
        X X X X X X X
        X . . . . . X
        X . . . . . X
        X . . . . . X
        X X X X X X X)"));
}

TEST_CASE("stones around two enemies that leave one eye when taken are hopeless", "[life]") {
    CHECK(owned_points(R"(
        . X . X . X .
        X X X X X X X
        X X O O O X X
        X O X . . O X
        X O . X . O X
        X X O O O X X
        X X X X X X X)")[0] == 'X');
}

TEST_CASE("a seki inside living walls is nobody's", "[life]") {
    const std::string owned = owned_points(R"(
        . X . X . X . X
        X X X X X X X X
        X X O O O X X X
        X O O . O O X X
        X O . X . O X X
        X O . X . O X X
        X O O . O O X X
        X X O O O X X X
        X X X X X X X X)");
    CHECK(owned.find('.') != std::string::npos);
}

TEST_CASE("what cannot be filled before a capture is not taken for filled", "[life]") {
    CHECK(owned_points(R"(
        O O O O X O O
        O O O . . O .
        . O O O . . O
        O O . O O O O
        O O X O O O .
        O . O O O O O
        . O O O . O .)") == diagram(R"(
        O O O O . . .
        O O O . . . .
        O O O O . . O
        O O O O O O O
        O O O O O O O
        O O O O O O O
        O O O O O O O)"));
}

TEST_CASE("no stones added by chance ever live where the opponent is said to be hopeless", "[life]") {
    int claims = 0;
    for_random_cases(250, [&](Random& random) {
        const Board board =
            board_of_chance(below(random, 2) == 0 ? BoardSize{6, 6} : BoardSize{7, 5}, random);
        const SecureMap owner = life_on(board).owner;
        for (const Color side : {Color::black, Color::white}) {
            for (const signed char value : owner.values()) claims += value == sign(opponent(side)) ? 1 : 0;
            for (int attack = 0; attack < 6; ++attack)
                REQUIRE_FALSE(lives_after_all(board, owner, side, random));
        }
    });
    CHECK(claims > 400);
}

TEST_CASE("hopeless regions turn with the board and change sides with the colors", "[life]") {
    for_random_cases(60, [](Random& random) {
        const Board board = board_of_chance({6, 5}, random);
        const SecureMap owner = life_on(board).owner;
        SecureMap swapped = owner;
        for (signed char& value : swapped.values()) value = static_cast<signed char>(-value);
        CHECK(life_on(colors_swapped(board)).owner == swapped);
        for (int bits = 1; bits < orientations; ++bits)
            CHECK(life_on(orient(board, {bits})).owner == oriented(owner, {bits}));
    });
}
