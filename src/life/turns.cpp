#include "goterr/life/turns.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "closed_fight.hpp"
#include "goterr/core/sorting.hpp"
#include "race.hpp"
#include "settle.hpp"
#include "siege_ground.hpp"
#include "thresholds.hpp"
#include "witnesses.hpp"

namespace goterr {
namespace life {
namespace {

bool is_asked(const Dragon& dragon, double clear) {
    return std::abs(dragon.survival) < clear && is_sampled(dragon);
}

/// Stones in doubt, in thousandths.
long stake_of(const Dragon& dragon) {
    return std::lround(dragon.stones.count() * (1 - std::abs(dragon.survival)) * 1000);
}

/// Those with most stones in doubt first.
std::vector<std::size_t> asked(const Scene& scene, double clear) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < scene.dragons.size(); ++i)
        if (is_asked(scene.dragons[i], clear)) numbers.push_back(i);
    sort_stably(numbers, [&](std::size_t a, std::size_t b) {
        const long stake_a = stake_of(scene.dragons[a]), stake_b = stake_of(scene.dragons[b]);
        return stake_a != stake_b ? stake_a > stake_b : a < b;
    });
    return numbers;
}

/// A line that begins far from the dragon did so by chance: no move stood out.
Fate fate_from(Survival survival, double stands, const PointSet& stones) {
    if (!survival.line.empty() && !is_near(survival.line.front(), stones)) survival.line.clear();
    return {survival.share >= stands ? Outcome::alive : Outcome::dead, Known::sampled,
            std::move(survival.line), survival.share};
}

/// The share of the games around a dragon in which it has to stand to be alive.
double share_to_stand(double share, double survival) {
    const double beyond = survival - std::clamp(survival, -sure_survival, sure_survival);
    return share - weight_of_survival * beyond;
}

/// A dragon that stands though the attacker begins stands all the more if its owner does, and the other way
/// around: the likelier answer is asked for first, and often there is no need for the second.
class Inquiry {
public:
    Inquiry(const Siege& siege, const Dragon& dragon, SiegeGames games)
        : siege_(siege),
          side_(dragon.side),
          stones_(dragon.stones),
          survival_(dragon.survival),
          games_(games) {
        ask_both();
        if (contradicts_itself()) {
            games_.least = games_.each;
            ask_both();
        }
        if (is_critical() && defended_.kept <= attacked_.kept)
            defended_.outcome = attacked_.outcome = Outcome::unknown;
    }
    int spent() const { return spent_; }
    Statement said_of(std::size_t dragon) const {
        const auto first = [](const Fate& fate) {
            return fate.line.empty() ? std::vector<Point>{} : std::vector{fate.line.front()};
        };
        return {dragon,           Witness::siege,  defended_, attacked_, {.cause = Cause::siege},
                first(defended_), first(attacked_)};
    }

private:
    Survival ask(Color first, double goal) {
        const auto least = static_cast<int>(games_.least * (1 - std::abs(survival_) / 2));
        Survival survival = besiege(siege_, first,
                                    {.least = std::max(least, SiegeGames::fewest),
                                     .most = games_.each,
                                     .goal = goal,
                                     .sure = games_.sure});
        spent_ += survival.games;
        return survival;
    }
    void ask_both() {
        if (survival_ >= 0)
            ask_attacked() || ask_defended();
        else
            ask_defended() || ask_attacked();
    }
    /// Nobody stands more often where he is attacked first: these games were too few.
    bool contradicts_itself() const { return is_critical() && defended_.kept < attacked_.kept; }
    bool is_critical() const {
        return attacked_.outcome == Outcome::dead && defended_.outcome == Outcome::alive;
    }
    /// True if that answers both.
    bool ask_attacked() {
        const double stands = share_to_stand(stands_attacked, survival_);
        attacked_ = fate_from(ask(opponent(side_), 1 - stands), stands, stones_);
        if (attacked_.outcome == Outcome::alive) defended_ = fate(Outcome::alive);
        return attacked_.outcome == Outcome::alive;
    }
    bool ask_defended() {
        const double stands = share_to_stand(stands_defended, survival_);
        defended_ = fate_from(ask(side_, stands), stands, stones_);
        if (defended_.outcome == Outcome::dead) attacked_ = fate(Outcome::dead);
        return defended_.outcome == Outcome::dead;
    }

    const Siege& siege_;
    Color side_;
    const PointSet& stones_;
    double survival_;
    SiegeGames games_;
    Fate attacked_;
    Fate defended_;
    int spent_ = 0;
};

Statement race_stated(const Race& race, std::size_t dragon) {
    Statement said = as_stated(race.reading, dragon, Witness::race);
    const Status status = status_of(said.owner_first, said.attacker_first);
    said.reason.cause = status == Status::alive  ? Cause::race_won
                        : status == Status::dead ? Cause::race_lost
                                                 : Cause::race_open;
    said.reason.own_liberties = race.own;
    said.reason.enemy_liberties = race.enemy;
    return said;
}

/// One a dragon, as far as the boards go: equals, as on symmetric boards, are treated alike.
std::vector<FightReading> readings_of(const Scene& scene, const std::vector<std::size_t>& numbers,
                                      const ClosedReading& options) {
    std::vector<FightReading> readings(scene.dragons.size());
    int left = options.total;
    long last = 0;
    for (const std::size_t i : numbers) {
        const long stake = stake_of(scene.dragons[i]);
        if (left <= 0 && stake != last) break;
        last = stake;
        SiegeGround ground = ground_of(scene, scene.dragons[i], options.most_empties);
        if (ground.empties > options.most_empties) continue;
        PointSet points = with_all_who_fight(std::move(ground.points), scene);
        readings[i] =
            read_closed(scene.dragons[i], siege_on(std::move(points), scene, static_cast<int>(i)), options);
        left -= readings[i].boards;
    }
    return readings;
}

bool is_settled(const FightReading& reading) {
    return reading.attacked_first == reading.defended_first &&
           (reading.attacked_first == FightResult::stands || reading.attacked_first == FightResult::taken);
}

}  // namespace

Evidence hear_enclosures(const Scene& scene, const SureReading& options) {
    const std::vector<std::size_t> numbers = asked(scene, clear_without_reading);
    const std::vector<FightReading> readings = readings_of(scene, numbers, options.closed);
    Evidence evidence;
    for (const std::size_t i : numbers)
        if (is_settled(readings[i]) && says_something(scene, i, readings))
            evidence.push_back(as_stated(readings[i], i, Witness::enclosure));
    return evidence;
}

Evidence hear_sieges(const Scene& scene, const SiegeGames& games) {
    const std::vector<std::size_t> numbers = asked(scene, games.clear);
    const std::vector<FightReading> readings = readings_of(scene, numbers, games.closed);
    Evidence evidence;
    int left = games.total;
    long last = 0;
    for (const std::size_t i : numbers) {
        const Dragon& dragon = scene.dragons[i];
        const long stake = stake_of(dragon);
        if (says_something(scene, i, readings)) {
            evidence.push_back(as_stated(readings[i], i, Witness::enclosure));
            continue;
        }
        if (left < games.least && stake != last)
            continue;  // equals, as on symmetric boards, are treated alike
        last = stake;
        const Siege siege = siege_of(scene, static_cast<int>(i));
        if (const auto race = count_race(scene, dragon, siege)) {
            evidence.push_back(race_stated(*race, i));
            continue;
        }
        if (dragon.reason.by == Witness::net) continue;
        const Inquiry inquiry(siege, dragon, games);
        left -= inquiry.spent();
        evidence.push_back(inquiry.said_of(i));
    }
    return evidence;
}

}  // namespace life

Verdicts read_surely(const Findings& findings, Verdicts verdicts, const SureReading& options) {
    return life::heard(
        findings, std::move(verdicts),
        [&](const life::Scene& scene) { return life::hear_worst_cases(scene, options.worst_boards); },
        [&](const life::Scene& scene) { return life::hear_enclosures(scene, options); });
}

Verdicts sample_turns(const Findings& findings, Verdicts verdicts, const SiegeGames& games) {
    return life::heard(
        findings, std::move(verdicts),
        [&](const life::Scene& scene) { return life::hear_worst_cases(scene, games.worst_boards); },
        [&](const life::Scene& scene) { return life::hear_net(scene); },
        [&](const life::Scene& scene) { return life::hear_sieges(scene, games); },
        [&](const life::Scene& scene) { return games.rivals ? life::hear_prey(scene) : Evidence{}; });
}

}  // namespace goterr
