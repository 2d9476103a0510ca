#include "fight_ground.hpp"

#include <array>
#include <cmath>
#include <vector>

namespace goterr::life {
namespace {

/// Where the area of a fight ends, and how sure the games may be about a dragon whose fight is read so.
struct Limits {
    double solid;  ///< dragons that the games kept this often bound it
    int short_of;  ///< their chains with at most so many liberties outside take part all the same
    double unsure;
};

/// The widest area that can be read is the best: better too many chains take part than too few.
const std::array<Limits, 4> widest_first{
    {{solid, 3, 1.0}, {solid, 1, 0.75}, {0.5, 3, clear_without_reading}, {0.5, 1, clear_without_reading}}};

/// Grows the area of a fight from a dragon over everything both can reach within the limits.
class AreaFinder {
public:
    AreaFinder(const Scene& scene, const Dragon& dragon, const Limits& limits, int most_empties)
        : scene_(scene),
          side_(dragon.side),
          limits_(limits),
          most_empties_(most_empties),
          fight_{dragon.stones.first(), dragon.stones, PointSet(scene.board().size())},
          bounds_(static_cast<std::size_t>(scene.chains().count()), false),
          open_(points_in(dragon.stones)) {}

    /// Nothing if the area is too large to be read.
    std::optional<Fight> find() {
        do {
            if (!flood()) return std::nullopt;
        } while (take_in_short_bounds());
        for (const int chain : side_bound_)
            if (bounds_[static_cast<std::size_t>(chain)]) fight_.safe |= scene_.chains()[chain].stones;
        return fight_;
    }

private:
    bool flood() {
        for (; next_ < open_.size(); ++next_)
            for (const Point q : neighbors_of(open_[next_], scene_.board().size()))
                if (!fight_.area.contains(q) && !visit(q)) return false;
        return true;
    }

    /// False when the area has grown too large.
    bool visit(Point q) {
        const bool stone = is_stone(scene_.board()[q]);
        if (stone && is_solid(scene_.at(q), limits_.solid)) {
            const int chain = scene_.chains().number_at(q);
            if (!bounds_[static_cast<std::size_t>(chain)] && scene_.board()[q] == side_)
                side_bound_.push_back(chain);
            bounds_[static_cast<std::size_t>(chain)] = true;
            return true;
        }
        add(q);
        empties_ += stone ? 0 : 1;
        return empties_ <= most_empties_ && static_cast<int>(open_.size()) <= most_fight_points;
    }

    void add(Point q) {
        fight_.area.insert(q);
        open_.push_back(q);
    }

    /// A chain whose liberties nearly all lie in the area can be taken in the fight: it takes part.
    bool take_in_short_bounds() {
        bool taken_in = false;
        for (int chain = 0; chain < scene_.chains().count(); ++chain) {
            if (!bounds_[static_cast<std::size_t>(chain)]) continue;
            const Chain& bound = scene_.chains()[chain];
            if ((bound.liberties - fight_.area).count() > limits_.short_of) continue;
            if (scene_.proved.alive[static_cast<std::size_t>(chain)]) continue;
            bounds_[static_cast<std::size_t>(chain)] = false;
            for (const Point p : bound.stones) add(p);
            taken_in = true;
        }
        return taken_in;
    }

    const Scene& scene_;
    Color side_;
    Limits limits_;
    int most_empties_;
    Fight fight_;
    std::vector<bool> bounds_;     ///< chains at the edge of the area
    std::vector<int> side_bound_;  ///< those of the dragon's own side
    std::vector<Point> open_;
    std::size_t next_ = 0;
    int empties_ = 0;
};

}  // namespace

bool is_solid(const Dragon& dragon, double least) {
    return dragon.secure || (dragon.status == Status::alive && dragon.survival >= least);
}

std::optional<Fight> fight_about(const Scene& scene, const Dragon& dragon, bool surely, int most_empties) {
    std::optional<Fight> fight;
    for (const Limits& limits : widest_first)
        if (!fight && (surely || std::abs(dragon.survival) <= limits.unsure))
            fight = AreaFinder(scene, dragon, limits, most_empties).find();
    return fight;
}

}  // namespace goterr::life
