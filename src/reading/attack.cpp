#include "goterr/reading/attack.hpp"

#include <algorithm>

#include "capture_goal.hpp"
#include "goterr/board/chains.hpp"
#include "question.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

using namespace reading;

/// Readings of one chain, each about the same question, with less or more of its answers.
class ChainTactics {
public:
    ChainTactics(const Position& position, Point stone, TacticOptions options)
        : position_(position), chain_(chain_at(position.board, stone)), options_(options) {}

    Color owner() const { return chain_.side; }

    Tactic against_every_answer(Color mover, int boards) const {
        return checked(ask(mover, {Defense::every, 0, boards}), mover, boards);
    }

    /// Not `read`: an attack that works against the usual answers; the defender may have others.
    Tactic against_usual_answers(Color mover, int boards) const {
        Tactic tactic = ask(mover, {Defense::usual, 0, boards});
        tactic.read = false;
        return tactic;
    }

private:
    static constexpr int all_plies = 1000;

    struct How {
        Defense defense;
        int complete_plies;
        int boards;
    };

    /// What takes the chain, against all that touches it: the first answers to an attack, and where a ko
    /// decides, all of them.
    Tactic checked(const Tactic& tactic, Color mover, int boards) const {
        const bool works = tactic.capture == Capture::works;
        const bool in_doubt = works ? mover != owner() : tactic.capture != Capture::fails;
        if (!options_.thorough || !tactic.read || !in_doubt) return tactic;
        const Tactic again = ask(mover, {Defense::every, works ? complete_plies : all_plies, boards});
        return again.read && again.capture < tactic.capture ? again : tactic;
    }

    Tactic ask(Color mover, const How& how) const {
        const int liberties = chain_.liberties.count(), enough = options_.most_liberties + 1;
        if (liberties > options_.most_liberties) return {};
        // A tight net is found among fewer boards where the chain is given up as soon as it gains a liberty;
        // what works so works.
        if (liberties > 1 && liberties + 1 < enough) {
            Tactic tight = ask(mover, how, liberties + 1);
            if (tight.capture == Capture::works) return tight;
        }
        return ask(mover, how, enough);
    }

    /// `enough`: liberties that are out of reach.
    Tactic ask(Color mover, const How& how, int enough) const {
        const auto goal = [&](const ReadingBoard& board) {
            return capture_goal(board, {board.first_cell(chain_.stones), std::min(enough, Liberties::most),
                                        how.defense, options_.thorough, how.complete_plies});
        };
        return Question(position_, goal, how.boards, options_.trace).ask(mover);
    }

    const Position& position_;
    Chain chain_;
    TacticOptions options_;
};

}  // namespace

/// Few boards often do, and what they settle is not asked again.
Tactic attack(const Position& position, Point stone, TacticOptions options) {
    const ChainTactics tactics(position, stone, options);
    const Color attacker = opponent(tactics.owner());
    Tactic tactic;
    for (const int boards : {std::min(options.boards, first_boards), options.boards}) {
        tactic = tactics.against_every_answer(attacker, boards);
        if (tactic.read) return tactic;
        if (options.thorough) {
            Tactic usual = tactics.against_usual_answers(attacker, boards);
            if (usual.capture == Capture::works) return usual;
        }
        if (boards == options.boards) break;
    }
    return tactic;
}

Tactic defend(const Position& position, Point stone, TacticOptions options) {
    const ChainTactics tactics(position, stone, options);
    const Tactic first =
        tactics.against_every_answer(tactics.owner(), std::min(options.boards, first_boards));
    return first.read || options.boards <= first_boards
               ? first
               : tactics.against_every_answer(tactics.owner(), options.boards);
}

}  // namespace goterr
