/// What a ruleset forbids: ko, superko and suicide.
///
/// Positional superko forbids a board that has been there before, situational superko the same board with the
/// same side to move. Source: Tromp-Taylor rules; AGA Concise Rules of Go.
#pragma once

#include <cstdint>
#include <unordered_set>

#include "goterr/board/position.hpp"
#include "goterr/board/ruleset.hpp"

namespace goterr {

/// The positions of a game so far, as 64-bit fingerprints: a repetition is never missed, and found falsely
/// once in about 10^14 games.
class PositionHistory {
public:
    explicit PositionHistory(KoRule rule) : rule_(rule) {}

    void add(const Position& position) { seen_.insert(fingerprint(position)); }
    /// Whether `position` repeats one of the history by its ko rule; never under the simple rule.
    bool repeats(const Position& position) const {
        return rule_ != KoRule::simple && seen_.contains(fingerprint(position));
    }

private:
    std::uint64_t fingerprint(const Position& position) const;

    KoRule rule_;
    std::unordered_set<std::uint64_t> seen_;
};

/// Whether `side` may play at `point` by all that `rules` say. `history` holds the positions up to and with
/// this one. Suicide of several stones is legal where the rules allow it; that of a single stone never is: it
/// is a pass that repeats the position.
Legality legality(const Position& position, Point point, Color side, const Ruleset& rules,
                  const PositionHistory& history);

/// A fingerprint of the stones alone.
std::uint64_t fingerprint(const Board& board);

}  // namespace goterr
