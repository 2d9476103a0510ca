#include <algorithm>
#include <cmath>

#include "thresholds.hpp"
#include "witnesses.hpp"

// What needs no search of its own: the sampled games, Benson's proof, and the readings of single chains.

namespace goterr::life {

Outcome said_by_games(double survival) {
    if (std::abs(survival) < doubt) return Outcome::unknown;
    return survival > 0 ? Outcome::alive : Outcome::dead;
}

Evidence hear_games(const Scene& scene) {
    Evidence evidence;
    for (std::size_t i = 0; i < scene.dragons.size(); ++i) {
        const Fate said = fate(said_by_games(scene.dragons[i].survival));
        evidence.push_back(whoever_begins(i, Witness::games, said, {.cause = Cause::playouts}));
    }
    return evidence;
}

Evidence hear_unconditional_life(const Scene& scene) {
    Evidence evidence;
    for (std::size_t i = 0; i < scene.dragons.size(); ++i) {
        const auto& members = scene.partition[i];
        const auto all = [&](const std::vector<bool>& of_chains) {
            return std::all_of(members.begin(), members.end(),
                               [&](int c) { return of_chains[static_cast<std::size_t>(c)]; });
        };
        const bool alive = all(scene.proved.alive);
        if (!alive && !all(scene.proved.dead)) continue;
        const Fate proved = fate(alive ? Outcome::alive : Outcome::dead, Known::proved);
        evidence.push_back(
            whoever_begins(i, Witness::unconditional, proved, {.cause = Cause::unconditional}));
    }
    return evidence;
}

Evidence hear_captures(const Scene& scene) {
    Evidence evidence;
    for (std::size_t i = 0; i < scene.dragons.size(); ++i) {
        const Dragon& dragon = scene.dragons[i];
        if (scene.partition[i].size() != 1) continue;
        const CaptureReading& reading = scene.findings.tactics[scene.partition[i].front()];
        if (!reading.captured_by) continue;
        const Outcome lost = reading.ko ? Outcome::ko : Outcome::dead;
        const Fate taken = fate(lost, reading.ko ? Known::sampled : Known::read, reading.line);
        const auto because = [&](Cause cause) { return Reason{.cause = cause, .line = reading.line}; };
        if (reading.captured() && !reading.ko && dragon.status == Status::dead)
            evidence.push_back(
                {i, Witness::capture, fate(Outcome::dead, Known::read), taken, because(Cause::captured)});
        if (reading.contested() && dragon.status == Status::unknown)
            evidence.push_back({i,
                                Witness::capture,
                                fate(Outcome::alive, Known::sampled, {*reading.saved_by}),
                                taken,
                                because(reading.ko ? Cause::ko : Cause::capture_contested),
                                {*reading.saved_by},
                                {*reading.captured_by}});
    }
    return evidence;
}

}  // namespace goterr::life
