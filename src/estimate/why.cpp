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

double lead_with(Position position, Color to_move, const EstimateOptions& options) {
    position.to_move = to_move;
    return estimate(position, options).lead();
}

std::optional<double> lead_after(Position position, Point point, Color side, const EstimateOptions& options) {
    position.to_move = side;
    if (legality(position, point, side) != Legality::legal) return std::nullopt;
    return estimate(play(std::move(position), point, side), options).lead();
}

void add_quiet_layers(Why& answer, const Evidence& evidence) {
    const Board quiet = without(evidence.position.board, evidence.dead);
    answer.bouzy = close_bubbles(bouzy_map(quiet))[answer.point];
    const Standing standing = all_living(quiet);
    const TerritoryMap territory = territory_map(quiet, standing, influence_map(quiet, standing));
    answer.territory = territory.value[answer.point];
    answer.region = territory.region[answer.point];
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
    answer.turn_worth =
        lead_with(position, Color::black, options) - lead_with(position, Color::white, options);
    if (!answer.dragon) {
        answer.black_plays = lead_after(position, point, Color::black, options);
        answer.white_plays = lead_after(position, point, Color::white, options);
    }
    return answer;
}

}  // namespace goterr
