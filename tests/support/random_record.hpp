/// Random positions and games (`random_position.hpp`) as records, to be written and read.
#pragma once

#include "goterr/record/game.hpp"
#include "support/random_position.hpp"

namespace goterr::test {

/// The position set up; prisoners and a ko are lost.
inline Game game_of(const Position& position) {
    Game game;
    game.info.size = position.board.size();
    game.steps = setup_of(position.board);
    game.steps.push_back({Step::Kind::to_move, position.to_move, {}});
    return game;
}

/// The game as it was played.
inline Game game_of(const RandomGame& random) {
    Game game;
    game.info.size = random.end.board.size();
    for (const Move& move : random.moves)
        game.steps.push_back(
            {move.point ? Step::Kind::move : Step::Kind::pass, move.side, move.point.value_or(Point{})});
    return game;
}

}  // namespace goterr::test
