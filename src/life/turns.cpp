#include "goterr/life/turns.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "closed_fight.hpp"
#include "draft.hpp"
#include "goterr/core/sorting.hpp"
#include "race.hpp"
#include "rivals.hpp"
#include "siege_ground.hpp"
#include "thresholds.hpp"
#include "worst_case.hpp"

namespace goterr {
namespace life {
namespace {

bool is_asked(const Dragon& dragon, double clear) {
    return std::abs(dragon.survival) < clear && dragon.reason.cause == Cause::playouts;
}

/// Stones in doubt, in thousandths.
long stake_of(const Dragon& dragon) {
    return std::lround(dragon.stones.count() * (1 - std::abs(dragon.survival)) * 1000);
}

/// Those with most stones in doubt first.
std::vector<std::size_t> asked(const Draft& draft, double clear) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < draft.dragons.size(); ++i)
        if (is_asked(draft.dragons[i], clear)) numbers.push_back(i);
    sort_stably(numbers, [&](std::size_t a, std::size_t b) {
        const long stake_a = stake_of(draft.dragons[a]), stake_b = stake_of(draft.dragons[b]);
        return stake_a != stake_b ? stake_a > stake_b : a < b;
    });
    return numbers;
}

Fate fate_from(const Survival& survival, double stands) {
    return {survival.share >= stands ? Outcome::alive : Outcome::dead, Known::sampled, survival.line,
            survival.share};
}

/// A dragon that stands though the attacker begins stands all the more if its owner does, and the other way around: the
/// likelier answer is asked for first, and often there is no need for the second.
class Inquiry {
public:
    Inquiry(const Siege& siege, const Dragon& dragon, SiegeGames games)
        : siege_(siege), side_(dragon.side), games_(games) {
        if (dragon.survival >= 0)
            ask_attacked() || ask_defended();
        else
            ask_defended() || ask_attacked();
    }
    int spent() const { return spent_; }
    void tell(Dragon& dragon) const {
        set_fates(dragon, defended_, attacked_);
        dragon.reason.cause = Cause::siege;
        dragon.killed_by.clear();
        dragon.saved_by.clear();
        if (dragon.status != Status::critical) return;
        if (!attacked_.line.empty()) dragon.killed_by = {attacked_.line.front()};
        if (!defended_.line.empty()) dragon.saved_by = {defended_.line.front()};
    }

private:
    Survival ask(Color first, double goal) {
        Survival survival = besiege(
            siege_, first, {.least = games_.least, .most = games_.each, .goal = goal, .sure = games_.sure});
        spent_ += survival.games;
        return survival;
    }
    /// True if that answers both.
    bool ask_attacked() {
        attacked_ = fate_from(ask(opponent(side_), 1 - life::stands_attacked), life::stands_attacked);
        if (attacked_.outcome == Outcome::alive) defended_ = fate(Outcome::alive);
        return attacked_.outcome == Outcome::alive;
    }
    bool ask_defended() {
        defended_ = fate_from(ask(side_, life::stands_defended), life::stands_defended);
        if (defended_.outcome == Outcome::dead) attacked_ = fate(Outcome::dead);
        return defended_.outcome == Outcome::dead;
    }

    const Siege& siege_;
    Color side_;
    SiegeGames games_;
    Fate attacked_;
    Fate defended_;
    int spent_ = 0;
};

void tell_race(const Race& race, Dragon& dragon) {
    apply_reading(race.reading, dragon);
    dragon.reason.cause = dragon.status == Status::alive  ? Cause::race_won
                          : dragon.status == Status::dead ? Cause::race_lost
                                                          : Cause::race_open;
    dragon.reason.own_liberties = race.own;
    dragon.reason.enemy_liberties = race.enemy;
}

/// What the search for a ground looks at, from the judgment as it stands.
Draft draft_from(const Findings& findings, std::vector<Dragon> dragons) {
    const auto chains = static_cast<std::size_t>(findings.chains.count());
    Draft draft{
        findings, {}, {}, Partition(dragons.size()), {}, std::move(dragons), std::vector<int>(chains)};
    draft.proved.alive.assign(chains, false);
    for (std::size_t i = 0; i < draft.dragons.size(); ++i)
        for (int chain = 0; chain < findings.chains.count(); ++chain) {
            if (!draft.dragons[i].stones.contains(findings.chains[chain].stones.first())) continue;
            draft.partition[i].push_back(chain);
            draft.dragon_of[static_cast<std::size_t>(chain)] = static_cast<int>(i);
            draft.proved.alive[static_cast<std::size_t>(chain)] = draft.dragons[i].secure;
        }
    return draft;
}

/// One a dragon, as far as the boards go: equals, as on symmetric boards, are treated alike.
std::vector<FightReading> readings_of(const Draft& draft, const std::vector<std::size_t>& numbers,
                                      const ClosedReading& options) {
    std::vector<FightReading> readings(draft.dragons.size());
    int left = options.total;
    long last = 0;
    for (const std::size_t i : numbers) {
        const long stake = stake_of(draft.dragons[i]);
        if (left <= 0 && stake != last) break;
        last = stake;
        SiegeGround ground = ground_of(draft, draft.dragons[i], options.most_empties);
        if (ground.empties > options.most_empties) continue;
        readings[i] = read_closed(draft.dragons[i],
                                  siege_on(std::move(ground.points), draft, static_cast<int>(i)), options);
        left -= readings[i].boards;
    }
    return readings;
}

bool is_settled(const FightReading& reading) {
    return reading.attacked_first == reading.defended_first &&
           (reading.attacked_first == FightResult::stands || reading.attacked_first == FightResult::taken);
}

bool is_read_dead(const Dragon& dragon) {
    return dragon.status == Status::dead && dragon.owner_first.known == Known::read;
}

/// A dragon that enemies who are taken leave standing; else as the race against them ends, if it can be counted.
std::optional<Dragon> settled_beside(const Draft& draft, std::size_t number) {
    Dragon dragon = draft.dragons[number];
    const std::vector<std::size_t> captors = captors_of(draft, dragon);
    const auto taken = std::count_if(captors.begin(), captors.end(),
                                     [&](std::size_t captor) { return is_read_dead(draft.dragons[captor]); });
    if (taken > 0) {
        if (taken < static_cast<long>(captors.size())) return std::nullopt;
        set_fates(dragon, Outcome::alive, Known::read);
        dragon.reason.cause = Cause::read_out;
        return dragon;
    }
    const auto race = count_race(draft, dragon, siege_of(draft, static_cast<int>(number)));
    if (!race || !is_settled(race->reading)) return std::nullopt;
    tell_race(*race, dragon);
    return dragon;
}

/// Each by what was read, whatever becomes of the others here: their order says nothing.
void settle_others(Draft& draft, const std::vector<std::size_t>& numbers,
                   const std::vector<FightReading>& readings) {
    std::vector<Dragon> settled = draft.dragons;
    for (const std::size_t i : numbers) {
        if (draft.dragons[i].reason.cause != Cause::playouts || says_something(draft, i, readings)) continue;
        if (auto dragon = settled_beside(draft, i)) settled[i] = std::move(*dragon);
    }
    draft.dragons = std::move(settled);
}

}  // namespace
}  // namespace life

using namespace life;

std::vector<Dragon> read_surely(const Findings& findings, std::vector<Dragon> dragons,
                                const SureReading& options) {
    Draft draft = draft_from(findings, std::move(dragons));
    read_worst_cases(draft, options.worst_boards);
    const std::vector<std::size_t> numbers = asked(draft, options.clear);
    const std::vector<FightReading> readings = readings_of(draft, numbers, options.closed);
    for (const std::size_t i : numbers)
        if (is_settled(readings[i]) && says_something(draft, i, readings))
            apply_reading(readings[i], draft.dragons[i]);
    settle_others(draft, numbers, readings);
    return std::move(draft.dragons);
}

std::vector<Dragon> sample_turns(const Findings& findings, std::vector<Dragon> dragons, SiegeGames games) {
    Draft draft = draft_from(findings, std::move(dragons));
    read_worst_cases(draft, games.worst_boards);
    const std::vector<std::size_t> numbers = asked(draft, games.clear);
    const std::vector<FightReading> readings = readings_of(draft, numbers, games.closed);
    int left = games.total;
    long last = 0;
    for (const std::size_t i : numbers) {
        Dragon& dragon = draft.dragons[i];
        const long stake = stake_of(dragon);
        if (left < games.least && stake != last) break;  // equals, as on symmetric boards, are treated alike
        last = stake;
        if (says_something(draft, i, readings)) {
            apply_reading(readings[i], dragon);
            continue;
        }
        const Siege siege = siege_of(draft, static_cast<int>(i));
        if (const auto race = count_race(draft, dragon, siege)) {
            tell_race(*race, dragon);
            continue;
        }
        const Inquiry inquiry(siege, dragon, games);
        left -= inquiry.spent();
        inquiry.tell(dragon);
    }
    if (games.rivals) save_beside_prey(draft);
    return std::move(draft.dragons);
}

}  // namespace goterr
