#include "fast_propagation.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "goterr/core/wide.hpp"

namespace goterr {
namespace {

/// Of the eight steps; in one cache line.
struct alignas(64) Eight : std::array<double, 8> {};

/// The two straight steps that make up each diagonal one, by their numbers: S 0, W 1, N 2, E 3.
constexpr std::array<std::array<std::size_t, 2>, 4> sides_of_diagonal{{{1, 0}, {1, 2}, {3, 2}, {3, 0}}};

/// The angle factors of the eight steps by the way from the source, on boards with sides up to one length.
class Angles {
public:
    explicit Angles(int side) : ways_(2 * side - 1) {
        all_.reserve(static_cast<std::size_t>(ways_) * static_cast<std::size_t>(ways_));
        for (int row = 1 - side; row < side; ++row)
            for (int column = 1 - side; column < side; ++column) {
                Eight& angle = all_.emplace_back();
                for (std::size_t k = 0; k < 8; ++k) angle[k] = straightness({column, row}, steps[k]);
            }
    }

    int place_of(Point p) const { return p.row * ways_ + p.column; }
    const Eight* middle() const { return all_.data() + all_.size() / 2; }

private:
    int ways_;
    std::vector<Eight> all_;
};

/// Constant; made on first use. Those of all sizes are eight times as many as the usual ones and would take 2
/// ms of a first estimate's 36.
const Angles& angles_on(BoardSize size) {
    constexpr int usual_side = 19;
    if (std::max(size.width, size.height) <= usual_side) {
        static const Angles usual(usual_side);
        return usual;
    }
    static const Angles all(longest_side);
    return all;
}

/// What one source works on.
struct Work {
    const Eight* straight;    // at the way from the source to point number 0
    const std::int32_t* way;  // of each point from A1, as a place among all ways
    const Eight* passable;
    const std::array<std::int32_t, 8>& leap;
    double* value;  // all 0 between sources
    std::int32_t* queue;
};

/// Spreads the source at `start` and tells how many points it reached; their numbers stand in the queue.
GOTERR_WIDE std::size_t spread(const Work& work, std::int32_t start, double strength, double attenuation) {
    const auto [straight, way, passable, leap, value, queue] = work;
    const double least = 0.999999 * influence_cutoff * attenuation;  // less leaves nothing above the cut-off
    std::size_t last = 0;
    queue[last++] = start;
    value[start] = strength;
    for (std::size_t next = 0; next < last; ++next) {
        const std::int32_t p = queue[next];
        if (value[p] < least) continue;
        const double left = value[p] / attenuation;
        const Eight &angle = straight[way[p]], &open = passable[p];
        Eight amount;
        for (std::size_t k = 0; k < 8; ++k) amount[k] = left * angle[k] * open[k];
        // What is handed on is found at once: a branch for each step could not be foreseen.
        unsigned given = 0;
        for (unsigned k = 0; k < 8; ++k) given |= unsigned{amount[k] > influence_cutoff} << k;
        for (; given != 0; given &= given - 1) {
            const auto k = static_cast<std::size_t>(std::countr_zero(given));
            const std::int32_t target = p + leap[k];
            queue[last] = target;
            last += value[target] == 0;
            value[target] += amount[k];
        }
    }
    return last;
}

/// The board with a margin around: a point is a number, a step adds to it.
struct Layout {
    explicit Layout(BoardSize of) : size(of), stride(of.width + 1) {
        for (std::size_t k = 0; k < 8; ++k) leap[k] = steps[k].row * stride + steps[k].column;
    }
    std::size_t points() const { return static_cast<std::size_t>((size.height + 2) * stride + 1); }
    std::size_t number_of(Point p) const {
        return static_cast<std::size_t>((p.row + 1) * stride + p.column + 1);
    }

    BoardSize size;
    int stride;
    std::array<std::int32_t, 8> leap{};
};

/// The permeability of the eight steps over their damping. As the definition has it, a diagonal step takes
/// the better of the two points it passes between.
std::vector<Eight> passable_on(const Layout& layout, const Ground& ground, const Era& era) {
    std::vector<double> permeability(layout.points(), 0.0), open = permeability;
    for (const Point p : points_of(layout.size)) {
        permeability[layout.number_of(p)] = ground.permeability[p];
        open[layout.number_of(p)] = ground.closed.contains(p) ? 0 : 1;
    }
    std::vector<Eight> passable(layout.points());
    for (const Point p : points_of(layout.size)) {
        const std::size_t number = layout.number_of(p);
        const double own = permeability[number];
        const auto at = [&](const std::vector<double>& values, std::size_t k) {
            return values[number + static_cast<std::size_t>(layout.leap[k])];
        };
        for (std::size_t k = 0; k < 4; ++k) passable[number][k] = own * at(open, k);
        for (std::size_t k = 4; k < 8; ++k) {
            const auto [beside, above] = sides_of_diagonal[k - 4];
            const double between = std::max(at(permeability, beside), at(permeability, above));
            passable[number][k] = own * between / era.diagonal_damping * at(open, k);
        }
    }
    return passable;
}

/// Of all sources, by the numbers of points.
struct Totals {
    void add(std::size_t p, double amount) {
        if (amount > faint_influence)
            strong[p] += amount;
        else
            faint[p] = std::max(faint[p], amount);
    }
    double at(std::size_t p) const { return strong[p] > 0 ? strong[p] : faint[p]; }

    std::vector<double> strong, faint;
};

}  // namespace

Grid<double> fast_influence_of(const std::vector<Source>& sources, const Ground& ground, const Era& era) {
    const Layout layout(ground.permeability.size());
    const std::vector<Eight> passable = passable_on(layout, ground, era);
    std::vector<std::int32_t> way(layout.points()), queue(layout.points() + steps.size());
    const Angles& angles = angles_on(layout.size);
    for (const Point p : points_of(layout.size)) way[layout.number_of(p)] = angles.place_of(p);
    std::vector<double> value(layout.points(), 0.0);
    Totals totals{value, value};
    for (const Source& source : sources) {
        if (source.strength <= 0) continue;
        const std::size_t start = layout.number_of(source.point);
        const Work work{angles.middle() - way[start],
                        way.data(),
                        passable.data(),
                        layout.leap,
                        value.data(),
                        queue.data()};
        const auto reached =
            spread(work, static_cast<std::int32_t>(start), source.strength, source.attenuation);
        for (std::size_t i = 0; i < reached; ++i) {
            const auto p = static_cast<std::size_t>(queue[i]);
            totals.add(p, std::exchange(value[p], 0));
        }
    }
    Grid<double> total(layout.size);
    for (const Point p : points_of(layout.size)) total[p] = totals.at(layout.number_of(p));
    return total;
}

}  // namespace goterr
