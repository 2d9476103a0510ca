/// The tree of first moves behind `besiege` and `play_locally`.
///
/// A node is a move with what its mover's side made of the games through it, by a goal (siege.cpp: one stone
/// stands; local_games.cpp: points). Children appear when a node has been visited a few times. Nothing but
/// comparisons of sums and roots is used, so that all machines grow the same tree.
///
/// What a goal has:
///
///     unit               what a game is worth that is won wholly
///     curiosity          how much a move is tried that was tried seldom
///     side()             whose reward is counted; the other gets what is left of the unit
///     is_over            whether nothing is left to be played for on a board
///     has_escaped        the same as the next, as far as it is seen at a glance
///     lives_for_sure     whether nothing that is played on the ground changes the reward
///     reward             of a game that ended there, 0 to `unit`
///     settled_reward     the same where it is not a matter of degrees, 0 or `unit`; nothing elsewhere
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "player.hpp"
#include "thresholds.hpp"

namespace goterr::playout {

template <int Side, typename Goal>
class MoveTree {
public:
    using Board = FastBoard<Side>;
    using Spots = typename Board::Spots;

    struct Node {
        int spot = no_spot;  ///< a pass
        int visits = 0;
        int wins = 0;       ///< of whoever made the move, in the goal's units
        int seen = 0;       ///< games in which he made it now or later
        int seen_wins = 0;  ///< in the same units
        int first_child = -1;
        int children = 0;
        int proved = 0;  ///< 1: whoever made the move gets what he wants; -1: he does not
    };

    MoveTree(const Board& start, const Spots& ground, Color first, std::uint64_t seed, const Goal& goal)
        : start_(start), board_(start), ground_(ground), first_(first), random_(seed), goal_(goal) {
        nodes_.push_back({});
    }

    void play_game() {
        Board& board = board_;
        board = start_;
        Color side = first_;
        path_.assign(1, 0);
        moves_.clear();
        int at = 0;
        int passes = 0;
        for (; !settles(at, board, passes) && grows(at, board, side); side = other(side)) {
            at = best_child(at);
            path_.push_back(at);
            passes = play(board, side, nodes_[index(at)].spot) ? 0 : passes + 1;
        }
        if (!is_proved(at)) finish(board, side, passes);
        if (is_proved(at))
            learn((mover_of(path_.size() - 1) == goal_.side()) == (nodes_[index(at)].proved > 0) ? Goal::unit
                                                                                                 : 0);
        else
            learn(goal_.reward(board));
        hand_up_proofs();
    }

    /// Whether nothing is left to be asked.
    bool is_proved() const { return is_proved(0); }
    int games() const { return nodes_.front().visits; }
    /// The share of all games that went as the side that begins wants.
    double success() const {
        const Node& root = nodes_.front();
        if (root.proved != 0) return root.proved < 0 ? 1 : 0;
        return root.visits == 0 ? 0 : 1 - static_cast<double>(root.wins) / Goal::unit / root.visits;
    }
    /// `of(spot, visits)` of each first move.
    template <typename Of>
    void for_each_first(Of of) const {
        const Node& root = nodes_.front();
        for (int child = root.first_child; child < root.first_child + root.children; ++child)
            of(nodes_[index(child)].spot, nodes_[index(child)].visits);
    }
    const Goal& goal() const { return goal_; }
    const Node& node(int at) const { return nodes_[index(at)]; }
    /// Of the games through a node those that went as its mover wants.
    double share_of(int at) const {
        return static_cast<double>(node(at).wins) / Goal::unit / std::max(node(at).visits, 1);
    }
    /// The child that was played most often and is not refuted, or one that is proved; -1 where there is
    /// none.
    int favorite(int at) const {
        const Node& parent = nodes_[index(at)];
        int best = -1;
        for (int child = parent.first_child; child < parent.first_child + parent.children; ++child)
            if (best < 0 || is_liked_more(nodes_[index(child)], nodes_[index(best)])) best = child;
        return best;
    }

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    bool is_proved(int at) const { return nodes_[index(at)].proved != 0; }
    static bool is_liked_more(const Node& a, const Node& b) {
        return a.proved != b.proved ? a.proved > b.proved : a.visits > b.visits;
    }
    /// Who made the move to a node of the path.
    Color mover_of(std::size_t place) const { return place % 2 == 1 ? first_ : other(first_); }

    /// Whether it is known what comes of the node, now or before: the goal says so, or both passed.
    bool settles(int at, const Board& board, int passes) {
        if (is_proved(at)) return true;
        const bool over = goal_.is_over(board);
        const Node& node = nodes_[index(at)];
        const bool asked_before = node.first_child < 0 && (at == 0 || node.visits > 0);
        if (!over && passes < 2 && !(asked_before && goal_.lives_for_sure(board, ground_))) return false;
        if (const std::optional<int> reward = goal_.settled_reward(board))
            nodes_[index(at)].proved = reward_of(mover_of(path_.size() - 1), *reward) == Goal::unit ? 1 : -1;
        return true;
    }

    /// One proved child of the side to move settles a node, and so do children that all fail.
    void hand_up_proofs() {
        for (std::size_t place = path_.size() - 1; place > 0; --place) {
            const Node& child = nodes_[index(path_[place])];
            Node& parent = nodes_[index(path_[place - 1])];
            if (child.proved == 0 || (child.proved < 0 && !all_fail(parent))) return;
            parent.proved = -child.proved;
        }
    }

    bool all_fail(const Node& parent) const {
        for (int child = parent.first_child; child < parent.first_child + parent.children; ++child)
            if (nodes_[index(child)].proved >= 0) return false;
        return true;
    }

    bool play(Board& board, Color side, int spot) {
        moves_.push_back({spot, side});
        if (spot == no_spot) {
            board.pass();
            return false;
        }
        board.play(spot, side);
        return true;
    }

    static int won_near(const Board& board, int spot) {
        if (board.last() == no_spot) return 0;
        const int distance = std::abs(spot - board.last());
        if (distance == 1 || distance == Board::stride) return won_beside;
        return distance == Board::stride - 1 || distance == Board::stride + 1 ? won_across : 0;
    }
    static bool takes(const Turn<Side>& turn, int spot) {
        const unsigned enemies = places_of(turn.board.around(spot), turn.enemy);
        return (liberties_beside(turn.board, spot).one & enemies) != 0;
    }
    /// A move of which no game was seen yet, with what it is taken to have won and lost.
    static Node unseen(const Turn<Side>& turn, int spot) {
        const int won = won_near(turn.board, spot) + (takes(turn, spot) ? won_by_taking : 0);
        const int lost = is_sensible(turn, spot) ? 0 : lost_without_sense;
        return {.spot = spot, .seen = won + lost, .seen_wins = won * Goal::unit};
    }

    /// Whether the node has children, or gets them now.
    bool grows(int at, const Board& board, Color side) {
        if (nodes_[index(at)].first_child >= 0) return true;
        if (at != 0 && nodes_[index(at)].visits < visits_to_grow) return false;
        const Turn<Side> turn(board, side);
        Spots spots = board.playable(side);
        spots &= ground_;
        const int first = static_cast<int>(nodes_.size());
        spots.for_each([&](int spot) {
            if (spot != board.ko()) nodes_.push_back(unseen(turn, spot));
        });
        nodes_.push_back({});
        nodes_[index(at)].first_child = first;
        nodes_[index(at)].children = static_cast<int>(nodes_.size()) - first;
        return true;
    }

    static constexpr double per_win = Goal::unit;
    static double promise_of(const Node& node, double curious) {
        const double seen = (node.seen_wins / per_win + 1.0) / (node.seen + 2.0);
        const double own = (node.wins / per_win + seen) / (node.visits + 1.0);
        const double weight = std::sqrt(trust / (3.0 * node.visits + trust));
        return weight * seen + (1 - weight) * own + curious / (1.0 + node.visits);
    }

    int best_child(int at) const {
        const Node& parent = nodes_[index(at)];
        const double curious = Goal::curiosity * std::sqrt(static_cast<double>(parent.visits + 1));
        int best = parent.first_child;
        double most = -1;
        for (int child = parent.first_child; child < parent.first_child + parent.children; ++child) {
            if (nodes_[index(child)].proved < 0) continue;
            const double promise = promise_of(nodes_[index(child)], curious);
            if (promise <= most) continue;
            most = promise;
            best = child;
        }
        return best;
    }

    int choose(const Board& board, Color side) {
        const Turn<Side> turn(board, side);
        const int spot = answer(turn, random_);
        if (spot != no_spot && ground_.contains(spot)) return spot;
        Spots spots = board.playable(side);
        spots &= ground_;
        return any_sensible(turn, spots, random_);
    }

    void finish(Board& board, Color side, int passes) {
        const auto is_decided = [&] { return goal_.is_over(board) || goal_.has_escaped(board, ground_); };
        for (int move = 0; move < longest_game && passes < 2 && !is_decided(); ++move, side = other(side))
            passes = play(board, side, choose(board, side)) ? 0 : passes + 1;
    }

    /// Whoever of the two played a spot first at or after a node's turn counts as having played it there.
    void learn(int reward) {
        for (auto& of_side : played_) of_side.fill(false);
        std::size_t depth = path_.size();
        for (std::size_t move = moves_.size() + 1; move-- > 0;) {
            if (move < moves_.size()) mark(moves_[move]);
            if (move >= path_.size()) continue;
            depth = move;
            const Color mover = depth % 2 == 0 ? first_ : other(first_);
            learn_at(path_[depth], mover, reward_of(mover, reward));
        }
        for (std::size_t i = 0; i < path_.size(); ++i) {
            Node& node = nodes_[index(path_[i])];
            const Color mover = i % 2 == 1 ? first_ : other(first_);
            ++node.visits;
            node.wins += reward_of(mover, reward);
        }
    }

    /// What a reward of the goal's side is to one of both.
    int reward_of(Color side, int reward) const {
        return side == goal_.side() ? reward : Goal::unit - reward;
    }

    void learn_at(int at, Color mover, int won) {
        const Node& parent = nodes_[index(at)];
        if (parent.first_child < 0) return;
        const auto& played = played_[mover == first_ ? 0 : 1];
        for (int child = parent.first_child; child < parent.first_child + parent.children; ++child) {
            Node& node = nodes_[index(child)];
            if (!played[index(node.spot)]) continue;
            ++node.seen;
            node.seen_wins += won;
        }
    }

    struct Move {
        int spot;
        Color side;
    };

    /// A spot that both play in turn counts for whoever was there first.
    void mark(Move move) {
        const std::size_t mine = move.side == first_ ? 0 : 1;
        played_[mine][index(move.spot)] = true;
        if (move.spot != no_spot) played_[1 - mine][index(move.spot)] = false;
    }

    Board start_;
    Board board_;  ///< of the game at hand
    Spots ground_;
    Color first_;
    Random random_;
    Goal goal_;
    std::vector<Node> nodes_;
    std::vector<int> path_;
    std::vector<Move> moves_;
    std::array<std::array<bool, Board::spots>, 2> played_{};
};

}  // namespace goterr::playout
