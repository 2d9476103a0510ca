#include "domains.hpp"

#include <cstdlib>
#include <vector>

#include "goterr/core/flood_fill.hpp"

namespace goterr::detail {
namespace {

bool touches(const Standing& standing, Point p, Color side) {
    return any_neighbor(p, standing.board.size(), [&](Point q) { return standing.lively(q, side); });
}

bool adjacent(Point a, Point b) { return std::abs(a.column - b.column) + std::abs(a.row - b.row) == 1; }

/// How often two neighboring points of the domain stand beside `p`, one next to it and one on its diagonal.
int backing(const PointSet& domain, Point p) {
    int pairs = 0;
    for (const Point q : neighbors_of(p, domain.size())) {
        if (!domain.contains(q)) continue;
        for (const Point r : diagonals_of(p, domain.size())) pairs += adjacent(q, r) && domain.contains(r);
    }
    return pairs;
}

/// Under stones on the third line the first line is no way in, hence the stricter rule for the edge.
bool reached(const Standing& standing, const PointSet& domain, Point p, Color side) {
    const bool edge = neighbors_of(p, domain.size()).size() < 4;
    const bool contested = touches(standing, p, opponent(side));
    return backing(domain, p) - (edge ? 1 : 0) >= (contested ? 2 : 1);
}

/// Nobody lives on so few points.
constexpr int most_points_shut_in = 7;

/// The chain and its friends cannot go far, and an enemy is beside it, none of which can be captured.
bool is_shut_in(const Chain& chain, const Board& board, const Chains& chains, const Tactics& tactics) {
    bool closed = true, walled = false;
    int points = 0;
    flood_fill(chain.stones.first(), board.size(), [&](Point q) {
        const bool enemy = board[q] == opponent(chain.side);
        walled = walled || enemy;
        closed =
            closed && (enemy ? !tactics[chains.number_at(q)].captured_by : ++points <= most_points_shut_in);
        return closed && !enemy;
    });
    return closed && walled;
}

}  // namespace

PointSet stones_shut_in(const Board& board, const Chains& chains, const Tactics& tactics) {
    PointSet shut_in(board.size());
    for (const Chain& chain : chains) {
        if (chain.stones.count() + chain.liberties.count() > most_points_shut_in) continue;
        if (is_shut_in(chain, board, chains, tactics)) shut_in |= chain.stones;
    }
    return shut_in;
}

bool is_no_self_atari(const Standing& standing, Point p, Color side) {
    const BoardSize size = standing.board.size();
    PointSet liberties(size);
    bool takes = false;
    for (const Point q : neighbors_of(p, size)) {
        if (standing.board[q] == Color::empty) liberties.insert(q);
        if (standing.board[q] == side) liberties |= standing.chains.at(q).liberties;
        if (standing.board[q] == opponent(side))
            takes = takes || standing.chains.at(q).liberties.count() == 1;
    }
    liberties.erase(p);
    return takes || liberties.count() > 1;
}

PointSet domain_of(const Standing& standing, Color side) {
    const BoardSize size = standing.board.size();
    PointSet domain(size);
    std::vector<Point> fresh;
    const auto join = [&](Point p) {
        domain.insert(p);
        fresh.push_back(p);
    };
    for (const Point p : points_of(size))
        if (standing.lively(p, side)) join(p);
    for (const Point p : points_of(size))
        if (standing.open_to(p, side) && touches(standing, p, side)) join(p);
    while (!fresh.empty()) {
        const Point p = fresh.back();
        fresh.pop_back();
        for (const auto& around : {neighbors_of(p, size), diagonals_of(p, size)})
            for (const Point q : around)
                if (!domain.contains(q) && standing.open_to(q, side) && reached(standing, domain, q, side))
                    join(q);
    }
    return domain;
}

}  // namespace goterr::detail
