// Fights about dragons, read to the end: the only place where a judgment reads more than a capture or a link.
//
// There are two looks, by the same rules. The first is at dragons that the games on the whole board leave in
// doubt or are known to get wrong, on small areas; the second, on larger areas and with other limits, at
// those that are still in doubt. Without the first 92.9 % of the counts of 2,544 finished games are exact and
// not 93.8; without the second three of 2,044 questions of suites fewer are right at normal effort, and ten at
// deep effort.

#include <algorithm>
#include <cmath>

#include "base.hpp"
#include "fight_ground.hpp"
#include "goterr/board/chains.hpp"
#include "goterr/reading/fight.hpp"
#include "reach.hpp"
#include "siege_ground.hpp"
#include "thresholds.hpp"
#include "witnesses.hpp"

namespace goterr::life {
namespace {

bool is_large_loss(const Dragon& dragon) {
    return dragon.status == Status::dead && dragon.stones.count() >= large_dead;
}

/// What was read, with which limits.
struct Readings {
    FightLimits limits;
    bool in_doubt;                             ///< the games are unsure of all that was asked about
    std::vector<Base> bases_as_they_are;       ///< one a dragon, nothing lifted
    std::vector<std::optional<Fight>> fights;  ///< one a dragon: what was read
    std::vector<FightReading> of;              ///< one a dragon
};

/// Whether the sampled games are unsure, or sure of something that they are known to get wrong: dragons that
/// have hardly a base, and large ones that are lost.
bool is_doubtful(const Dragon& dragon, const Base& base) {
    if (dragon.reason.cause == Cause::unconditional) return false;
    if (dragon.status == Status::alive && base.largest_own >= room_enough) return false;
    if (std::abs(dragon.survival) < clear_without_reading || is_large_loss(dragon)) return true;
    return dragon.status == Status::alive && base.weak;
}

/// Lives by the sampled games, and has a base.
bool is_out_of_danger(const Dragon& captor, const Base& as_it_is) {
    return is_solid(captor) && !as_it_is.weak;
}

/// A capture counts only when the captors live afterwards: solid dragons with a base, such as have sure life,
/// and, where the games are unsure, those inside the fight whose way to such a dragon the capture opens.
/// Where a ko decides, those inside may be a bent four.
bool captors_live(const Scene& scene, const Readings& readings, std::size_t at) {
    const Dragon& dragon = scene.dragons[at];
    const bool opens = std::abs(dragon.survival) < clear_without_reading &&
                       readings.of[at].attacked_first != FightResult::ko;
    const auto lives = [&](std::size_t captor) {
        return is_out_of_danger(scene.dragons[captor], readings.bases_as_they_are[captor]) ||
               (readings.of[captor].attacked_first == FightResult::stands &&
                lives_for_sure(scene.board(), *readings.fights[captor], readings.limits.boards));
    };
    const auto is_freed = [&](std::size_t captor) {
        return opens && readings.fights[at]->area.includes(scene.dragons[captor].stones);
    };
    const std::vector<std::size_t> captors = captors_of(scene, dragon);
    return (captors.empty() || std::any_of(captors.begin(), captors.end(), lives)) &&
           std::all_of(captors.begin(), captors.end(),
                       [&](std::size_t captor) { return is_freed(captor) || lives(captor); });
}

bool rests_on_ko(const FightReading& reading) {
    return reading.attacked_first == FightResult::ko || reading.defended_first == FightResult::ko;
}

/// What was read stands where the captors do; but a ko says nothing against games that are sure. Where these
/// are in doubt and more stones are taken than one eye has room for, those who took them live.
bool is_believed(const Scene& scene, const Readings& readings, std::size_t number) {
    const FightReading& reading = readings.of[number];
    if (!reading.is_read()) return false;
    if (reading.attacked_first == FightResult::stands) return true;
    const Dragon& dragon = scene.dragons[number];
    const bool games_are_sure = is_large_loss(dragon) && std::abs(dragon.survival) >= clear_without_reading;
    if (games_are_sure && rests_on_ko(reading)) return false;
    return (readings.in_doubt && dragon.stones.count() > largest_nakade) ||
           captors_live(scene, readings, number);
}

/// A ko that whoever starts it takes last is left alone: where that goes for a dragon and for one of its
/// captors, they are in seki (a ten thousand year ko).
bool is_left_alone(const Scene& scene, const Readings& readings, std::size_t number) {
    if (!readings.of[number].owner_takes_ko) return false;
    const std::vector<std::size_t> captors = captors_of(scene, scene.dragons[number]);
    return std::any_of(captors.begin(), captors.end(),
                       [&](std::size_t captor) { return readings.of[captor].owner_takes_ko; });
}

/// Besides its largest chain others of the dragon take part, and nothing else of its color.
bool is_alone(const Board& board, const Fight& fight, const Dragon& dragon) {
    const PointSet own = points_of_color(board, dragon.side) & fight.area;
    return fight.safe.empty() && dragon.stones.includes(own) && own != chain_at(board, fight.target).stones;
}

void read_about(const Scene& scene, Readings& readings, std::size_t number) {
    const Dragon& dragon = scene.dragons[number];
    std::optional<Fight>& fight = readings.fights[number] =
        fight_about(scene, dragon, is_large_loss(dragon), readings.limits.most_empties);
    if (!fight) return;
    fight->target = heart_of(dragon.stones, scene.board());
    fight->all = is_alone(scene.board(), *fight, dragon);
    readings.of[number] = read_fight(scene.board(), *fight, readings.limits.boards);
}

/// As far as the boards go; equals, as on symmetric boards, are treated alike.
void read_about(const Scene& scene, Readings& readings, const std::vector<std::size_t>& numbers) {
    int left = readings.limits.total;
    long last = 0;
    for (const std::size_t i : numbers) {
        const long stake = stake_of(scene.dragons[i]);
        if (left <= 0 && stake != last) break;
        last = stake;
        read_about(scene, readings, i);
        left -= readings.of[i].boards;
    }
}

Fate fate_from(FightResult result, std::optional<Point> move, bool in_part) {
    const Outcome outcome = result == FightResult::stands  ? Outcome::alive
                            : result == FightResult::taken ? Outcome::dead
                                                           : Outcome::ko;
    const Known known = in_part && outcome != Outcome::alive ? Known::sampled : Known::read;
    return fate(outcome, known, move ? std::vector{*move} : std::vector<Point>{});
}

Readings nothing_read(const Scene& scene, const FightLimits& limits, bool in_doubt) {
    const std::size_t dragons = scene.dragons.size();
    return {limits, in_doubt, find_bases(scene, Dead::standing), std::vector<std::optional<Fight>>(dragons),
            std::vector<FightReading>(dragons)};
}

Evidence stated(const Scene& scene, const Readings& readings) {
    Evidence evidence;
    const Fate left_alone = fate(Outcome::seki, Known::read);
    for (std::size_t i = 0; i < scene.dragons.size(); ++i) {
        if (is_left_alone(scene, readings, i))
            evidence.push_back(whoever_begins(i, Witness::fight, left_alone, {.cause = Cause::seki}));
        else if (is_believed(scene, readings, i))
            evidence.push_back(as_stated(readings.of[i], i, Witness::fight));
    }
    return evidence;
}

}  // namespace

Statement as_stated(const FightReading& reading, std::size_t dragon, Witness by) {
    const Fate owner = fate_from(reading.defended_first, reading.save, reading.in_part),
               attacker = fate_from(reading.attacked_first, reading.kill, reading.in_part);
    const Cause cause = rests_on_ko(reading) ? Cause::ko : Cause::read_out;
    return {dragon, by, owner, attacker, {.cause = cause}, owner.line, attacker.line};
}

Evidence hear_fights(const Scene& scene) {
    const std::vector<Base> bases = find_bases(scene, Dead::lifted);
    Readings readings = nothing_read(scene, {most_fight_empties, fight_boards, 0}, false);
    for (std::size_t i = 0; i < scene.dragons.size(); ++i)
        if (is_doubtful(scene.dragons[i], bases[i])) read_about(scene, readings, i);
    return stated(scene, readings);
}

Evidence hear_doubtful_fights(const Scene& scene, const FightLimits& limits, double clear) {
    Readings readings = nothing_read(scene, limits, true);
    read_about(scene, readings, in_doubt(scene, clear));
    return stated(scene, readings);
}

}  // namespace goterr::life
