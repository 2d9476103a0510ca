/// A board for long replays: `play` without copying, a few nanoseconds a move.
///
/// The plain form is `Position` with `play` and `legality`; this one answers the same, bit for bit. A padded
/// mailbox with one row and one column of edge. It knows no chains, only how many empty points every point
/// has beside it: a move takes stones only where it leaves one without any, so only there a chain is looked
/// at, and most show a liberty at the next stone. All else a move does without a branch, for no two moves
/// meet the same surroundings, and a processor that guesses them wrong loses more time than the move takes.
#pragma once

#include <array>
#include <cstdint>

#include "goterr/board/position.hpp"

namespace goterr {

/// Trivially copyable, so a copy is a snapshot.
class FastBoard {
public:
    explicit FastBoard(BoardSize size = {});
    explicit FastBoard(const Position& position);

    BoardSize size() const { return {width_, height_}; }
    Color operator[](Point p) const { return color_at(cell(p)); }
    Color to_move() const { return to_move_; }
    Prisoners prisoners() const { return prisoners_; }
    std::optional<Point> ko() const;
    Position position() const;

    /// As `goterr::play`, `goterr::pass`; what `goterr::legality` says of the move.
    Legality play(Point point, Color side);
    void pass(Color side);

    /// Puts up or takes off a stone without capturing; chains without liberties stay. Who sets up has not
    /// passed.
    void set(Point point, Color color);
    void set_to_move(Color side) { to_move_ = side; }
    void set_ko(std::optional<Point> point) { ko_ = point ? cell(*point) : no_cell; }
    void set_prisoners(Prisoners prisoners) { prisoners_ = prisoners; }

private:
    using Cell = std::uint32_t;
    static constexpr std::size_t cells = (longest_side + 2) * (longest_side + 1) + 1;
    static constexpr Cell no_cell = 0;  // a corner of the edge

    /// A color, and `one_empty` for every empty point beside it: a stone that has none equals its color.
    using Spot = std::uint8_t;
    static constexpr Spot edge = 3, colors = 3, one_empty = 4;

    Cell cell(Point p) const { return static_cast<Cell>((height_ - p.row) * (width_ + 1) + p.column + 1); }
    Point point_at(Cell at) const {
        const int index = static_cast<int>(at);
        return {index % (width_ + 1) - 1, height_ - index / (width_ + 1)};
    }
    Color color_at(Cell at) const { return static_cast<Color>(spots_[at] & colors); }
    std::array<Cell, 4> around(Cell at) const;
    bool put(Cell at, Color side);
    void lift(Cell at);
    bool touches_open_stone(Cell at, Color side) const;
    int take_without_liberties(Cell at);
    int capture(Cell at, Color side);
    bool settle(Cell at, Color side);
    bool ko_shape(Cell at, Color side) const;

    int width_;
    int height_;
    Cell ko_ = no_cell;
    Color to_move_ = Color::black;
    Prisoners prisoners_;
    int passes_ = 0;
    std::array<Spot, cells> spots_;  ///< a small board has the first of them only
};

}  // namespace goterr
