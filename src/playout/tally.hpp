/// What came of a number of games on one board, added up.
#pragma once

#include <cstdint>
#include <vector>

#include "goterr/playout/playout.hpp"

namespace goterr::playout {

struct Tally {
    explicit Tally(BoardSize size) : balance(size), nobody(size) {}

    Grid<int> balance;         ///< games in which the point became black's, less white's
    Grid<int> nobody;          ///< games in which it became nobody's
    std::vector<int> margins;  ///< black's points less white's, one a game

    int games() const { return static_cast<int>(margins.size()); }
};

/// Plays `position`, whose chains all have liberties, until all its `chains` are clear. An instance of the
/// board for each of a few longest sides, so that small boards do not pay for large ones.
template <int Side>
Tally tally_games(const Position& position, const Chains& chains, const PlayoutOptions& options,
                  std::uint64_t seed);

extern template Tally tally_games<9>(const Position&, const Chains&, const PlayoutOptions&, std::uint64_t);
extern template Tally tally_games<19>(const Position&, const Chains&, const PlayoutOptions&, std::uint64_t);
extern template Tally tally_games<longest_side>(const Position&, const Chains&, const PlayoutOptions&,
                                                std::uint64_t);

}  // namespace goterr::playout
