/// What is left to play in a settled position, seen by the side to move: chains in danger and neutral points.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/estimate/finish.hpp"

namespace goterr {

/// A move and what it is worth to whoever plays there, in points.
struct LastChoice {
    Point point;
    int worth = 0;
    LastReason reason = LastReason::neutral_point;
};

/// Follows a position through its last moves. Chains are read again only when a move touched them, and
/// neutral points are weighed again only when a chain beside them changed.
class LastMoves {
public:
    /// `stones` with their false eyes; all of them outlive it.
    LastMoves(const Position& position, const FinishedStones& stones, Start start);

    const Position& position() const { return position_; }
    /// The best move of the side to move; nothing when it would pass.
    std::optional<LastChoice> best();
    /// Plays for the side to move, or passes.
    void play_on(std::optional<Point> point);

private:
    /// A neutral point for either side.
    struct Neutral {
        std::optional<bool> black_safe;  ///< once it was asked
        std::optional<bool> white_safe;
        bool forcing = false;         ///< for one of them: the other has to answer
        std::optional<int> gap = {};  ///< territory that hangs on who plays there, once it was asked
    };

    bool lives(Point stone) const { return !dead_.contains(stone) && !seki_.contains(stone); }
    bool is_neutral(Point p) const;
    std::optional<LastChoice> most_urgent();
    std::optional<LastChoice> about_chain(Point stone);
    std::optional<LastChoice> best_false_eye();
    std::optional<LastChoice> best_neutral();
    Neutral weigh(Point p) const;
    bool is_real(const Chain& chain, const std::vector<Point>& line) const;
    bool is_safe_for(Color side, Point p) const;
    bool is_safe_now(Point p, Neutral& neutral) const;
    bool forces(Color side, Point p) const;
    PointSet neutral_points() const;
    int gap_at(Point p) const;
    void own_again_around(Point p);
    void look_again_at(Point p);

    Position position_;
    const PointSet& dead_;
    const PointSet& seki_;
    Board living_;  ///< with the dead taken off
    Grid<Color> owner_;
    const PointSet& false_eyes_;  ///< filling them costs their owner nothing
    std::vector<Point> watched_;  ///< stones of chains that a move touched
    std::map<int, Neutral> weighed_;
};

}  // namespace goterr
