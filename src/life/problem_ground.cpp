#include "problem_ground.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/life/unconditional.hpp"

namespace goterr::life {
namespace {

/// Regions of so many empty points are open country: who has liberties there has room to live or to run.
constexpr int open_country = 7;
/// Who has two there lives, whatever the rest of the board is judged as.
constexpr int wide_country = 30;
constexpr int ways_out = 2;
/// An enemy chain with so many liberties in open country is a wall in any drawing.
constexpr int safe_liberties = 3;
constexpr int most_empties = 40;
/// Larger ones are hardly ever read.
constexpr int most_drawn_empties = 17;
constexpr int most_points = 110;
constexpr int most_steps = 7;

/// How far from the stones it goes, and whether firm enemies are walls.
struct Bounds {
    int reach;
    bool firm_walls = false;
    WallRule walls = {};
    int outside = 1;     ///< so many liberties of a wall in open country
    bool drawn = false;  ///< steps count one less where the enemy outside is no nearer, and none where he
                         ///< is farther
};

class GroundFinder {
public:
    GroundFinder(const Board& board, const PointSet& stones, const PointSet& firm, Bounds bounds)
        : board_(board),
          firm_(firm),
          side_(board[stones.first()]),
          bounds_(bounds),
          chains_(find_chains(board)),
          secure_(find_unconditional_life(board, chains_)),
          distance_(board.size(), -1),
          edge_(board.size()),
          ground_{PointSet(board.size()), PointSet(board.size()), PointSet(board.size()),
                  PointSet(board.size())} {
        if (bounds.drawn) {
            own_ = distances_from([&](int chain) { return stones.intersects(chains_[chain].stones); });
            enemys_ =
                distances_from([&](int chain) { return chains_[chain].side != side_ && is_out(chain); });
        }
        for (const Point p : stones) enter(chains_.number_at(p), 0);
    }

    ProblemGround find() {
        do {
            flood();
        } while ((take_in_pockets() || take_in_weak_walls() || take_in_breath()) &&
                 ground_.points.count() <= most_points);
        for (const int wall : walls_) {
            const PointSet& stones = chains_[wall].stones;
            const bool is_secure = secure_.alive[static_cast<std::size_t>(wall)];
            const bool is_friend = chains_[wall].side == side_;
            if (is_friend && !is_secure && !firm_.includes(stones)) {
                ground_.closed = false;
                continue;
            }
            (is_friend ? ground_.living : ground_.walls) |= stones;
            if (is_friend && !is_secure)
                (has_liberties_outside(wall, safe_liberties) ? ground_.walls : ground_.firm) |= stones;
        }
        return ground_;
    }

private:
    void enter(int chain, int distance) {
        for (const Point p : chains_[chain].stones) add(p, distance);
    }
    void add(Point p, int distance) {
        if (distance_[p] >= 0) return;
        distance_[p] = distance;
        ground_.points.insert(p);
        ground_.empties += is_stone(board_[p]) ? 0 : 1;
        open_.push_back(p);
    }

    /// Breadth first: nothing is farther than the step that found it says.
    void flood() {
        for (; next_ < open_.size() && ground_.points.count() <= most_points; ++next_) {
            const Point p = open_[next_];
            for (const Point q : neighbors_of(p, board_.size())) visit(q, distance_[p]);
        }
    }
    void visit(Point q, int distance) {
        if (distance_[q] >= 0) return;
        if (is_stone(board_[q])) {
            const int chain = chains_.number_at(q);
            if (std::find(walls_.begin(), walls_.end(), chain) == walls_.end()) walls_.push_back(chain);
            if (board_[q] == side_ && !is_friend_outside(chain, distance)) enter_and_forget(chain, distance);
            return;
        }
        if (distance >= reach_to(q))
            edge_.insert(q);
        else
            add(q, distance + 1);
    }
    /// Steps over empty points from chains that fit; 1,000 where they do not come.
    template <typename Fits>
    Grid<int> distances_from(Fits fits) const {
        Grid<int> steps(board_.size(), 1000);
        std::vector<Point> open;
        for (int chain = 0; chain < chains_.count(); ++chain)
            if (fits(chain))
                for (const Point p : chains_[chain].stones) {
                    steps[p] = 0;
                    open.push_back(p);
                }
        for (std::size_t next = 0; next < open.size(); ++next)
            for (const Point q : neighbors_of(open[next], board_.size())) {
                if (is_stone(board_[q]) || steps[q] < 1000) continue;
                steps[q] = steps[open[next]] + 1;
                open.push_back(q);
            }
        return steps;
    }
    int reach_to(Point p) const {
        if (!bounds_.drawn || own_[p] > enemys_[p]) return bounds_.reach;
        return own_[p] < enemys_[p] ? board_.size().area() : bounds_.reach + 1;
    }
    /// What lies beyond the last step and leads nowhere.
    bool take_in_pockets() {
        const PointSet edge = edge_ - ground_.points;
        edge_ = PointSet(board_.size());
        bool taken_in = false;
        for (const Point p : edge) {
            if (ground_.points.contains(p)) continue;
            if (is_open_country(p)) {
                ground_.closed = false;
                continue;
            }
            add(p, std::max(bounds_.reach - 1, 0));
            taken_in = true;
        }
        return taken_in;
    }
    void enter_and_forget(int chain, int distance) {
        std::erase(walls_, chain);
        enter(chain, distance);
    }

    /// It lives for sure or is taken to, or has a liberty in open country that the ground has not reached.
    bool is_out(int chain) const {
        if (secure_.alive[static_cast<std::size_t>(chain)]) return true;
        if (bounds_.firm_walls && chains_[chain].side != side_ && firm_.includes(chains_[chain].stones))
            return true;
        if (chains_[chain].side == side_) return has_liberties_outside(chain, 1);
        if (chains_[chain].liberties.count() < bounds_.walls.liberties) return false;
        return bounds_.walls.to_live && !firm_.includes(chains_[chain].stones)
                   ? has_liberties_outside(chain, ways_out, wide_country)
                   : has_liberties_outside(chain, bounds_.outside);
    }
    bool has_liberties_outside(int chain, int needed, int country = open_country) const {
        int outside = 0;
        for (const Point p : chains_[chain].liberties - ground_.points)
            if (is_open_country(p, country) && ++outside >= needed) return true;
        return false;
    }
    /// Where the ground ends by steps, friends on the way belong to it, wherever they lead.
    bool is_friend_outside(int chain, int distance) const {
        if (bounds_.drawn) return secure_.alive[static_cast<std::size_t>(chain)];
        if (bounds_.reach < board_.size().area())
            return secure_.alive[static_cast<std::size_t>(chain)] || distance == bounds_.reach;
        return is_out(chain);
    }
    bool is_open_country(Point start, int country = open_country) const {
        PointSet seen(board_.size());
        std::vector<Point> open{start};
        seen.insert(start);
        for (std::size_t next = 0; next < open.size(); ++next) {
            if (open.size() >= static_cast<std::size_t>(country)) return true;
            for (const Point q : neighbors_of(open[next], board_.size())) {
                if (is_stone(board_[q]) || seen.contains(q) || ground_.points.contains(q)) continue;
                seen.insert(q);
                open.push_back(q);
            }
        }
        return false;
    }

    bool take_in_weak_walls() {
        const std::vector<int> walls = walls_;
        bool taken_in = false;
        for (const int wall : walls) {
            if (chains_[wall].side == side_ || is_out(wall)) continue;
            enter_and_forget(wall, 0);
            taken_in = true;
        }
        return taken_in;
    }

    /// The liberties of chains that have none on the ground: their life is decided there.
    bool take_in_breath() {
        const int before = ground_.empties;
        for (const Chain& chain : chains_)
            if (chain.stones.intersects(ground_.points) && !chain.liberties.intersects(ground_.points))
                for (const Point p : chain.liberties) add(p, board_.size().area());
        return ground_.empties > before;
    }

    const Board& board_;
    const PointSet& firm_;
    Color side_;
    Bounds bounds_;
    Chains chains_;
    UnconditionalLife secure_;
    Grid<int> distance_;
    Grid<int> own_;     ///< where points are told apart by who is nearer: the dragon's steps
    Grid<int> enemys_;  ///< and those of the enemy outside
    PointSet edge_;     ///< beyond the last step
    ProblemGround ground_;
    std::vector<int> walls_;  ///< chains at the edge
    std::vector<Point> open_;
    std::size_t next_ = 0;
};

bool can_be_read(const ProblemGround& ground) {
    return ground.empties <= most_empties && ground.points.count() <= most_points;
}

/// With as few walls taken on trust as it may have and be read.
std::optional<ProblemGround> ground_within(const Board& board, const PointSet& stones, const PointSet& firm,
                                           Bounds bounds) {
    for (const bool firm_walls : {false, true}) {
        bounds.firm_walls = firm_walls;
        ProblemGround ground = GroundFinder(board, stones, firm, bounds).find();
        ground.on_trust = firm_walls;
        if (can_be_read(ground)) return ground;
    }
    return std::nullopt;
}

}  // namespace

ProblemGround without_firm_friends(ProblemGround ground) {
    ground.living -= ground.firm;
    ground.closed = ground.closed && ground.firm.empty();
    ground.firm -= ground.firm;
    return ground;
}

std::vector<ProblemGround> problem_grounds(const Board& board, const PointSet& stones, const PointSet& firm,
                                           WallRule walls) {
    const Bounds all{.reach = board.size().area(), .walls = walls};
    if (auto whole = ground_within(board, stones, firm, all)) return {*std::move(whole)};
    std::vector<ProblemGround> grounds;
    for (int reach = 1; reach <= most_steps; ++reach) {
        auto ground = ground_within(board, stones, firm, {reach, false, walls});
        if (!ground) break;
        grounds.push_back(*std::move(ground));
    }
    return grounds;
}

std::vector<ProblemGround> drawn_grounds(const Board& board, const PointSet& stones, const PointSet& firm) {
    std::vector<ProblemGround> grounds;
    const auto add = [&](const Bounds& bounds) {
        auto ground = ground_within(board, stones, firm, bounds);
        if (!ground || ground->empties > most_drawn_empties) return;
        ground->outside_is_enemys = !ground->closed;
        grounds.push_back(*std::move(ground));
    };
    for (const int liberties : {1, safe_liberties}) {
        for (int reach = -1; reach <= most_steps; ++reach)
            add({reach, false, {safe_liberties}, liberties, true});
    }
    std::stable_sort(grounds.begin(), grounds.end(), [](const ProblemGround& a, const ProblemGround& b) {
        return a.points.count() < b.points.count();
    });
    grounds.erase(std::unique(grounds.begin(), grounds.end(),
                              [](const ProblemGround& a, const ProblemGround& b) {
                                  return a.points == b.points && a.on_trust == b.on_trust;
                              }),
                  grounds.end());
    return grounds;
}

ProblemGround surroundings(const Board& board, const PointSet& stones, const PointSet& firm) {
    return GroundFinder(board, stones, firm, {3, true}).find();
}

}  // namespace goterr::life
