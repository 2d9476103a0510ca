/// Which position of which game is meant, and what the user says about it: the options that all commands
/// share which read a position.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "goterr/estimate/estimate.hpp"
#include "goterr/record/game.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

/// Where something is absent the record decides, and then the habit of players (Japanese rules).
struct PositionRequest {
    std::optional<int> until;  ///< moves to play; all of the main line if absent
    Selection selection;
    /// Of the record, where the user says it; empty: as it says itself or its bytes have it.
    std::string charset = {};
    std::optional<Ruleset> rules;
    std::optional<double> komi;
    std::optional<Ruleset> usual_rules = {};  ///< for records that do not name theirs
    std::optional<double> usual_komi = {};
    std::optional<Color> to_move;
    std::optional<Prisoners> captures;
    std::optional<Point> ko = {};                  ///< where the side to move may not retake
    std::vector<std::optional<Point>> moves = {};  ///< played on top, in turn; absent is a pass
    EstimateOptions options;  ///< rules, komi, handicap and habit in it are replaced by what is found
};

/// A position with everything that is needed to estimate it and to say where it came from.
struct Prepared {
    Position position;
    EstimateOptions options;
    Provenance from;
};

/// A game that says nothing of komi has the usual one of its rules; with handicap stones none but the half
/// point that excludes draws.
double usual_komi(const Ruleset& rules, int handicap);

/// Throws `Error` where `until` lies beyond the end of `game`.
void refuse_beyond_end(const Game& game, const PositionRequest& request);

/// The position of `game` that `replayed` holds, under the rules and komi of the request or else the game.
Prepared prepare(const Game& game, ReplayedPosition replayed, const PositionRequest& request,
                 const std::string& file);

/// The position of a game that was read from `bytes` with the request's selection; throws `Error` where
/// `until` lies beyond its end.
Prepared prepare(const Game& game, std::string_view bytes, const PositionRequest& request,
                 const std::string& file);

/// Reads and replays in one go; throws `ParseError`, or `Error` where `until` lies beyond the end.
Prepared prepare(std::string_view bytes, const PositionRequest& request, const std::string& file);

/// A board from nowhere: black is to move and nothing captured where the request does not say otherwise.
Prepared prepare(Board board, const PositionRequest& request, const std::string& file);

/// Throws `Error` where the same stone is said to have two fates.
void refuse_two_fates(const Overrides& overrides);

/// By the clock, to the microsecond.
double seconds_since(std::chrono::steady_clock::time_point start);

/// Estimates and takes the time.
Estimate estimate_timed(Prepared& prepared);

}  // namespace goterr
