#include "goterr/estimate/why.hpp"

#include <algorithm>

#include "goterr/core/error.hpp"
#include "goterr/estimate/evidence.hpp"
#include "goterr/life/profile.hpp"

namespace goterr {
namespace {

std::optional<Dragon> dragon_at(const std::vector<Dragon>& dragons, Point point) {
    const auto found = std::find_if(dragons.begin(), dragons.end(),
                                    [&](const Dragon& dragon) { return dragon.stones.contains(point); });
    if (found == dragons.end()) return std::nullopt;
    return *found;
}

/// Differences of single moves drown in what differs from one set of sampled games to the next: they are taken from as
/// many games as there are.
EstimateOptions thorough(EstimateOptions options) {
    options.effort = Effort::deep;
    return options;
}

double lead_with(Position position, Color to_move, const EstimateOptions& options) {
    position.to_move = to_move;
    return estimate(position, options).lead();
}

/// How the lead changes, in points, when a side plays here instead of what the position expects.
std::optional<double> change_after(Position position, Point point, Color side,
                                   const EstimateOptions& options) {
    const double before = estimate(position, options).lead();
    position.to_move = side;
    if (legality(position, point, side) != Legality::legal) return std::nullopt;
    return estimate(play(std::move(position), point, side), options).lead() - before;
}

void add_quiet_layers(Why& answer, const Evidence& evidence) {
    const Board quiet = without(evidence.position.board, evidence.dead);
    answer.bouzy = close_bubbles(bouzy_map(quiet))[answer.point];
    const Standing standing = all_living(quiet);
    const TerritoryMap territory = territory_map(quiet, standing, influence_map(quiet, standing));
    answer.territory = territory.value[answer.point];
    answer.sphere = territory.sphere[answer.point];
}

}  // namespace

Why why(const Position& position, Point point, const EstimateOptions& options) {
    if (!position.board.contains(point)) throw Error(name_of(point) + " is not on this board");
    const Evidence evidence = gather(position, options);
    Why answer;
    answer.point = point;
    answer.estimate = estimate(position, options);
    answer.dragon = dragon_at(
        with_eyes_and_escape(evidence.dragons, position.board, evidence.chains, evidence.tactics), point);
    answer.playouts = evidence.samples.games;
    answer.playout_share = evidence.samples.ownership[point];
    add_quiet_layers(answer, evidence);
    const EstimateOptions deep = thorough(options);
    answer.turn_worth = lead_with(position, Color::black, deep) - lead_with(position, Color::white, deep);
    if (!answer.dragon) {
        const auto lead_after = [&](Color side) -> std::optional<double> {
            const auto change = change_after(position, point, side, deep);
            return change ? std::optional(answer.estimate.lead() + *change) : std::nullopt;
        };
        answer.black_plays = lead_after(Color::black);
        answer.white_plays = lead_after(Color::white);
    }
    return answer;
}

}  // namespace goterr
