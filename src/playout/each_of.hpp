/// A loop over a few numbers that is written out: no counter, no branch at its end, and what a table says of
/// a number is known when the program is made.
///
/// Most questions about a spot look at its four or eight neighbors, and a set of spots is a few words. With
/// loops that the compiler leaves as they are games take a twentieth longer.
#pragma once

#include <utility>

namespace goterr::playout {

/// `visit(0)`, `visit(1)`, ... `visit(Count - 1)`.
template <unsigned Count, typename Visit>
constexpr void each_of(Visit visit) {
    [&]<unsigned... Numbers>(std::integer_sequence<unsigned, Numbers...>) { (visit(Numbers), ...); }
    (std::make_integer_sequence<unsigned, Count>{});
}

}  // namespace goterr::playout
