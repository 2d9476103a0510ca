/// Laws of the board, on random positions of all sizes.
#include "goterr/board/fast_board.hpp"
#include "support/catch.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

int stones_of(const Board& board, Color side) { return points_of_color(board, side).count(); }

}  // namespace

TEST_CASE("every stone played is on the board or a prisoner", "[board][laws]") {
    for_random_cases(400, [](Random& random) {
        const BoardSize size = random_size(random, 13);
        const RandomGame game = random_game(size, below(random, size.area() * 3), random);
        int played[3] = {};
        for (const Move& move : game.moves) played[static_cast<int>(move.side)] += move.point.has_value();
        REQUIRE(played[1] == stones_of(game.end.board, Color::black) + game.end.prisoners.white);
        REQUIRE(played[2] == stones_of(game.end.board, Color::white) + game.end.prisoners.black);
    });
}

TEST_CASE("after legal moves every chain has a liberty, and no point has two chains", "[board][laws]") {
    for_random_cases(400, [](Random& random) {
        const BoardSize size = random_size(random, 19);
        const Position end = random_game(size, below(random, size.area() * 2 + 1), random).end;
        PointSet seen(size);
        for (const Chain& chain : find_chains(end.board)) {
            REQUIRE_FALSE(chain.liberties.empty());
            REQUIRE_FALSE(seen.intersects(chain.stones));
            seen |= chain.stones;
            for (const Point p : chain.stones) REQUIRE(end.board[p] == chain.side);
            for (const Point p : chain.liberties) REQUIRE(end.board[p] == Color::empty);
        }
        REQUIRE(seen.count() == stones_of(end.board, Color::black) + stones_of(end.board, Color::white));
    });
}

TEST_CASE("colors and directions make no difference to the rules", "[board][laws]") {
    for_random_cases(1000, [](Random& random) {
        const BoardSize size = random_size(random, 13);
        const Orientation way{below(random, orientations)};
        const Position position = random_position(size, random);
        const Position turned = oriented(position, way), swapped = colors_swapped(position);
        for (int i = 0; i < 10; ++i) {
            const Point p = size.point_at(below(random, size.area()));
            const Point q = goterr::oriented(p, size, way);
            const Color side = below(random, 2) == 0 ? Color::black : Color::white;
            REQUIRE(legality(turned, q, side) == legality(position, p, side));
            REQUIRE(legality(swapped, p, opponent(side)) == legality(position, p, side));
            const Position next = play(position, p, side);
            REQUIRE(play(turned, q, side) == oriented(next, way));
            REQUIRE(play(swapped, p, opponent(side)) == colors_swapped(next));
        }
    });
}

TEST_CASE("after a capture of one stone in a ko, taking back at once is illegal, later legal",
          "[board][laws]") {
    int kos = 0;
    for_random_cases(1500, [&](Random& random) {
        const BoardSize size = random_size(random, 7);
        const Position end = random_game(size, below(random, size.area() * 3 + 1), random).end;
        if (!end.ko) return;
        ++kos;
        REQUIRE(legality(end, *end.ko, end.to_move) == Legality::ko);
        REQUIRE(legality(pass(end, end.to_move), *end.ko, end.to_move) == Legality::legal);
        const Position back = play(pass(end, end.to_move), *end.ko, end.to_move);
        REQUIRE(back.ko);
        REQUIRE(stones_of(back.board, end.to_move) == stones_of(end.board, end.to_move) + 1);
    });
    CHECK(kos * one_in() > 10);
}

TEST_CASE("the fast board and the plain one agree move by move on long games", "[board][laws]") {
    for_random_cases(120, [](Random& random) {
        const BoardSize size = random_size(random, 19);
        Position plain(size);
        FastBoard fast(size);
        for (int i = below(random, size.area() * 3); i > 0; --i) {
            const Move move = random_move(plain, random);
            plain = after(plain, move);
            if (move.point)
                fast.play(*move.point, move.side);
            else
                fast.pass(move.side);
        }
        REQUIRE(fast.position() == plain);
    });
}

TEST_CASE("any turn or swap of a position has the same canonical drawing", "[board][laws]") {
    for_random_cases(300, [](Random& random) {
        const Board board = random_board(random_size(random, 9), random);
        const Board canonical = orient(board, canonical_orientation(board));
        const Board turned = goterr::oriented(board, Orientation{below(random, orientations)});
        const Board again = orient(turned, canonical_orientation(turned));
        REQUIRE((again == canonical || goterr::colors_swapped(again) == canonical));
    });
}
