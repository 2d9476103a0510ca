#include "goterr/counting/thermograph.hpp"

#include <algorithm>
#include <set>

namespace goterr {
namespace {

/// All temperatures at which one of the walls turns, or the two cross.
std::vector<Rational> temperatures_of(const Wall& a, const Wall& b) {
    std::set<Rational> found;
    for (const Wall* wall : {&a, &b})
        for (const Wall::Corner& corner : wall->corners()) found.insert(corner.temperature);
    for (const Rational from : std::vector<Rational>(found.begin(), found.end())) {
        const Rational apart = a.at(from) - b.at(from), closer = b.slope_above(from) - a.slope_above(from);
        if (apart == 0 || closer == 0 || apart / closer < 0) continue;
        const auto next = found.upper_bound(from);
        const Rational crossing = from + apart / closer;
        if (next == found.end() || crossing < *next) found.insert(crossing);
    }
    return {found.begin(), found.end()};
}

}  // namespace

Rational Wall::at(Rational temperature) const {
    auto after = std::find_if(corners_.begin(), corners_.end(),
                              [&](const Corner& corner) { return temperature < corner.temperature; });
    const Corner& before = *(after - 1);
    return before.value + slope_above(temperature) * (temperature - before.temperature);
}

Rational Wall::slope_above(Rational temperature) const {
    auto after = std::find_if(corners_.begin(), corners_.end(),
                              [&](const Corner& corner) { return temperature < corner.temperature; });
    if (after == corners_.end()) return tail_;
    const Corner& before = *(after - 1);
    return (after->value - before.value) / (after->temperature - before.temperature);
}

Wall Wall::tilted(Rational slope) const {
    Wall wall = *this;
    for (Corner& corner : wall.corners_) corner.value = corner.value + slope * corner.temperature;
    wall.tail_ = tail_ + slope;
    return wall;
}

Wall Wall::raised(Rational points) const {
    Wall wall = *this;
    for (Corner& corner : wall.corners_) corner.value = corner.value + points;
    return wall;
}

Wall Wall::with_mast(Rational temperature, Rational value) const {
    Wall wall = *this;
    std::erase_if(wall.corners_, [&](const Corner& corner) { return corner.temperature >= temperature; });
    wall.corners_.push_back({temperature, value});
    wall.tail_ = 0;
    return wall;
}

Wall Wall::picked(const Wall& a, const Wall& b, Pick pick) {
    Wall wall;
    wall.corners_.clear();
    for (const Rational t : temperatures_of(a, b)) wall.corners_.push_back({t, pick(a.at(t), b.at(t))});
    const Rational beyond = wall.corners_.back().temperature + 1;
    wall.tail_ = pick(a.at(beyond), b.at(beyond)) - wall.corners_.back().value;
    return wall;
}

Wall larger(const Wall& a, const Wall& b) { return Wall::picked(a, b, std::max<Rational>); }
Wall smaller(const Wall& a, const Wall& b) { return Wall::picked(a, b, std::min<Rational>); }

Rational meeting(const Wall& left, const Wall& right) {
    const std::vector<Rational> temperatures = temperatures_of(left, right);
    const auto met = std::find_if(temperatures.begin(), temperatures.end(),
                                  [&](Rational t) { return left.at(t) <= right.at(t); });
    return met == temperatures.end() ? temperatures.back() : *met;
}

Thermograph thermograph_between(const Wall& left_scaffold, const Wall& right_scaffold) {
    Thermograph graph;
    graph.temperature = meeting(left_scaffold, right_scaffold);
    const Rational a = left_scaffold.at(graph.temperature), b = right_scaffold.at(graph.temperature);
    graph.mean = a < b ? std::clamp(Rational(0), a, b) : a;
    graph.left = left_scaffold.with_mast(graph.temperature, graph.mean);
    graph.right = right_scaffold.with_mast(graph.temperature, graph.mean);
    if (graph.temperature == 0) return graph;
    const auto& left = graph.left.corners();
    const auto& right = graph.right.corners();
    const bool left_upright = left[left.size() - 2].value == graph.mean;
    const bool right_upright = right[right.size() - 2].value == graph.mean;
    if (left_upright != right_upright)
        graph.initiative = left_upright ? Initiative::black_sente : Initiative::white_sente;
    return graph;
}

Thermograph Thermographs::made(const GameNode& node) {
    if (node.is_number()) return {Wall(node.number), Wall(node.number), node.number};
    Wall left = of(node.black.front()).right, right = of(node.white.front()).left;
    for (const GameId option : node.black) left = larger(left, of(option).right);
    for (const GameId option : node.white) right = smaller(right, of(option).left);
    return thermograph_between(left.tilted(-1), right.tilted(1));
}

const Thermograph& Thermographs::of(GameId game) {
    const auto known = known_.find(game);
    if (known != known_.end()) return known->second;
    Thermograph graph = made(games_[game]);
    return known_[game] = std::move(graph);
}

}  // namespace goterr
