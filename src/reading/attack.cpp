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

/// `enough` liberties are out of reach.
Tactic ask(const Position& position, const Chain& chain, Color mover, int enough, TacticOptions options) {
    const auto goal = [&](const ReadingBoard& board) {
        return capture_goal(board, first_stone(chain, board), std::min(enough, Liberties::most));
    };
    return Question(position, goal, options.boards, options.trace).ask(mover);
}

/// A tight net is found among fewer boards where the chain is given up as soon as it gains a liberty; what works so works.
Tactic ask(const Position& position, const Chain& chain, Color mover, TacticOptions options) {
    const int liberties = chain.liberties.count(), enough = options.most_liberties + 1;
    if (liberties > options.most_liberties) return {};
    if (liberties > 1 && liberties + 1 < enough) {
        Tactic tight = ask(position, chain, mover, liberties + 1, options);
        if (tight.capture == Capture::works) return tight;
    }
    return ask(position, chain, mover, enough, options);
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
