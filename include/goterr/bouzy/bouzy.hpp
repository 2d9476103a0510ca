/// Bouzy's territory map: grow the stones, then shrink the result back from its borders.
///
/// One value an intersection, black positive; a living stone starts at 128, an empty point at 0. B. Bouzy,
/// "Mathematical morphology applied to computer Go", IJPRAI 17(2), 2003; GNU Go documentation, "Bouzy's 5/21
/// algorithm". Stones that are really dead are taken off first (`captured.hpp`).
///
/// Where a reader of that documentation may stumble:
/// - Both operators read the old map everywhere and write a new one; the edge neither feeds nor erodes.
/// - "1 + n(n-1) erosions undo n dilations" speaks of the stone's own value. Points around a lone stone in
///   the open are gone after (n-1)^2 + 1 erosions already; near the edge some outlast both: 5/21 leaves a
///   2-2 stone five points, a 3-3 stone six, a 3-4 stone four.
/// - The table "3 dilations and 1 erosion" prints the points that have just become 0 on its left side only.
#pragma once

#include <cstdint>

#include "goterr/board/board.hpp"

namespace goterr {

/// Bouzy's value of a point: black positive.
using Weight = std::int32_t;

inline constexpr Weight stone_weight = 128;

/// More would overflow nothing for a long time yet, and mean nothing.
inline constexpr int most_bouzy_steps = 100'000;

struct BouzyOptions {
    int dilations = 5;
    int erosions = 21;

    friend constexpr bool operator==(BouzyOptions, BouzyOptions) = default;
};

/// The levels players of GNU Go know: what is safe, what is promised, where a side has a say.
inline constexpr BouzyOptions bouzy_territory{5, 21};
inline constexpr BouzyOptions bouzy_moyo{5, 10};
inline constexpr BouzyOptions bouzy_area{4, 0};

/// +128 on black stones, -128 on white ones.
Grid<Weight> stone_weights(const Board& board);

/// One dilation: a point not hostile to a side and next to none of the other gains its neighbors of that
/// side.
Grid<Weight> dilate(const Grid<Weight>& map);

/// One erosion: a point loses one for each neighbor that is not its side's, and stops at 0.
Grid<Weight> erode(const Grid<Weight>& map);

/// The whole map: `stone_weights`, then the dilations, then the erosions. Throws `Error` for counts outside
/// 0..most_bouzy_steps. Without bubbles closed.
Grid<Weight> bouzy_map(const Board& board, BouzyOptions options = {});

/// Gives regions of zeros whose whole border has one sign to that side, as +1 or -1; regions that meet both
/// sides, or nobody, stay 0. Not in the documents: a step GNU Go takes before it counts, so that the inside
/// of a large safe area is not left over. One side alone on the board gets all of it.
Grid<Weight> close_bubbles(Grid<Weight> map);

}  // namespace goterr
