#include "scene.hpp"

#include <cmath>

#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/sorting.hpp"

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

long stake_of(const Dragon& dragon) {
    return std::lround(dragon.stones.count() * (1 - std::abs(dragon.survival)) * 1000);
}

std::vector<std::size_t> in_doubt(const Scene& scene, double clear) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < scene.dragons.size(); ++i)
        if (is_sampled(scene.dragons[i]) && std::abs(scene.dragons[i].survival) < clear) numbers.push_back(i);
    sort_stably(numbers, [&](std::size_t a, std::size_t b) {
        const long stake_a = stake_of(scene.dragons[a]), stake_b = stake_of(scene.dragons[b]);
        return stake_a != stake_b ? stake_a > stake_b : a < b;
    });
    return numbers;
}

std::vector<std::size_t> captors_of(const Scene& scene, const Dragon& dragon) {
    std::vector<std::size_t> captors = enemies_beside(scene, dragon.stones, dragon.side);
    if (!captors.empty()) return captors;
    return enemies_beside(scene, liberties_of(dragon.stones, scene.board()), dragon.side);
}

}  // namespace goterr::life
