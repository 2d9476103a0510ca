#include "bench_input.hpp"

#include <algorithm>
#include <numeric>
#include <ostream>
#include <sstream>

#include "batch/unit_source.hpp"
#include "bench_clock.hpp"
#include "goterr/commands/streams.hpp"
#include "goterr/record/sgf/sgf_tree.hpp"
#include "goterr/request/position_request.hpp"

namespace goterr::bench {

namespace {

/// Bad games are counted when their main lines are read.
void read_trees(std::string_view bytes, InputTimings& timings) {
    if (!is_sgf(bytes)) return;
    const Stopwatch watch;
    SgfTreeReader reader(bytes);
    try {
        while (reader.next()) continue;
    } catch (const Error&) {
    }
    timings.tree_seconds += watch.seconds();
    timings.sgf_megabytes += static_cast<double>(bytes.size()) / 1e6;
}

void estimate_end(const Game& game, InputTimings& timings) {
    const Prepared prepared = prepare(game, replay(game), {}, "");
    const Stopwatch watch;
    const Estimate result = estimate(prepared.position, prepared.options);
    timings.seconds.push_back(watch.seconds());
    timings.signature.add(result);
    ++timings.games;
}

/// One game; false behind the last one. Throws `Error` for a game that cannot be read, and stands behind it
/// then.
bool time_next_game(GameReader& reader, InputTimings& timings) {
    const Stopwatch watch;
    const auto game = reader.next();
    timings.line_seconds += watch.seconds();
    if (game) estimate_end(*game, timings);
    return game.has_value();
}

void time_unit(const Unit& unit, InputTimings& timings, std::ostream& err) {
    timings.megabytes += static_cast<double>(unit.bytes->size()) / 1e6;
    read_trees(*unit.bytes, timings);
    GameReader reader(*unit.bytes);
    for (bool more = true, any = false; more; any = true) {
        try {
            more = time_next_game(reader, timings);
        } catch (const Error& error) {
            if (!unit.asked_for && !any) return;
            ++timings.failed;
            err << message_line(unit.name, diagnostic_of(error).where, "error", error.what());
        }
    }
}

}  // namespace

double InputTimings::quantile(double share) const {
    if (seconds.empty()) return 0;
    return seconds[static_cast<std::size_t>(share * static_cast<double>(seconds.size() - 1))];
}

double InputTimings::mean() const {
    return seconds.empty()
               ? 0
               : std::accumulate(seconds.begin(), seconds.end(), 0.0) / static_cast<double>(seconds.size());
}

InputTimings time_input(const std::string& path, std::ostream& err) {
    InputTimings timings;
    std::istringstream none;
    UnitSource units(PathList({path}, nullptr, '\n'), none);
    while (auto unit = units.next()) {
        if (unit->own) continue;
        try {
            if (!unit->problem.empty()) throw Error(unit->problem);
            if (!unit->bytes) unit->bytes = read_input(unit->name, none);
            time_unit(*unit, timings, err);
        } catch (const Error& error) {
            ++timings.failed;
            err << message_line(unit->name, {}, "error", error.what());
        }
    }
    std::sort(timings.seconds.begin(), timings.seconds.end());
    return timings;
}

}  // namespace goterr::bench
