/// A position: the board, whose turn it is, the ko, the prisoners. Playing gives a new position.
#pragma once

#include <optional>
#include <vector>

#include "goterr/board/board.hpp"

namespace goterr {

/// Stones each side has taken off the other.
struct Prisoners {
    int black = 0;  ///< white stones that black holds
    int white = 0;

    friend constexpr bool operator==(Prisoners, Prisoners) = default;
};

struct Stone {
    Point point;
    Color color;

    friend constexpr bool operator==(const Stone&, const Stone&) = default;
};

struct Position {
    explicit Position(BoardSize size = {}) : board(size) {}

    Board board;
    Color to_move = Color::black;
    std::optional<Point> ko;  ///< where the side to move may not retake
    Prisoners prisoners;
    int passes = 0;  ///< in a row, up to now
    /// Stones that were set up or drawn without liberties: among the prisoners, no longer on `board`, dead
    /// where they are seen.
    std::vector<Stone> breathless;

    /// Where `side` may not retake.
    std::optional<Point> ko_against(Color side) const { return side == to_move ? ko : std::nullopt; }

    /// Both have passed: nothing more is played before the count.
    bool is_over() const { return passes >= 2; }

    friend bool operator==(const Position&, const Position&) = default;
};

enum class Legality { legal, occupied, ko, suicide, superko };

/// Whether `side` may play at `point` under the simple ko rule without suicide. Suicide of several stones is
/// reported too; the caller's ruleset decides whether it counts.
Legality legality(const Position& position, Point point, Color side);

/// The position without the chains that have no liberties, which a set-up or a drawing may show: they are
/// dead where they stand, become prisoners and are kept as `breathless`. Those of the side to move go first,
/// as if the other had just played.
Position captured(Position position);

/// The board as it was drawn, with the stones that `captured` took off.
Board drawn_board(const Position& position);
/// Stones that each side has taken, without those.
Prisoners drawn_captures(const Position& position);

/// The position after `side` has put a stone on `point`, whatever was there: adjacent enemy chains without
/// liberties go first, then the own chain if it has none. That is how records are replayed (FF[4], "Move
/// execution"); ask `legality` first where the rules matter.
Position play(Position position, Point point, Color side);

/// The position after `side` has passed.
Position pass(Position position, Color side);

/// The same with that side to move; a ban is on whose turn it was.
Position with_turn(Position position, Color side);

}  // namespace goterr
