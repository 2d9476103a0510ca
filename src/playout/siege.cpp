#include "goterr/playout/siege.hpp"

#include <algorithm>
#include <cmath>

#include "canonical.hpp"
#include "goterr/core/patience.hpp"
#include "goterr/core/wide.hpp"
#include "move_tree.hpp"
#include "sure_eyes.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

using namespace playout;

/// One stone stands, or is taken.
template <int Side>
class HeartStands {
public:
    using Board = FastBoard<Side>;
    static constexpr int unit = 1;
    static constexpr double curiosity = siege_curiosity;

    HeartStands(const Board& start, int heart) : heart_(heart), owner_(start.at(heart)) {}

    Color side() const { return owner_; }
    bool is_over(const Board& board) const { return board.at(heart_) != owner_; }
    /// It breathes where nobody plays.
    bool has_escaped(const Board& board, const typename Board::Spots& ground) const {
        return !board.chain(heart_).liberties.within(ground);
    }
    /// It has escaped, or has two eyes.
    bool lives_for_sure(const Board& board, const typename Board::Spots& ground) const {
        return has_escaped(board, ground) || has_two_sure_eyes(board, heart_);
    }
    int reward(const Board& board) const { return is_over(board) ? 0 : unit; }
    std::optional<int> settled_reward(const Board& board) const { return reward(board); }

private:
    int heart_;
    Color owner_;
};

template <int Side>
using SiegeTree = MoveTree<Side, HeartStands<Side>>;

GOTERR_WIDE [[gnu::flatten]] void play_game(SiegeTree<9>& tree) { tree.play_game(); }
GOTERR_WIDE [[gnu::flatten]] void play_game(SiegeTree<19>& tree) { tree.play_game(); }
GOTERR_WIDE void play_game(SiegeTree<longest_side>& tree) { tree.play_game(); }

/// Whether so many games with this share of successes leave little doubt about the goal.
bool is_clear(double success, int games, const SiegeOptions& options) {
    if (games < options.least) return false;
    const double margin = (success - options.goal) * std::sqrt(static_cast<double>(games));
    return margin >= clear_success * options.sure || margin <= -clear_failure * options.sure;
}

/// A siege in its canonical form: the same for all turned, mirrored and color-swapped ones.
struct Posed {
    Position position;
    Transform by;
    std::uint64_t seed;
};

Posed pose(const Siege& siege, Color first) {
    Position position(siege.board.size());
    position.board = siege.board;
    position.to_move = first;
    position.ko = siege.ko;
    const CanonicalForm form = canonical_form(position);
    const auto place = [&](Transform by) {
        const Point heart = oriented(siege.heart, siege.board.size(), by.way);
        return form.position.board.size().index_of(heart);
    };
    const Transform by = *std::min_element(form.transforms.begin(), form.transforms.end(),
                                           [&](Transform a, Transform b) { return place(a) < place(b); });
    return {form.position, by, form.seed + static_cast<std::uint64_t>(place(by))};
}

/// The spots of the line that most games went along.
template <int Side>
std::vector<int> favorite_line(const SiegeTree<Side>& tree) {
    std::vector<int> line;
    for (int at = tree.favorite(0); at >= 0 && tree.node(at).spot != no_spot && line.size() < longest_line &&
                                    (line.empty() || tree.node(at).visits >= games_to_show);
         at = tree.favorite(at))
        line.push_back(tree.node(at).spot);
    return line;
}

/// The share of the games after a first move that went through the favorite one.
template <int Side>
double favor_of(const SiegeTree<Side>& tree) {
    int all = 0;
    tree.for_each_first([&](int, int visits) { all += visits; });
    return all == 0 ? 0 : static_cast<double>(tree.node(tree.favorite(0)).visits) / all;
}

template <int Side>
Survival besiege_on(const Siege& siege, const Posed& posed, Color first, const SiegeOptions& options) {
    const BoardSize size = siege.board.size(), turned = posed.position.board.size();
    const auto spot_at = [&](Point p) {
        return FastBoard<Side>::spot_of(oriented(p, size, posed.by.way), turned);
    };
    FastBoard<Side> board(posed.position);
    for (const Point p : siege.safe) board.make_safe(spot_at(p));
    typename FastBoard<Side>::Spots ground;
    for (const Point p : siege.ground) ground.insert(spot_at(p));
    SiegeTree<Side> tree(board, ground, posed.position.to_move, posed.seed ^ options.seed,
                         {board, spot_at(siege.heart)});
    while (!tree.is_proved() && tree.games() < options.most &&
           !is_clear(tree.success(), tree.games(), options)) {
        ask_patience();
        play_game(tree);
    }
    const double wins = tree.is_proved() ? tree.success() : tree.share_of(tree.favorite(0));
    Survival survival{first == siege.board[siege.heart] ? wins : 1 - wins, {}, tree.games()};
    survival.proved = tree.is_proved();
    survival.favor = favor_of(tree);
    std::vector<Point> point_of(FastBoard<Side>::spots);
    for (const Point p : siege.ground) point_of[static_cast<std::size_t>(spot_at(p))] = p;
    for (const int spot : favorite_line(tree))
        survival.line.push_back(point_of[static_cast<std::size_t>(spot)]);
    return survival;
}

}  // namespace

Survival besiege(const Siege& siege, Color first, const SiegeOptions& options) {
    const Posed posed = pose(siege, first);
    const int side = std::max(siege.board.size().width, siege.board.size().height);
    if (side <= 9) return besiege_on<9>(siege, posed, first, options);
    if (side <= 19) return besiege_on<19>(siege, posed, first, options);
    return besiege_on<longest_side>(siege, posed, first, options);
}

}  // namespace goterr
