// Whole positions and games in one command: KataGo's set_position, and GNU Go's printsgf.
#include "goterr/board/chains.hpp"
#include "goterr/record/sgf/sgf_writer.hpp"
#include "gtp_state.hpp"

namespace goterr {
namespace {

/// Stones on an empty board; komi and rules stay. Black is to move.
GtpReply set_position(GtpState& state, const GtpArguments& arguments) {
    if (arguments.size() % 2 != 0) return failure("expected a space-separated sequence of <COLOR> <VERTEX>");
    Position position(state.size());
    for (std::size_t i = 0; i < arguments.size(); i += 2) {
        const auto side = color_of(arguments[i]);
        const auto point = point_on(state, arguments[i + 1]);
        if (!side || !point) return failure("could not parse color or vertex");
        if (is_stone(position.board[*point])) return failure("two stones on " + arguments[i + 1]);
        position.board[*point] = *side;
    }
    if (!breathless_stones(position.board).empty())
        return failure("illegal position: a chain has no liberty");
    start_again(state, state.size());
    set_up(state, std::move(position));
    return good();
}

/// From the last position that was set up: before it there are no moves that lead to it.
Game game_of(const GtpState& state) {
    Game game;
    game.info.size = state.size();
    if (ruleset_named(state.options.estimate.rules.name)) game.info.rules = state.options.estimate.rules;
    game.info.komi = state.options.estimate.komi;
    game.info.handicap = state.options.estimate.handicap;
    std::size_t first = state.moments.size() - 1;
    while (first > 0 && state.moments[first].undoable) --first;
    const Position& start = state.moments[first].position;
    game.steps = setup_of(start.board);
    if (start.to_move == Color::white) game.steps.push_back({Step::Kind::to_move, Color::white, {}});
    for (std::size_t i = first + 1; i < state.moments.size(); ++i) {
        const GtpMoment& moment = state.moments[i];
        const Step::Kind kind = moment.last_move ? Step::Kind::move : Step::Kind::pass;
        game.steps.push_back({kind, opponent(moment.position.to_move), moment.last_move.value_or(Point{})});
    }
    return game;
}

GtpReply print_sgf(GtpState& state, const GtpArguments& arguments) {
    if (arguments.size() > 1) return failure("wants a file, or nothing");
    std::string sgf = write_sgf(game_of(state));
    if (arguments.empty()) return sgf.pop_back(), good(sgf);
    if (!state.options.write_file) return failure("cannot write files");
    state.options.write_file(arguments[0], sgf);
    return good();
}

constexpr GtpCommand sgf_table[] = {{"set_position", set_position}, {"printsgf", print_sgf}};

}  // namespace

std::span<const GtpCommand> gtp_sgf_commands() { return sgf_table; }

}  // namespace goterr
