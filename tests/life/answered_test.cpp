#include "goterr/life/answered.hpp"

#include <algorithm>

#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random.hpp"
#include "support/whole_game.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

constexpr std::int64_t enough = 1'000'000;

/// A board so small that all its positions can be listed, no chain without liberties.
Board random_small_board(Random& random) {
    const BoardSize size = below(random, 8) == 0 ? BoardSize{3, 3} : BoardSize{2, 4};
    for (;;) {
        Board board(size);
        for (const Point p : points_of(size)) {
            const int dice = below(random, 10);
            board[p] = dice < 4 ? Color::empty : dice < 7 ? Color::black : Color::white;
        }
        bool breathes = true;
        for (const Point p : points_of(size))
            breathes = breathes && (!is_stone(board[p]) || !chain_at(board, p).liberties.empty());
        if (breathes) return board;
    }
}

/// Whether a stone is taken in the game on the whole board.
bool is_taken(const Board& board, Point stone, Color first, Threats threats) {
    return WholeGame(board,
                     {all_points(board.size()), PointSet(board.size(), {stone}), PointSet(board.size())})
        .taken(board, first, threats);
}

}  // namespace

TEST_CASE("what is safe if it is answered is so in the game on the whole board", "[life]") {
    int standing = 0, dead = 0, closed = 0;
    for_random_cases(60, [&](Random& random) {
        const Board board = random_small_board(random);
        const Chains chains = find_chains(board);
        const UnconditionalLife life = find_answered_life(board, chains, enough);
        INFO(drawn(board));
        for (int c = 0; c < chains.count(); ++c) {
            const Chain& chain = chains[c];
            const Point stone = chain.stones.first();
            CAPTURE(name_of(stone));
            if (life.alive[static_cast<std::size_t>(c)]) {
                ++standing;
                REQUIRE_FALSE(is_taken(board, stone, opponent(chain.side), attacker_wins_kos));
            }
            if (life.dead[static_cast<std::size_t>(c)]) {
                ++dead;
                REQUIRE(is_taken(board, stone, chain.side, owner_wins_kos));
            }
        }
        for (const Point p : points_of(board.size())) {
            if (board[p] != Color::empty || life.owner[p] == 0) continue;
            const Color owner = life.owner[p] > 0 ? Color::black : Color::white;
            Board entered = board;
            entered[p] = opponent(owner);
            if (chain_at(entered, p).liberties.empty()) continue;
            CAPTURE(name_of(p));
            ++closed;
            REQUIRE(is_taken(entered, p, owner, owner_wins_kos));
        }
    });
    CHECK(std::min({standing, dead, closed}) > 0);
}

/// White's stones stand wherever Black begins, and nothing of Black's could live between them if they did so
/// without answers; but one move of his threatens both.
TEST_CASE("a place is closed only with what its walls need", "[life]") {
    const Board board = board_from_diagram(R"(
        O . .
        O . .
        . O .)");
    const UnconditionalLife life = find_answered_life(board, find_chains(board), enough);
    CHECK(life.owner["A2"_pt] == -1);
    CHECK(life.owner["B1"_pt] == -1);
    CHECK(life.owner["C2"_pt] == 0);
    CHECK(is_taken(board, "A2"_pt, Color::black, attacker_wins_kos) == false);
    Board entered = board;
    entered["C2"_pt] = Color::black;
    CHECK(is_taken(entered, "C2"_pt, Color::white, owner_wins_kos) == false);
}
