#include "eye_worth.hpp"

#include <algorithm>
#include <vector>

#include "goterr/board/chains.hpp"
#include "goterr/core/flood_fill.hpp"

namespace goterr::life {
namespace {

/// Moves that no owner has.
constexpr int too_many = 1000;

class Eye {
public:
    Eye(const Board& board, const PointSet& eye, const PointSet& false_points, Color owner)
        : board_(board),
          size_(board.size()),
          all_(eye),
          false_(false_points),
          real_(eye - false_points),
          enemy_(opponent(owner)),
          closing_(size_, 0) {
        for (const Point p : real_) closing_[p] = moves_to_close(p);
    }

    int worth() const {
        if (has_room() || prisoners(real_) >= prisoners_of_two_eyes) return 2;
        const int least = has_closed(real_, 1) || prisoners(real_) >= prisoners_of_an_eye ? 1 : 0;
        const int parted = most_parts();
        if (parted >= 2 || is_parted_by_two() || lives_by_capture()) return 2;
        return std::max(least, parted);
    }

private:
    static constexpr int room =
        6;  ///< points without weakness, or places with many neighbors, that are always two eyes
    static constexpr int prisoners_of_an_eye = 5, prisoners_of_two_eyes = 8;
    static constexpr int always_two_when_captured = 7;

    bool is_enemy(Point p) const { return board_[p] == enemy_; }
    bool is_empty(Point p) const { return !is_stone(board_[p]); }

    template <typename Holds>
    int beside(Point p, Holds holds) const {
        int count = 0;
        for_neighbors(p, size_, [&](Point q) { count += holds(q) ? 1 : 0; });
        return count;
    }
    template <typename Holds>
    static int count(const PointSet& points, Holds holds) {
        int count = 0;
        for (const Point p : points) count += holds(p) ? 1 : 0;
        return count;
    }
    int within(Point p) const {
        return beside(p, [&](Point q) { return real_.contains(q); });
    }
    int prisoners(const PointSet& points) const {
        return count(points, [&](Point p) { return is_enemy(p); });
    }

    /// Empty and filled false points beside one.
    int ways_in(Point p) const {
        return beside(p, [&](Point q) { return false_.contains(q) && is_empty(q); });
    }
    int thrown_in(Point p) const {
        return beside(p, [&](Point q) { return false_.contains(q) && is_enemy(q); });
    }

    /// How many moves keep the opponent from coming to `p` from `from`.
    int moves_against(Point from) const {
        if (!all_.contains(from)) return is_empty(from) ? 1 : 0;
        if (false_.contains(from)) return is_enemy(from) ? too_many : 1;
        if (is_empty(from)) return thrown_in(from) > 0 ? 1 : 0;
        // A stone that is connected to the outside, or will be by one of two ways.
        if (thrown_in(from) > 0 || ways_in(from) >= 2) return too_many;
        return ways_in(from) > 0 ? 1 : 0;
    }
    int moves_to_close(Point p) const {
        int moves = 0;
        for_neighbors(p, size_, [&](Point q) { moves += moves_against(q); });
        return moves;
    }

    bool has_closed(const PointSet& part, int moves) const {
        return count(part, [&](Point p) { return closing_[p] <= moves; }) > 0;
    }
    int count_closed(const PointSet& part) const {
        return count(part, [&](Point p) { return closing_[p] == 0; });
    }

    bool has_room() const {
        const int weak = count(real_, [&](Point p) { return closing_[p] >= 1; });
        const int very_weak = count(real_, [&](Point p) { return closing_[p] >= 2; });
        const int lodged = count(real_, [&](Point p) { return is_enemy(p) && within(p) >= 2; });
        if (real_.count() - weak - very_weak - lodged >= room) return true;
        const int wide = count(real_, [&](Point p) { return is_empty(p) && within(p) >= 3; });
        const int very_wide = count(real_, [&](Point p) { return is_empty(p) && within(p) >= 4; });
        return wide + very_wide >= room;
    }

    /// Whether the owner can play there at all.
    bool is_playable(Point p) const {
        return is_empty(p) &&
               beside(p, [&](Point q) { return !is_enemy(q) || !has_more_liberties(board_, q, 1); }) > 0;
    }

    /// The largest number of closed parts that one move of the owner makes.
    int most_parts() const {
        int most = 0;
        for (const Point p : real_) {
            if (within(p) < 2 || !is_playable(p)) continue;
            const std::vector<PointSet> parts = parts_of(real_ - PointSet(size_, {p}));
            if (parts.size() < 2) continue;
            // The move itself may be the one that closes a part.
            const int moves = thrown_in(p) == 1 ? 1 : 0;
            const auto closed = std::count_if(parts.begin(), parts.end(),
                                              [&](const PointSet& part) { return has_closed(part, moves); });
            most = std::max(most, static_cast<int>(closed));
        }
        return most;
    }

    /// Two neighboring points with many others around: whoever takes one of them, the owner gets the other.
    bool is_parted_by_two() const {
        return count(real_, [&](Point p) {
                   if (is_on_edge(p) || closing_[p] > 1 || within(p) < 3 || !is_playable(p)) return false;
                   return beside(p, [&](Point q) { return real_.contains(q) && part_it(p, q); }) > 0;
               }) > 0;
    }
    bool part_it(Point p, Point q) const {
        if (within(q) < 3 || closing_[q] > 1) return false;
        const int empty = beside(q, [&](Point r) { return real_.contains(r) && is_empty(r); });
        if (!is_empty(q) && empty <= 1) return false;
        int closed = 0, twice = 0;
        for (const PointSet& part : parts_of(real_ - PointSet(size_, {p, q}))) {
            closed += count_closed(part) >= 1 ? 1 : 0;
            twice += count_closed(part) >= 2 ? 1 : 0;
        }
        return closed >= 2 && twice >= (is_empty(q) ? 1 : 2);
    }
    bool is_on_edge(Point p) const { return neighbors_of(p, size_).size() < 4; }

    /// Whether the prisoners, taken, leave a shape with two eyes, whichever of the points that the owner
    /// cannot play the opponent leaves open.
    bool lives_by_capture() const {
        if (prisoners(real_) == 0) return false;
        PointSet shape(size_), unplayable(size_);
        for (const Point p : real_) {
            if (is_enemy(p))
                shape.insert(p);
            else if (!is_playable(p))
                unplayable.insert(p);
        }
        shape |= unplayable;
        return is_live_shape(shape) &&
               count(unplayable, [&](Point p) { return !is_live_shape(shape - PointSet(size_, {p})); }) == 0;
    }
    bool is_live_shape(const PointSet& shape) const {
        const std::size_t parts = parts_of(shape).size();
        int vital = shape.count() >= always_two_when_captured ? 1 : 0;
        for (const Point p : shape) {
            const int sides = beside(p, [&](Point q) { return shape.contains(q); });
            const bool parting = sides >= 2 && parts_of(shape - PointSet(size_, {p})).size() > parts;
            vital += parting || sides >= 3 ? 1 : 0;
        }
        return static_cast<int>(parts) - prisoners(false_) + vital / 2 >= 2;
    }

    const Board& board_;
    BoardSize size_;
    const PointSet& all_;
    const PointSet& false_;
    PointSet real_;
    Color enemy_;
    Grid<int> closing_;  ///< of real points: moves until nobody can come in there
};

}  // namespace

int eye_worth(const Board& board, const PointSet& eye, const PointSet& false_points, Color owner) {
    return Eye(board, eye, false_points, owner).worth();
}

}  // namespace goterr::life
