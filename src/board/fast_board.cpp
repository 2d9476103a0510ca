#include "goterr/board/fast_board.hpp"

#include <algorithm>

namespace goterr {

FastBoard::FastBoard(BoardSize size) : width_(size.width), height_(size.height) {
    std::fill_n(spots_.begin(), (width_ + 1) * (height_ + 2) + 1, edge);
    for (int row = 0; row < height_; ++row) {
        const int beside = 4 - (row == 0) - (row + 1 == height_);
        const auto left = spots_.begin() + cell({0, row}), right = left + width_ - 1;
        std::fill(left, right + 1, static_cast<Spot>(one_empty * beside));
        *left = static_cast<Spot>(*left - one_empty);
        *right = static_cast<Spot>(*right - one_empty);
    }
}

FastBoard::FastBoard(const Position& position) : FastBoard(position.board.size()) {
    for (const Point p : points_of(size())) set(p, position.board[p]);
    to_move_ = position.to_move;
    prisoners_ = position.prisoners;
    passes_ = position.passes;
    set_ko(position.ko);
}

std::optional<Point> FastBoard::ko() const {
    return ko_ == no_cell ? std::nullopt : std::optional(point_at(ko_));
}

Position FastBoard::position() const {
    Position position(size());
    auto value = position.board.values().begin();
    for (int row = height_ - 1; row >= 0; --row) {
        const auto left = spots_.begin() + cell({0, row});
        value = std::transform(left, left + width_, value,
                               [](Spot spot) { return static_cast<Color>(spot & colors); });
    }
    position.to_move = to_move_;
    position.ko = ko();
    position.prisoners = prisoners_;
    position.passes = passes_;
    return position;
}

std::array<FastBoard::Cell, 4> FastBoard::around(Cell at) const {
    const Cell row = static_cast<Cell>(width_ + 1);
    return {at - row, at - 1, at + 1, at + row};
}

/// Puts a stone on an empty cell; whether it or an enemy's beside it has no empty point then.
bool FastBoard::put(Cell at, Color side) {
    const Spot stone = static_cast<Spot>(spots_[at] | static_cast<Spot>(side));
    bool shut = stone < one_empty;
    spots_[at] = stone;
    for (const Cell q : around(at)) {
        const Spot left = static_cast<Spot>(spots_[q] - one_empty);
        spots_[q] = left;
        shut |= left == static_cast<Spot>(opponent(side));
    }
    return shut;
}

/// Takes a stone off.
void FastBoard::lift(Cell at) {
    spots_[at] = static_cast<Spot>(spots_[at] & ~colors);
    for (const Cell q : around(at)) spots_[q] = static_cast<Spot>(spots_[q] + one_empty);
}

/// Whether a stone of `side` beside `at` has an empty point.
bool FastBoard::touches_open_stone(Cell at, Color side) const {
    unsigned open = 0;
    for (const Cell q : around(at)) open |= unsigned{spots_[q] >= one_empty} & unsigned{color_at(q) == side};
    return open != 0;
}

/// Takes the chain at `at` off the board if it has no liberty; the number of stones taken. Stones that have
/// been looked at have no color until the answer is known.
int FastBoard::take_without_liberties(Cell at) {
    const Color side = color_at(at);
    if (spots_[at] >= one_empty || touches_open_stone(at, side)) return 0;
    std::array<Cell, cells> chain;
    std::size_t stones = 0, looked_at = 0;
    const auto add = [&](Cell stone) {
        spots_[stone] = 0;
        chain[stones++] = stone;
    };
    for (add(at); looked_at < stones && !touches_open_stone(chain[looked_at], side); ++looked_at)
        for (const Cell q : around(chain[looked_at]))
            if (color_at(q) == side) add(q);
    const bool has_liberties = looked_at < stones;
    for (std::size_t i = 0; i < stones; ++i) {
        if (has_liberties)
            spots_[chain[i]] = static_cast<Spot>(side);
        else
            for (const Cell q : around(chain[i])) spots_[q] = static_cast<Spot>(spots_[q] + one_empty);
    }
    return has_liberties ? 0 : static_cast<int>(stones);
}

/// Takes off what `side` has captured around `at`; ko_ becomes the last cell a stone was taken from.
int FastBoard::capture(Cell at, Color side) {
    int taken = 0;
    for (const Cell q : around(at)) {
        if (spots_[q] != static_cast<Spot>(opponent(side))) continue;
        const int stones = take_without_liberties(q);
        taken += stones;
        if (stones > 0) ko_ = q;
    }
    return taken;
}

/// A lone stone with one liberty.
bool FastBoard::ko_shape(Cell at, Color side) const {
    bool lone = true;
    for (const Cell q : around(at)) lone &= color_at(q) != side;
    return lone && spots_[at] < 2 * one_empty;
}

/// Takes off what has lost its last liberty to the stone at `at`; whether that is the stone itself.
bool FastBoard::settle(Cell at, Color side) {
    const int taken = capture(at, side);
    (side == Color::black ? prisoners_.black : prisoners_.white) += taken;
    if (taken != 1 || !ko_shape(at, side)) ko_ = no_cell;
    const int lost = take_without_liberties(at);
    (side == Color::black ? prisoners_.white : prisoners_.black) += lost;
    return lost > 0;
}

Legality FastBoard::play(Point point, Color side) {
    const Cell at = cell(point);
    const bool retakes = ko_ == at && side == to_move_;
    Legality legality = retakes ? Legality::ko : Legality::legal;
    if (is_stone(color_at(at))) {
        lift(at);
        legality = Legality::occupied;
    }
    ko_ = no_cell;
    passes_ = 0;
    to_move_ = opponent(side);
    const bool dies = put(at, side) && settle(at, side);
    return dies && legality == Legality::legal ? Legality::suicide : legality;
}

void FastBoard::pass(Color side) {
    ko_ = no_cell;
    ++passes_;
    to_move_ = opponent(side);
}

void FastBoard::set(Point point, Color color) {
    const Cell at = cell(point);
    passes_ = 0;
    if (is_stone(color_at(at))) lift(at);
    if (is_stone(color)) put(at, color);
}

}  // namespace goterr
