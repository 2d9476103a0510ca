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

/// What reading says of a stone that `side` would put on the empty point `p`: whether it is taken again.
CaptureReading put_and_read(const Standing& standing, Point p, Color side) {
    Position position(standing.board.size());
    position.board = standing.board;
    position = play(std::move(position), p, side);
    if (position.board[p] == Color::empty) return {p, {}, false, {}};
    const Chains chains = find_chains(position.board);
    if (chains.at(p).liberties.count() > ReadingOptions{}.most_liberties) return {};
    return read_capture(position, chains.at(p));
}

void hold_empty(Diagonals& sum, const Standing& standing, Point p, Color side) {
    const CaptureReading reading = put_and_read(standing, p, opponent(side));
    if (!reading.safe() && !reading.ko) return;
    sum.held += reading.ko ? opponent_needs_ko : contested;
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
