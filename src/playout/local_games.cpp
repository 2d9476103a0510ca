#include "goterr/playout/local_games.hpp"

#include <algorithm>
#include <cmath>

#include "canonical.hpp"
#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/patience.hpp"
#include "goterr/core/sorting.hpp"
#include "goterr/core/wide.hpp"
#include "move_tree.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

using namespace playout;

/// The side that begins gets more points where they count than in the games so far.
template <int Side>
class MorePoints {
public:
    using Board = FastBoard<Side>;
    using Spots = typename Board::Spots;
    static constexpr int unit = 256;
    static constexpr double curiosity = local_curiosity;

    MorePoints(const Spots& counted, Color side) : counted_(counted), side_(side) {}

    Color side() const { return side_; }
    double mean() const { return mean_; }
    static bool is_over(const Board&) { return false; }
    static bool has_escaped(const Board&, const Spots&) { return false; }
    static bool lives_for_sure(const Board&, const Spots&) { return false; }
    static std::optional<int> settled_reward(const Board&) { return std::nullopt; }
    int reward(const Board& board) {
        const int points = points_on(board);
        games_ = std::min(games_ + 1, games_remembered);
        mean_ += (points - mean_) / games_;
        const double more = (points - mean_) / local_points;
        return static_cast<int>(unit * (1 + more / (1 + std::abs(more))) / 2);
    }

private:
    int points_on(const Board& board) const {
        int points = 0;
        counted_.for_each([&](int spot) { points += point_of(board, spot); });
        return points;
    }
    /// A stone, or an empty spot beside stones of one color only.
    int point_of(const Board& board, int spot) const {
        const Color color = board.at(spot);
        if (is_stone(color)) return color == side_ ? 1 : -1;
        constexpr unsigned beside = 0xff;  // the first four places around
        const bool own = (places_of(board.around(spot), side_) & beside) != 0;
        const bool others = (places_of(board.around(spot), other(side_)) & beside) != 0;
        return own == others ? 0 : own ? 1 : -1;
    }

    Spots counted_;
    Color side_;
    int games_ = 0;
    double mean_ = 0;
};

template <int Side>
using LocalTree = MoveTree<Side, MorePoints<Side>>;

GOTERR_WIDE [[gnu::flatten]] void play_game(LocalTree<9>& tree) { tree.play_game(); }
GOTERR_WIDE [[gnu::flatten]] void play_game(LocalTree<19>& tree) { tree.play_game(); }
GOTERR_WIDE void play_game(LocalTree<longest_side>& tree) { tree.play_game(); }

template <int Side>
LocalGames play_on(const Position& position, int games) {
    const CanonicalForm form = canonical_form(position);
    const BoardSize size = form.position.board.size();
    const PointSet counted = with_neighbors(points_of_color(form.position.board, Color::black) |
                                            points_of_color(form.position.board, Color::white));
    std::vector<Point> point_of(FastBoard<Side>::spots);
    typename FastBoard<Side>::Spots counts, ground;
    for (const Point p : points_of(position.board.size())) {
        const Point q = oriented(p, position.board.size(), form.transforms.front().way);
        point_of[static_cast<std::size_t>(FastBoard<Side>::spot_of(q, size))] = p;
    }
    for (const Point p : counted) counts.insert(FastBoard<Side>::spot_of(p, size));
    for (const Point p : with_neighbors(counted)) ground.insert(FastBoard<Side>::spot_of(p, size));
    const Color side = form.position.to_move;
    LocalTree<Side> tree(FastBoard<Side>(form.position), ground, side, form.seed, {counts, side});
    for (int game = 0; game < games; ++game) {
        ask_patience();
        play_game(tree);
    }
    LocalGames played{{}, tree.goal().mean()};
    tree.for_each_first([&](int spot, int visits) {
        if (spot != no_spot && visits > 0)
            played.moves.push_back(
                {point_of[static_cast<std::size_t>(spot)], static_cast<double>(visits) / games});
    });
    sort_stably(played.moves, [](const LocalMove& a, const LocalMove& b) { return a.favor > b.favor; });
    return played;
}

}  // namespace

LocalGames play_locally(const Position& position, int games) {
    const BoardSize size = position.board.size();
    const int side = std::max(size.width, size.height);
    if (side <= 9) return play_on<9>(position, games);
    if (side <= 19) return play_on<19>(position, games);
    return play_on<longest_side>(position, games);
}

}  // namespace goterr
