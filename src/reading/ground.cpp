#include "ground.hpp"

namespace goterr::reading {

Ground::Ground(const ReadingBoard& board, Cell middle, Color owner)
    : board_(board), corner_(middle - reach * (board.stride() + 1)) {
    std::array<Places, 4> of_color;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const int place = row * stride + column;
            const Cell cell = cell_of(place);
            if (cell >= 0 && cell < static_cast<Cell>(board.cells()))
                of_color[static_cast<std::size_t>(board.at(cell))].insert(place);
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

std::array<Ground::Places, 2> Ground::weak_among(const Places& places) const {
    std::array<Places, 2> weak;
    (places & enemy_).for_each([&](int place) {
        const int liberties = board_.liberties(cell_of(place), 3).count();
        if (liberties == 1) weak[0].insert(place);
        if (liberties == 2) weak[1].insert(place);
    });
    return weak;
}

Ground::Steps Ground::steps_from(const std::vector<Cell>& cells) const {
    Places asked;
    for (int place = 0; place < side * stride; ++place)
        for (const Cell cell : cells)
            if (place % stride != side && cell_of(place) == cell) asked.insert(place);
    const std::array<Places, 2> weak = weak_among(asked);
    return spread({asked & own_, (asked & empty_) | weak[0], weak[1]});
}

/// `steps`: where the moves begin, each under what it takes to have a stone there.
Ground::Steps Ground::spread(Steps steps) const {
    Places asked;
    std::array<Places, 2> weak;
    for (std::size_t moves = 0; moves < steps.size(); ++moves) {
        Places& here = steps[moves];
        if (moves > 0) here = here | steps[moves - 1];
        for (Places grown = here;; here = grown) {
            grown = here | (beside(here) & own_);
            if (grown == here) break;
        }
        if (moves + 1 == steps.size()) break;
        const Places near = beside(here);
        const std::array<Places, 2> more = weak_among(near - asked);
        asked = asked | near;
        for (std::size_t i = 0; i < weak.size(); ++i) weak[i] = weak[i] | more[i];
        steps[moves + 1] = steps[moves + 1] | (near & (empty_ | weak[0]));
        if (moves + 2 < steps.size()) steps[moves + 2] = steps[moves + 2] | (near & weak[1]);
    }
    return steps;
}

}  // namespace goterr::reading
