#include "goterr/estimate/why.hpp"

#include <algorithm>

#include "goterr/core/error.hpp"
#include "goterr/estimate/counting.hpp"
#include "goterr/estimate/evidence.hpp"
#include "goterr/influence/barriers.hpp"
#include "goterr/life/profile.hpp"
#include "goterr/life/standing.hpp"

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

/// The lead after a side has played here, where it may.
std::optional<double> lead_after(Position position, Point point, Color side, const EstimateOptions& options) {
    position.to_move = side;
    if (legality(position, point, side) != Legality::legal) return std::nullopt;
    return estimate(play(std::move(position), point, side), options).lead();
}

/// Bouzy's map and influence, influence as `map territory` has it.
void add_quiet_layers(Why& answer) {
    const Position& position = answer.estimate.position;
    answer.bouzy = close_bubbles(bouzy_map(without(position.board, answer.estimate.dead)))[answer.point];
    const Standing standing = standing_of(position.board, counted_dragons(answer.estimate), position.to_move);
    const TerritoryMap territory = territory_map(
        position.board, standing, influence_in_turn(position.board, standing, position.to_move));
    answer.territory = territory.value[answer.point];
    answer.sphere = territory.sphere[answer.point];
}

void add_dragon(Why& answer, const Evidence& evidence, Effort effort) {
    const auto dragons =
        with_eyes_and_escape(evidence.dragons, evidence.position.board, evidence.chains, evidence.tactics);
    answer.dragon = dragon_at(dragons, answer.point);
    if (!answer.dragon) return;
    for (const WeakLink& link : weak_links(evidence, effort)) {
        const PointSet& first = dragons[static_cast<std::size_t>(link.first)].stones;
        const PointSet& second = dragons[static_cast<std::size_t>(link.second)].stones;
        if (first.contains(answer.point)) answer.weak_links.push_back({second.first(), link.cut, link.join});
        if (second.contains(answer.point)) answer.weak_links.push_back({first.first(), link.cut, link.join});
    }
}

}  // namespace

Why why(const Position& position, Point point, const EstimateOptions& options) {
    if (!position.board.contains(point)) throw Error(name_of(point) + " is not on this board");
    const Evidence evidence = gather(position, options);
    Why answer;
    answer.point = point;
    answer.estimate = estimate(evidence, options);
    add_dragon(answer, evidence, options.effort);
    answer.playouts = evidence.samples.games;
    answer.playout_share = evidence.samples.ownership[point];
    add_quiet_layers(answer);
    const EstimateOptions deep = thorough(options);
    const double blacks_turn = lead_with(position, Color::black, deep);
    const double whites_turn = lead_with(position, Color::white, deep);
    answer.turn_worth = blacks_turn - whites_turn;
    if (answer.dragon) return answer;
    const double before = position.to_move == Color::black ? blacks_turn : whites_turn;
    const auto play_of = [&](Color side) -> std::optional<double> {
        const auto after = lead_after(position, point, side, deep);
        return after ? std::optional(answer.estimate.lead() + *after - before) : std::nullopt;
    };
    answer.black_plays = play_of(Color::black);
    answer.white_plays = play_of(Color::white);
    return answer;
}

}  // namespace goterr
