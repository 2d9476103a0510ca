#include "goterr/life/turns.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "chance.hpp"
#include "race.hpp"
#include "settle.hpp"
#include "siege_ground.hpp"
#include "thresholds.hpp"
#include "witnesses.hpp"

namespace goterr {
namespace life {
namespace {

/// The share of the games around a dragon in which it has to stand to be alive.
double share_to_stand(double share, double survival) {
    const double beyond = survival - std::clamp(survival, -sure_survival, sure_survival);
    return share - weight_of_survival * beyond;
}

/// What the games around a dragon are weighed with, for one side to begin.
class Belief {
public:
    /// By its survival alone: it is alive where it stands in `share` of the games around it.
    Belief(double share, double survival) : needed_(share_to_stand(share, survival)) {}
    /// By what a net expects, as independent words are weighed: their odds are multiplied. It is alive where
    /// that makes `likely`.
    Belief(double likely, const Fate& expected)
        : odds_(odds_of(expected.kept)), needed_(chance_of(odds_of(likely) / *odds_)) {}

    /// The share of the games in which it has to stand to be alive.
    double needed() const { return needed_; }
    Fate after(Survival survival) const {
        const double word = odds_ ? std::clamp(survival.share, 1 - surest_word, surest_word) : survival.share;
        return {word >= needed_ ? Outcome::alive : Outcome::dead, Known::sampled, std::move(survival.line),
                odds_ ? chance_of(*odds_ * odds_of(word)) : word};
    }

private:
    static double odds_of(double chance) { return chance / (1 - chance); }
    static double chance_of(double odds) { return odds / (1 + odds); }

    std::optional<double> odds_ = {};
    double needed_;
};

/// If its attacker, or its owner, begins.
struct Beliefs {
    Belief attacked;
    Belief defended;
};

Beliefs beliefs_of(const Dragon& dragon) {
    if (dragon.reason.by != Witness::net)
        return {{stands_attacked, dragon.survival}, {stands_defended, dragon.survival}};
    const LikelyToStand& least = is_large(dragon) ? large_stands_weighed : small_stands;
    return {{least.attacked, dragon.attacker_first}, {least.defended, dragon.owner_first}};
}

/// A dragon that stands though the attacker begins stands all the more if its owner does, and the other way
/// around: the likelier answer is asked for first, and often there is no need for the second.
class Inquiry {
public:
    Inquiry(const Siege& siege, const Dragon& dragon, SiegeGames games)
        : siege_(siege), dragon_(dragon), beliefs_(beliefs_of(dragon)), games_(games) {
        ask_both();
        if (is_critical() && defended_.kept <= attacked_.kept)
            defended_.outcome = attacked_.outcome = Outcome::unknown;
    }
    int spent() const { return spent_; }
    Statement said_of(std::size_t dragon) const {
        const auto first = [](const Fate& fate) {
            return fate.line.empty() ? std::vector<Point>{} : std::vector{fate.line.front()};
        };
        const Cause cause = is_expected() ? Cause::net : Cause::siege;
        return {dragon,           Witness::siege,   defended_,       attacked_,
                {.cause = cause}, first(defended_), first(attacked_)};
    }

private:
    bool is_expected() const { return dragon_.reason.by == Witness::net; }
    /// A line that begins far from the dragon did so by chance: no move stood out.
    Fate ask(Color first, const Belief& belief) {
        const auto least = static_cast<int>(games_.least * (1 - std::abs(dragon_.survival) / 2));
        Survival survival = besiege(siege_, first,
                                    {.least = std::max(least, SiegeGames::fewest),
                                     .most = games_.each,
                                     .goal = first == dragon_.side ? belief.needed() : 1 - belief.needed(),
                                     .sure = games_.sure});
        spent_ += survival.games;
        if (!survival.line.empty() && !is_near(survival.line.front(), dragon_.stones)) survival.line.clear();
        return belief.after(std::move(survival));
    }
    void ask_both() {
        if (dragon_.survival >= 0)
            ask_attacked() || ask_defended();
        else
            ask_defended() || ask_attacked();
    }
    bool is_critical() const {
        return attacked_.outcome == Outcome::dead && defended_.outcome == Outcome::alive;
    }
    /// True if that answers both.
    bool ask_attacked() {
        attacked_ = ask(opponent(dragon_.side), beliefs_.attacked);
        if (attacked_.outcome == Outcome::alive) defended_ = fate(Outcome::alive);
        return attacked_.outcome == Outcome::alive;
    }
    bool ask_defended() {
        defended_ = ask(dragon_.side, beliefs_.defended);
        if (defended_.outcome == Outcome::dead) attacked_ = fate(Outcome::dead);
        return defended_.outcome == Outcome::dead;
    }

    const Siege& siege_;
    const Dragon& dragon_;
    Beliefs beliefs_;
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
        if (dragon.reason.by == Witness::net && !games.after_net) continue;
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
