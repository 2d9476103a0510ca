#include "goterr/reading/attack.hpp"

#include <algorithm>

#include "capture_goal.hpp"
#include "goterr/board/chains.hpp"
#include "question.hpp"

namespace goterr {
namespace {

using namespace reading;

/// The same stone whatever way the board lies.
Cell first_stone(const Chain& chain, const ReadingBoard& board) {
    Cell first = board.cell(chain.stones.first());
    for (const Point p : chain.stones) first = std::min(first, board.cell(p));
    return first;
}

Tactic ask(const Position& position, const Chain& chain, Color mover, TacticOptions options) {
    if (chain.liberties.count() > options.most_liberties) return {};
    const int enough = std::max(chain.liberties.count(), options.most_liberties) + 1;
    const auto goal = [&](const ReadingBoard& board) {
        return capture_goal(board, first_stone(chain, board), std::min(enough, Liberties::most));
    };
    return Question(position, goal, options.boards).ask(mover);
}

}  // namespace

Tactic attack(const Position& position, Point stone, TacticOptions options) {
    const Chain chain = chain_at(position.board, stone);
    return ask(position, chain, opponent(chain.side), options);
}

Tactic defend(const Position& position, Point stone, TacticOptions options) {
    const Chain chain = chain_at(position.board, stone);
    return ask(position, chain, chain.side, options);
}

}  // namespace goterr
