#include "fair_base.hpp"

#include <cmath>

#include "goterr/board/board.hpp"

#include "thresholds.hpp"

namespace goterr {
namespace {

/// How many stones more black has played.
int moves_more(const Position& position) {
    int more = position.prisoners.white - position.prisoners.black;
    for (const Color stone : position.board.values()) more += sign(stone);
    return more;
}

/// Of two who take turns, the one to move has played as often as the other if he began, else once less.
Color who_began(const Position& position) {
    const Color turn = position.to_move;
    const int more = sign(turn) * moves_more(position);
    return more == 0 ? turn : more == -1 ? opponent(turn) : Color::empty;
}

/// Where territory counts, a stone more that was played is a point less: it stands there, or is the other's
/// prisoner.
double fair_base(Color first, const Position& position, const EstimateOptions& options) {
    const bool territory = options.rules.scoring == Scoring::territory;
    return -sign(first) * (fair_komi + (territory && position.to_move != first ? 1 : 0));
}

/// Black had his stones on the board before white began. Where the area counts he gives them back.
double handicap_base(const Position& position, const EstimateOptions& options) {
    const bool answered = options.rules.scoring == Scoring::territory && position.to_move == Color::black;
    return -(no_komi + options.handicap - (answered ? 1 : 0));
}

/// Before so many of a board's points are taken hardly any stone was.
constexpr int points_a_stone = 8;

bool has_few_stones(const Board& board) {
    const int stones = board.size().area() - empties_in(all_points(board.size()), board);
    return stones * points_a_stone <= board.size().area();
}

/// Half a point excludes draws and makes up for nothing.
constexpr double least_compensation = 1;

}  // namespace

RecordedTerms recorded_terms(const Position& position, double komi) {
    return {komi, position.prisoners, who_began(position)};
}

RecordedTerms drawn_terms(const Position& position, double komi) {
    RecordedTerms terms = recorded_terms(position, komi);
    const bool known =
        is_stone(terms.first) && (position.prisoners != Prisoners{} || has_few_stones(position.board));
    if (!known && std::abs(komi) >= least_compensation) terms.first = komi > 0 ? Color::black : Color::white;
    return terms;
}

std::vector<double> fair_bases(const Position& position, const EstimateOptions& options) {
    if (options.handicap >= handicap_from) return {handicap_base(position, options)};
    const Color first = options.recorded ? options.recorded->first : who_began(position);
    if (is_stone(first)) return {fair_base(first, position, options)};
    return {fair_base(Color::black, position, options), fair_base(Color::white, position, options)};
}

}  // namespace goterr
