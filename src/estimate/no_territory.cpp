#include "goterr/estimate/no_territory.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/core/flood_fill.hpp"
#include "goterr/eyes/eye_reader.hpp"
#include "rooms.hpp"

namespace goterr {
namespace {

constexpr int none = -1;

/// One side's chains and eyes. A league is the chains that neutral points join.
class Household {
public:
    Household(const Board& board, const Board& living, const std::vector<Room>& rooms, Color side,
              EyeReader& reader)
        : board_(board),
          living_(living),
          side_(side),
          reader_(reader),
          league_at_(board.size(), none),
          eye_at_(board.size(), none) {
        const PointSet stones = points_of_color(board, opponent(side));
        for (const Room& room : rooms)
            if (room.owner() == side) {
                for (const Point p : room.points) eye_at_[p] = static_cast<int>(eyes_.size());
                const bool clean = !room.points.intersects(stones);
                eyes_.push_back({room.points, PointSet(board.size()), {}, clean, std::nullopt});
            }
        for (const Point p : points_of(board.size()))
            if (living[p] == side && league_at_[p] == none) gather_league(p, rooms);
        for (Eye& eye : eyes_) eye.leagues = leagues_around(eye.points);
    }

    void judge(NoTerritory& found) {
        for (Eye& eye : eyes_) mark_false_points(eye);
        for (const Eye& eye : eyes_)
            for (const Point p : eye.false_points)
                if (must_be_filled(p))
                    if (const auto filling = filling_of(p)) found.false_eyes.insert(*filling);
        add_seki_eyes(found);
    }

private:
    struct Eye {
        PointSet points;
        PointSet false_points;
        std::vector<int> leagues;         ///< around it
        bool clean = true;                ///< no dead stones in it
        mutable std::optional<int> read;  ///< its value, once somebody needed it
    };

    /// Chains joined over the neutral points they touch, from one stone on.
    void gather_league(Point start, const std::vector<Room>& rooms) {
        const int league = static_cast<int>(leagues_.size());
        PointSet stones(board_.size());
        std::vector<Point> open{start};
        const auto add = [&](Point p) {
            if (living_[p] != side_ || league_at_[p] != none) return;
            league_at_[p] = league;
            stones.insert(p);
            open.push_back(p);
        };
        add(start);
        PointSet neutral_seen(board_.size());
        while (!open.empty()) {
            const Point p = open.back();
            open.pop_back();
            for (const Point q : neighbors_of(p, board_.size())) {
                add(q);
                if (is_stone(living_[q]) || neutral_seen.contains(q)) continue;
                for (const Room& room : rooms) {
                    if (!room.shared() || !room.points.contains(q)) continue;
                    neutral_seen |= room.points;
                    for (const Point r : room.points)
                        for (const Point s : neighbors_of(r, board_.size())) add(s);
                }
            }
        }
        leagues_.push_back(std::move(stones));
    }

    bool inside(Point p) const { return league_at_[p] != none || eye_at_[p] != none; }

    /// All of the side's stones and eye points that hang together with a league without the point `cut`.
    /// `until(point)` ends the search early.
    template <typename Until>
    PointSet reach(int league, Point cut, Until until) const {
        PointSet reached = leagues_[static_cast<std::size_t>(league)];
        std::vector<Point> open;
        for (const Point p : reached) open.push_back(p);
        const auto visit = [&](Point p) {
            if (p == cut || !inside(p) || reached.contains(p)) return;
            const int other = league_at_[p];
            if (other == none) {
                reached.insert(p);
                open.push_back(p);
                return;
            }
            for (const Point q : leagues_[static_cast<std::size_t>(other)]) open.push_back(q);
            reached |= leagues_[static_cast<std::size_t>(other)];
        };
        while (!open.empty()) {
            const Point p = open.back();
            open.pop_back();
            if (until(p)) break;
            for (const Point q : neighbors_of(p, board_.size())) visit(q);
        }
        return reached;
    }

    std::vector<int> leagues_around(const PointSet& points) const {
        std::vector<bool> around(leagues_.size());
        for (const Point p : points)
            for (const Point q : neighbors_of(p, board_.size()))
                if (league_at_[q] != none) around[static_cast<std::size_t>(league_at_[q])] = true;
        std::vector<int> leagues;
        for (std::size_t league = 0; league < around.size(); ++league)
            if (around[league]) leagues.push_back(static_cast<int>(league));
        return leagues;
    }

    std::vector<int> leagues_beside(Point p) const {
        std::vector<int> beside;
        for (const Point q : neighbors_of(p, board_.size()))
            if (league_at_[q] != none) beside.push_back(league_at_[q]);
        std::sort(beside.begin(), beside.end());
        beside.erase(std::unique(beside.begin(), beside.end()), beside.end());
        return beside;
    }

    /// For each league the first one it hangs together with over other eyes than `without`.
    std::vector<int> roots_without(const Eye& without) const {
        std::vector<int> roots(leagues_.size());
        std::iota(roots.begin(), roots.end(), 0);
        for (const Eye& eye : eyes_) {
            if (&eye == &without || eye.leagues.empty()) continue;
            const int to = roots[static_cast<std::size_t>(eye.leagues.front())];
            for (const int league : eye.leagues) {
                const int from = roots[static_cast<std::size_t>(league)];
                std::replace(roots.begin(), roots.end(), from, to);
            }
        }
        return roots;
    }

    /// Whether a league and all sides of a point hang together over other eyes already.
    bool joined_elsewhere(Point p, int league, const std::vector<int>& roots) const {
        const FewPoints sides = neighbors_of(p, board_.size());
        const auto joined = [&](Point q) {
            return league_at_[q] != none &&
                   roots[static_cast<std::size_t>(league_at_[q])] == roots[static_cast<std::size_t>(league)];
        };
        return std::all_of(sides.begin(), sides.end(), [&](Point q) {
            if (!inside(q) || joined(q)) return true;
            const FewPoints next = neighbors_of(q, board_.size());
            return eye_at_[q] != none && std::any_of(next.begin(), next.end(), joined);
        });
    }

    /// Whether all sides of a point hang together with a league without it.
    bool joined_around(Point p, int league) const {
        const FewPoints sides = neighbors_of(p, board_.size());
        auto missing = std::count_if(sides.begin(), sides.end(),
                                     [&](Point q) { return inside(q) && league_at_[q] != league; });
        reach(league, p, [&](Point q) {
            if (league_at_[q] != league && std::find(sides.begin(), sides.end(), q) != sides.end()) --missing;
            return missing == 0;
        });
        return missing == 0;
    }

    void mark_false_points(Eye& eye) {
        const std::vector<int> roots = roots_without(eye);
        for (const Point p : eye.points) {
            const FewPoints sides = neighbors_of(p, board_.size());
            const auto within =
                std::count_if(sides.begin(), sides.end(), [&](Point q) { return eye.points.contains(q); });
            if (within > 1) continue;
            for (const int league : leagues_beside(p))
                if (!joined_elsewhere(p, league, roots) && !joined_around(p, league)) {
                    eye.false_points.insert(p);
                    break;
                }
        }
    }

    bool in_real_eye(Point p) const {
        if (eye_at_[p] == none) return false;
        const Eye& eye = eyes_[static_cast<std::size_t>(eye_at_[p])];
        return !eye.false_points.contains(p) && (least_value(eye) > 0 || value_of(eye) > 0);
    }

    /// What an eye is worth without reading: a clean one is an eye, a large one makes two.
    int least_value(const Eye& eye) const {
        if (eye.points.count() > 8) return 2;
        return eye.clean && eye.false_points.empty() ? 1 : 0;
    }

    /// Stones beside a false point that have no eye without it have to be connected there.
    bool must_be_filled(Point p) const {
        for (const int league : leagues_beside(p)) {
            if (joined_around(p, league)) continue;
            bool eye = false;
            reach(league, p, [&](Point q) { return eye = eye || in_real_eye(q); });
            if (!eye) return true;
        }
        return false;
    }

    /// Where its owner has to play: a dead stone there has to be taken, which costs a point where it has one
    /// liberty.
    std::optional<Point> filling_of(Point p) const {
        if (!is_stone(board_[p])) return p;
        const PointSet liberties = chain_at(board_, p).liberties;
        if (liberties.count() != 1) return std::nullopt;
        return liberties.first();
    }

    /// Where the opponent has come in already: stones on false points and what is connected to them.
    PointSet intruders(const Eye& eye) const {
        PointSet in(board_.size());
        for (const Point p : eye.false_points)
            if (is_stone(board_[p]))
                in |= flood_fill(p, board_.size(),
                                 [&](Point q) { return eye.points.contains(q) && is_stone(board_[q]); });
        return in;
    }

    /// The eyes it makes when its owner moves first: false points are where the opponent comes in.
    int value_of(const Eye& eye) const {
        if (!eye.read) eye.read = read_value(eye);
        return *eye.read;
    }

    int read_value(const Eye& eye) const {
        const PointSet in = intruders(eye);
        const PointSet points = eye.points - in;
        if (points.count() > EyeShape::most_cells) return 2;
        EyeShape shape;
        for (const Point p : points) {
            EyeCell cell{static_cast<std::int8_t>(p.column), static_cast<std::int8_t>(p.row)};
            const FewPoints sides = neighbors_of(p, board_.size());
            const auto any = [&](auto holds) { return std::any_of(sides.begin(), sides.end(), holds); };
            cell.wall = any([&](Point q) { return living_[q] == side_; });
            if (is_stone(board_[p]))
                cell.kind = CellKind::prisoner;
            else if (eye.false_points.contains(p) || any([&](Point q) { return in.contains(q); }))
                cell.kind = CellKind::margin;
            shape.push_back(cell);
        }
        return shape.count() == 0 ? 0 : reader_.value_of(shape).value.defender_first;
    }

    /// Leagues and eyes that hang together have two eyes between them or are in seki.
    void add_seki_eyes(NoTerritory& found) const {
        std::vector<bool> seen(leagues_.size());
        for (std::size_t league = 0; league < leagues_.size(); ++league) {
            if (seen[league]) continue;
            const PointSet together =
                reach(static_cast<int>(league), Point{none, none}, [](Point) { return false; });
            for (std::size_t other = league; other < leagues_.size(); ++other)
                seen[other] = seen[other] || together.contains(leagues_[other].first());
            if (has_two_eyes(together)) continue;
            for (const Eye& eye : eyes_)
                if (together.contains(eye.points.first()))
                    for (const Point p : eye.points)
                        if (!is_stone(board_[p])) found.seki_eyes.insert(p);
        }
    }

    bool has_two_eyes(const PointSet& together) const {
        int least = 0, read = 0;
        for (const Eye& eye : eyes_)
            if (together.contains(eye.points.first())) least += least_value(eye);
        if (least >= 2) return true;
        for (const Eye& eye : eyes_)
            if (together.contains(eye.points.first())) read += value_of(eye);
        return read >= 2;
    }

    const Board& board_;
    const Board& living_;
    Color side_;
    EyeReader& reader_;
    Grid<int> league_at_;
    Grid<int> eye_at_;
    std::vector<PointSet> leagues_;
    std::vector<Eye> eyes_;
};

}  // namespace

NoTerritory find_no_territory(const Board& board, const PointSet& dead) {
    const Board living = without(board, dead);
    const std::vector<Room> rooms = rooms_of(living);
    NoTerritory found{PointSet(board.size()), PointSet(board.size())};
    EyeReader reader;
    for (const Color side : {Color::black, Color::white})
        Household(board, living, rooms, side, reader).judge(found);
    return found;
}

}  // namespace goterr
