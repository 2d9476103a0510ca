/// What the rules of counting change in a map of who surrounds what.
#pragma once

#include "goterr/estimate/estimate.hpp"
#include "goterr/estimate/owner_map.hpp"
#include "goterr/life/no_territory.hpp"

namespace goterr {

/// Empty points around which only stones in seki stand: those between both colors, and eyes if asked for.
PointSet seki_regions(const Analysis& analysis, const PointSet& seki, bool with_eyes);

/// Empty points that are nobody's and will be filled in turn; those of `seki` are not.
PointSet neutral_points(const Estimate& estimate, const PointSet& seki);

/// Nobody owns the points between stones in seki, nor, where the rules tax it, their eyes. Where territory
/// counts, in a position that is settled, false eyes are none either where the user said which stones live or
/// the game was counted after teire; in others they are named as places where a move is left, since players
/// who stop leave them uncounted as often as not. Where the area counts and only neutral points are left, the
/// last of an odd number is the side's to move, where the players filled them or where it decides the game.
/// `none` are `taxed_points`, which do not depend on how a game was counted.
void apply_counting_rules(const Analysis& analysis, const NoTerritory& none, Estimate& estimate);

/// The lead of an open position as best play brings it; false where too much is left to read, or where it
/// ends far from what was expected. Its ownership stays what was expected.
bool take_best_play(const Analysis& analysis, Estimate& estimate);

/// What is no territory by rules that tax it; no point by others and in positions of which too much is open.
NoTerritory taxed_points(const Analysis& analysis, const Ruleset& rules);

constexpr Color winner_by(double lead) {
    return lead > 0 ? Color::black : lead < 0 ? Color::white : Color::empty;
}

/// Who wins by such a lead under the komi and with the prisoners of the record.
Color recorded_winner(double lead, const Position& position, const EstimateOptions& options);

/// KataGo's rules: who passes first takes the button, worth half a point.
inline constexpr double button_worth = 0.5;

/// Who passes first when the sides have filled the neutral points in turn; nobody where the rules have no
/// button or too much is open to tell. `estimate` has its owner map, before the counting rules change it.
Color button_taker(const Analysis& analysis, const Estimate& estimate);

}  // namespace goterr
