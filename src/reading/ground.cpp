#include "ground.hpp"

#include <algorithm>
#include <cstring>

namespace goterr::reading {

Ground::Ground(const ReadingBoard& board, Cell middle, Color owner)
    : board_(board), owner_(owner), corner_(middle - reach * (board.stride() + 1)) {
    // A narrow board is seen several times, side by side.
    const bool narrow = board.stride() < side;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column)
            if (narrow || row % (side - 1) == 0 || column % (side - 1) == 0)
                rim_.insert(row * stride + column);
    for (auto& row : seen_) row.fill(border);
    look();
}

void Ground::look() {
    for (int row = 0; row < side; ++row) {
        const Color* const now = board_.from(corner_ + row * board_.stride());
        auto& before = seen_[static_cast<std::size_t>(row)];
        if (std::memcmp(before.data(), now, sizeof before) == 0) continue;
        for (std::size_t column = 0; column < before.size(); ++column) {
            if (now[column] == before[column]) continue;
            const int place = row * stride + static_cast<int>(column);
            of_color_[static_cast<std::size_t>(before[column])].flip(place);
            of_color_[static_cast<std::size_t>(now[column])].flip(place);
            before[column] = now[column];
        }
    }
    asked_ = {};
    weak_ = {};
}

int Ground::least_to(const Places& places, const Steps& steps) {
    for (std::size_t moves = 0; moves < steps.size(); ++moves)
        if (steps[moves].intersects(places)) return static_cast<int>(moves);
    return far;
}

Ground::Places Ground::flooded(Places stones, const Places& all) {
    for (;;) {  // two steps at a time: whether there is another round is hard to guess
        const Places once = stones | (beside(stones) & all), twice = once | (beside(once) & all);
        if (twice == once) return once;
        stones = twice;
    }
}

Ground::Places Ground::chain_at(Cell stone) const {
    const int ahead = stone - corner_, row = ahead / board_.stride(), column = ahead % board_.stride();
    if (ahead >= 0 && row < side && column < side) {
        const Places chain = flooded(Places::single(row * stride + column), of(owner_));
        if (!leaves(chain)) return chain;
    }
    const std::uint32_t start = board_.moment();
    board_.chain(stone);
    Places chain;
    of(owner_).for_each([&](int place) {
        if (board_.met_since(start, cell_of(place))) chain.insert(place);
    });
    return chain;
}

Ground::Places Ground::places_of(const std::vector<Cell>& cells) const {
    Places places;
    for (int place = 0; place < side * stride; ++place)
        if (place % stride != side && std::find(cells.begin(), cells.end(), cell_of(place)) != cells.end())
            places.insert(place);
    return places;
}

void Ground::find_weak(const Places& places) const {
    const Places& enemies = of(opponent(owner_));
    for (;;) {
        const Places open = (places & enemies) - asked_;
        if (open.empty()) return;
        const Places chain = flooded(Places::single(open.first()), enemies);
        int liberties = (beside(chain) & empty()).count();
        if (liberties <= 2 && leaves(chain)) liberties = board_.liberties(cell_of(open.first()), 3).count();
        asked_ = asked_ | chain;
        if (liberties > 2) continue;
        Places& alike = weak_[static_cast<std::size_t>(liberties - 1)];
        alike = alike | chain;
    }
}

/// What is taken first, each under what it takes to have a stone there.
Ground::Steps Ground::start_at(const Places& places) const {
    find_weak(places);
    return {places & of(owner_), places & (empty() | weak_[0]), places & weak_[1]};
}

/// From places that are reached by so many moves to those beside them.
void Ground::go_on(Steps& steps, std::size_t moves, const Places& near) const {
    find_weak(near);
    steps[moves + 1] = steps[moves + 1] | steps[moves] | (near & (empty() | weak_[0]));
    if (moves + 2 < steps.size()) steps[moves + 2] = steps[moves + 2] | (near & weak_[1]);
}

Ground::Steps Ground::steps_from(const Places& places) const {
    Steps steps = start_at(places);
    for (std::size_t moves = 0;; ++moves) {
        steps[moves] = flooded(steps[moves], of(owner_));
        if (moves == most_moves) return steps;
        go_on(steps, moves, beside(steps[moves]));
    }
}

int Ground::moves_between(const Places& places, const Places& chain) const {
    const Places ends = beside(chain);
    Steps steps = start_at(places);
    for (std::size_t moves = 0;; ++moves) {
        if (steps[moves].intersects(ends)) return static_cast<int>(moves);
        if (moves == most_moves) return far;
        steps[moves] = flooded(steps[moves], of(owner_));
        const Places near = beside(steps[moves]);
        if ((near & empty()).intersects(ends)) return static_cast<int>(moves) + 1;
        go_on(steps, moves, near);
    }
}

}  // namespace goterr::reading
