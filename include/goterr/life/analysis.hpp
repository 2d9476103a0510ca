/// The analysis: what was read, sampled and proved of one position, and the judgment that follows. Made once,
/// then only read: the estimate counts from it, and every view shows what it says.
#pragma once

#include <optional>
#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/life/judge.hpp"
#include "goterr/life/linked.hpp"
#include "goterr/life/stage.hpp"
#include "goterr/life/turns.hpp"
#include "goterr/playout/playout.hpp"
#include "goterr/reading/captures.hpp"

namespace goterr {

/// How long dragons in doubt are looked at.
struct Look {
    SiegeGames games;
    int joint_boards = 0;  ///< for each gap, before dragons are taken for one

    friend bool operator==(const Look&, const Look&) = default;
};

struct AnalysisOptions {
    Ruleset rules = japanese_rules;
    Overrides overrides = {};
    PlayoutOptions playouts = {};
    std::optional<FightLimits> reading = {};  ///< of dragons in doubt, before anything is counted
    Look open = {reading_alone};              ///< where a large region is undecided
    Look settled = {normal_study};  ///< where only borders are: there the count hangs on dragons in doubt
};

/// Dragons, and which stones of them count as dead.
struct Judgment {
    Verdicts verdicts;
    PointSet dead;
};

struct Analysis {
    Position position;
    Chains chains;
    Tactics tactics = {};
    Samples samples = {};
    Verdicts verdicts = {};
    ClearedBoard cleared = {};  ///< with the stones of dragons judged dead
    Stage stage = Stage::open;
    bool told = false;  ///< the user decided about every dragon, or that a side lost all of its own
    /// Before dragons in doubt got games of their own, where they got some: what the nets know.
    std::optional<Judgment> at_first = {};
    std::optional<Look> looked = {};      ///< and how long they were looked at then
    std::optional<Stands> expected = {};  ///< by a net, if it was asked before that

    Findings findings() const {
        return {position, chains, tactics, samples, expected ? &*expected : nullptr};
    }
    const std::vector<Dragon>& dragons() const { return verdicts.dragons; }
    const PointSet& dead() const { return cleared.dead; }
    const std::vector<Dragon>& first_dragons() const {
        return at_first ? at_first->verdicts.dragons : dragons();
    }
    const PointSet& first_dead() const { return at_first ? at_first->dead : dead(); }
};

/// Chains without liberties are taken off first, as `captured` does: none of what reads a board expects one.
Analysis analyze(const Position& position, const AnalysisOptions& options);

/// The analysis once dragons in doubt were looked at so long instead, and a net was heard about them, if it
/// was asked; on a finished board too: that adds statements and settles again, so that it changes sampled
/// fates only. While anything is open, what cannot be cut is joined. What counts as dead follows; of an open
/// board, whose lead no list of dragons decides, it stays.
Analysis deepened(Analysis analysis, const Look& look, std::optional<Stands> expected = {});

}  // namespace goterr
