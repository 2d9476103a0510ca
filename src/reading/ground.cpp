#include "ground.hpp"

namespace goterr::reading {

Ground::Ground(const ReadingBoard& board, Cell middle, Color owner)
    : board_(board), owner_(owner), corner_(middle - reach * (board.stride() + 1)) {
    std::array<Places, 4> of_color;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const int place = row * stride + column;
            of_color[static_cast<std::size_t>(board.at(cell_of(place)))].insert(place);
        }
    const auto of = [&](Color color) { return of_color[static_cast<std::size_t>(color)]; };
    own_ = of(owner);
    enemy_ = of(opponent(owner));
    empty_ = of(Color::empty);
}

int Ground::moves_to(const Places& places, const Steps& steps) {
    for (std::size_t moves = 0; moves < steps.size(); ++moves)
        if (steps[moves].intersects(places)) return static_cast<int>(moves);
    return far;
}

Ground::Places Ground::chain_at(Cell stone) const {
    const std::uint32_t start = board_.moment();
    board_.chain(stone);
    Places chain;
    own_.for_each([&](int place) {
        if (board_.met_since(start, cell_of(place))) chain.insert(place);
    });
    return chain;
}

void Ground::find_weak(const Places& places) const {
    const Places open = (places - asked_) & enemy_;
    asked_ = asked_ | places;
    const std::uint32_t start = board_.moment();
    open.for_each([&](int place) {
        if (board_.met_since(start, cell_of(place))) return;  // of a chain that was looked at
        const std::uint32_t before = board_.moment();
        const int liberties = board_.liberties(cell_of(place), 3).count();
        if (liberties > 2) return;
        open.for_each([&](int other) {
            if (board_.met_since(before, cell_of(other)))
                weak_[static_cast<std::size_t>(liberties - 1)].insert(other);
        });
    });
}

Ground::Steps Ground::steps_from(const std::vector<Cell>& cells) const {
    Places asked;
    for (int place = 0; place < side * stride; ++place)
        for (const Cell cell : cells)
            if (place % stride != side && cell_of(place) == cell) asked.insert(place);
    find_weak(asked);
    return spread({asked & own_, asked & (empty_ | weak_[0]), asked & weak_[1]});
}

/// `steps`: where the moves begin, each under what it takes to have a stone there.
Ground::Steps Ground::spread(Steps steps) const {
    for (std::size_t moves = 0; moves < steps.size(); ++moves) {
        Places& here = steps[moves];
        if (moves > 0) here = here | steps[moves - 1];
        for (Places grown = here;; here = grown) {
            grown = here | (beside(here) & own_);
            if (grown == here) break;
        }
        if (moves + 1 == steps.size()) break;
        const Places near = beside(here);
        find_weak(near);
        steps[moves + 1] = steps[moves + 1] | (near & (empty_ | weak_[0]));
        if (moves + 2 < steps.size()) steps[moves + 2] = steps[moves + 2] | (near & weak_[1]);
    }
    return steps;
}

}  // namespace goterr::reading
