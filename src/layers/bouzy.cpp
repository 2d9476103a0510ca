#include "goterr/bouzy/bouzy.hpp"
#include "goterr/bouzy/captured.hpp"
#include "goterr/layers/layers.hpp"
#include "goterr/life/standing.hpp"

namespace goterr {
namespace {

Verdict verdict_of(Status status) {
    switch (status) {
        case Status::alive:
        case Status::seki: return Verdict::alive;
        case Status::dead: return Verdict::dead;
        case Status::critical: return Verdict::critical;
        case Status::unknown: return Verdict::unknown;
    }
    return Verdict::unknown;
}

/// The board without what counts as captured when the side to move may save what can be saved.
Board without_captured(const LayerSource& source) {
    const Board& board = source.position.board;
    std::vector<JudgedDragon> judged;
    for (const Dragon& dragon : judged_dragons(source))
        judged.push_back({dragon.side, dragon.stones, verdict_of(dragon.status), weakness_of(dragon), {}});
    const auto dragons = with_neighbors(std::move(judged), board.size());
    return without(board, captured_stones(dragons, board.size(), source.position.to_move));
}

}  // namespace

Layer bouzy_layer(const LayerSource& source, const LayerOptions& options) {
    const BouzyOptions steps{source.options.dilations, source.options.erosions};
    const Board board = options.as_is ? source.position.board : without_captured(source);
    const Grid<Weight> map = bouzy_map(board, steps);
    Layer layer("bouzy", source.position.board);
    layer.grids = {{"values", layer_grid(options.close_bubbles ? close_bubbles(map) : map)}};
    return layer;
}

}  // namespace goterr
