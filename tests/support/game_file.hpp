/// Records that tests read from the folder of samples.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>

#include "goterr/record/game.hpp"

namespace goterr::test {

inline Game game_in(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return read_game(bytes.str());
}

}  // namespace goterr::test
