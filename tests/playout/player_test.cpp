#include "../../src/playout/player.hpp"

#include "plain_player.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using playout::FastBoard;
using playout::Random;

namespace {

template <int Side>
std::optional<Point> point_of(int spot, BoardSize size) {
    if (spot == playout::no_spot) return std::nullopt;
    const int offset = spot - FastBoard<Side>::first_spot;
    return Point{offset % FastBoard<Side>::stride, size.height - 1 - offset / FastBoard<Side>::stride};
}

std::string name_of_move(std::optional<Point> move) { return move ? name_of(*move) : "pass"; }

/// Plays a game with the fast player and asks the plain one at every move;
/// nothing, or where they differ.
template <int Side>
std::string first_difference(const Position& start, std::uint64_t seed) {
    const BoardSize size = start.board.size();
    FastBoard<Side> fast(start);
    plain::Game game{start, {}, {}};
    Random random(seed), same_random(seed);
    Color side = Color::black;
    for (int move = 0, passes = 0; passes < 2 && move < 3 * size.area(); ++move, side = opponent(side)) {
        const int spot = playout::choose_move(fast, side, random);
        const auto chosen = point_of<Side>(spot, size),
                   expected = plain::choose_move(game, side, same_random);
        if (chosen != expected)
            return test::drawn(game.position.board) + "move " + std::to_string(move) + ": " +
                   name_of_move(chosen) + ", plainly " + name_of_move(expected);
        if (chosen)
            fast.play(spot, side);
        else
            fast.pass();
        passes = chosen ? 0 : passes + 1;
        game = plain::after(game, chosen, side);
    }
    return "";
}

/// Stones at random, chains without liberties taken off.
Position scattered(BoardSize size, Random& random) {
    Position position(size);
    for (const Point p : points_of(size)) {
        const int kind = random.below(5);
        position.board[p] = kind < 2 ? Color::black : kind < 4 ? Color::white : Color::empty;
    }
    PointSet gone(size);
    for (const Chain& chain : find_chains(position.board))
        if (chain.liberties.empty()) gone |= chain.stones;
    position.board = without(position.board, gone);
    return position;
}

}  // namespace

TEST_CASE(
    "the fast player and the plain one choose the same moves from an "
    "empty board to the end",
    "[playout]") {
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        CHECK(first_difference<9>(Position(BoardSize{9, 9}), seed) == "");
        CHECK(first_difference<9>(Position(BoardSize{8, 5}), seed) == "");
        CHECK(first_difference<19>(Position(BoardSize{11, 3}), seed) == "");
        CHECK(first_difference<longest_side>(Position(BoardSize{5, 5}), seed) == "");
    }
    CHECK(first_difference<19>(Position(BoardSize{19, 19}), 1) == "");
}

TEST_CASE(
    "the fast player and the plain one choose the same moves on boards "
    "full of fights",
    "[playout]") {
    Random random(7);
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        CHECK(first_difference<9>(scattered(BoardSize{9, 9}, random), seed) == "");
        CHECK(first_difference<19>(scattered(BoardSize{10, 7}, random), seed) == "");
    }
}
