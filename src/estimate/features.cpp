#include "goterr/estimate/features.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace goterr {
namespace {

/// Sums over any rectangle of a grid of integers in four look-ups.
class RectangleSums {
public:
    RectangleSums(BoardSize size, const std::vector<int>& values)
        : size_(size), sums_(static_cast<std::size_t>((size.width + 1) * (size.height + 1)), 0) {
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
    long long& at(int row, int column) {
        return sums_[static_cast<std::size_t>(row * (size_.width + 1) + column)];
    }
    long long at(int row, int column) const {
        return sums_[static_cast<std::size_t>(row * (size_.width + 1) + column)];
    }

    BoardSize size_;
    std::vector<long long> sums_;
};

/// Shares of playouts as integers, so that sums do not depend on their order.
constexpr int share_unit = 1 << 16;

std::vector<int> shares_of(const Grid<double>& ownership) {
    std::vector<int> shares;
    shares.reserve(ownership.values().size());
    for (const double share : ownership.values())
        shares.push_back(static_cast<int>(std::lround(share * share_unit)));
    return shares;
}

std::vector<int> signs_of(const Board& board) {
    std::vector<int> signs;
    signs.reserve(board.values().size());
    for (const Color color : board.values()) signs.push_back(sign(color));
    return signs;
}

float as_share(float mean) { return mean / static_cast<float>(share_unit); }

/// The mean over the two to four neighbors along the lines.
float neighbor_mean(const std::vector<int>& shares, BoardSize size, Point p) {
    int sum = 0, points = 0;
    for (const Point q : neighbors_of(p, size)) {
        sum += shares[static_cast<std::size_t>(size.index_of(q))];
        ++points;
    }
    return points == 0 ? 0.0F : as_share(static_cast<float>(sum) / static_cast<float>(points));
}

float sign_of(Weight weight) { return weight > 0 ? 1.0F : weight < 0 ? -1.0F : 0.0F; }

}  // namespace

float phase_of(const Board& board) {
    const auto occupied =
        std::count_if(board.values().begin(), board.values().end(), [](Color c) { return is_stone(c); });
    return static_cast<float>(occupied) / static_cast<float>(board.size().area());
}

std::vector<Features> features_of(const Evidence& evidence) {
    const Board& board = evidence.position.board;
    const BoardSize size = board.size();
    const std::vector<int> shares = shares_of(evidence.samples.ownership), stones = signs_of(board);
    const RectangleSums share_sums(size, shares), stone_sums(size, stones);
    const float turn = static_cast<float>(sign(evidence.position.to_move));
    const float overall = as_share(static_cast<float>(share_sums.square(0, 0, longest_side).sum) /
                                   static_cast<float>(size.area()));
    std::vector<Features> all;
    all.reserve(shares.size());
    for (const Point p : points_of(size)) {
        const int row = size.height - 1 - p.row, column = p.column;
        const float share = as_share(static_cast<float>(shares[all.size()]));
        const float stone = static_cast<float>(stones[all.size()]);
        all.push_back({share, share * share * share, neighbor_mean(shares, size, p),
                       as_share(share_sums.ring_mean(row, column, 1)),
                       as_share(share_sums.ring_mean(row, column, 2)),
                       as_share(share_sums.ring_mean(row, column, 3)), stone,
                       evidence.dead.contains(p) ? -stone : stone, stone_sums.ring_mean(row, column, 1),
                       stone_sums.ring_mean(row, column, 2), stone_sums.ring_mean(row, column, 3),
                       sign_of(evidence.bouzy[p]), turn, overall});
    }
    return all;
}

}  // namespace goterr
