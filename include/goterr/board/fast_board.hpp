/// A board for long replays: `play` without copying, a few dozen nanoseconds a move.
///
/// The plain form is `Position` with `play` and `legality`; this one answers the same, bit for bit. A padded
/// mailbox with one row and one column of edge; chains are rings of stones under one name, and know their
/// liberties as a count with repetition together with the sum of the liberties' cells and of their squares:
/// all liberties are one cell exactly when count * squares == sum * sum, so atari needs no search.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "goterr/board/position.hpp"

namespace goterr {

/// For boards of up to `Longest` lines each way; trivially copyable, so a copy is a snapshot.
template <int Longest>
class FastBoard {
public:
    explicit FastBoard(BoardSize size = {Longest, Longest});
    explicit FastBoard(const Position& position);

    BoardSize size() const { return {width_, height_}; }
    Color operator[](Point p) const { return color_[cell(p)]; }
    Color to_move() const { return to_move_; }
    Prisoners prisoners() const { return prisoners_; }
    std::optional<Point> ko() const;
    Position position() const;

    /// As `goterr::legality`.
    Legality legality(Point point, Color side) const;
    /// As `goterr::play`, `goterr::pass`.
    void play(Point point, Color side);
    void pass(Color side);

    /// Puts up or takes off a stone without capturing; chains without liberties stay. Costs as much as the
    /// whole board: use `place` for several.
    void set(Point point, Color color) {
        place(point, color);
        find_chains();
    }
    /// The same for the first of many: nothing else may be asked before `find_chains`.
    void place(Point point, Color color) { color_[cell(point)] = color; }
    void find_chains();
    void set_to_move(Color side) { to_move_ = side; }
    void set_ko(std::optional<Point> point) { ko_ = point ? cell(*point) : no_cell; }
    void set_prisoners(Prisoners prisoners) { prisoners_ = prisoners; }

    /// Whether the stone at `point` belongs to a chain that has a liberty.
    bool breathes(Point point) const { return chains_[name_[cell(point)]].count > 0; }

private:
    using Cell = std::uint16_t;
    using Wide = std::conditional_t<(Longest > 25), std::uint64_t, std::uint32_t>;
    static constexpr std::size_t cells = (Longest + 2) * (Longest + 1) + 1;
    static constexpr Cell no_cell = 0;  // a corner of the edge
    static constexpr Color edge = static_cast<Color>(3);

    struct Liberties {
        std::uint16_t count;   ///< with repetition: once for every stone that touches it
        std::uint16_t stones;  ///< of the chain
        std::uint32_t sum;
        Wide squares;

        void add(Cell at) {
            ++count;
            sum += at;
            squares += static_cast<Wide>(at) * at;
        }
        void remove(Cell at) {
            --count;
            sum -= at;
            squares -= static_cast<Wide>(at) * at;
        }
        bool atari() const { return std::uint64_t{count} * squares == static_cast<std::uint64_t>(sum) * sum; }
    };

    Cell cell(Point p) const { return static_cast<Cell>((height_ - p.row) * stride_ + p.column + 1); }
    Point point_at(Cell at) const { return {at % stride_ - 1, height_ - at / stride_}; }
    std::array<Cell, 4> around(Cell at) const;
    void start_chain(Cell at, Color side);
    void join(Cell a, Cell b);
    int take(Cell at);
    void land(Cell at, Color side);
    int capture(Cell at, Color side);
    bool ko_shape(Cell at) const;

    std::int16_t width_ = Longest;
    std::int16_t height_ = Longest;
    std::int16_t stride_ = Longest + 1;
    Cell ko_ = no_cell;
    Color to_move_ = Color::black;
    Prisoners prisoners_;
    std::array<Color, cells> color_;
    std::array<Cell, cells> name_;  ///< the chain a stone belongs to: one of its stones
    std::array<Cell, cells> next_;  ///< the ring of stones of a chain
    std::array<Liberties, cells> chains_;
};

extern template class FastBoard<19>;
extern template class FastBoard<longest_side>;

}  // namespace goterr
