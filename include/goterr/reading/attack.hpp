/// Attack and defense of one chain, read as far as the budget goes: can it be taken, and by which move?
///
/// A proof-number search over the moves that matter to a chain's liberties, to its captors and to its friends
/// nearby: ladders along the edge and past breakers, nets, throw-ins, snapbacks, backfilling and attacks on
/// the captors come out of the same rules. Counted in boards, never in time, and read in the board's
/// canonical orientation. Where a ko decides, it is read again with other rules about who may take back, so
/// that the answer says who takes first.
#pragma once

#include <optional>
#include <vector>

#include "goterr/board/position.hpp"
#include "goterr/reading/trace.hpp"

namespace goterr {

/// What comes of an attack; ordered as the attacker likes it.
enum class Capture {
    fails,
    ko_defender_first,  ///< the defender takes the ko first: the attacker needs a threat
    ko_attacker_first,  ///< the attacker takes it first: the defender needs a threat
    works
};

struct Tactic {
    Capture capture = Capture::fails;
    bool read = true;              ///< to the end, against every answer that is looked at
    std::optional<Point> move;     ///< the mover's first move to it; of an attack that fails, none
    std::vector<Point> line = {};  ///< the capture played out, the mover first
    int boards = 0;                ///< looked at

    friend bool operator==(const Tactic&, const Tactic&) = default;
};

struct TacticOptions {
    int boards = 3000;       ///< at most, for each way kos may go
    int most_liberties = 4;  ///< chains with more are not attacked
    /// Moves of a defense that are seldom needed are looked at: snapbacks, guards of friends, and as the
    /// first answer whatever touches the attack; an attack that works is read again with all such answers, as
    /// far as the boards go. An attack that cannot be read to the end counts as failed; so it is read again,
    /// and works, though not `read`, if it does where the defender has every answer to the first move only
    /// and gains liberties at once later on.
    bool thorough = false;
    Trace* trace = nullptr;  ///< told what the searches do
};

/// If the opponent of the chain at `stone` moves first, whoever is to move.
Tactic attack(const Position& position, Point stone, TacticOptions options = {});
/// If its owner moves first: `move` keeps it, or makes a ko of it; of a defense that fails, none.
Tactic defend(const Position& position, Point stone, TacticOptions options = {});

}  // namespace goterr
