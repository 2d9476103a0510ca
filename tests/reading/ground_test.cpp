#include "../../src/reading/ground.hpp"

#include <cstdlib>

#include "goterr/board/chains.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::reading;
using namespace goterr::test;

namespace {

constexpr BoardSize size{13, 13};
constexpr Orientation as_it_lies{};

/// The plain form: a grid of moves that is mended until no step shortens anything.
class PlainGround {
public:
    PlainGround(const Board& board, Point middle, Color owner)
        : board_(board), chains_(find_chains(board)), middle_(middle), owner_(owner) {}

    Grid<int> moves_from(const PointSet& stones) const {
        Grid<int> moves(size, Ground::far);
        for (const Point p : stones)
            if (is_inside(p)) moves[p] = cost(p);
        for (bool changed = true; changed;) {
            changed = false;
            for (const Point p : points_of(size))
                for (const Point q : neighbors_of(p, size)) {
                    if (!is_inside(p) || !is_inside(q) || moves[p] > Ground::most_moves) continue;
                    if (moves[p] + cost(q) >= moves[q]) continue;
                    moves[q] = moves[p] + cost(q);
                    changed = true;
                }
        }
        return moves;
    }
    int least_to(const PointSet& stones, const Grid<int>& moves) const {
        int least = Ground::far;
        for (const Point p : stones)
            if (moves[p] <= Ground::most_moves) least = std::min(least, moves[p]);
        return least;
    }

private:
    bool is_inside(Point p) const {
        return std::abs(p.column - middle_.column) <= Ground::reach &&
               std::abs(p.row - middle_.row) <= Ground::reach;
    }
    int cost(Point p) const {
        if (board_[p] == Color::empty) return 1;
        if (board_[p] == owner_) return 0;
        const int liberties = chains_.at(p).liberties.count();
        return liberties < 3 ? liberties : Ground::far;
    }

    const Board& board_;
    Chains chains_;
    Point middle_;
    Color owner_;
};

/// A place whose window lies on the board.
Point some_middle(Random& random) {
    return {Ground::reach + below(random, size.width - 2 * Ground::reach),
            Ground::reach + below(random, size.height - 2 * Ground::reach)};
}

}  // namespace

TEST_CASE("the moves from one chain to another are those of the plain form", "[reading][laws]") {
    int reached = 0;
    for_random_cases(400, [&](Random& random) {
        const Board board = random_board(size, random);
        const Chains chains = find_chains(board);
        const Point middle = some_middle(random);
        const ReadingBoard reading(board, as_it_lies);
        for (const Chain& from : chains) {
            const Ground ground(reading, reading.cell(middle), from.side);
            const PlainGround plain(board, middle, from.side);
            const Ground::Places start = ground.chain_at(reading.cell(from.stones.first()));
            const Ground::Steps steps = ground.steps_from(start);
            const Grid<int> moves = plain.moves_from(from.stones);
            for (const Chain& to : chains) {
                if (to.side != from.side) continue;
                const Ground::Places end = ground.chain_at(reading.cell(to.stones.first()));
                const int least = Ground::least_to(end, steps);
                INFO(drawn(board) << name_of(middle) << ' ' << name_of(from.stones.first()) << ' '
                                  << name_of(to.stones.first()));
                REQUIRE(least == plain.least_to(to.stones, moves));
                if (&to != &from) REQUIRE(ground.moves_between(start, end) == least);
                reached += least > 0 && least < Ground::far ? 1 : 0;
            }
        }
    });
    CHECK(reached > 100);
}

TEST_CASE("the moves from an area begin with what it takes to have a stone there", "[reading][laws]") {
    for_random_cases(400, [&](Random& random) {
        const Board board = random_board(size, random);
        const Point middle = some_middle(random);
        const ReadingBoard reading(board, as_it_lies);
        PointSet area(size);
        std::vector<Cell> cells;
        for (int i = 0; i < 3; ++i) area.insert(size.point_at(below(random, size.area())));
        for (const Point p : area) cells.push_back(reading.cell(p));
        for (const Chain& to : find_chains(board)) {
            const Ground ground(reading, reading.cell(middle), to.side);
            const PlainGround plain(board, middle, to.side);
            INFO(drawn(board) << name_of(middle) << ' ' << name_of(to.stones.first()));
            REQUIRE(Ground::least_to(ground.chain_at(reading.cell(to.stones.first())),
                                     ground.steps_from(ground.places_of(cells))) ==
                    plain.least_to(to.stones, plain.moves_from(area)));
        }
    });
}

TEST_CASE("the ways between two chains are the places that are on one of them", "[reading][laws]") {
    for_random_cases(400, [&](Random& random) {
        const Board board = random_board(size, random);
        const Chains chains = find_chains(board);
        if (chains.count() < 2) return;
        const Point middle = some_middle(random);
        const ReadingBoard reading(board, as_it_lies);
        const Chain &from = chains[0], &to = chains[chains.count() - 1];
        const Ground ground(reading, reading.cell(middle), from.side);
        const PlainGround plain(board, middle, from.side);
        const Grid<int> there = plain.moves_from(from.stones), back = plain.moves_from(to.stones);
        Grid<int> ways(size, Ground::far);
        if (to.side != from.side) return;
        ground.for_ways(ground.steps_from(ground.chain_at(reading.cell(from.stones.first()))),
                        ground.steps_from(ground.chain_at(reading.cell(to.stones.first()))),
                        Ground::most_moves, [&](Cell cell, int moves) { ways[reading.point(cell)] = moves; });
        for (const Point p : points_of(size)) {
            const int moves = there[p] + back[p] - (board[p] == Color::empty ? 1 : 0);
            INFO(drawn(board) << name_of(middle) << ' ' << name_of(p));
            REQUIRE(ways[p] == (moves <= Ground::most_moves ? moves : Ground::far));
        }
    });
}

TEST_CASE("what was seen before moves and looks again is as good as new", "[reading][laws]") {
    for_random_cases(200, [&](Random& random) {
        ReadingBoard reading(random_board(size, random), as_it_lies);
        const Cell middle = reading.cell(some_middle(random));
        Ground ground(reading, middle, Color::black);
        for (int i = 0; i < 8; ++i) {
            const Cell cell = reading.cell(size.point_at(below(random, size.area())));
            if (reading.is_empty(cell))
                reading.play(cell, below(random, 2) == 0 ? Color::black : Color::white);
        }
        ground.look();
        const Ground::Places start = ground.places_of({middle});
        REQUIRE(ground.steps_from(start) == Ground(reading, middle, Color::black).steps_from(start));
    });
}
