/// Which dragons Bouzy's map is drawn without: being judged dead is not quite enough.
///
/// A dead dragon counts as captured only when somebody is there to capture it: a living enemy beside it, or
/// nobody at all beside it. Dead stones shut in by dead stones stay on the board, or both sides' ruins would
/// count as each other's territory. Critical dragons die where the count favors the other side. Counting once
/// for each favored side gives the two bounds of an estimate.
#pragma once

#include <vector>

#include "goterr/board/board.hpp"

namespace goterr {

enum class Verdict { alive, dead, critical, unknown };

/// A dragon with its judgment as plain values; whoever judged it stands on a higher floor.
struct JudgedDragon {
    Color side = Color::empty;
    PointSet stones;
    Verdict verdict = Verdict::alive;
    double weakness =
        1;  ///< 0 safe .. 1 lost; matters for `unknown` only: below 0.1 it captures its neighbors
    std::vector<int> neighbors;  ///< numbers of the dragons beside it
};

/// Fills in `neighbors`: dragons are beside each other when, all growing through empty points at one line a
/// step, they touch.
std::vector<JudgedDragon> with_neighbors(std::vector<JudgedDragon> dragons, BoardSize size);

/// The stones that really count as captured when critical dragons of `favored` live and all others die.
PointSet captured_stones(const std::vector<JudgedDragon>& dragons, BoardSize size, Color favored);

}  // namespace goterr
