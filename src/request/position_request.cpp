#include "goterr/request/position_request.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "goterr/board/chains.hpp"
#include "goterr/board/handicap.hpp"
#include "goterr/record/problem_words.hpp"

namespace goterr {

namespace {

EstimateOptions options_for(const GameInfo& info, const Position& position, bool drawn,
                            const PositionRequest& request) {
    EstimateOptions options = request.options;
    options.rules = request.rules.value_or(info.rules.value_or(request.usual_rules.value_or(japanese_rules)));
    options.handicap = info.handicap;
    options.habit = info.count_habit;
    const double usual = request.usual_komi.value_or(usual_komi(options.rules, info.handicap));
    const double komi = info.komi.value_or(usual);
    options.komi = request.komi.value_or(komi);
    const Ruleset& rules = info.rules.value_or(options.rules);
    const double terms = komi + handicap_bonus(rules, info.handicap);
    // A side that is asked for counts as one that the drawing shows.
    const Color turn = request.to_move.value_or(position.to_move);
    options.recorded =
        drawn ? drawn_terms(with_turn(position, turn), terms) : recorded_terms(position, terms);
    return options;
}

/// A ban stands on an empty point.
Point checked_ko(Point ko, const Board& board) {
    if (!board.contains(ko)) throw Error("ko " + name_of(ko) + ": the board has no such point");
    if (is_stone(board[ko])) throw Error("ko " + name_of(ko) + ": there is a stone");
    return ko;
}

/// Of one stone, which no rules allow: the board would be as before.
bool lone_suicide(const Board& board, Point p, Color side) {
    const auto next = neighbors_of(p, board.size());
    return std::none_of(next.begin(), next.end(), [&](Point n) { return board[n] == side; });
}

Position as_requested(Position position, const PositionRequest& request) {
    if (request.captures) position.prisoners = *request.captures;
    if (request.to_move) position = with_turn(std::move(position), *request.to_move);
    if (request.ko) position.ko = checked_ko(*request.ko, position.board);
    return position;
}

Position with_move(Position position, const std::optional<Point>& move, const Ruleset& rules) {
    const Color side = position.to_move;
    if (!move) return pass(std::move(position), side);
    if (!position.board.contains(*move))
        throw Error("moves " + name_of(*move) + ": the board has no such point");
    const Legality answer = legality(position, *move, side);
    if (answer == Legality::occupied) throw Error("moves " + name_of(*move) + ": there is a stone already");
    if (answer == Legality::ko)
        throw Error("moves " + name_of(*move) + ": the ko may not be retaken at once");
    if (answer == Legality::suicide && (!rules.suicide || lone_suicide(position.board, *move, side)))
        throw Error("moves " + name_of(*move) + ": the stone would have no liberty");
    return play(std::move(position), *move, side);
}

/// The position after the moves of the request, and where that is.
void play_moves(Prepared& prepared, const PositionRequest& request) {
    const Prisoners before = prepared.position.prisoners;
    for (const std::optional<Point>& move : request.moves) {
        prepared.position = with_move(std::move(prepared.position), move, prepared.options.rules);
        prepared.from.last_move = move;
        ++prepared.from.move;
    }
    prepared.options.recorded->prisoners.black += prepared.position.prisoners.black - before.black;
    prepared.options.recorded->prisoners.white += prepared.position.prisoners.white - before.white;
}

void check_points(const std::vector<Point>& points, const Board& board, std::string_view option) {
    for (const Point p : points) {
        if (!board.contains(p))
            throw Error(std::string(option) + ' ' + name_of(p) + ": the board has no such point");
        if (!is_stone(board[p])) throw Error(std::string(option) + ' ' + name_of(p) + ": there is no stone");
    }
}

/// One chain has one fate.
void check_chains(const std::vector<Point>& one, const std::vector<Point>& other, const Board& board) {
    for (const Point p : one) {
        const PointSet chain = chain_at(board, p).stones;
        for (const Point q : other)
            if (chain.contains(q))
                throw Error(name_of(p) + " and " + name_of(q) +
                            " are one chain and have one fate; leave one of them out");
    }
}

struct SaidFate {
    std::string_view name;
    std::vector<Point> Overrides::*points;
};
constexpr SaidFate fates[] = {
    {"dead", &Overrides::dead}, {"alive", &Overrides::alive}, {"seki", &Overrides::seki}};

/// `check(one, other)` of each two of them.
template <typename Check>
void for_two_fates(Check check) {
    for (const SaidFate* one = std::begin(fates); one != std::end(fates); ++one)
        for (const SaidFate* other = one + 1; other != std::end(fates); ++other) check(*one, *other);
}

void check_overrides(const Overrides& overrides, const Board& board) {
    for (const SaidFate& fate : fates)
        check_points(overrides.*fate.points, board, "--" + std::string(fate.name));
    for_two_fates([&](const SaidFate& one, const SaidFate& other) {
        check_chains(overrides.*one.points, overrides.*other.points, board);
    });
}

}  // namespace

double usual_komi(const Ruleset& rules, int handicap) { return handicap >= 2 ? 0.5 : rules.default_komi; }

void refuse_beyond_end(const Game& game, const PositionRequest& request) {
    if (request.until && *request.until > game.move_count())
        throw Error(fmt::format("the game has {} moves, so there is no position after move {}",
                                game.move_count(), *request.until));
}

Prepared prepare(const Game& game, ReplayedPosition replayed, const PositionRequest& request,
                 const std::string& file) {
    const EstimateOptions options = options_for(game.info, replayed.position, game.is_set_up(), request);
    Prepared prepared{as_requested(std::move(replayed.position), request), options, {}};
    prepared.options.habit = habit_at(game, request.moves.empty() ? replayed.move : -1);
    prepared.from.file = file;
    prepared.from.game = request.selection.game;
    prepared.from.move = replayed.move;
    prepared.from.last_move = replayed.last_move;
    play_moves(prepared, request);
    check_overrides(prepared.options.overrides, prepared.position.board);
    prepared.from.facts = game.info.facts;
    prepared.from.recorded_result = game.info.result;
    prepared.from.warnings = game.warnings;
    prepared.from.variation = request.selection.variation;
    prepared.from.set_up = game.is_set_up();
    return prepared;
}

Prepared prepare(const Game& game, std::string_view bytes, const PositionRequest& request,
                 const std::string& file) {
    refuse_beyond_end(game, request);
    Prepared prepared = prepare(game, replay(game, request.until), request, file);
    prepared.from.source = bytes;
    if (prepared.from.set_up)
        prepared.from.asks = problem_words_of_record(bytes, request.selection.game).first.has_value();
    return prepared;
}

Prepared prepare(std::string_view bytes, const PositionRequest& request, const std::string& file) {
    return prepare(read_game(bytes, request.selection), bytes, request, file);
}

Prepared prepare(Board board, const PositionRequest& request, const std::string& file) {
    GameInfo info;
    info.size = board.size();
    const bool breathes = breathless_stones(board).empty();
    Position position(board.size());
    position.board = std::move(board);
    position.to_move = request.to_move.value_or(Color::black);
    position = captured(std::move(position));
    const EstimateOptions options = options_for(info, position, true, request);
    Prepared prepared{as_requested(std::move(position), request), options, {}};
    if (!breathes) prepared.from.warnings.push_back({{}, breathless_warning});
    prepared.from.file = file;
    play_moves(prepared, request);
    check_overrides(prepared.options.overrides, prepared.position.board);
    return prepared;
}

void refuse_two_fates(const Overrides& overrides) {
    for_two_fates([&](const SaidFate& first, const SaidFate& second) {
        const std::vector<Point>&one = overrides.*first.points, &other = overrides.*second.points;
        const auto point = std::find_first_of(one.begin(), one.end(), other.begin(), other.end());
        if (point != one.end())
            throw Error(fmt::format("{0} cannot be both {1} and {2}; leave out --{1} or --{2}",
                                    name_of(*point), first.name, second.name));
    });
}

double seconds_since(std::chrono::steady_clock::time_point start) {
    const auto elapsed = std::chrono::steady_clock::now() - start;
    return static_cast<double>(std::chrono::round<std::chrono::microseconds>(elapsed).count()) / 1e6;
}

Estimate estimate_timed(Prepared& prepared) {
    const auto start = std::chrono::steady_clock::now();
    Estimate result = estimate(prepared.position, prepared.options);
    prepared.from.seconds = seconds_since(start);
    return result;
}

}  // namespace goterr
