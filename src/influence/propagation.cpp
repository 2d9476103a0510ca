#include "goterr/influence/propagation.hpp"

#include <algorithm>
#include <queue>

#include "fast_propagation.hpp"

namespace goterr {
namespace {

Point offset(Point from, Point to) { return {to.column - from.column, to.row - from.row}; }
bool is_diagonal(Point step) { return step.column != 0 && step.row != 0; }

/// Permeability for one step out of `p`: a diagonal one passes between two points, the better of them counts.
double permeability(const Ground& ground, Point p, Point step) {
    if (!is_diagonal(step)) return ground.permeability[p];
    const double beside = ground.permeability[{p.column + step.column, p.row}];
    const double above = ground.permeability[{p.column, p.row + step.row}];
    return ground.permeability[p] * std::max(beside, above);
}

/// What a step hands on; 0 when it is dropped. `already` is what the target has.
double handed_on(double amount, double passable, double already, const Era& era) {
    if (amount > influence_cutoff) return amount;
    if (era.fills_open_ground && passable == 1 && already == 0) return faint_influence;
    return 0;
}

}  // namespace

Field spread_from(const Source& source, const Ground& ground, const Era& era) {
    Field field(ground.permeability.size());
    std::queue<Point> open;
    int visits = 0;
    const auto receive = [&](Point p, double amount) {
        if (field.order[p] < 0) {
            field.order[p] = visits++;
            open.push(p);
        }
        field.value[p] += amount;
    };
    receive(source.point, source.strength);
    for (; !open.empty(); open.pop()) {
        const Point p = open.front(), way = offset(source.point, p);
        const double left = field.value[p] / source.attenuation;
        for (const Point step : steps) {
            const Point target = moved(p, step);
            if (!field.value.contains(target) || ground.closed.contains(target)) continue;
            const double straight = straightness(way, step), passable = permeability(ground, p, step);
            if (straight == 0 || passable == 0) continue;
            const double damping = is_diagonal(step) ? era.diagonal_damping : 1;
            const double amount = left * straight * (passable / damping);
            const double given = handed_on(amount, passable, field.value[target], era);
            if (given > 0) receive(target, given);
        }
    }
    return field;
}

Grid<double> influence_of(const std::vector<Source>& sources, const Ground& ground, const Era& era) {
    return era.fills_open_ground ? influence_by_definition(sources, ground, era)
                                 : fast_influence_of(sources, ground, era);
}

Grid<double> influence_by_definition(const std::vector<Source>& sources, const Ground& ground,
                                     const Era& era) {
    Grid<double> total(ground.permeability.size(), 0.0), faint = total;
    for (const Source& source : sources) {
        if (source.strength <= 0) continue;
        const Field field = spread_from(source, ground, era);
        for (const Point p : points_of(total.size())) {
            if (field.value[p] > faint_influence)
                total[p] += field.value[p];
            else
                faint[p] = std::max(faint[p], field.value[p]);
        }
    }
    for (const Point p : points_of(total.size()))
        if (total[p] == 0) total[p] = faint[p];
    return total;
}

}  // namespace goterr
