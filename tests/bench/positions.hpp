/// Positions for benchmarks: from the games in data/games, or in the folder that GOTERR_BENCH_GAMES names.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "goterr/estimate/estimate.hpp"
#include "goterr/record/game.hpp"

namespace goterr::test {

inline std::string games_folder() {
    const char* chosen = std::getenv("GOTERR_BENCH_GAMES");
    return chosen == nullptr ? GOTERR_SOURCE_DIR "/data/games" : chosen;
}

/// All 19x19 games of the folder, in the order of their names.
inline std::vector<Game> large_games() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(games_folder()))
        if (entry.path().extension() == ".sgf") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Game> games;
    for (const auto& file : files) {
        std::ifstream in(file, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(in), {}};
        if (Game game = read_game(bytes); game.info.size == BoardSize{19, 19})
            games.push_back(std::move(game));
    }
    return games;
}

/// After so much of each game, 0..1.
inline std::vector<Position> large_positions(double share) {
    std::vector<Position> positions;
    for (const Game& game : large_games())
        positions.push_back(replay(game, static_cast<int>(share * game.move_count())).position);
    return positions;
}

}  // namespace goterr::test
