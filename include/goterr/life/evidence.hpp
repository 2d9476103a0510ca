/// What is said of dragons: by whom, how that is known, and with which argument.
///
/// A witness looks at a position and at what is settled of it so far, and states what becomes of a dragon
/// whoever begins. None knows another and none takes back what another said; `settle` (src/life/settle.cpp)
/// decides whose word counts.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "goterr/life/dragon.hpp"

namespace goterr {

/// One witness's word on one dragon.
struct Statement {
    std::size_t dragon = 0;  ///< its number
    Witness by = Witness::games;
    Fate owner_first = {};
    Fate attacker_first = {};
    Reason reason = {};  ///< what the statement rests on; who says it is filled in where it decides
    std::vector<Point> saved_by = {};   ///< moves of the owner that reach his fate
    std::vector<Point> killed_by = {};  ///< moves of the attacker that reach his
};

/// The same fate whoever begins.
inline Statement whoever_begins(std::size_t dragon, Witness by, const Fate& fate, Reason reason) {
    return {dragon, by, fate, fate, std::move(reason)};
}

/// In the order in which it was stated.
using Evidence = std::vector<Statement>;

}  // namespace goterr
