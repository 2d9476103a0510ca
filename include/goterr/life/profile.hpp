/// What a dragon lives on: its eyes with their exact sum, and where it can run.
///
/// Eyes are worked out when somebody asks (`map dragons`, `explain`), and change no verdict and no cause.
/// What a dragon can run to weighs in where nothing is proved of it (src/life/chance.hpp).
#pragma once

#include <vector>

#include "goterr/escape/escape.hpp"
#include "goterr/life/dragon.hpp"
#include "goterr/reading/captures.hpp"

namespace goterr {

/// Fills in `eyes`, `escape` and the parts of `reason` that belong to them. `chains` and `tactics` must be
/// those of the board.
std::vector<Dragon> with_eyes_and_escape(std::vector<Dragon> dragons, const Board& board,
                                         const Chains& chains, const Tactics& tactics);

/// Where the dragons of a board can run to. Living stones radiate, and friends are refuges by how well they
/// live.
class Escapes {
public:
    /// `dragons` and `board` outlive it.
    Escapes(const std::vector<Dragon>& dragons, const Board& board);

    EscapeRoute of(const Dragon& dragon) const;

private:
    const std::vector<Dragon>& dragons_;
    const Board& board_;
    InfluenceMap influence_;
};

}  // namespace goterr
