/// The ground that a problem is about, found from the stones alone: what hangs together with the dragon over
/// empty points up to the walls around it.
///
/// A wall is an enemy chain that reaches the open outside, as sure as is asked for, or lives for sure; other
/// enemy chains that the ground touches can be taken, and belong to it with all their liberties. Where that
/// makes it too large, those that are firm are walls too, and what is read rests on that judgment. Where no
/// walls close it, the ground ends a few steps from the dragon.
///
/// Stones of the dragon's own color belong to it as well. Two kinds do not: stones that live for sure or are
/// taken to be firm (who joins them lives), and stones outside with open country beside them (who joins them
/// gets out, and no more is known).
#pragma once

#include <vector>

#include "goterr/reading/reader.hpp"

namespace goterr::life {

struct ProblemGround {
    PointSet points;
    PointSet walls;   ///< stones around it, enemies and firm friends, that reach the open: taken to be safe
    PointSet living;  ///< the dragon's friends around it that live for sure or are firm
    PointSet firm = {};  ///< those of them that are no more than firm: who lives by them lives if they do
    bool closed = true;  ///< nobody gets out of it, over empty points or friends that may die
    bool on_trust =
        false;  ///< firm enemies are walls: what is read there is as good as the judgment of the board
    bool outside_is_enemys = false;  ///< who gets out of an open one has gained nothing
    bool weak_walls = false;         ///< some can be taken: only that the dragon lives is sure
    int empties = 0;
};

/// What makes an enemy chain a wall.
struct WallRule {
    int liberties = 1;  ///< at least so many
    /// Where it is not firm: two of them in wide country. Room for an eye outside is no life: of 218 questions
    /// of suites (dragons and races) that `problem` answers with "read" 16 are wrong without this, with it 11
    /// of 215.
    bool to_live = false;
};

/// Those that may be read, the smallest first; one where walls close it. `stones` are one side's, `firm`
/// others of both sides that are taken to live.
std::vector<ProblemGround> problem_grounds(const Board& board, const PointSet& stones, const PointSet& firm,
                                           WallRule walls = {});
/// Those of a drawing whose outside is the enemy's, the smallest first.
std::vector<ProblemGround> drawn_grounds(const Board& board, const PointSet& stones, const PointSet& firm);
/// The same where nobody knows what becomes of friends that are only firm.
ProblemGround without_firm_friends(ProblemGround ground);
/// For games where none may be read: what lies a few steps around, however large.
ProblemGround surroundings(const Board& board, const PointSet& stones, const PointSet& firm);

}  // namespace goterr::life
