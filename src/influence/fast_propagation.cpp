#include "fast_propagation.hpp"

#include <algorithm>
#include <bit>

#include "goterr/core/wide.hpp"

namespace goterr {
namespace {

using Eight = FastPropagation::Eight;

/// The two straight steps that make up each diagonal one, by their numbers: S 0, W 1, N 2, E 3.
constexpr std::array<std::array<std::size_t, 2>, 4> sides_of_diagonal{{{1, 0}, {1, 2}, {3, 2}, {3, 0}}};

constexpr int most_ways = 2 * longest_side - 1;

/// The angle factors of the eight steps by the way from the source, for every board. Constant; made on first
/// use.
const std::vector<Eight>& angles() {
    static const std::vector<Eight> all = [] {
        std::vector<Eight> made;
        made.reserve(most_ways * most_ways);
        for (int row = 1 - longest_side; row < longest_side; ++row)
            for (int column = 1 - longest_side; column < longest_side; ++column) {
                Eight& angle = made.emplace_back();
                for (std::size_t k = 0; k < 8; ++k) angle[k] = straightness({column, row}, steps[k]);
            }
        return made;
    }();
    return all;
}

/// What one source works on.
struct Work {
    const Eight* straight;  // at the way from the source to point number 0
    const std::int32_t* way;
    const Eight* passable;
    const std::array<std::int32_t, 8>& leap;
    double* value;
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

}  // namespace

FastPropagation::FastPropagation(BoardSize size, const Era& era)
    : size_(size), era_(era), stride_(size.width + 1) {
    const auto points = static_cast<std::size_t>((size.height + 2) * stride_ + 1);
    for (std::size_t k = 0; k < 8; ++k) leap_[k] = steps[k].row * stride_ + steps[k].column;
    way_.resize(points);
    for (const Point p : points_of(size)) way_[number_of(p)] = p.row * most_ways + p.column;
    passable_.resize(points);
    value_.resize(points);
    queue_.resize(points + steps.size());
}

/// As the definition has it, a diagonal step takes the better of the two points it passes between.
void FastPropagation::lay(const Ground& ground) {
    std::vector<double> permeability(value_.size(), 0.0), open = permeability;
    for (const Point p : points_of(size_)) {
        permeability[number_of(p)] = ground.permeability[p];
        open[number_of(p)] = ground.closed.contains(p) ? 0 : 1;
    }
    for (const Point p : points_of(size_)) {
        const std::size_t number = number_of(p);
        const double own = permeability[number];
        const auto at = [&](const std::vector<double>& values, std::size_t k) {
            return values[number + static_cast<std::size_t>(leap_[k])];
        };
        for (std::size_t k = 0; k < 4; ++k) passable_[number][k] = own * at(open, k);
        for (std::size_t k = 4; k < 8; ++k) {
            const auto [beside, above] = sides_of_diagonal[k - 4];
            const double between = std::max(at(permeability, beside), at(permeability, above));
            passable_[number][k] = own * between / era_.diagonal_damping * at(open, k);
        }
    }
}

/// Adds a source's field to the total and wipes it.
void FastPropagation::add_up(std::size_t reached) {
    for (std::size_t i = 0; i < reached; ++i) {
        const auto p = static_cast<std::size_t>(queue_[i]);
        const double value = value_[p];
        value_[p] = 0;
        if (value > faint_influence)
            total_[p] += value;
        else
            faint_[p] = std::max(faint_[p], value);
    }
}

Grid<double> FastPropagation::influence_of(const std::vector<Source>& sources, const Ground& ground) {
    total_.assign(value_.size(), 0.0);
    faint_.assign(value_.size(), 0.0);
    lay(ground);
    const Eight* const middle = angles().data() + angles().size() / 2;
    for (const Source& source : sources) {
        if (source.strength <= 0) continue;
        const std::size_t start = number_of(source.point);
        const Work work{middle - way_[start], way_.data(),  passable_.data(), leap_,
                        value_.data(),        queue_.data()};
        add_up(spread(work, static_cast<std::int32_t>(start), source.strength, source.attenuation));
    }
    Grid<double> total(size_);
    for (const Point p : points_of(size_)) {
        const std::size_t number = number_of(p);
        total[p] = total_[number] > 0 ? total_[number] : faint_[number];
    }
    return total;
}

}  // namespace goterr
