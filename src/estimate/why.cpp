#include "goterr/estimate/why.hpp"

#include "goterr/core/error.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

/// Differences of single moves drown in what differs from one set of sampled games to the next: they are
/// taken from as many games as there are.
EstimateOptions thorough(EstimateOptions options) {
    options.effort = Effort::deep;
    return options;
}

double lead_with_turn_passed(const Position& position, const EstimateOptions& options) {
    return estimate_without_dragons(with_turn(position, opponent(position.to_move)), options).lead();
}

/// The lead after a side has played here, where it may.
std::optional<double> lead_after(Position position, Point point, Color side, const EstimateOptions& options) {
    position = with_turn(std::move(position), side);
    if (legality(position, point, side) != Legality::legal) return std::nullopt;
    return estimate_without_dragons(play(std::move(position), point, side), options).lead();
}

/// Bouzy's map and influence as `map` has them.
void add_quiet_layers(Why& answer, const Study& study) {
    answer.bouzy = close_bubbles(study.bouzy(bouzy_territory))[answer.point];
    const TerritoryMap territory = study.territory(study.position().to_move);
    answer.territory = territory.value[answer.point];
    answer.sphere = territory.sphere[answer.point];
}

bool is_late(const Board& board) {
    const int stones = (points_of_color(board, Color::black) | points_of_color(board, Color::white)).count();
    return stones * late_for_one_stone_in >= board.size().area();
}

void add_play(Why& answer, const Study& study) {
    if (!is_late(study.board())) return;
    for (const EndgamePlay& play : read_endgame(study.analysis(), study.options()).plays)
        if (play.points.contains(answer.point)) answer.play = play;
}

void add_dragon(Why& answer, const Study& study) {
    const std::vector<Dragon>& dragons = study.dragons();
    const Dragon* const dragon = dragon_at(dragons, answer.point);
    if (!dragon) return;
    answer.dragon = *dragon;
    for (const WeakLink& link : study.weak_links()) {
        const PointSet& first = dragons[static_cast<std::size_t>(link.first)].stones;
        const PointSet& second = dragons[static_cast<std::size_t>(link.second)].stones;
        if (first.contains(answer.point)) answer.weak_links.push_back({second.first(), link.cut, link.join});
        if (second.contains(answer.point)) answer.weak_links.push_back({first.first(), link.cut, link.join});
    }
}

/// Where the move here brings less than the estimate expects: the one that was missed. `lead_of` a move of
/// the side to move.
template <typename LeadOf>
void add_better(Why& answer, LeadOf lead_of) {
    const int side = sign(answer.estimate.position.to_move);
    const auto& here = side > 0 ? answer.black_plays : answer.white_plays;
    if (!here || side * (answer.estimate.lead() - *here) <= 0) return;
    const auto liked = suggest(answer.estimate);
    if (!liked || liked->point == answer.point) return;
    const auto lead = lead_of(liked->point);
    if (lead && side * (*lead - *here) > 0) answer.better = Suggestion{liked->point, *lead};
}

}  // namespace

Why why(const Study& study, Point point) {
    const Position& position = study.position();
    if (!position.board.contains(point)) throw Error(name_of(point) + " is not on this board");
    Why answer;
    answer.point = point;
    answer.estimate = study.estimate();
    add_dragon(answer, study);
    answer.playouts = study.analysis().samples.games;
    answer.playout_share = study.analysis().samples.ownership[point];
    add_quiet_layers(answer, study);
    // by the estimates that are shown, so that passing changes them by what is said here
    answer.turn_worth =
        sign(position.to_move) * (answer.estimate.lead() - lead_with_turn_passed(position, study.options()));
    if (answer.dragon) return answer;
    add_play(answer, study);
    EstimateOptions deep = thorough(study.options());
    if (!answer.estimate.expected_lead) deep.count = answer.estimate.counted;  // like for like
    const double before = estimate_without_dragons(position, deep).lead();
    const auto play_of = [&](Point p, Color side) -> std::optional<double> {
        const auto after = lead_after(position, p, side, deep);
        return after ? std::optional(answer.estimate.lead() + *after - before) : std::nullopt;
    };
    answer.black_plays = play_of(point, Color::black);
    answer.white_plays = play_of(point, Color::white);
    add_better(answer, [&](Point p) { return play_of(p, position.to_move); });
    return answer;
}

}  // namespace goterr
