/// A 19x19 position as it may stand after a hundred moves, made up for tests and benchmarks.
#pragma once

#include "support/diagram.hpp"

namespace goterr::test {

inline Board middle_game() {
    return board_from_diagram(R"(
        . . . . . . . . . . . . . . . . . . .
        . . . . . . . O . . . . . . X . . . .
        . . X . X X O . O . O . X . . X X O .
        . . . X O O . . . . . . . . X O O . .
        . . . X O . . O . . X . . . X O . O .
        . . X O . . . . . . . . . X . O X . .
        . . X O . . . X . . . . . . . X X . .
        . . . X . . . . . . . X . . . . . . .
        . . . X . . . . . . . . . . . . X . .
        . . O . . . . . . X . . . . . . . . .
        . . . . O . . . . . . . O . . . X . .
        . . O . . . . . O . . . . . . O . . .
        . . . . . . . X . . . . . . O . O X .
        . . O X . . X . . . . . O . O X X . .
        . . O X . . . . . . . . . . X . . X .
        . O X . . X . . O . . . O . X O O X .
        . O X . . . . O . . O . . X X O . O X
        . . O X X . . . . . . . . . O . O O .
        . . . . . . . . . . . . . . . . . . .)");
}

}  // namespace goterr::test
