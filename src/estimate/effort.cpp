#include "effort.hpp"

#include <array>

#include "goterr/estimate/learned.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

/// In the order of `Effort`. That dragons are joined where their gaps cannot be cut answers ten questions
/// more of a hundred about connections; the boards for it are what a study has time for.
constexpr std::array<EffortLimits, 3> limits{{
    {quick_playouts, quick_sieges, quick_study, quick_reading, {100, 100}, 60},
    {normal_playouts, normal_sieges, normal_study, normal_reading, {2000, 2000}, 400},
    {deep_playouts, deep_sieges, deep_study, deep_reading, {4000, 4000}, 4000},
}};

/// Where a net judges what is open, a few games are enough for it, and no game of a dragon's own changes what
/// it says.
void trust_net(AnalysisOptions& asked) {
    asked.playouts.most = asked.playouts.first;
    asked.open_sieges = SiegeGames{.closed = asked.sieges.closed};
}

}  // namespace

const EffortLimits& limits_of(Effort effort) { return limits[static_cast<std::size_t>(effort)]; }

AnalysisOptions analysis_options(const EstimateOptions& options, BoardSize size) {
    const EffortLimits& most = limits_of(options.effort);
    AnalysisOptions asked{options.rules, options.overrides, most.playouts, {}, most.sieges};
    if (options.effort == Effort::quick && is_learned_size(size) && size.area() >= large_board)
        trust_net(asked);
    if (size.area() < large_board) asked.reading = most.small_board;
    asked.playouts.seed = options.seed;
    return asked;
}

}  // namespace goterr
