/// What a search is about: who attacks, when it is over, which moves are worth looking at.
#pragma once

#include <functional>
#include <vector>

#include "candidates.hpp"
#include "still_to_show.hpp"

namespace goterr::reading {

/// Who may take back a ko at once, as if the other had answered a threat elsewhere.
enum class KoMaster { defender, nobody, attacker };

/// A board as it stands: settled, or a guess.
struct Judged {
    StillToShow proof;
    bool by_ko = false;  ///< reached, but the defender may take back
};

struct Goal {
    Color attacker = Color::empty;
    /// With `mover` to play.
    std::function<Judged(Color mover)> judge;
    /// Moves of `mover`, good ones first, `ply` moves after the start; `nowhere` is a pass.
    std::function<void(Color mover, int ply, Candidates& moves)> propose;
    Cell center = nowhere;  ///< about where it takes place
    /// Cells whose state a proof that the attack works rests on, besides the attacker's moves: of the board
    /// as it stands.
    std::function<void(std::vector<Cell>& cells)> rests_on = [](std::vector<Cell>&) {};
    /// So many moves after the start the defender is asked for every move that touches what refutes a pass.
    int complete_plies = 0;
};

}  // namespace goterr::reading
