/// Reading a fight to the end: can one chain be taken inside a small area, whoever plays first?
///
/// The questions of the one search (reader.hpp) that life, death, races and sekis come down to: the attack
/// works when the chain is off the board. Kos are read twice, for either side winning them. Who loses the
/// chain may save others by it.
#pragma once

#include <optional>

#include "goterr/board/position.hpp"

namespace goterr {

/// What is fought about and where.
struct Fight {
    Point target;      ///< a stone of the chain
    PointSet area;     ///< where both may play: empty points, and stones that may be taken
    PointSet safe;     ///< the owner's stones that live for sure
    bool all = false;  ///< whether the owner's other stones in the area go with the chain is asked too
};

enum class FightResult {
    unread,  ///< too large for the budget
    stands,  ///< the chain stays on the board
    ko,      ///< who wins the ko decides
    taken    ///< the chain is taken
};

struct FightReading {
    FightResult attacked_first = FightResult::unread;
    FightResult defended_first = FightResult::unread;
    std::optional<Point> kill;  ///< the attacker's first move, if it is not unread or standing
    std::optional<Point> save;  ///< the owner's first move, if one helps
    bool owner_takes_ko =
        false;             ///< the ko that an attack comes to: the attacker needs a threat, or leaves it
    bool in_part = false;  ///< not shown that the others go with a chain that is taken, or lost in a ko
    int boards = 0;        ///< looked at

    /// Whichever side begins.
    bool is_read() const {
        return attacked_first != FightResult::unread && defended_first != FightResult::unread;
    }
};

/// Each search of each question may look at `boards` boards.
FightReading read_fight(const Board& board, const Fight& fight, int boards);

/// Whether the target gets two sure eyes or joins living stones though the enemy begins and wins every ko. A
/// chain that cannot be taken and does not live so stands in seki; false also where `boards` boards do not
/// show it.
bool lives_for_sure(const Board& board, const Fight& fight, int boards);

}  // namespace goterr
