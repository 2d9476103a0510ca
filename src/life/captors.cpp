#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/sorting.hpp"
#include "scene.hpp"

namespace goterr::life {
namespace {

/// Each once.
std::vector<std::size_t> enemies_beside(const Scene& scene, const PointSet& points, Color side) {
    std::vector<std::size_t> enemies;
    for (const Point p : with_neighbors(points) & points_of_color(scene.board(), opponent(side)))
        enemies.push_back(static_cast<std::size_t>(scene.number_at(p)));
    sort_and_unite(enemies);
    return enemies;
}

}  // namespace

std::vector<std::size_t> captors_of(const Scene& scene, const Dragon& dragon) {
    std::vector<std::size_t> captors = enemies_beside(scene, dragon.stones, dragon.side);
    if (!captors.empty()) return captors;
    return enemies_beside(scene, liberties_of(dragon.stones, scene.board()), dragon.side);
}

}  // namespace goterr::life
