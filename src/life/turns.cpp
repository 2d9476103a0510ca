#include "goterr/life/turns.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "race.hpp"
#include "settle.hpp"
#include "siege_ground.hpp"
#include "thresholds.hpp"
#include "witnesses.hpp"

namespace goterr {
namespace life {
namespace {

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

bool hangs_on_ko(const Statement& said) {
    return said.owner_first.outcome == Outcome::ko || said.attacker_first.outcome == Outcome::ko;
}

}  // namespace

Evidence hear_sieges(const Scene& scene, const SiegeGames& games) {
    Evidence evidence;
    int left = games.total;
    long last = 0;
    for (const std::size_t i : in_doubt(scene, games.clear)) {
        const Dragon& dragon = scene.dragons[i];
        const long stake = stake_of(dragon);
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

Verdicts read_fights(const Findings& findings, Verdicts verdicts, const FightLimits& limits) {
    return life::heard(findings, std::move(verdicts), [&](const life::Scene& scene) {
        Evidence evidence = life::hear_doubtful_fights(scene, limits, life::clear_without_reading);
        std::erase_if(evidence, life::hangs_on_ko);
        return evidence;
    });
}

Verdicts sample_turns(const Findings& findings, Verdicts verdicts, const SiegeGames& games) {
    return life::heard(
        findings, std::move(verdicts),
        [&](const life::Scene& scene) {
            return life::hear_doubtful_fights(scene, games.fights, games.clear);
        },
        [&](const life::Scene& scene) { return life::hear_net(scene); },
        [&](const life::Scene& scene) { return life::hear_sieges(scene, games); },
        [&](const life::Scene& scene) { return games.rivals ? life::hear_prey(scene) : Evidence{}; });
}

}  // namespace goterr
