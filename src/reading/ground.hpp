/// How many moves in a row one side needs from one place to another, in a window around the middle of a
/// question.
///
/// Its own stones are free, an enemy chain costs what it takes to take it; what is further than a few moves
/// is out of reach. The window is a plane of bits: what so many moves reach grows by shifts.
#pragma once

#include <array>
#include <vector>

#include "plane.hpp"
#include "reading_board.hpp"

namespace goterr::reading {

class Ground {
public:
    /// Points this far from the middle take part.
    static constexpr int reach = 4;
    static constexpr int side = 2 * reach + 1;
    /// More moves are too many.
    static constexpr int most_moves = 3;
    static constexpr int far = 9;
    /// Rows of the window, one unused bit after each.
    using Places = Plane<2>;
    /// The places that are reached by so many moves or fewer.
    using Steps = std::array<Places, most_moves + 1>;

    Ground(const ReadingBoard& board, Cell middle, Color owner);

    const ReadingBoard& board() const { return board_; }
    Color owner() const { return owner_; }

    /// From the chain at `stone`, to have a stone there.
    Steps steps_from(Cell stone) const { return spread({chain_at(stone)}); }
    /// The same from any of the cells: one of them has to be taken too.
    Steps steps_from(const std::vector<Cell>& cells) const;
    /// The fewest of these moves that lead to the chain at `stone`; `far`: it is out of reach.
    int least_to(Cell stone, const Steps& steps) const { return moves_to(chain_at(stone), steps); }

    /// `visit(cell, moves)` for the places on all ways between two ends that take at most that many.
    template <typename Visit>
    void for_ways(const Steps& from, const Steps& to, int most, Visit visit) const {
        (from.back() & to.back()).for_each([&](int place) {
            const Places here = Places::single(place);
            // The point itself is counted from both sides.
            const int moves = moves_to(here, from) + moves_to(here, to) - (empty_.contains(place) ? 1 : 0);
            if (moves <= most) visit(cell_of(place), moves);
        });
    }

private:
    static constexpr int stride = side + 1;

    Cell cell_of(int place) const { return corner_ + place / stride * board_.stride() + place % stride; }
    static int moves_to(const Places& places, const Steps& steps);
    /// Beside `places` and in the window, or beyond its edge.
    static Places beside(const Places& places) {
        return places.up(1) | places.down(1) | places.up(stride) | places.down(stride);
    }
    Places chain_at(Cell stone) const;
    /// Looks for the enemies among the places that it takes one move to take, or two.
    void find_weak(const Places& places) const;
    Steps spread(Steps steps) const;

    const ReadingBoard& board_;
    Color owner_;
    Cell corner_;
    Places own_, enemy_, empty_;
    mutable Places asked_;  ///< where weak enemies were looked for
    mutable std::array<Places, 2> weak_;
};

}  // namespace goterr::reading
