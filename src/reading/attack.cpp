#include "goterr/reading/attack.hpp"

#include <algorithm>

#include "capture_goal.hpp"
#include "goterr/board/chains.hpp"
#include "question.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

using namespace reading;

/// The same stone whatever way the board lies.
Cell first_stone(const Chain& chain, const ReadingBoard& board) {
    Cell first = board.cell(chain.stones.first());
    for (const Point p : chain.stones) first = std::min(first, board.cell(p));
    return first;
}

/// Readings of one chain, each about the same question, with less or more of its answers.
class ChainTactics {
public:
    ChainTactics(const Position& position, Point stone, TacticOptions options)
        : position_(position), chain_(chain_at(position.board, stone)), options_(options) {}

    Color owner() const { return chain_.side; }

    /// Few boards often do, and what they settle is not asked again.
    Tactic ask(Color mover, Defense defense) const {
        const Tactic first = ask(mover, defense, std::min(options_.boards, first_boards));
        const bool settled = defense == Defense::every ? first.read : first.capture == Capture::works;
        return settled || options_.boards <= first_boards ? first : ask(mover, defense, options_.boards);
    }

private:
    Tactic ask(Color mover, Defense defense, int boards) const {
        const int liberties = chain_.liberties.count(), enough = options_.most_liberties + 1;
        if (liberties > options_.most_liberties) return {};
        // A tight net is found among fewer boards where the chain is given up as soon as it gains a liberty; what works
        // so works.
        if (liberties > 1 && liberties + 1 < enough) {
            Tactic tight = ask(mover, {liberties + 1, defense, boards});
            if (tight.capture == Capture::works) return tight;
        }
        return ask(mover, {enough, defense, boards});
    }

    struct How {
        int enough;  ///< liberties that are out of reach
        Defense defense;
        int boards;
    };

    Tactic ask(Color mover, const How& how) const {
        const auto goal = [&](const ReadingBoard& board) {
            const int enough = std::min(how.enough, Liberties::most);
            return capture_goal(board, {first_stone(chain_, board), enough, how.defense, options_.thorough});
        };
        return Question(position_, goal, how.boards, options_.trace).ask(mover);
    }

    const Position& position_;
    Chain chain_;
    TacticOptions options_;
};

}  // namespace

Tactic attack(const Position& position, Point stone, TacticOptions options) {
    const ChainTactics tactics(position, stone, options);
    const Color attacker = opponent(tactics.owner());
    Tactic tactic = tactics.ask(attacker, Defense::every);
    if (tactic.read || !options.thorough) return tactic;
    Tactic usual = tactics.ask(attacker, Defense::usual);
    usual.read = false;
    return usual.capture == Capture::works ? usual : tactic;
}

Tactic defend(const Position& position, Point stone, TacticOptions options) {
    const ChainTactics tactics(position, stone, options);
    return tactics.ask(tactics.owner(), Defense::every);
}

}  // namespace goterr
