/// Tactical reading: which chains can be captured by playing first, and which of these can be saved.
///
/// For every chain with few liberties a depth-first search tries atari, extension, capture of the capturers,
/// throw-in, approach moves and loose nets: ladders, nets, snapbacks and shortage of liberties come out of
/// the same rules. A search is counted in nodes (boards looked at), never in time, and runs on the board in
/// its canonical orientation, so rotated, reflected and color-swapped positions get the same answers.
///
/// A capture is only believed when it is read to the end within the budget. What a capture is worth
/// afterwards (the capturers may be dead themselves, the captured may live elsewhere) is not asked here.
#pragma once

#include <optional>
#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/board/position.hpp"

namespace goterr {

/// What reading found out about one chain. `captured_by` without `saved_by`: captured whoever plays first.
struct CaptureReading {
    std::optional<Point> captured_by;  ///< the opponent's first move that takes the chain
    std::optional<Point> saved_by;     ///< only if it can be taken: the owner's first move that saves it
    bool ko = false;                   ///< the capture or the rescue needs a ko
    std::vector<Point> line;           ///< the capture played out, the capturer first

    bool safe() const { return !captured_by; }
    bool contested() const { return captured_by && saved_by; }
    bool captured() const { return captured_by && !saved_by; }

    friend bool operator==(const CaptureReading&, const CaptureReading&) = default;
};

/// One entry a chain, in the order of the chains.
struct Tactics {
    std::vector<CaptureReading> chains;

    const CaptureReading& operator[](int chain) const { return chains[static_cast<std::size_t>(chain)]; }
    friend bool operator==(const Tactics&, const Tactics&) = default;
};

struct ReadingOptions {
    int nodes = 200;         ///< at most, for each question about a chain
    int most_liberties = 3;  ///< chains with more are not read
};

/// Reads every chain of `position`; `chains` must be the chains of its board.
Tactics read_captures(const Position& position, const Chains& chains, ReadingOptions options = {});
/// Reads one chain of `position`, however many liberties it has.
CaptureReading read_capture(const Position& position, const Chain& chain, ReadingOptions options = {});

}  // namespace goterr
