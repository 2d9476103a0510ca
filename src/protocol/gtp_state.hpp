/// The game a GTP session is about, and what its commands share.
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "candidates.hpp"
#include "goterr/board/superko.hpp"
#include "goterr/protocol/gtp_session.hpp"

namespace goterr {

struct GtpMoment {
    Position position;
    std::optional<Point> last_move;
    bool undoable = false;  ///< a move led here
};

/// An answer that is not over: the line that is said again every so often.
struct GtpAnalysis {
    std::string line;
    std::optional<std::chrono::milliseconds> interval;  ///< none: said once
};

/// The positions that superko forbids: those since the board was last set up.
struct GtpPast {
    PositionHistory positions;
    std::size_t moments = 0;  ///< of the game that are among them
};

struct GtpState {
    GtpOptions options;
    std::vector<GtpMoment> moments;  ///< since the board was last set up; never empty, the last is now
    std::optional<GtpPast> past;     ///< of them, as far as it was asked for
    std::optional<Study> study;      ///< of the present position
    Ruleset own_rules;               ///< the session's, where none of a record that is loaded hold
    std::optional<double> own_komi;  ///< what the session was told; absent: what the rules have
    int moves_compared = most_candidates;
    std::optional<std::pair<Color, std::vector<Candidate>>>
        compared;  ///< moves of that color, behind what is known
    bool over = false;
    std::optional<GtpAnalysis> analysis;  ///< goes on until something comes in

    const Position& position() const { return moments.back().position; }
    BoardSize size() const { return position().board.size(); }
};

struct GtpReply {
    bool good = true;
    std::string text;
    std::optional<GtpAnalysis> analysis = {};  ///< goes on after the text until the next line
};

inline GtpReply good(std::string text = "") { return {true, std::move(text), {}}; }
inline GtpReply failure(std::string text) { return {false, std::move(text), {}}; }

using GtpArguments = std::vector<std::string>;

struct GtpCommand {
    std::string_view name;
    GtpReply (*run)(GtpState&, const GtpArguments&);
};

/// One table a topic.
std::span<const GtpCommand> gtp_session_commands();
std::span<const GtpCommand> gtp_setup_commands();
std::span<const GtpCommand> gtp_game_commands();
std::span<const GtpCommand> gtp_score_commands();
std::span<const GtpCommand> gtp_gogui_commands();
std::span<const GtpCommand> gtp_kata_commands();
std::span<const GtpCommand> gtp_parameter_commands();
std::span<const GtpCommand> gtp_sgf_commands();
std::span<const GtpCommand> gtp_reading_commands();

/// All of them.
std::vector<GtpCommand> gtp_commands();

/// What all commands say of the present position.
const Study& study_now(GtpState& state);
/// Its estimate.
const Estimate& estimate_now(GtpState& state);

/// Nothing is known of the position and those before, or not any more.
void forget(GtpState& state);

/// The session keeps the position after every move, for `undo`: so many moves at most on a board of that
/// size.
std::size_t most_moves_kept(BoardSize size);

/// What a client says counts for the game that is loaded, and for the next one.
void take_rules(GtpState& state, const Ruleset& rules);

/// A new position; what was known of the old one is forgotten.
void move_on(GtpState& state, GtpMoment moment);
/// A position without history.
void set_up(GtpState& state, Position position);
/// An empty board of that size, without history.
void start_again(GtpState& state, BoardSize size);

std::optional<Color> color_of(std::string_view word);
/// A point of the board.
std::optional<Point> point_on(const GtpState& state, std::string_view word);

/// Names with blanks between.
std::string names_of(const PointSet& points);

/// `value_of(point)` for every point, row by row from the top.
template <typename ValueOf>
std::string rows_of(BoardSize size, ValueOf value_of) {
    std::string text;
    for (const Point p : points_of(size)) {
        text += value_of(p);
        if (p.column + 1 < size.width) {
            text += ' ';
        } else if (p.row > 0) {
            text += '\n';
        }
    }
    return text;
}

}  // namespace goterr
