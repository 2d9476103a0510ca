#include "goterr/board/fast_board.hpp"

#include <utility>

namespace goterr {

template <int Longest>
FastBoard<Longest>::FastBoard(BoardSize size)
    : width_(static_cast<std::int16_t>(size.width)),
      height_(static_cast<std::int16_t>(size.height)),
      stride_(static_cast<std::int16_t>(size.width + 1)),
      name_{},
      next_{},
      chains_{} {
    color_.fill(edge);
    for (const Point p : points_of(size)) color_[cell(p)] = Color::empty;
}

template <int Longest>
FastBoard<Longest>::FastBoard(const Position& position) : FastBoard(position.board.size()) {
    for (const Point p : points_of(size())) place(p, position.board[p]);
    find_chains();
    to_move_ = position.to_move;
    prisoners_ = position.prisoners;
    set_ko(position.ko);
}

template <int Longest>
std::optional<Point> FastBoard<Longest>::ko() const {
    return ko_ == no_cell ? std::nullopt : std::optional(point_at(ko_));
}

template <int Longest>
Position FastBoard<Longest>::position() const {
    Position position(size());
    Cell at = static_cast<Cell>(stride_ + 1);
    auto value = position.board.values().begin();
    for (int row = 0; row < height_; ++row, ++at)
        for (int column = 0; column < width_; ++column) *value++ = color_[at++];
    position.to_move = to_move_;
    position.ko = ko();
    position.prisoners = prisoners_;
    return position;
}

template <int Longest>
std::array<typename FastBoard<Longest>::Cell, 4> FastBoard<Longest>::around(Cell at) const {
    return {static_cast<Cell>(at - stride_), static_cast<Cell>(at - 1), static_cast<Cell>(at + 1),
            static_cast<Cell>(at + stride_)};
}

/// A chain of one stone that knows the empty points around it.
template <int Longest>
void FastBoard<Longest>::start_chain(Cell at, Color side) {
    color_[at] = side;
    name_[at] = at;
    next_[at] = at;
    chains_[at] = {0, 1, 0, 0};
    for (const Cell q : around(at))
        if (color_[q] == Color::empty) chains_[at].add(q);
}

template <int Longest>
void FastBoard<Longest>::join(Cell a, Cell b) {
    Cell large = name_[a], small = name_[b];
    if (large == small) return;
    if (chains_[large].stones < chains_[small].stones) std::swap(large, small);
    chains_[large].count = static_cast<std::uint16_t>(chains_[large].count + chains_[small].count);
    chains_[large].stones = static_cast<std::uint16_t>(chains_[large].stones + chains_[small].stones);
    chains_[large].sum += chains_[small].sum;
    chains_[large].squares += chains_[small].squares;
    Cell at = small;
    do {
        name_[at] = large;
        at = next_[at];
    } while (at != small);
    std::swap(next_[large], next_[small]);
}

/// Takes the chain at `at` off the board; the number of its stones.
template <int Longest>
int FastBoard<Longest>::take(Cell at) {
    const int stones = chains_[name_[at]].stones;
    Cell stone = at;
    do {
        color_[stone] = Color::empty;
        for (const Cell q : around(stone))
            if (color_[q] == Color::black || color_[q] == Color::white) chains_[name_[q]].add(stone);
        stone = next_[stone];
    } while (stone != at);
    return stones;
}

/// Puts a stone on an empty cell: its neighbors lose a liberty, its own side's chains become one.
template <int Longest>
void FastBoard<Longest>::land(Cell at, Color side) {
    start_chain(at, side);
    for (const Cell q : around(at)) {
        if (color_[q] != Color::black && color_[q] != Color::white) continue;
        chains_[name_[q]].remove(at);
        if (color_[q] == side) join(at, q);
    }
}

/// Takes off what `side` has captured around `at`; ko_ becomes the last cell a stone was taken from.
template <int Longest>
int FastBoard<Longest>::capture(Cell at, Color side) {
    int taken = 0;
    for (const Cell q : around(at)) {
        if (color_[q] != opponent(side) || chains_[name_[q]].count > 0) continue;
        taken += take(q);
        ko_ = q;
    }
    return taken;
}

/// A lone stone with one liberty.
template <int Longest>
bool FastBoard<Longest>::ko_shape(Cell at) const {
    const Liberties& chain = chains_[name_[at]];
    return chain.stones == 1 && chain.count == 1;
}

template <int Longest>
void FastBoard<Longest>::play(Point point, Color side) {
    const Cell at = cell(point);
    if (is_stone(color_[at])) set(point, Color::empty);
    land(at, side);
    ko_ = no_cell;
    const int taken = capture(at, side);
    (side == Color::black ? prisoners_.black : prisoners_.white) += taken;
    if (chains_[name_[at]].count == 0) {
        (side == Color::black ? prisoners_.white : prisoners_.black) += take(at);
        ko_ = no_cell;
    } else if (taken != 1 || !ko_shape(at)) {
        ko_ = no_cell;
    }
    to_move_ = opponent(side);
}

template <int Longest>
void FastBoard<Longest>::pass(Color side) {
    ko_ = no_cell;
    to_move_ = opponent(side);
}

template <int Longest>
Legality FastBoard<Longest>::legality(Point point, Color side) const {
    const Cell at = cell(point);
    if (is_stone(color_[at])) return Legality::occupied;
    if (ko_ == at && side == to_move_) return Legality::ko;
    for (const Cell q : around(at)) {
        if (color_[q] == Color::empty) return Legality::legal;
        if (color_[q] == edge) continue;
        const bool last_liberty = chains_[name_[q]].atari();
        if (last_liberty != (color_[q] == side)) return Legality::legal;
    }
    return Legality::suicide;
}

template <int Longest>
void FastBoard<Longest>::find_chains() {
    for (const Point p : points_of(size())) {
        const Cell at = cell(p);
        const Color side = color_[at];
        if (!is_stone(side)) continue;
        start_chain(at, side);
        const auto above = static_cast<Cell>(at - stride_), left = static_cast<Cell>(at - 1);
        if (color_[above] == side) join(above, at);
        if (color_[left] == side) join(left, at);
    }
}

template class FastBoard<19>;
template class FastBoard<longest_side>;

}  // namespace goterr
