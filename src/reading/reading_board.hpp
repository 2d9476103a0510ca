/// A board to read on: play and take back in time that depends on the chains touched, not on the board.
///
/// Points are cells of a flat array with a border around, so that neighbors need no test. Liberties are
/// counted when asked for, by walking the chain until enough are found; few-liberty chains, the ones that are
/// read, are walked in some ten steps, and nothing has to be taken back but stones.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "goterr/board/orientation.hpp"

namespace goterr::reading {

using Cell = int;
inline constexpr Cell nowhere = 0;                      ///< a border cell
inline constexpr Cell beyond = 512;                     ///< so many before the first and after the last too
inline constexpr Color border = static_cast<Color>(3);  ///< what lies on border cells

/// The first few liberties of a chain, in the order of cells.
class Liberties {
public:
    static constexpr int most = 5;

    bool contains(Cell cell) const {
        for (const Cell have : *this)
            if (have == cell) return true;
        return false;
    }
    void insert(Cell cell);
    int count() const { return count_; }
    Cell operator[](int i) const { return cells_[static_cast<std::size_t>(i)]; }
    const Cell* begin() const { return cells_.data(); }
    const Cell* end() const { return cells_.data() + count_; }

private:
    std::array<Cell, most> cells_{};
    int count_ = 0;
};

class ReadingBoard {
public:
    ReadingBoard(const Board& board, Orientation way);

    int stride() const { return stride_; }  ///< cells from one row to the next
    Cell cell(Point p) const { return corner_ + p.row * row_step_ + p.column * column_step_; }
    Point point(Cell cell) const;
    /// Of the cells of these stones the first: the same stone whatever way the board given lies.
    Cell first_cell(const PointSet& stones) const;
    /// Half way between two cells.
    Cell middle(Cell a, Cell b) const {
        const int row = (a / stride_ + b / stride_) / 2, column = (a % stride_ + b % stride_) / 2;
        return row * stride_ + column;
    }

    Color at(Cell cell) const { return *from(cell); }
    /// The colors of this cell and of those that follow.
    const Color* from(Cell cell) const { return colors_.data() + (beyond + cell); }
    bool is_empty(Cell cell) const { return at(cell) == Color::empty; }
    const std::array<Cell, 4>& steps() const { return steps_; }

    Cell ko() const { return ko_; }
    void set_ko(Cell cell) { ko_ = cell; }
    void set_ko(std::optional<Point> p) { ko_ = p ? cell(*p) : nowhere; }

    /// Plays and remembers; false, with nothing changed, for suicide. Does not look at the ko.
    bool play(Cell cell, Color side);
    void take_back();
    /// The stones the last move took.
    std::span<const Cell> taken() const { return std::span(removed_).subspan(moves_.back().removed_before); }
    /// A move of nobody: lifts the ko. Taken back like a move.
    void pass();

    /// Liberties of the chain at `stone`, up to `limit` of them (at most `Liberties::most`).
    Liberties liberties(Cell stone, int limit) const;
    /// The stones of the chain at `stone`; valid until the next question about a chain.
    std::span<const Cell> chain(Cell stone) const;
    /// For questions about many stones: a moment, and whether a stone was met by a question about a chain
    /// since.
    std::uint32_t moment() const { return walk_; }
    bool met_since(std::uint32_t moment, Cell stone) const {
        return visited_[static_cast<std::size_t>(stone)] > moment;
    }
    /// How much a stone of `side` at `cell` would breathe: empty neighbors, and more for friends.
    int room_at(Cell cell, Color side) const {
        int room = 0;
        for (const Cell step : steps_) {
            const Color near = at(cell + step);
            room += near == Color::empty ? 2 : near == side ? 1 : 0;
        }
        return room;
    }
    /// Whether two stones of one color stand in one chain.
    bool same_chain(Cell a, Cell b) const;

private:
    struct Move {
        Cell cell;
        std::size_t removed_before;
        Cell ko_before;
    };

    template <bool liberties_too, typename GoesOn>
    std::size_t walk_chain(Cell stone, GoesOn goes_on) const;
    bool has_liberty(Cell stone) const;
    Cell turned_cell(Point p) const;
    void lift(Cell stone);
    void set(Cell cell, Color color) { colors_[static_cast<std::size_t>(beyond + cell)] = color; }

    BoardSize size_;   ///< of the board as given
    Orientation way_;  ///< how it lies here
    BoardSize turned_;
    int stride_;
    Cell corner_, row_step_, column_step_;  ///< where the board's rows and columns lie here
    std::array<Cell, 4> steps_{};
    std::vector<Color> colors_;
    Cell ko_ = nowhere;
    std::vector<Move> moves_;
    std::vector<Cell> removed_;
    mutable std::vector<std::uint32_t> visited_;  ///< the number of the walk that came here last
    mutable std::uint32_t walk_ = 0;
    mutable std::vector<Cell> open_;  ///< as many as there are cells; the walk at hand fills its beginning
};

}  // namespace goterr::reading
