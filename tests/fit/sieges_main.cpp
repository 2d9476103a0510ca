/// goterr_sieges EVERY RECORDS... : how often games around a dragon say what reading proves.
///
/// Of each record the position after every so many moves. The dragons that only games on the whole board
/// speak about get games of their own, as on a settled board at normal effort; those whose fights are
/// small enough are read to the end, too. Prints how many answers are wrong, for either side beginning.
#include <cstdio>
#include <cstdlib>
#include <exception>

#include "fit/records.hpp"
#include "goterr/core/error.hpp"
#include "goterr/life/analysis.hpp"
#include "life/fight_ground.hpp"
#include "life/siege_ground.hpp"

namespace goterr::fit {
namespace {

constexpr int fewest_stones = 2;
constexpr FightLimits to_the_end{.most_empties = 32, .boards = 150000, .total = 1500000};

/// Of the answers for one side beginning.
struct Tally {
    int stand = 0;
    int called_dead = 0;
    int taken = 0;
    int called_alive = 0;

    void add(FightResult proved, const Fate& said) {
        const bool is_alive = said.outcome == Outcome::alive;
        if (proved == FightResult::stands) {
            ++stand;
            called_dead += is_alive ? 0 : 1;
        } else if (proved == FightResult::taken) {
            ++taken;
            called_alive += is_alive ? 1 : 0;
        }
    }
};

/// Normal effort's games, where nothing is read.
SiegeGames games_alone() {
    SiegeGames games = normal_study;
    games.total = to_the_end.total;
    games.fights = {.total = 0};
    games.rivals = false;
    return games;
}

FightReading read(const life::Scene& scene, const Dragon& dragon) {
    auto fight = life::fight_about(scene, dragon, false, to_the_end.most_empties);
    if (!fight) return {};
    fight->target = life::heart_of(dragon.stones, scene.board());
    return read_fight(scene.board(), *fight, to_the_end.boards);
}

void ask(const Position& position, Tally& attacked, Tally& defended) {
    const Analysis analysis = analyze(position, AnalysisOptions{});
    const Verdicts& before = analysis.at_first ? analysis.at_first->verdicts : analysis.verdicts;
    const Findings findings{analysis.position, analysis.chains, analysis.tactics, analysis.samples};
    const life::Scene scene(findings, before);
    const Verdicts after = sample_turns(findings, before, games_alone());
    for (std::size_t i = 0; i < after.dragons.size(); ++i) {
        const Dragon& dragon = after.dragons[i];
        if (dragon.reason.cause != Cause::siege || dragon.stones.count() < fewest_stones) continue;
        const FightReading proved = read(scene, dragon);
        attacked.add(proved.attacked_first, dragon.attacker_first);
        defended.add(proved.defended_first, dragon.owner_first);
    }
}

void print(const char* first, const Tally& of) {
    std::printf("%s first: of %d that stand %d are called dead, of %d that are taken %d alive\n", first,
                of.stand, of.called_dead, of.taken, of.called_alive);
}

void run(int argc, char** argv) {
    const int every = argc > 2 ? std::atoi(argv[1]) : 0;
    if (every < 1) throw Error("usage: goterr_sieges EVERY RECORDS...");
    Tally attacked, defended;
    for (int i = 2; i < argc; ++i)
        for (const Record& record : read_records(argv[i]))
            for (int move = every; move < record.game.move_count(); move += every)
                ask(replay(record.game, move).position, attacked, defended);
    print("attacker", attacked);
    print("owner", defended);
}

}  // namespace
}  // namespace goterr::fit

int main(int argc, char** argv) {
    try {
        goterr::fit::run(argc, argv);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "goterr_sieges: %s\n", error.what());
        return 1;
    }
}
