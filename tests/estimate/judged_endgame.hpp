/// The endgame of a position as `endgame` shows it.
#pragma once

#include "goterr/estimate/endgame.hpp"

namespace goterr::test {

inline Endgame judged_endgame(const Position& position, const EstimateOptions& options) {
    return read_endgame(judged(position, options).analysis, options);
}

}  // namespace goterr::test
