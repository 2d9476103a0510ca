#include "goterr/life/unconditional.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace goterr {
namespace {

/// A connected set of points without stones of one color, as places in row-major order.
struct VitalRegion {
    std::vector<int> points;
    std::vector<int> borders;   ///< chains of the color next to it
    std::vector<int> vital_to;  ///< those whose liberties include all its empty points
    bool open = true;           ///< false once a chain around it is not proved
};

/// Places around each place of a board, without tests at the edge: -1 ends the list.
class Neighborhood {
public:
    explicit Neighborhood(BoardSize size) : around_(static_cast<std::size_t>(size.area())) {
        for (int at = 0; at < size.area(); ++at) {
            auto& near = around_[static_cast<std::size_t>(at)];
            near.fill(-1);
            std::size_t count = 0;
            for (const Point q : neighbors_of(size.point_at(at), size)) near[count++] = size.index_of(q);
        }
    }
    const std::array<int, 5>& operator[](int at) const { return around_[static_cast<std::size_t>(at)]; }

private:
    std::vector<std::array<int, 5>> around_;
};

/// Benson's algorithm for one color.
class Prover {
public:
    Prover(const Board& board, const Chains& chains, const Neighborhood& near, Color side)
        : board_(board), chains_(chains), near_(near), side_(side) {}

    void prove(UnconditionalLife& result) {
        find_regions();
        alive_.assign(static_cast<std::size_t>(chains_.count()), false);
        for (int c = 0; c < chains_.count(); ++c)
            alive_[static_cast<std::size_t>(c)] = chains_[c].side == side_;
        while (drop_unproved()) close_regions();
        write(result);
    }

private:
    Color color(int at) const { return board_.values()[static_cast<std::size_t>(at)]; }
    int chain(int at) const { return chains_.numbers().values()[static_cast<std::size_t>(at)]; }

    void find_regions() {
        std::vector<char> seen(board_.values().size(), 0);
        hits_.assign(static_cast<std::size_t>(chains_.count()), 0);
        for (int at = 0; at < board_.size().area(); ++at)
            if (color(at) != side_ && seen[static_cast<std::size_t>(at)] == 0)
                regions_.push_back(region_from(at, seen));
    }

    VitalRegion region_from(int start, std::vector<char>& seen) {
        VitalRegion region;
        region.points.assign(1, start);
        seen[static_cast<std::size_t>(start)] = 1;
        int empties = 0;
        for (std::size_t next = 0; next < region.points.size(); ++next) {
            const int at = region.points[next];
            const bool is_empty = color(at) == Color::empty;
            empties += is_empty ? 1 : 0;
            visit_neighbors(at, is_empty, region, seen);
        }
        for (const int c : region.borders) {
            auto& hits = hits_[static_cast<std::size_t>(c)];
            if (hits == empties + 1) region.vital_to.push_back(c);
            hits = 0;
        }
        return region;
    }

    /// Grows the region and counts the chain's liberties in it, each point once; a count starts at 1 so that
    /// it also tells whether the chain was met before.
    void visit_neighbors(int at, bool is_empty, VitalRegion& region, std::vector<char>& seen) {
        std::array<int, 4> counted{-1, -1, -1, -1};
        std::size_t count = 0;
        for (const int near : near_[at]) {
            if (near < 0) break;
            if (color(near) != side_) {
                if (std::exchange(seen[static_cast<std::size_t>(near)], char{1}) == 0)
                    region.points.push_back(near);
                continue;
            }
            const int c = chain(near);
            auto& hits = hits_[static_cast<std::size_t>(c)];
            if (hits == 0) {
                region.borders.push_back(c);
                hits = 1;
            }
            if (!is_empty || std::find(counted.begin(), counted.end(), c) != counted.end()) continue;
            counted[count++] = c;
            ++hits;
        }
    }

    /// Chains without two vital regions are not proved; whether there were any.
    bool drop_unproved() {
        std::vector<int> vital(static_cast<std::size_t>(chains_.count()), 0);
        for (const VitalRegion& region : regions_)
            if (region.open)
                for (const int c : region.vital_to) ++vital[static_cast<std::size_t>(c)];
        bool dropped = false;
        for (std::size_t c = 0; c < alive_.size(); ++c)
            if (alive_[c] && vital[c] < 2) {
                alive_[c] = false;
                dropped = true;
            }
        return dropped;
    }

    void close_regions() {
        for (VitalRegion& region : regions_)
            for (const int c : region.borders)
                if (!alive_[static_cast<std::size_t>(c)]) region.open = false;
    }

    void write(UnconditionalLife& result) const {
        const auto value = static_cast<signed char>(sign(side_));
        for (int c = 0; c < chains_.count(); ++c) {
            if (!alive_[static_cast<std::size_t>(c)]) continue;
            result.alive[static_cast<std::size_t>(c)] = true;
            for (const Point p : chains_[c].stones) result.owner[p] = value;
        }
        for (const VitalRegion& region : regions_) {
            if (!region.open || region.vital_to.empty()) continue;
            for (const int at : region.points) {
                result.owner.values()[static_cast<std::size_t>(at)] = value;
                if (color(at) != Color::empty) result.dead[static_cast<std::size_t>(chain(at))] = true;
            }
        }
    }

    const Board& board_;
    const Chains& chains_;
    const Neighborhood& near_;
    Color side_;
    std::vector<VitalRegion> regions_;
    std::vector<int> hits_;  ///< a chain: 0 not met by the region, else 1 + its liberties in it
    std::vector<bool> alive_;
};

}  // namespace

PointSet living_stones(const UnconditionalLife& life, const Chains& chains, Color side) {
    PointSet stones(life.owner.size());
    for (int c = 0; c < chains.count(); ++c)
        if (life.alive[static_cast<std::size_t>(c)] && chains[c].side == side) stones |= chains[c].stones;
    return stones;
}

UnconditionalLife find_unconditional_life(const Board& board, const Chains& chains) {
    const auto count = static_cast<std::size_t>(chains.count());
    UnconditionalLife result{SecureMap(board.size(), 0), std::vector<bool>(count), std::vector<bool>(count)};
    const Neighborhood near(board.size());
    Prover(board, chains, near, Color::black).prove(result);
    Prover(board, chains, near, Color::white).prove(result);
    return result;
}

}  // namespace goterr
