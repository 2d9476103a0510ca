#include "goterr/bouzy/captured.hpp"

#include <algorithm>
#include <deque>

#include "goterr/core/sorting.hpp"

namespace goterr {
namespace {

constexpr int nobody = -1;

/// The dragon nearest to each point along the lines; between equally near ones, the lower number.
Grid<int> nearest_dragons(const std::vector<JudgedDragon>& dragons, BoardSize size) {
    Grid<int> nearest(size, nobody);
    std::deque<Point> open;
    for (std::size_t i = 0; i < dragons.size(); ++i)
        for (const Point p : dragons[i].stones) {
            nearest[p] = static_cast<int>(i);
            open.push_back(p);
        }
    for (; !open.empty(); open.pop_front())
        for (const Point q : neighbors_of(open.front(), size)) {
            if (nearest[q] != nobody) continue;
            nearest[q] = nearest[open.front()];
            open.push_back(q);
        }
    return nearest;
}

void note_neighbor(std::vector<JudgedDragon>& dragons, int one, int other) {
    auto& known = dragons[static_cast<std::size_t>(one)].neighbors;
    if (std::find(known.begin(), known.end(), other) == known.end()) known.push_back(other);
}

bool captures(const JudgedDragon& enemy, Color owner, Color favored) {
    switch (enemy.verdict) {
        case Verdict::alive: return true;
        case Verdict::unknown: return enemy.weakness < 0.1;
        case Verdict::critical: return owner != favored;
        case Verdict::dead: return false;
    }
    return false;
}

bool is_captured(const JudgedDragon& dragon, const std::vector<JudgedDragon>& dragons, Color favored) {
    const bool lost =
        dragon.verdict == Verdict::dead || (dragon.verdict == Verdict::critical && dragon.side != favored);
    if (!lost) return false;
    if (dragon.verdict == Verdict::dead && dragon.neighbors.empty()) return true;
    return std::any_of(dragon.neighbors.begin(), dragon.neighbors.end(), [&](int number) {
        const JudgedDragon& enemy = dragons[static_cast<std::size_t>(number)];
        return enemy.side == opponent(dragon.side) && captures(enemy, dragon.side, favored);
    });
}

}  // namespace

std::vector<JudgedDragon> with_neighbors(std::vector<JudgedDragon> dragons, BoardSize size) {
    const Grid<int> nearest = nearest_dragons(dragons, size);
    for (JudgedDragon& dragon : dragons) dragon.neighbors.clear();
    for (const Point p : points_of(size))
        for (const Point q : neighbors_of(p, size))
            if (nearest[p] != nearest[q]) note_neighbor(dragons, nearest[p], nearest[q]);
    for (JudgedDragon& dragon : dragons) sort_stably(dragon.neighbors);
    return dragons;
}

PointSet captured_stones(const std::vector<JudgedDragon>& dragons, BoardSize size, Color favored) {
    PointSet captured(size);
    for (const JudgedDragon& dragon : dragons)
        if (is_captured(dragon, dragons, favored)) captured |= dragon.stones;
    return captured;
}

}  // namespace goterr
