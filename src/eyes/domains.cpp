#include "domains.hpp"

#include <cstdlib>
#include <vector>

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

/// Where the chain and its friends could go; nothing where that is more than a few points, no enemy is beside
/// it, or one that can be captured.
PointSet region_around(const Chain& chain, const Board& board, const Chains& chains, const Tactics& tactics) {
    PointSet region = chain.stones;
    std::vector<Point> open = points_in(chain.stones);
    bool closed = true, walled = false;
    while (closed && !open.empty()) {
        const Point p = open.back();
        open.pop_back();
        for (const Point q : neighbors_of(p, board.size())) {
            if (board[q] == opponent(chain.side)) {
                walled = true;
                closed = closed && !tactics[chains.number_at(q)].captured_by;
            } else if (!region.contains(q)) {
                region.insert(q);
                open.push_back(q);
            }
        }
        closed = closed && region.count() <= most_points_shut_in;
    }
    return closed && walled ? region : PointSet(board.size());
}

}  // namespace

PointSet stones_shut_in(const Board& board, const Chains& chains, const Tactics& tactics) {
    PointSet shut_in(board.size());
    for (const Chain& chain : chains) {
        if (chain.stones.count() + chain.liberties.count() > most_points_shut_in) continue;
        if (!region_around(chain, board, chains, tactics).empty()) shut_in |= chain.stones;
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
