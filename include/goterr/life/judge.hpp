/// The judgment of life and death: dragons with their fate and the reason for it.
///
/// The sampled games (playouts) say what usually becomes of a dragon. Static arguments come first where they
/// prove something or where sampled games are known to go wrong: unconditional life (Benson), readings that
/// take a chain, sekis, corner shapes; the user's word beats everything. Each argument is a witness
/// (src/life/witnesses.hpp), one place decides whose word counts (src/life/settle.cpp), and every verdict
/// keeps the argument that decided. Equal positions get equal verdicts in every orientation and with colors
/// swapped.
#pragma once

#include <vector>

#include "goterr/board/ruleset.hpp"
#include "goterr/life/verdicts.hpp"
#include "goterr/playout/playout.hpp"
#include "goterr/reading/captures.hpp"

namespace goterr {

/// Dragons whose fate the user decides: any stone names its whole dragon.
struct Overrides {
    std::vector<Point> dead = {};
    std::vector<Point> alive = {};
    std::vector<Point> seki = {};

    bool empty() const { return dead.empty() && alive.empty() && seki.empty(); }
};

/// Whether stones stand, as somebody expects who knows more than the samples: of each, -1 (never) to 1.
struct Stands {
    Grid<float> owner_first;     ///< if its owner plays first
    Grid<float> attacker_first;  ///< if his enemy does
};

/// What the lower floors found out about a position.
struct Findings {
    const Position& position;
    const Chains& chains;
    const Tactics& tactics;
    const Samples& samples;
    const Stands* expected = nullptr;  ///< if somebody was asked
};

struct JudgeOptions {
    Ruleset rules = japanese_rules;
    Overrides overrides = {};
};

/// All dragons as a first look shows them. Every stone belongs to exactly one.
Verdicts judge(const Findings& findings, const JudgeOptions& options = {});

}  // namespace goterr
