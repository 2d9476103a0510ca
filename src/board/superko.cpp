#include "goterr/board/superko.hpp"

#include "goterr/core/mixed_bits.hpp"

namespace goterr {
std::uint64_t fingerprint(const Board& board) {
    std::uint64_t print = mixed_bits(static_cast<std::uint64_t>(board.size().width) * golden_bits);
    std::uint64_t index = 100;
    for (const Color color : board.values()) {
        index += 2;
        if (is_stone(color)) print ^= mixed_bits((index + (color == Color::white)) * golden_bits);
    }
    return print;
}

std::uint64_t PositionHistory::fingerprint(const Position& position) const {
    const std::uint64_t stones = goterr::fingerprint(position.board);
    return rule_ == KoRule::situational && position.to_move == Color::white ? ~stones : stones;
}

Legality legality(const Position& position, Point point, Color side, const Ruleset& rules,
                  const PositionHistory& history) {
    const Legality simple = legality(position, point, side);
    // Whoever retakes a ko at once repeats the position, though the history should not reach back so far.
    if (simple == Legality::occupied || simple == Legality::ko) return simple;
    const Position after = play(position, point, side);
    const bool lone = after.board == position.board;
    if (simple == Legality::suicide && (!rules.suicide || lone)) return simple;
    return history.repeats(after) ? Legality::superko : Legality::legal;
}

}  // namespace goterr
