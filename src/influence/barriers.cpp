#include "goterr/influence/barriers.hpp"

#include <algorithm>
#include <optional>

namespace goterr {
namespace {

constexpr int longest_gap = 2;
constexpr double hindered = 0.7;
constexpr double look_strength = 30;       ///< of a source in a gap,
constexpr double part_of_its_stone = 0.6;  ///< but never more than this part of the stone's that looks in

bool is_safe(const Board& board, Point p, Color side, const Standing& standing) {
    return board.contains(p) && board[p] == side && standing.safe.contains(p);
}

/// 0 on the first line of the edges a run along `step` is parallel to.
int lines_from_edge(Point p, Point step, BoardSize size) {
    return step.column != 0 ? std::min(p.row, size.height - 1 - p.row)
                            : std::min(p.column, size.width - 1 - p.column);
}

/// The step from a run along `step` to its near edge; nothing in the very middle of the board.
std::optional<Point> inwards(Point p, Point step, BoardSize size) {
    const int low = step.column != 0 ? p.row : p.column;
    const int high = (step.column != 0 ? size.height : size.width) - 1 - low;
    if (low == high) return std::nullopt;
    const int way = low < high ? -1 : 1;
    return step.column != 0 ? Point{0, way} : Point{way, 0};
}

/// The empty run behind the stone at `p`, when a gap's end follows it.
std::optional<Gap> gap_behind(const Board& board, Point p, Point step, const Standing& standing) {
    Gap gap{board[p], {}, false};
    Point end = moved(p, step);
    for (; board.contains(end) && board[end] == Color::empty; end = moved(end, step)) {
        if (gap.points.size() == longest_gap) return std::nullopt;
        gap.points.push_back(end);
    }
    gap.at_edge = !board.contains(end);
    const bool at_wall = is_safe(board, end, gap.wall, standing);
    if (gap.points.empty() || (!gap.at_edge && !at_wall)) return std::nullopt;
    if (gap.at_edge) return gap;
    const int lines = lines_from_edge(p, step, board.size());
    const bool once = step.column > 0 || step.row > 0;  // a run between two stones is found from both ends
    return lines >= 1 && lines <= 3 && once ? std::optional(gap) : std::nullopt;
}

bool stands_beside(const Board& board, const Gap& gap, Point way, const Standing& standing) {
    return std::any_of(gap.points.begin(), gap.points.end(),
                       [&](Point p) { return is_safe(board, moved(p, way), opponent(gap.wall), standing); });
}

/// Enemy stones on both sides of the run, or on the side of the edge it guards.
bool is_passed(const Board& board, const Gap& gap, Point step, const Standing& standing) {
    const Point left{step.row, step.column}, right{-step.row, -step.column};
    if (stands_beside(board, gap, left, standing) && stands_beside(board, gap, right, standing)) return true;
    const auto inside = inwards(gap.points.front(), step, board.size());
    return !gap.at_edge && inside && stands_beside(board, gap, *inside, standing);
}

/// What is left of the enemy's way through a gap.
double way_through(const Gap& gap, Color to_move) {
    if (to_move == gap.wall) return 0;
    if (gap.points.size() > 1) return 1;
    return gap.at_edge ? hindered : 0;
}

/// The strength of the strongest stone of `side` that looks at `p`; 0 for none.
double onlooker(const Board& board, Point p, Color side, const Standing& standing) {
    double strongest = 0;
    for (const Point step : steps)
        if (is_safe(board, moved(p, step), side, standing))
            strongest = std::max(strongest, standing.strength[moved(p, step)]);
    return strongest;
}

void look_in(Turn& turn, const Board& board, const Gap& gap, const Standing& standing) {
    for (const Point p : gap.points) {
        const double strength = onlooker(board, p, opponent(gap.wall), standing);
        if (strength > 0)
            turn.looking_in.push_back({p, std::min(look_strength, part_of_its_stone * strength)});
    }
}

/// Influence and ground of one side.
void spread_in_turn(InfluenceMap& map, const Board& board, Color side, const Standing& standing,
                    const Turn& turn, const Era& era) {
    Ground& ground = side == Color::black ? map.black_ground : map.white_ground;
    ground = ground_for(board, side, standing, era);
    auto sources = sources_of(board, side, standing, era);
    for (const Point p : points_of(board.size())) ground.permeability[p] *= turn.permeability_factor[p];
    for (Source source : turn.looking_in) {
        source.attenuation = era.attenuation;
        ground.permeability[source.point] = 1;
        sources.push_back(source);
    }
    (side == Color::black ? map.black : map.white) = influence_of(sources, ground, era);
}

}  // namespace

std::vector<Gap> find_gaps(const Board& board, const Standing& standing) {
    std::vector<Gap> gaps;
    for (const Point p : standing.safe) {
        for (std::size_t k = 0; k < 4; ++k) {
            const auto gap = gap_behind(board, p, steps[k], standing);
            if (gap && !is_passed(board, *gap, steps[k], standing)) gaps.push_back(*gap);
        }
    }
    return gaps;
}

Turn turn_for(const Board& board, Color side, const Standing& standing, Color to_move) {
    Turn turn(board.size());
    if (to_move == Color::empty) return turn;
    for (const Gap& gap : find_gaps(board, standing)) {
        if (gap.wall == side) continue;
        const double way = way_through(gap, to_move);
        for (const Point p : gap.points)
            turn.permeability_factor[p] = std::min(turn.permeability_factor[p], way);
        if (way == 1) look_in(turn, board, gap, standing);
    }
    return turn;
}

InfluenceMap influence_in_turn(const Board& board, const Standing& standing, Color to_move, const Era& era) {
    if (to_move == Color::empty) return influence_map(board, standing, era);
    InfluenceMap map(board.size());
    for (const Color side : {Color::black, Color::white})
        spread_in_turn(map, board, side, standing, turn_for(board, side, standing, to_move), era);
    return map;
}

}  // namespace goterr
