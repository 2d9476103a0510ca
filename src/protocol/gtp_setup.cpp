// Commands that say on what board, from what position and under which rules a game is played.
#include <algorithm>
#include <limits>
#include <numeric>

#include <fmt/format.h>

#include "goterr/board/chains.hpp"
#include "goterr/board/handicap.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/core/joined.hpp"
#include "goterr/core/printable.hpp"
#include "goterr/record/games.hpp"
#include "goterr/request/position_request.hpp"
#include "goterr/system/number.hpp"
#include "gtp_state.hpp"
#include "rules_json.hpp"

namespace goterr {
namespace {

GtpReply boardsize(GtpState& state, const GtpArguments& arguments) {
    if (arguments.empty() || arguments.size() > 2) return failure("syntax error");
    const auto width = whole_number(arguments.front()), height = whole_number(arguments.back());
    if (!width || !height) return failure("board size not an integer");
    if (!is_board_size(*width, *height)) return failure("unacceptable size");
    start_again(state, {*width, *height});
    return good();
}

GtpReply rectangular_boardsize(GtpState& state, const GtpArguments& arguments) {
    return arguments.size() == 2 ? boardsize(state, arguments) : failure("syntax error");
}

GtpReply query_boardsize(GtpState& state, const GtpArguments&) {
    return good(fmt::format("{} {}", state.size().width, state.size().height));
}

GtpReply clear_board(GtpState& state, const GtpArguments&) {
    start_again(state, state.size());
    return good();
}

GtpReply komi(GtpState& state, const GtpArguments& arguments) {
    const auto value = arguments.size() == 1 ? decimal_number(arguments[0]) : std::nullopt;
    if (!value || *value < -1000 || *value > 1000) return failure("komi not a float");
    state.options.estimate.komi = *value + 0.0;  // and no -0
    state.own_komi = state.options.estimate.komi;
    forget(state);
    return good();
}

GtpReply get_komi(GtpState& state, const GtpArguments&) {
    return good(fmt::format("{}", state.options.estimate.komi));
}

bool is_empty(const GtpState& state) {
    return points_of_color(state.position().board, Color::empty).count() == state.size().area();
}

GtpReply place_handicap(GtpState& state, const std::vector<Point>& points) {
    if (!is_empty(state)) return failure("board not empty");
    Position position = state.position();
    for (const Point p : points) position.board[p] = Color::black;
    if (!breathless_stones(position.board).empty()) return failure("bad vertex list");
    position.to_move = Color::white;
    state.options.estimate.handicap = static_cast<int>(points.size());
    set_up(state, std::move(position));
    return good();
}

GtpReply fixed_handicap_command(GtpState& state, const GtpArguments& arguments) {
    const auto stones = arguments.size() == 1 ? whole_number(arguments[0]) : std::nullopt;
    if (!stones) return failure("syntax error");
    const auto points = fixed_handicap(state.size(), *stones);
    if (points.empty()) return failure("invalid number of stones");
    GtpReply reply = place_handicap(state, points);
    if (reply.good) reply.text = names_of(points);
    return reply;
}

GtpReply set_free_handicap(GtpState& state, const GtpArguments& arguments) {
    std::vector<Point> points;
    for (const std::string& word : arguments) {
        const auto point = point_on(state, word);
        if (!point || std::find(points.begin(), points.end(), *point) != points.end())
            return failure("bad vertex list");
        points.push_back(*point);
    }
    if (points.size() < 2) return failure("bad vertex list");
    return place_handicap(state, points);
}

/// The stones of a position that was set up, as GoGui sends them to an empty board.
GtpReply setup(GtpState& state, const GtpArguments& arguments) {
    Position position = state.position();
    if (arguments.size() % 2 != 0) return failure("invalid color or coordinate");
    for (std::size_t i = 0; i < arguments.size(); i += 2) {
        const std::string color = lower(arguments[i]);
        const auto side = color == "e" || color == "empty" ? std::optional(Color::empty) : color_of(color);
        const auto point = point_on(state, arguments[i + 1]);
        if (!side || !point) return failure("invalid color or coordinate");
        position.board[*point] = *side;
    }
    position.ko.reset();
    set_up(state, captured(std::move(position)));
    return good();
}

GtpReply setup_player(GtpState& state, const GtpArguments& arguments) {
    const auto side = arguments.size() == 1 ? color_of(arguments[0]) : std::nullopt;
    if (!side) return failure("invalid color");
    if (state.position().to_move != *side) state.moments.back().position.ko.reset();
    state.moments.back().position.to_move = *side;
    forget(state);
    return good();
}

/// What the record does not say, or what holds for all records, is the session's word, never that of the
/// record before.
void take_information(GtpState& state, const GameInfo& info) {
    EstimateOptions& options = state.options.estimate;
    options.rules = state.options.rules_win ? state.own_rules : info.rules.value_or(state.own_rules);
    const double usual = state.own_komi.value_or(usual_komi(options.rules, info.handicap));
    options.komi = state.options.komi_wins ? usual : info.komi.value_or(usual);
    options.handicap = info.handicap;
}

/// The position before the move of that number, the last without one.
GtpReply loadsgf(GtpState& state, const GtpArguments& arguments) {
    if (arguments.empty() || arguments.size() > 2) return failure("syntax error");
    const int before =
        arguments.size() == 2 ? whole_number(arguments[1]).value_or(0) : std::numeric_limits<int>::max();
    if (before < 1) return failure("syntax error");
    if (!state.options.read_file) return failure("cannot load file");
    Game game;
    try {
        game = read_game(state.options.read_file(arguments[0]));
    } catch (const Error& error) {
        return failure(fmt::format("cannot load file: {}", printable(error.what())));
    }
    const int last = std::min(game.move_count(), before - 1);
    if (static_cast<std::size_t>(last) > most_moves_kept(game.info.size))
        return failure("cannot load file: the game has more moves than a session keeps");
    start_again(state, game.info.size);
    state.moments.clear();
    std::vector<int> moves(static_cast<std::size_t>(last) + 1);
    std::iota(moves.begin(), moves.end(), 0);
    replay_each(game, moves, [&](ReplayedPosition replayed) {
        state.moments.push_back({std::move(replayed.position), replayed.last_move, replayed.move > 0});
        return true;
    });
    take_information(state, game.info);
    state.options.estimate.habit = habit_at(game, last);
    forget(state);
    return good();
}

GtpReply set_rules(GtpState& state, const GtpArguments& arguments) {
    take_rules(state, rules_from_text(joined(arguments, " ")));
    return good();
}

GtpReply get_rules(GtpState& state, const GtpArguments&) {
    return good(rules_text(state.options.estimate.rules));
}

constexpr GtpCommand setup_table[] = {
    {"boardsize", boardsize},
    {"rectangular_boardsize", rectangular_boardsize},
    {"query_boardsize", query_boardsize},
    {"clear_board", clear_board},
    {"komi", komi},
    {"get_komi", get_komi},
    {"fixed_handicap", fixed_handicap_command},
    {"place_free_handicap", fixed_handicap_command},
    {"set_free_handicap", set_free_handicap},
    {"loadsgf", loadsgf},
    {"gogui-setup", setup},
    {"gogui-setup_player", setup_player},
    {"kata-set-rules", set_rules},
    {"kata-get-rules", get_rules},
};

}  // namespace

std::span<const GtpCommand> gtp_setup_commands() { return setup_table; }

}  // namespace goterr
