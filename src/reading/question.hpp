/// One question put to a proof search on the board in its canonical orientation, with the kos sorted out.
#pragma once

#include "goterr/reading/attack.hpp"
#include "proof_search.hpp"

namespace goterr::reading {

class Question {
public:
    using MakeGoal = std::function<Goal(const ReadingBoard&)>;

    Question(const Position& position, const MakeGoal& make_goal, int boards, Trace* trace = nullptr);
    Question(const Question&) = delete;

    /// Reads with every ko going to the defender; where a ko stood in the way, as kos come, then with every
    /// ko going to the attacker. The mover's move is that of the last reading that went his way.
    Tactic ask(Color mover);

private:
    struct KoRule {
        KoMaster master;
        Capture capture;  ///< what it is if the attack works so
    };

    Tactic put(Color mover, const KoRule& rule);

    const Position& position_;
    int most_boards_;
    ReadingBoard board_;
    Goal goal_;
    ProofSearch search_;
    int boards_ = 0;
    std::optional<Point> kept_move_;  ///< of the defender's last reading that went his way
};

}  // namespace goterr::reading
