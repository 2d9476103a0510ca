#include "diagonals.hpp"

namespace goterr::detail {
namespace {

constexpr double contested = 1;
constexpr double opponent_needs_ko = 0.75;
constexpr double owner_needs_ko = 1.25;

void hold_by_stone(Diagonals& sum, const CaptureReading& reading, bool own) {
    auto& takers = own ? sum.attack : sum.defense;
    auto& savers = own ? sum.defense : sum.attack;
    if (reading.safe()) {
        sum.held += own ? 0 : 2;
    } else if (reading.contested() || reading.ko) {
        sum.held += !reading.ko ? contested : own ? opponent_needs_ko : owner_needs_ko;
        takers.push_back(*reading.captured_by);
        if (reading.saved_by) savers.push_back(*reading.saved_by);
    } else {
        sum.held += own ? 2 : 0;
    }
}

/// Whether a stone of `taker` on the empty point `p` takes one stone and can be taken back.
bool takes_in_ko(const Standing& standing, Point p, Color taker) {
    int taken = 0;
    for (const Point q : neighbors_of(p, standing.board.size())) {
        if (standing.board[q] != opponent(taker)) return false;
        const Chain& chain = standing.chains.at(q);
        if (chain.liberties.count() == 1) taken += chain.stones.count();
    }
    return taken == 1;
}

void hold_empty(Diagonals& sum, const Standing& standing, Point p, Color side) {
    if (footing(standing, p, opponent(side)) != Footing::safe) return;
    sum.held += takes_in_ko(standing, p, opponent(side)) ? opponent_needs_ko : contested;
    sum.attack.push_back(p);
    sum.defense.push_back(p);
}

/// Whether the stone at `diagonal` belongs to a chain that borders the eye: it goes only when the eye goes.
bool borders(const Standing& standing, Point diagonal, Point eye, Color side) {
    if (!standing.lively(diagonal, side)) return false;
    return any_neighbor(eye, standing.board.size(), [&](Point q) {
        return standing.chains.number_at(q) == standing.chains.number_at(diagonal);
    });
}

/// Whether a stone of the opponent's on the empty point `p` takes stones, as into the tiger's mouth of a
/// chain in atari.
bool takes_at(const Standing& standing, Point p, Color side) {
    if (standing.chains.occupied(p)) return false;
    return any_neighbor(p, standing.board.size(), [&](Point q) {
        return standing.lively(q, side) && standing.chains.at(q).liberties.count() == 1;
    });
}

/// Diagonals off the board by one line only; the one beyond a corner is nobody's.
int beyond_edges(Point p, BoardSize size) {
    const int across = (p.column == 0) + (p.column == size.width - 1);
    const int along = (p.row == 0) + (p.row == size.height - 1);
    return across * (2 - along) + along * (2 - across);
}

/// Whatever happens on the diagonals, one chain around an eye cannot be cut.
bool within_one_chain(const Standing& standing, Point p, Color side) {
    int chain = -1;
    for (const Point q : neighbors_of(p, standing.board.size())) {
        if (!standing.lively(q, side)) continue;
        if (chain >= 0 && chain != standing.chains.number_at(q)) return false;
        chain = standing.chains.number_at(q);
    }
    return true;
}

}  // namespace

Diagonals judge_diagonals(const Standing& standing, Point p, Color side, const PointSet& sure) {
    const BoardSize size = standing.board.size();
    Diagonals sum;
    if (within_one_chain(standing, p, side)) return sum;
    sum.held = beyond_edges(p, size);
    for (const Point q : diagonals_of(p, size)) {
        if (sure.contains(q) && !takes_at(standing, q, side)) continue;
        if (borders(standing, q, p, side)) continue;
        if (standing.chains.occupied(q))
            hold_by_stone(sum, standing.tactics[standing.chains.number_at(q)], standing.board[q] == side);
        else
            hold_empty(sum, standing, q, side);
    }
    return sum;
}

}  // namespace goterr::detail
