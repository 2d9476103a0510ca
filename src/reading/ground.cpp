#include "ground.hpp"

#include <algorithm>

namespace goterr::reading {

/// Places that were reached, each as often as a shorter way to it was found.
struct Ground::Spread {
    const Ground& ground;
    Steps steps;
    std::array<std::uint8_t, places * 4> open{};
    std::size_t count = 0;

    explicit Spread(const Ground& on) : ground(on) { steps.fill(far); }

    void start(int place, int moves) {
        if (moves > most_moves) return;
        steps[static_cast<std::size_t>(place)] = static_cast<std::int8_t>(moves);
        open[count++] = static_cast<std::uint8_t>(place);
    }

    void run() {
        for (std::size_t next = 0; next < count; ++next) step(open[next]);
    }

    void step(int from) {
        constexpr std::array<std::array<int, 2>, 4> ways{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
        for (const auto& way : ways) {
            const int column = from % side + way[0], row = from / side + way[1];
            if (column < 0 || column >= side || row < 0 || row >= side) continue;
            const int to = row * side + column;
            if (!ground.on_board(to)) continue;
            const int there = steps[static_cast<std::size_t>(from)] + ground.cost(ground.cell_of(to));
            if (there > most_moves || there >= steps[static_cast<std::size_t>(to)] || count == open.size())
                continue;
            steps[static_cast<std::size_t>(to)] = static_cast<std::int8_t>(there);
            open[count++] = static_cast<std::uint8_t>(to);
        }
    }
};

int Ground::cost(Cell cell) const {
    if (board_.is_empty(cell)) return 1;
    if (board_.at(cell) == owner_) return 0;
    const int liberties = board_.liberties(cell, 3).count();
    return liberties < 3 ? liberties : far;
}

Ground::Steps Ground::steps_from(Cell stone) const {
    Spread spread(*this);
    const std::uint32_t start = board_.moment();
    board_.chain(stone);
    for (int place = 0; place < places; ++place)
        if (on_board(place) && board_.at(cell_of(place)) == owner_ && board_.met_since(start, cell_of(place)))
            spread.start(place, 0);
    spread.run();
    return spread.steps;
}

Ground::Steps Ground::steps_from(const std::vector<Cell>& cells) const {
    Spread spread(*this);
    for (int place = 0; place < places; ++place)
        if (on_board(place) && std::find(cells.begin(), cells.end(), cell_of(place)) != cells.end())
            spread.start(place, cost(cell_of(place)));
    spread.run();
    return spread.steps;
}

int Ground::least_to(Cell stone, const Steps& steps) const {
    int least = far;
    const std::uint32_t start = board_.moment();
    board_.chain(stone);
    for (int place = 0; place < places; ++place)
        if (on_board(place) && board_.at(cell_of(place)) == owner_ && board_.met_since(start, cell_of(place)))
            least = std::min<int>(least, steps[static_cast<std::size_t>(place)]);
    return least;
}

}  // namespace goterr::reading
