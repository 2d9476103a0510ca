/// How many moves in a row one side needs from one place to another, in a window around the middle of a
/// question.
///
/// Its own stones are free, an enemy chain costs what it takes to take it; what is further than a few moves
/// is out of reach.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "reading_board.hpp"

namespace goterr::reading {

class Ground {
public:
    /// Points this far from the middle take part.
    static constexpr int reach = 4;
    static constexpr int side = 2 * reach + 1;
    static constexpr int places = side * side;
    /// More moves are too many.
    static constexpr int most_moves = 3;
    static constexpr int far = 9;
    using Steps = std::array<std::int8_t, places>;  ///< one a place of the window; `far`: out of reach

    Ground(const ReadingBoard& board, Cell middle, Color owner)
        : board_(board), corner_(middle - reach * (board.stride() + 1)), owner_(owner) {}

    Cell cell_of(int place) const { return corner_ + place / side * board_.stride() + place % side; }
    bool on_board(int place) const {
        const Cell cell = cell_of(place);
        return cell >= 0 && cell < static_cast<Cell>(board_.cells()) && board_.at(cell) != border;
    }

    /// From the chain at `stone`, to have a stone there.
    Steps steps_from(Cell stone) const;
    /// The same from any of the cells: one of them has to be taken too.
    Steps steps_from(const std::vector<Cell>& cells) const;
    /// The fewest of these moves that lead to the chain at `stone`.
    int least_to(Cell stone, const Steps& steps) const;

    /// `visit(cell, moves)` for the places on all ways between two ends that take at most that many.
    template <typename Visit>
    void for_ways(const Steps& from, const Steps& to, int most, Visit visit) const {
        for (int place = 0; place < places; ++place) {
            const auto at = static_cast<std::size_t>(place);
            if (!on_board(place) || from[at] == far || to[at] == far) continue;
            const Cell cell = cell_of(place);
            // The point itself is counted from both sides.
            const int moves = from[at] + to[at] - (board_.is_empty(cell) ? 1 : 0);
            if (moves <= most) visit(cell, moves);
        }
    }

private:
    struct Spread;

    int cost(Cell cell) const;

    const ReadingBoard& board_;
    Cell corner_;
    Color owner_;
};

}  // namespace goterr::reading
