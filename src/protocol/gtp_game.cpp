// Commands that play, take back and show the game.
#include <fmt/format.h>

#include "goterr/core/ascii.hpp"
#include "goterr/system/number.hpp"
#include "gtp_state.hpp"

namespace goterr {
namespace {

bool is_pass(std::string_view word) { return lower(word) == "pass"; }

const PositionHistory& history_of(GtpState& state) {
    if (!state.past) state.past.emplace(GtpPast{PositionHistory(state.options.estimate.rules.ko)});
    auto& [positions, known] = *state.past;
    for (; known < state.moments.size(); ++known) positions.add(state.moments[known].position);
    return positions;
}

/// The moment after a move, or why there is none.
GtpReply put(GtpState& state, Color side, const std::string& vertex) {
    if (state.moments.size() > most_moves_kept(state.size()))
        return failure("cannot play: the game has more moves than a session keeps");
    if (is_pass(vertex)) {
        move_on(state, {pass(state.position(), side), std::nullopt, true});
        return good();
    }
    const auto point = point_on(state, vertex);
    if (!point) return failure("invalid color or coordinate");
    const Ruleset& rules = state.options.estimate.rules;
    if (legality(state.position(), *point, side, rules, history_of(state)) != Legality::legal)
        return failure("illegal move");
    move_on(state, {play(state.position(), *point, side), *point, true});
    return good();
}

GtpReply play_command(GtpState& state, const GtpArguments& arguments) {
    if (arguments.size() != 2) return failure("invalid color or coordinate");
    const auto side = color_of(arguments[0]);
    return side ? put(state, *side, arguments[1]) : failure("invalid color or coordinate");
}

/// All moves or none.
GtpReply play_sequence(GtpState& state, const GtpArguments& arguments) {
    if (arguments.size() % 2 != 0) return failure("invalid color or coordinate");
    const std::size_t before = state.moments.size();
    for (std::size_t i = 0; i < arguments.size(); i += 2) {
        const auto side = color_of(arguments[i]);
        GtpReply reply = side ? put(state, *side, arguments[i + 1]) : failure("invalid color or coordinate");
        if (reply.good) continue;
        state.moments.resize(before, state.moments.front());
        forget(state);
        return reply;
    }
    return good();
}

GtpReply take_back(GtpState& state, int moves) {
    const std::size_t count = state.moments.size();
    for (int i = 0; i < moves; ++i)
        if (!state.moments[count - 1 - static_cast<std::size_t>(i)].undoable) return failure("cannot undo");
    for (int i = 0; i < moves; ++i) state.moments.pop_back();
    state.options.estimate.habit.stopped = false;  // who takes moves back goes on from there
    forget(state);
    return good();
}

GtpReply undo(GtpState& state, const GtpArguments&) { return take_back(state, 1); }

GtpReply undo_several(GtpState& state, const GtpArguments& arguments) {
    const auto moves = arguments.empty() ? std::optional(1) : whole_number(arguments[0]);
    if (arguments.size() > 1 || !moves || *moves < 0) return failure("argument is no number");
    return take_back(state, *moves);
}

char sign_of(Color color) { return color == Color::black ? 'X' : color == Color::white ? 'O' : '.'; }

GtpReply showboard(GtpState& state, const GtpArguments&) {
    const BoardSize size = state.size();
    std::string letters = "  ";
    for (int column = 0; column < size.width; ++column) letters += ' ' + column_name(column);
    std::string text = "\n" + letters + '\n';
    for (int row = size.height - 1; row >= 0; --row) {
        text += fmt::format("{:>2}", row + 1);
        for (int column = 0; column < size.width; ++column) {
            text += ' ';
            text += sign_of(state.position().board[Point{column, row}]);
        }
        text += fmt::format(" {}\n", row + 1);
    }
    const Position& position = state.position();
    return good(text + letters +
                fmt::format("\n{} to move, prisoners of black {}, of white {}",
                            position.to_move == Color::black ? "black" : "white", position.prisoners.black,
                            position.prisoners.white));
}

GtpReply list_stones(GtpState& state, const GtpArguments& arguments) {
    const auto side = arguments.size() == 1 ? color_of(arguments[0]) : std::nullopt;
    if (!side) return failure("invalid color");
    return good(names_of(points_of_color(state.position().board, *side)));
}

constexpr GtpCommand game_table[] = {
    {"play", play_command},       {"undo", undo},
    {"gg-undo", undo_several},    {"showboard", showboard},
    {"list_stones", list_stones}, {"gogui-play_sequence", play_sequence},
};

}  // namespace

std::span<const GtpCommand> gtp_game_commands() { return game_table; }

}  // namespace goterr
