/// What a search did, move by move, for developers: pass one to a reading and print it.
///
/// A step is a move that the search looked behind, with how much had to be shown before and after: 0 is
/// shown. Steps stand in the order in which they were taken; a move comes again where the search came back to
/// it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "goterr/core/color.hpp"
#include "goterr/core/point.hpp"

namespace goterr {

/// For the attack to work and for it to fail; `never_shown` and more is out of the question.
struct StillToShow {
    std::uint32_t works = 1;
    std::uint32_t fails = 1;

    bool settled() const { return works == 0 || fails == 0; }
};
inline constexpr std::uint32_t never_shown = 1u << 28;

struct TraceStep {
    int depth = 0;              ///< moves before this one
    std::optional<Point> move;  ///< none: a pass
    Color side = Color::empty;
    StillToShow before;
    StillToShow after;
    int boards = 0;  ///< looked at behind it
};

struct Trace {
    std::size_t most = 400;  ///< steps that are kept
    std::vector<TraceStep> steps = {};
    std::size_t left_out = 0;
};

}  // namespace goterr
