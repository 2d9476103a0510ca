#include <algorithm>

#include "draft.hpp"
#include "goterr/core/sorting.hpp"

namespace goterr::life {
namespace {

/// Each once.
std::vector<std::size_t> enemies_beside(const Draft& draft, const PointSet& points, Color side) {
    std::vector<std::size_t> enemies;
    for (const Point p : points)
        for_neighbors(p, draft.board().size(), [&](Point q) {
            if (draft.board()[q] == opponent(side))
                enemies.push_back(static_cast<std::size_t>(draft.number_at(q)));
        });
    sort_stably(enemies);
    enemies.erase(std::unique(enemies.begin(), enemies.end()), enemies.end());
    return enemies;
}

}  // namespace

std::vector<std::size_t> captors_of(const Draft& draft, const Dragon& dragon) {
    std::vector<std::size_t> captors = enemies_beside(draft, dragon.stones, dragon.side);
    if (!captors.empty()) return captors;
    PointSet liberties(draft.board().size());
    for (const Point p : dragon.stones) liberties |= draft.chains().at(p).liberties;
    return enemies_beside(draft, liberties, dragon.side);
}

}  // namespace goterr::life
