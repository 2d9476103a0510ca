#include "bench_games.hpp"

namespace goterr::bench {

namespace {

#include "bench_games.inc"

constexpr int quarters_of_a_game = 4;

Prepared position_after(std::string_view record, int quarters) {
    const Game game = read_game(record);
    const int moves = game.move_count() * quarters / quarters_of_a_game;
    return prepare(game, replay(game, moves), {}, "");
}

}  // namespace

std::string built_in_records() {
    std::string all;
    for (const std::string_view record : records) all += record;
    return all;
}

std::vector<Prepared> built_in_positions() {
    std::vector<Prepared> positions;
    for (const std::string_view record : records)
        for (int quarters = 1; quarters <= quarters_of_a_game; ++quarters)
            positions.push_back(position_after(record, quarters));
    return positions;
}

std::vector<Prepared> large_positions(int quarters) {
    std::vector<Prepared> positions;
    for (const std::string_view record : records)
        if (Prepared position = position_after(record, quarters);
            position.position.board.size() == BoardSize{19, 19})
            positions.push_back(std::move(position));
    return positions;
}

}  // namespace goterr::bench
