#include "effort.hpp"

#include <array>

#include "goterr/estimate/learned.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

/// Of 2,000 boards a gap four fifths went to gaps that stayed unread. With 700, and shorter games where the
/// answer is near, of 8,632 chains in 220 middle games 58 have another status, and an estimate takes two
/// thirds of the time.
constexpr Look normal_look{normal_study, 700};
constexpr Look deep_look{deep_study, 4000};

/// In the order of `Effort`. That dragons are joined where their gaps cannot be cut answers ten questions
/// more of a hundred about connections; the boards for it are what there is time for where somebody asks.
constexpr std::array<EffortLimits, 3> limits{{
    {.playouts = quick_playouts,
     .open = {reading_alone},
     .small_open = {quick_sieges},
     .settled = {quick_sieges},
     .small_board = quick_reading,
     .answer_boards = 2000,
     .link_boards = 60},
    {.playouts = normal_playouts,
     .open = {reading_alone},
     .small_open = {normal_sieges},
     .settled = {normal_study},
     .shown = normal_look,
     .small_board = normal_reading,
     .answer_boards = 5000,
     .link_boards = 400,
     .borders = short_borders},
    {.playouts = deep_playouts,
     .open = {reading_alone},
     .small_open = deep_look,
     .settled = deep_look,
     .shown = deep_look,
     .small_board = deep_reading,
     .answer_boards = 50000,
     .link_boards = 4000,
     .borders = endgame_reading},
}};

/// Where a net judges what is open, a few games are enough for it, and no game of a dragon's own changes what
/// it says.
void trust_net(AnalysisOptions& asked) {
    asked.playouts.most = asked.playouts.first;
    asked.open = {reading_alone};
    asked.open.games.fights = quick_sieges.fights;
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

}  // namespace goterr
