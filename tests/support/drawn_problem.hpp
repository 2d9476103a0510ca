/// Problems on drawn boards, judged as the program judges them.
#pragma once

#include <string>
#include <vector>

#include "goterr/life/judge.hpp"
#include "goterr/life/problem.hpp"
#include "support/diagram.hpp"

namespace goterr::test {

inline std::vector<Dragon> dragons_on(const Position& position) {
    const Chains chains = find_chains(position.board);
    const Tactics tactics = read_captures(position, chains);
    const Samples samples = play_out(position);
    return judge({position, chains, tactics, samples}).dragons;
}

inline Problem solved(const Board& board, const ProblemQuestion& question = {},
                      std::int64_t boards = 200000) {
    Position position(board.size());
    position.board = board;
    const auto dragons = dragons_on(position);
    return solve(position, problem_subject(board, dragons, question).value(), boards);
}

inline const std::string three_in_a_row = R"(
    . . . . . . . . .
    . . X . . . X . .
    . . . . . . . . .
    . . X . . . . X .
    . . . . . . . . .
    . X X X X X X . .
    . X O O O O O X .
    . X O . . . O X .)";

/// Too open to be read in no time.
inline constexpr auto open_fight = R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . O . . . . . . . . . .
    . . . . . O . . . . . . .
    . O . X . . . . O . . . .
    . . X . . X . . . . . . .
    . O . . X . . O . . . . .
    . . . . . . . . . . . . .)";

}  // namespace goterr::test
