/// How many moves in a row one side needs from one place to another, in a window around the middle of a
/// question.
///
/// Its own stones are free, an enemy chain costs what it takes to take it; what is further than a few moves
/// is out of reach. The window is a plane of bits: what so many moves reach grows by shifts.
#pragma once

#include <algorithm>
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
    /// Brings it up to date with the board, after moves on it: most rows are as they were.
    void look();

    const ReadingBoard& board() const { return board_; }
    Color owner() const { return owner_; }

    /// The chain of the owner's at `stone`, and these cells, as far as they lie in the window.
    Places chain_at(Cell stone) const;
    Places places_of(const std::vector<Cell>& cells) const;
    /// No for most chains that have no liberty in common.
    bool may_share_liberties(const Places& a, const Places& b) const {
        return (beside(a) & beside(b)).intersects(empty()) || (leaves(a) && leaves(b));
    }
    /// From any of these places, to have a stone there: what is not the owner's has to be taken too.
    Steps steps_from(const Places& places) const;
    /// The fewest moves from any of these places to a chain that is at none of them.
    int moves_between(const Places& places, const Places& chain) const;
    /// The fewest of these moves that lead to one of these places; `far`: they are out of reach.
    static int least_to(const Places& places, const Steps& steps);

    /// `visit(cell, moves)` for the places on all ways between two ends that take at most that many.
    template <typename Visit>
    void for_ways(const Steps& from, const Steps& to, int most, Visit visit) const {
        Places ways;
        for (int left = most; const Places& reached : from) {
            // An empty point is counted from both sides.
            ways = ways | (reached & (up_to(left, to) | (up_to(left + 1, to) & empty())));
            --left;
        }
        ways.for_each([&](int place) {
            int moves = empty().contains(place) ? -1 : 0;
            for (const Steps* steps : {&from, &to})
                for (const Places& reached : *steps) moves += reached.contains(place) ? 0 : 1;
            visit(cell_of(place), moves);
        });
    }

private:
    static constexpr int stride = side + 1;

    const Places& of(Color color) const { return of_color_[static_cast<std::size_t>(color)]; }
    const Places& empty() const { return of(Color::empty); }
    Cell cell_of(int place) const { return corner_ + place / stride * board_.stride() + place % stride; }
    /// Beside `places` and in the window, or beyond its edge.
    static Places beside(const Places& places) {
        return places.up(1) | places.down(1) | places.up(stride) | places.down(stride);
    }
    /// With those of all that hang together with them.
    static Places flooded(Places stones, const Places& all);
    bool leaves(const Places& chain) const { return chain.intersects(rim_); }
    static Places up_to(int moves, const Steps& steps) {
        return moves < 0 ? Places{} : steps[static_cast<std::size_t>(std::min(moves, most_moves))];
    }
    /// Looks for the enemies among the places that it takes one move to take, or two.
    void find_weak(const Places& places) const;
    Steps start_at(const Places& places) const;
    void go_on(Steps& steps, std::size_t moves, const Places& near) const;

    const ReadingBoard& board_;
    Color owner_;
    Cell corner_;
    Places rim_;  ///< a chain that is here may go on outside of the window
    std::array<std::array<Color, side>, side> seen_;  ///< the rows of the window
    std::array<Places, 4> of_color_;
    mutable Places asked_;  ///< where weak enemies were looked for
    mutable std::array<Places, 2> weak_;
};

}  // namespace goterr::reading
