#include "goterr/estimate/no_territory.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/core/flood_fill.hpp"
#include "goterr/eyes/eye_reader.hpp"

namespace goterr {
namespace {

constexpr int none = -1;

/// Points without living stones, connected, and who stands around them.
struct Room {
    PointSet points;
    bool beside_black = false;
    bool beside_white = false;

    bool only(Color side) const {
        return side == Color::black ? beside_black && !beside_white : beside_white && !beside_black;
    }
    bool shared() const { return beside_black && beside_white; }
};

std::vector<Room> rooms_of(const Board& living) {
    std::vector<Room> rooms;
    PointSet seen(living.size());
    for (const Point p : points_of(living.size())) {
        if (is_stone(living[p]) || seen.contains(p)) continue;
        Room room{flood_fill(p, living.size(), [&](Point q) { return !is_stone(living[q]); })};
        for (const Point q : room.points)
            for (const Point r : neighbors_of(q, living.size())) {
                room.beside_black = room.beside_black || living[r] == Color::black;
                room.beside_white = room.beside_white || living[r] == Color::white;
            }
        seen |= room.points;
        rooms.push_back(std::move(room));
    }
    return rooms;
}

/// One side's chains and eyes. A league is the chains that neutral points join.
class Household {
public:
    Household(const Board& board, const Board& living, const std::vector<Room>& rooms, Color side)
        : board_(board),
          living_(living),
          side_(side),
          league_at_(board.size(), none),
          eye_at_(board.size(), none) {
        for (const Room& room : rooms)
            if (room.only(side)) {
                for (const Point p : room.points) eye_at_[p] = static_cast<int>(eyes_.size());
                eyes_.push_back({room.points, PointSet(board.size()), 0});
            }
        for (const Point p : points_of(board.size()))
            if (living[p] == side && league_at_[p] == none) gather_league(p, rooms);
    }

    void judge(EyeReader& reader, NoTerritory& found) {
        for (Eye& eye : eyes_) mark_false_points(eye);
        for (Eye& eye : eyes_) eye.value = value_of(eye, reader);
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
        int value = 0;
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

    std::vector<int> leagues_beside(Point p) const {
        std::vector<int> beside;
        for (const Point q : neighbors_of(p, board_.size()))
            if (league_at_[q] != none) beside.push_back(league_at_[q]);
        std::sort(beside.begin(), beside.end());
        beside.erase(std::unique(beside.begin(), beside.end()), beside.end());
        return beside;
    }

    /// Whether all sides of a point hang together with a league without it.
    bool joined_around(Point p, int league) const {
        const FewPoints sides = neighbors_of(p, board_.size());
        const PointSet reached = reach(league, p, [](Point) { return false; });
        return std::all_of(sides.begin(), sides.end(),
                           [&](Point q) { return !inside(q) || reached.contains(q); });
    }

    void mark_false_points(Eye& eye) {
        for (const Point p : eye.points) {
            const FewPoints sides = neighbors_of(p, board_.size());
            const auto within =
                std::count_if(sides.begin(), sides.end(), [&](Point q) { return eye.points.contains(q); });
            if (within > 1) continue;
            for (const int league : leagues_beside(p))
                if (!joined_around(p, league)) {
                    eye.false_points.insert(p);
                    break;
                }
        }
    }

    bool in_real_eye(Point p) const {
        if (eye_at_[p] == none) return false;
        const Eye& eye = eyes_[static_cast<std::size_t>(eye_at_[p])];
        return eye.value > 0 && !eye.false_points.contains(p);
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
    int value_of(const Eye& eye, EyeReader& reader) const {
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
        return shape.count() == 0 ? 0 : reader.value_of(shape).value.defender_first;
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
            int value = 0;
            for (const Eye& eye : eyes_)
                if (together.contains(eye.points.first())) value += eye.value;
            if (value >= 2) continue;
            for (const Eye& eye : eyes_)
                if (together.contains(eye.points.first()))
                    for (const Point p : eye.points)
                        if (!is_stone(board_[p])) found.seki_eyes.insert(p);
        }
    }

    const Board& board_;
    const Board& living_;
    Color side_;
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
        Household(board, living, rooms, side).judge(reader, found);
    return found;
}

}  // namespace goterr
