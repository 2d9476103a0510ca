/// What a search is about: who attacks, when it is over, which moves are worth looking at.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "candidates.hpp"

namespace goterr::reading {

/// How much has still to be shown: 0 is shown, `impossible` impossible.
struct ToShow {
    std::uint32_t works = 1;  ///< for the attack to work
    std::uint32_t fails = 1;  ///< for it to fail

    bool settled() const { return works == 0 || fails == 0; }
};
inline constexpr std::uint32_t impossible = 1u << 28;
inline constexpr ToShow shown_to_work{0, impossible};
inline constexpr ToShow shown_to_fail{impossible, 0};

enum class Verdict { unread, fails, works };  ///< for the attacker

/// Who may take back a ko at once, as if the other had answered a threat elsewhere.
enum class KoMaster { defender, nobody, attacker };

/// A board as it stands: settled, or a guess.
struct Judged {
    ToShow proof;
    bool by_ko = false;  ///< reached, but the defender may take back
};

struct Goal {
    Color attacker = Color::empty;
    /// With `mover` to play.
    std::function<Judged(Color mover)> judge;
    /// Moves of `mover`, good ones first, `ply` moves after the start; `nowhere` is a pass.
    std::function<void(Color mover, int ply, Candidates& moves)> propose;
    /// Cells whose state a proof that the attack works rests on, besides the attacker's moves: of the board
    /// as it stands.
    std::function<void(std::vector<Cell>& cells)> rests_on;
    /// So many moves after the start the defender is asked for every move that touches what refutes a pass.
    int complete_plies = 0;
    Cell center = nowhere;  ///< about where it takes place
};

}  // namespace goterr::reading
