#include "goterr/estimate/estimate.hpp"

#include "goterr/board/chains.hpp"
#include "goterr/estimate/counting.hpp"

namespace goterr {
namespace {

PointSet stones_of_chains(const Board& board, const std::vector<Point>& points) {
    PointSet stones(board.size());
    for (const Point p : points)
        if (board.contains(p) && is_stone(board[p])) stones |= chain_at(board, p).stones;
    return stones;
}

Grid<float> certain_ownership(const Grid<Color>& owner) {
    Grid<float> ownership(owner.size());
    for (const Point p : points_of(owner.size())) ownership[p] = static_cast<float>(sign(owner[p]));
    return ownership;
}

}  // namespace

Estimate estimate(const Position& position, const EstimateOptions& options) {
    Estimate result;
    result.position = position;
    result.options = options;
    result.owner = flood_owners(position.board, stones_of_chains(position.board, options.overrides.dead));
    result.dead = dead_stones(position.board, result.owner);
    result.seki = PointSet(position.board.size());
    result.ownership = certain_ownership(result.owner);
    result.score = count(position, result.owner, options);
    result.low = result.high = result.lead();
    return result;
}

}  // namespace goterr
