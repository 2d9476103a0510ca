#include "hanging.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "goterr/board/orientation.hpp"
#include "goterr/estimate/counting.hpp"
#include "played_out.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

bool hangs_on_turn(const Dragon& dragon) {
    return dragon.reason.by >= Witness::race && !dragon.saved_by.empty() && !dragon.killed_by.empty() &&
           counts_as_dead(dragon, Color::black) != counts_as_dead(dragon, Color::white);
}

/// Of those that hang on the turn the one with most stones; of equals the first as the board lies in its
/// canonical orientation.
const Dragon* largest_hanging(const Analysis& analysis) {
    const Board& board = analysis.position.board;
    int most = 0;
    PointSet candidates(board.size());
    for (const Dragon& dragon : analysis.dragons()) {
        const int stones = dragon.stones.count();
        if (!hangs_on_turn(dragon) || stones < most) continue;
        if (stones > most) candidates = PointSet(board.size());
        most = stones;
        candidates |= dragon.stones;
    }
    return most == 0 ? nullptr : dragon_at(analysis.dragons(), in_canonical_order(candidates, board).front());
}

/// Dragons that the same moves save and kill: a play by itself.
struct Contest {
    Point black, white;  ///< where each side plays
    PointSet black_stones, white_stones;
};

std::vector<Contest> contests_of(const Analysis& analysis) {
    std::vector<Contest> contests;
    for (const Dragon& dragon : analysis.dragons()) {
        if (!hangs_on_turn(dragon)) continue;
        const bool is_black = dragon.side == Color::black;
        const Point save = dragon.saved_by.front(), kill = dragon.killed_by.front();
        const Point black = is_black ? save : kill, white = is_black ? kill : save;
        auto of = std::find_if(contests.begin(), contests.end(),
                               [&](const Contest& c) { return c.black == black && c.white == white; });
        const PointSet none(dragon.stones.size());
        if (of == contests.end()) of = contests.insert(of, {black, white, none, none});
        (is_black ? of->black_stones : of->white_stones) |= dragon.stones;
    }
    return contests;
}

/// What only sampled games have in doubt nobody takes here, so that it does not change hands with the turn.
Analysis in_doubt_as_before(Analysis now, const Analysis& start) {
    const PointSet doubtful = stones_of(now.dragons(), now.position.board.size(), [](const Dragon& dragon) {
        return is_unsettled(dragon) && !hangs_on_turn(dragon);
    });
    const PointSet dead = (now.dead() - doubtful) | (start.dead() & doubtful);
    now.cleared = cleared_board(now.position.board, dead);
    return now;
}

}  // namespace

std::optional<Position> after(Position position, const std::vector<LastMove>& moves, Color first) {
    position = with_turn(std::move(position), first);
    for (const LastMove& move : moves) {
        if (move.point && legality(position, *move.point, move.side) != Legality::legal) return std::nullopt;
        position = move.point ? play(std::move(position), *move.point, move.side)
                              : pass(std::move(position), move.side);
        position.to_move = opponent(move.side);
    }
    return position;
}

std::vector<EndgamePlay> plays_about_dragons(const Analysis& analysis, const EstimateOptions& options) {
    std::vector<EndgamePlay> plays;
    if (analysis.stage == Stage::open) return plays;
    const Board& board = analysis.position.board;
    const auto lead = [&](const Position& position, const PointSet& dead) {
        const PointSet standing = still_standing(dead, board, position.board);
        return count(position, flood_owners(position.board, standing), options).lead();
    };
    const double now = lead(analysis.position, analysis.dead());
    const auto halves = [](double points) { return Rational(std::lround(2 * points), 4); };
    for (const Contest& c : contests_of(analysis)) {
        const auto black = after(analysis.position, {{Color::black, c.black}}, Color::black),
                   white = after(analysis.position, {{Color::white, c.white}}, Color::white);
        if (!black || !white) continue;
        const double most = lead(*black, (analysis.dead() | c.white_stones) - c.black_stones),
                     least = lead(*white, (analysis.dead() | c.black_stones) - c.white_stones);
        plays.push_back({c.black_stones | c.white_stones, c.black, c.white, halves(most - least),
                         halves(most + least - 2 * now), PlayKind::gote});
    }
    return plays;
}

TurnsTaken take_turns(const Analysis& start, Color first, const EstimateOptions& options) {
    TurnsTaken turns;
    for (Color side = first; turns.moves.size() < most_turns; side = opponent(side)) {
        const Analysis& analysis = turns.analysis ? *turns.analysis : start;
        const Dragon* dragon = analysis.stage == Stage::open ? nullptr : largest_hanging(analysis);
        if (!dragon) break;
        const bool saves = dragon->side == side;
        const Point point = (saves ? dragon->saved_by : dragon->killed_by).front();
        const LastMove move{side, point, saves ? LastReason::teire : LastReason::capture};
        const auto position = after(analysis.position, {move}, side);
        if (!position) break;
        turns.moves.push_back(move);
        turns.analysis =
            in_doubt_as_before(analyze(*position, analysis_options(options, position->board.size())), start);
    }
    return turns;
}

}  // namespace goterr
