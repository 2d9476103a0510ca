#include "../../src/playout/fast_board.hpp"

#include "../../src/playout/player.hpp"
#include "goterr/board/chains.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::playout;

namespace {

using Nine = FastBoard<9>;

Board stones_of(const Nine& fast, BoardSize size) {
    Board board(size);
    for (const Point p : points_of(size)) board[p] = fast.at(Nine::spot_of(p, size));
    return board;
}

bool same_points(const Nine::Spots& spots, const PointSet& points) {
    Nine::Spots expected;
    for (const Point p : points) expected.insert(Nine::spot_of(p, points.size()));
    return spots == expected;
}

/// Every chain, and both sides' chains in atari, as a search of the whole board finds them.
bool chains_agree(const Nine& fast, const Board& board) {
    int in_atari[3] = {0, 0, 0};
    for (const Chain& chain : find_chains(board)) {
        const auto& kept = fast.chain(Nine::spot_of(chain.stones.first(), board.size()));
        if (!same_points(kept.liberties, chain.liberties)) return false;
        if (kept.liberty_count != chain.liberties.count() || kept.size != chain.stones.count()) return false;
        in_atari[static_cast<int>(chain.side)] += chain.liberties.count() == 1 ? 1 : 0;
    }
    return fast.chains_in_atari(Color::black) == in_atari[1] &&
           fast.chains_in_atari(Color::white) == in_atari[2];
}

bool is_eye_by_definition(const Board& board, Point p, Color side) {
    for (const Point q : neighbors_of(p, board.size()))
        if (board[q] != side) return false;
    const FewPoints corners = diagonals_of(p, board.size());
    int bad = corners.size() < 4 ? 1 : 0;
    for (const Point q : corners) bad += board[q] == opponent(side) ? 1 : 0;
    return bad < 2;
}

PointSet playable_by_definition(const Board& board, Color side) {
    Position position(board.size());
    position.board = board;
    PointSet playable(board.size());
    for (const Point p : points_of(board.size()))
        if (legality(position, p, side) == Legality::legal && !is_eye_by_definition(board, p, side))
            playable.insert(p);
    return playable;
}

}  // namespace

TEST_CASE("the fast board keeps what a search of the whole board finds, move after move", "[playout]") {
    const BoardSize size = GENERATE(BoardSize{9, 9}, BoardSize{7, 5}, BoardSize{3, 9}, BoardSize{2, 1});
    Random random(static_cast<std::uint64_t>(size.area()));
    for (int game = 0; game < 12; ++game) {
        Position plain(size);
        Nine fast(plain);
        Nine set_to = fast;  // what it was a move before is under what it is set to
        Color side = Color::black;
        for (int move = 0; move < 3 * size.area(); ++move, side = opponent(side)) {
            const Board board = stones_of(fast, size);
            REQUIRE(test::drawn(board) == test::drawn(plain.board));
            REQUIRE(chains_agree(fast, board));
            set_to = fast;
            REQUIRE(chains_agree(set_to, board));
            for (const Color either : {Color::black, Color::white})
                REQUIRE(same_points(fast.playable(either), playable_by_definition(board, either)));
            const int spot = choose_move(fast, side, random);
            if (spot == no_spot) {
                fast.pass();
                plain = pass(plain, side);
                continue;
            }
            const Point point{(spot - Nine::first_spot) % Nine::stride,
                              size.height - 1 - (spot - Nine::first_spot) / Nine::stride};
            REQUIRE(legality(plain, point, side) == Legality::legal);
            fast.play(spot, side);
            plain = play(plain, point, side);
            REQUIRE(fast.ko() == (plain.ko ? Nine::spot_of(*plain.ko, size) : no_spot));
        }
    }
}
