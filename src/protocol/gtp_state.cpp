#include "gtp_state.hpp"

#include <algorithm>

#include "goterr/board/handicap.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/system/number.hpp"

namespace goterr {

std::vector<GtpCommand> gtp_commands() {
    std::vector<GtpCommand> all;
    for (const auto& table : {gtp_session_commands(), gtp_setup_commands(), gtp_game_commands(),
                              gtp_score_commands(), gtp_gogui_commands(), gtp_kata_commands(),
                              gtp_parameter_commands(), gtp_sgf_commands(), gtp_reading_commands()})
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

namespace {

/// Points of boards; what is kept besides is worth a small board.
constexpr int most_points_kept = 32'000'000, smallest_board_counted = 100;

/// A board that no move led to may have been set up.
EstimateOptions options_now(const GtpState& state) {
    EstimateOptions options = state.options.estimate;
    if (state.moments.back().undoable) return options;
    options.recorded =
        drawn_terms(state.position(), options.komi + handicap_bonus(options.rules, options.handicap));
    return options;
}

}  // namespace

const Study& study_now(GtpState& state) {
    if (!state.study) state.study.emplace(state.position(), options_now(state));
    return *state.study;
}

const Estimate& estimate_now(GtpState& state) { return study_now(state).estimate(); }

void forget(GtpState& state) {
    state.study.reset();
    state.compared.reset();
    state.past.reset();
}

std::size_t most_moves_kept(BoardSize size) {
    return static_cast<std::size_t>(most_points_kept / std::max(size.area(), smallest_board_counted));
}

void take_rules(GtpState& state, const Ruleset& rules) {
    state.options.estimate.rules = state.own_rules = rules;
    forget(state);
}

void move_on(GtpState& state, GtpMoment moment) {
    state.moments.push_back(std::move(moment));
    state.options.estimate.habit.stopped = false;
    state.study.reset();
    state.compared.reset();
}

void set_up(GtpState& state, Position position) {
    state.moments.clear();
    forget(state);
    move_on(state, {std::move(position), std::nullopt, false});
}

void start_again(GtpState& state, BoardSize size) {
    state.options.estimate.handicap = 0;
    state.options.estimate.habit = {};
    set_up(state, Position(size));
}

std::optional<Color> color_of(std::string_view word) { return side_named(lower(word)); }

std::optional<Point> point_on(const GtpState& state, std::string_view word) {
    const auto point = point_from_name(word);
    return point && state.size().contains(*point) ? point : std::nullopt;
}

std::string names_of(const PointSet& points) { return names_of(points_in(points)); }

}  // namespace goterr
