#include "goterr/reading/attack.hpp"

#include <algorithm>
#include <array>

#include "capture_goal.hpp"
#include "goterr/board/chains.hpp"
#include "proof_search.hpp"

namespace goterr {
namespace {

using namespace reading;

/// The same stone whatever way the board lies.
Cell first_stone(const Chain& chain, const ReadingBoard& board) {
    Cell first = board.cell(chain.stones.first());
    for (const Point p : chain.stones) first = std::min(first, board.cell(p));
    return first;
}

/// One question about one chain.
class Question {
public:
    Question(const Position& position, const Chain& chain, TacticOptions options)
        : owner_(chain.side),
          options_(options),
          board_(position.board, canonical_orientation(position.board)),
          goal_(capture_goal(board_, first_stone(chain, board_),
                             std::max(chain.liberties.count(), options.most_liberties) + 1)),
          search_(board_, goal_, options.boards) {}

    /// Reads with every ko going to the defender; where a ko stood in the way, as kos come, then with every ko
    /// going to the attacker. The mover's move is that of the last reading that went his way.
    Tactic ask(Color mover) {
        Tactic best = put(mover, KoMaster::defender, Capture::works);
        if (best.capture != Capture::fails || !best.read || !search_.met_ko()) return best;
        const std::optional<Point> sure_move = best.move;
        for (const KoRule& rule : other_rules) {
            const Tactic tactic = put(mover, rule.master, rule.capture);
            if (tactic.capture == Capture::fails) continue;
            best = tactic;
            if (mover == owner_) best.move = rule.capture == Capture::ko_attacker_first ? sure_move : kept_move_;
            break;
        }
        best.boards = boards_;
        return best;
    }

    void forbid(Point ko) { board_.set_ko(board_.cell(ko)); }

private:
    struct KoRule {
        KoMaster master;
        Capture capture;  ///< what it is if the attack works so
    };
    static constexpr std::array<KoRule, 2> other_rules{
        {{KoMaster::nobody, Capture::ko_attacker_first}, {KoMaster::attacker, Capture::ko_defender_first}}};

    Tactic put(Color mover, KoMaster master, Capture if_it_works) {
        const Verdict verdict = search_.ask(mover, master, options_.boards);
        const bool works = verdict == Verdict::works;
        boards_ += options_.boards - search_.boards_left();
        Tactic tactic{works ? if_it_works : Capture::fails, verdict != Verdict::unread, std::nullopt, {}, boards_};
        if (works == (mover != owner_) && search_.first_move() != nowhere)
            tactic.move = board_.point(search_.first_move());
        if (!works && mover == owner_) kept_move_ = tactic.move;
        if (!works) return tactic;
        for (const Cell cell : search_.line(mover))
            if (cell != nowhere) tactic.line.push_back(board_.point(cell));
        return tactic;
    }

    Color owner_;
    TacticOptions options_;
    ReadingBoard board_;
    Goal goal_;
    ProofSearch search_;
    int boards_ = 0;
    std::optional<Point> kept_move_;  ///< of the owner's last reading that kept the chain
};

Tactic ask(const Position& position, const Chain& chain, Color mover, TacticOptions options) {
    if (chain.liberties.count() > options.most_liberties) return {};
    Question question(position, chain, options);
    if (position.ko && position.to_move == mover) question.forbid(*position.ko);
    return question.ask(mover);
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
