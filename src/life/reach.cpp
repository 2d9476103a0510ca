#include "reach.hpp"

#include <utility>

namespace goterr::life {

bool is_solid(const Dragon& dragon, double least) {
    return dragon.secure || (dragon.status == Status::alive && dragon.survival >= least);
}

Reach::Reach(const Scene& scene, const Dragon& dragon, Edge edge)
    : scene_(scene),
      edge_(edge),
      points_(scene.board().size()),
      bounds_(static_cast<std::size_t>(scene.chains().count()), false) {
    for (const Point p : dragon.stones) add(p);
    walk_stones();
}

bool Reach::step() {
    const std::vector<Point> edge = std::exchange(open_, {});
    for (const Point p : edge)
        for_neighbors(p, points_.size(), [&](Point q) {
            if (!is_stone(scene_.board()[q])) add(q);
        });
    if (open_.empty()) return false;
    walk_stones();
    return true;
}

PointSet Reach::bound_by(Color side) const {
    PointSet stones(points_.size());
    for (int chain = 0; chain < scene_.chains().count(); ++chain)
        if (bounds_[static_cast<std::size_t>(chain)] && scene_.chains()[chain].side == side)
            stones |= scene_.chains()[chain].stones;
    return stones;
}

void Reach::add(Point p) {
    if (points_.contains(p)) return;
    points_.insert(p);
    empties_ += is_stone(scene_.board()[p]) ? 0 : 1;
    open_.push_back(p);
}

void Reach::walk_stones() {
    std::size_t next = 0;
    do {
        while (next < open_.size())  // it grows on the way
            for_neighbors(open_[next++], points_.size(), [&](Point q) {
                if (is_stone(scene_.board()[q]) && !points_.contains(q)) meet(q);
            });
    } while (take_in_short_bounds());
}

void Reach::meet(Point stone) {
    if (is_solid(scene_.at(stone), edge_.solid))
        bounds_[static_cast<std::size_t>(scene_.chains().number_at(stone))] = true;
    else
        add(stone);
}

bool Reach::take_in_short_bounds() {
    bool taken_in = false;
    for (int chain = 0; chain < scene_.chains().count(); ++chain) {
        if (!bounds_[static_cast<std::size_t>(chain)] || scene_.proved.alive[static_cast<std::size_t>(chain)])
            continue;
        const Chain& bound = scene_.chains()[chain];
        if ((bound.liberties - points_).count() > edge_.short_of) continue;
        bounds_[static_cast<std::size_t>(chain)] = false;
        for (const Point p : bound.stones) add(p);
        taken_in = true;
    }
    return taken_in;
}

}  // namespace goterr::life
