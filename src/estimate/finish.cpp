#include "goterr/estimate/finish.hpp"

#include "goterr/board/orientation.hpp"
#include "goterr/life/no_territory.hpp"
#include "last_moves.hpp"

namespace goterr {
namespace {

/// More moves than neutral points, forced answers and kos take on any board that is nearly full.
constexpr std::size_t longest_finish = 400;

Position oriented_position(Position position, Orientation way) {
    const BoardSize size = position.board.size();
    position.board = orient(position.board, way);
    if (position.ko) position.ko = oriented(*position.ko, size, way);
    return position;
}

}  // namespace

Finish play_to_the_end(const Position& position, const FinishedStones& stones, Start start) {
    const Orientation way = canonical_orientation(position.board), back = inverse(way);
    const PointSet dead = oriented(stones.dead, way), seki = oriented(stones.seki, way);
    const Position turned = oriented_position(position, way);
    const PointSet false_eyes = stones.false_eyes ? oriented(*stones.false_eyes, way)
                                                  : find_no_territory(turned.board, dead).false_eyes;
    LastMoves game(turned, {dead, seki, &false_eyes}, start);
    const BoardSize size = game.position().board.size();
    Finish finish;
    for (int passes = 0; passes < 2 && finish.moves.size() < longest_finish;) {
        const auto choice = game.best();
        passes = choice ? 0 : passes + 1;
        const Color side = game.position().to_move;
        finish.moves.push_back({side, std::nullopt});
        if (choice) finish.moves.back() = {side, oriented(choice->point, size, back), choice->reason};
        game.play_on(choice ? std::optional(choice->point) : std::nullopt);
    }
    while (!finish.moves.empty() && !finish.moves.back().point) finish.moves.pop_back();
    finish.position = oriented_position(game.position(), back);
    return finish;
}

}  // namespace goterr
