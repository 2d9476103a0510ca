#include "goterr/estimate/features.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "goterr/board/orientation.hpp"
#include "goterr/bouzy/bouzy.hpp"
#include "goterr/core/rounding.hpp"
#include "goterr/influence/territory.hpp"

namespace goterr {
namespace {

/// Sums over any rectangle of a grid of integers in four look-ups.
class RectangleSums {
public:
    RectangleSums(BoardSize size, const std::vector<int>& values)
        : size_(size),
          sums_(static_cast<std::size_t>(size.width + 1) * static_cast<std::size_t>(size.height + 1), 0) {
        for (int row = 0; row < size.height; ++row)
            for (int column = 0; column < size.width; ++column)
                at(row + 1, column + 1) = at(row, column + 1) + at(row + 1, column) - at(row, column) +
                                          values[static_cast<std::size_t>(row * size.width + column)];
    }

    struct Part {
        long long sum = 0;
        int points = 0;
    };

    /// The square of points up to `reach` lines away from a point, as far as it lies on the board.
    Part square(int row, int column, int reach) const {
        const int top = std::max(row - reach, 0), bottom = std::min(row + reach, size_.height - 1) + 1;
        const int left = std::max(column - reach, 0), right = std::min(column + reach, size_.width - 1) + 1;
        return {at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left),
                (bottom - top) * (right - left)};
    }

    /// The mean over the ring of points exactly `reach` lines away.
    float ring_mean(int row, int column, int reach) const {
        const Part outer = square(row, column, reach), inner = square(row, column, reach - 1);
        const int points = outer.points - inner.points;
        return points == 0 ? 0.0F : static_cast<float>(outer.sum - inner.sum) / static_cast<float>(points);
    }

private:
    std::size_t place(int row, int column) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(size_.width + 1) +
               static_cast<std::size_t>(column);
    }
    long long& at(int row, int column) { return sums_[place(row, column)]; }
    long long at(int row, int column) const { return sums_[place(row, column)]; }

    BoardSize size_;
    std::vector<long long> sums_;
};

/// Shares of playouts as integers, so that sums do not depend on their order.
constexpr int share_unit = 1 << 16;

int as_units(double value) { return static_cast<int>(rounded(value * share_unit)); }

std::vector<int> shares_of(const Grid<double>& ownership) {
    std::vector<int> shares;
    shares.reserve(ownership.values().size());
    for (const double share : ownership.values()) shares.push_back(as_units(share));
    return shares;
}

std::vector<int> signs_of(const Board& board) {
    std::vector<int> signs;
    signs.reserve(board.values().size());
    for (const Color color : board.values()) signs.push_back(sign(color));
    return signs;
}

float as_share(float mean) { return mean / static_cast<float>(share_unit); }

/// Both readings of the board without its dead stones; influence is computed on the canonical orientation, so
/// that rounding does not depend on how the board lies.
struct QuietBoard {
    Grid<Weight> bouzy;
    std::vector<int> territory;  ///< in `share_unit`s
};

QuietBoard read_quiet(const Board& board) {
    const Orientation way = canonical_orientation(board);
    const Board turned = orient(board, way);
    const Standing standing = all_living(turned);
    const InfluenceMap influence = influence_map(turned, standing);
    const TerritoryMap territory = territory_map(turned, standing, influence);
    QuietBoard quiet{bouzy_map(board, bouzy_area), {}};
    quiet.territory.reserve(board.values().size());
    for (const Point p : points_of(board.size()))
        quiet.territory.push_back(as_units(territory.value[oriented(p, board.size(), way)]));
    return quiet;
}

float sign_of(Weight weight) { return weight > 0 ? 1.0F : weight < 0 ? -1.0F : 0.0F; }

}  // namespace

float phase_of(const Board& board) {
    const auto occupied =
        std::count_if(board.values().begin(), board.values().end(), [](Color c) { return is_stone(c); });
    return static_cast<float>(occupied) / static_cast<float>(board.size().area());
}

std::vector<Features> features_of(const Analysis& analysis) { return features_of(analysis, analysis.dead()); }

std::vector<Features> features_of(const Analysis& analysis, const PointSet& dead) {
    const Board& board = analysis.position.board;
    const BoardSize size = board.size();
    const std::vector<int> shares = shares_of(analysis.samples.ownership), stones = signs_of(board);
    const RectangleSums stone_sums(size, stones);
    const QuietBoard quiet = read_quiet(without(board, dead));
    const RectangleSums territory_sums(size, quiet.territory);
    const float turn = static_cast<float>(sign(analysis.position.to_move));
    const float overall = as_share(static_cast<float>(std::accumulate(shares.begin(), shares.end(), 0LL)) /
                                   static_cast<float>(size.area()));
    std::vector<Features> all;
    all.reserve(shares.size());
    for (const Point p : points_of(size)) {
        const int row = size.height - 1 - p.row, column = p.column;
        const float share = as_share(static_cast<float>(shares[all.size()]));
        const float stone = static_cast<float>(stones[all.size()]);
        const float territory = as_share(static_cast<float>(quiet.territory[all.size()]));
        all.push_back({share, share * share * share, stone, dead.contains(p) ? -stone : stone,
                       stone_sums.ring_mean(row, column, 1), stone_sums.ring_mean(row, column, 2),
                       stone_sums.ring_mean(row, column, 3), sign_of(quiet.bouzy[p]), territory,
                       as_share(territory_sums.ring_mean(row, column, 1)), turn, overall});
    }
    return all;
}

}  // namespace goterr
