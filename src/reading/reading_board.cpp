#include "reading_board.hpp"

#include <algorithm>
#include <cassert>

namespace goterr::reading {

void Liberties::insert(Cell cell) {
    auto at = static_cast<std::size_t>(count_++);
    for (; at > 0 && cells_[at - 1] > cell; --at) cells_[at] = cells_[at - 1];
    cells_[at] = cell;
}

ReadingBoard::ReadingBoard(const Board& board, Orientation way)
    : size_(board.size()),
      way_(way),
      turned_(oriented(board.size(), way)),
      stride_(turned_.width + 1),
      corner_(turned_cell({0, 0})),
      row_step_(turned_cell({0, 1}) - corner_),
      column_step_(turned_cell({1, 0}) - corner_) {
    const auto cells = static_cast<std::size_t>((turned_.height + 2) * stride_ + 1);
    steps_ = {-stride_, -1, 1, stride_};
    colors_.assign(cells + 2 * beyond, border);
    visited_.assign(cells, 0);
    open_.resize(cells);
    for (const Point p : points_of(size_)) set(cell(p), board[p]);
}

Cell ReadingBoard::turned_cell(Point p) const {
    const Point turned = oriented(p, size_, way_);
    return (turned.row + 1) * stride_ + turned.column + 1;
}

Point ReadingBoard::point(Cell cell) const {
    const Point turned{cell % stride_ - 1, cell / stride_ - 1};
    return oriented(turned, turned_, inverse(way_));
}

Cell ReadingBoard::first_cell(const PointSet& stones) const {
    Cell first = cell(stones.first());
    for (const Point p : stones) first = std::min(first, cell(p));
    return first;
}

/// Walks the chain at `stone` and returns how many stones it has, which lie in `open_` then; with
/// `liberties_too`, `goes_on` hears of each empty point beside them. Most of the time of every reading: what
/// it uses lies in local variables.
template <bool liberties_too, typename GoesOn>
std::size_t ReadingBoard::walk_chain(Cell stone, GoesOn goes_on) const {
    const std::uint32_t walk = ++walk_;
    const Color* const colors = from(0);
    std::uint32_t* const visited = visited_.data();
    Cell* const open = open_.data();
    const std::array<Cell, 4> steps = steps_;
    const Color side = colors[stone];
    std::size_t count = 0;
    open[count++] = stone;
    visited[stone] = walk;
    for (std::size_t next = 0; next < count; ++next)
        for (const Cell step : steps) {
            const Cell near = open[next] + step;
            const Color color = colors[near];
            const bool counts = color == side || (liberties_too && color == Color::empty);
            if (!counts || visited[near] == walk) continue;
            visited[near] = walk;
            if (color == side)
                open[count++] = near;
            else if (!goes_on(near))
                return count;
        }
    return count;
}

std::span<const Cell> ReadingBoard::chain(Cell stone) const {
    const std::size_t count = walk_chain<false>(stone, [](Cell) { return true; });
    return {open_.data(), count};
}

Liberties ReadingBoard::liberties(Cell stone, int limit) const {
    Liberties found;
    walk_chain<true>(stone, [&](Cell liberty) {
        found.insert(liberty);
        return found.count() < limit;
    });
    return found;
}

bool ReadingBoard::has_liberty(Cell stone) const {
    for (const Cell step : steps_)
        if (is_empty(stone + step)) return true;
    return liberties(stone, 1).count() > 0;
}

bool ReadingBoard::same_chain(Cell a, Cell b) const {
    for (const Cell stone : chain(a))
        if (stone == b) return true;
    return false;
}

void ReadingBoard::lift(Cell stone) {
    for (const Cell gone : chain(stone)) {
        set(gone, Color::empty);
        removed_.push_back(gone);
    }
}

bool ReadingBoard::play(Cell cell, Color side) {
    assert(is_empty(cell));
    const Move move{cell, removed_.size(), ko_};
    set(cell, side);
    for (const Cell step : steps_)
        if (at(cell + step) == opponent(side) && !has_liberty(cell + step)) lift(cell + step);
    const auto taken = removed_.size() - move.removed_before;
    if (taken == 0 && !has_liberty(cell)) {
        set(cell, Color::empty);
        return false;
    }
    const bool ko_shape = taken == 1 && chain(cell).size() == 1 && liberties(cell, 2).count() == 1;
    ko_ = ko_shape ? removed_.back() : nowhere;
    moves_.push_back(move);
    return true;
}

void ReadingBoard::pass() {
    moves_.push_back({nowhere, removed_.size(), ko_});
    ko_ = nowhere;
}

void ReadingBoard::take_back() {
    const Move move = moves_.back();
    moves_.pop_back();
    ko_ = move.ko_before;
    if (move.cell == nowhere) return;
    const Color other = opponent(at(move.cell));
    for (; removed_.size() > move.removed_before; removed_.pop_back()) set(removed_.back(), other);
    set(move.cell, Color::empty);
}

}  // namespace goterr::reading
