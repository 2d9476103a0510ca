/// Playing a settled position to its end: the moves that are left when only neutral points, forced
/// connections and half-point kos are.
///
/// Players who count by territory fill the neutral points in turn first. That takes liberties, and now and
/// then forces a connection inside a side's own territory (teire), which costs it a point. Each side plays,
/// in this order: the larger of what reading says it would lose and what it can take; a point that closes a
/// gap in the borders; a neutral point, rather one that forces the other side or keeps it from forcing; a
/// false eye of its own; nothing. Stones judged dead are left alone. Where the players stopped, they saw
/// what was in danger and knew better; where play goes on it is saved or taken first.
#pragma once

#include <optional>
#include <vector>

#include "goterr/board/position.hpp"
#include "goterr/core/point_set.hpp"

namespace goterr {

enum class LastReason { pass, neutral_point, border, teire, capture, takes_ko, fills_ko, fills_false_eye };

struct LastMove {
    Color side = Color::empty;
    std::optional<Point> point;  ///< nothing: a pass
    LastReason reason = LastReason::pass;

    friend bool operator==(const LastMove&, const LastMove&) = default;
};

struct Finish {
    Position position;            ///< after the moves
    std::vector<LastMove> moves;  ///< without the passes at the end
};

/// Whether the players ended the game where the moves begin.
enum class Start { stopped, goes_on };

/// What is known of the stones before the moves begin.
struct FinishedStones {
    const PointSet& dead;                  ///< judged dead
    const PointSet& seki;                  ///< alive in seki: nobody plays at their liberties
    const PointSet* false_eyes = nullptr;  ///< of `find_no_territory`; none: they are looked for
};

Finish play_to_the_end(const Position& position, const FinishedStones& stones, Start start = Start::stopped);

}  // namespace goterr
