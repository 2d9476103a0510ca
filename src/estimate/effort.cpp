#include "effort.hpp"

#include <array>

#include "goterr/estimate/learned.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

constexpr Look normal_look{normal_study, {2000, 2000}};
constexpr Look deep_look{deep_study, {4000, 4000}};

/// With a tenth of what the endgame reads as many counts came out right (144 and 143 of 280 boards two and six
/// moves before their end), in a fifth of the time.
constexpr BorderReading short_borders{150, 2000};

/// In the order of `Effort`. That dragons are joined where their gaps cannot be cut answers ten questions
/// more of a hundred about connections; the boards for it are what there is time for where somebody asks.
constexpr std::array<EffortLimits, 3> limits{{
    {quick_playouts, {quick_sieges}, {quick_sieges}, {quick_sieges}, {}, quick_reading, 2000, 60, {}},
    {normal_playouts,
     {reading_alone},
     {normal_sieges},
     {normal_study},
     normal_look,
     normal_reading,
     5000,
     400,
     short_borders},
    {deep_playouts,
     {reading_alone},
     deep_look,
     deep_look,
     deep_look,
     deep_reading,
     50000,
     4000,
     endgame_reading},
}};

/// Where a net judges what is open, a few games are enough for it, and no game of a dragon's own changes what
/// it says.
void trust_net(AnalysisOptions& asked) {
    asked.playouts.most = asked.playouts.first;
    asked.open = {reading_alone};
    asked.open.games.closed = quick_sieges.closed;
}

}  // namespace

const EffortLimits& limits_of(Effort effort) { return limits[static_cast<std::size_t>(effort)]; }

AnalysisOptions analysis_options(const EstimateOptions& options, BoardSize size) {
    const EffortLimits& most = limits_of(options.effort);
    AnalysisOptions asked{options.rules, options.overrides, most.playouts, {}, most.open, most.settled};
    if (options.effort == Effort::quick && is_learned_size(size) && size.area() >= large_board)
        trust_net(asked);
    if (size.area() < large_board) {
        asked.reading = most.small_board;
        asked.open = most.small_open;
    }
    if (!is_learned_size(size)) asked.open = asked.settled;
    asked.playouts.seed = options.seed;
    return asked;
}

std::optional<Look> look_at_shown(const EstimateOptions& options, BoardSize size) {
    std::optional<Look> look = limits_of(options.effort).shown;
    if (look && options.effort == Effort::normal && size.area() >= large_board) {
        look->games.sure_survival = sure_of_games;
        look->games.clear = clear_of_games;
    }
    return look;
}

}  // namespace goterr
