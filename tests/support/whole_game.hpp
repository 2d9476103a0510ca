/// Full enumeration of a small ground, to hold a search against: every position that can come about is
/// listed, and from those in which the target is off the board it is worked out backwards where the attacker
/// can force it; or from those in which two of the owner's stones are joined, where the owner can. No depth,
/// no table, no rule of thumb; nothing here is shared with the search.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "goterr/reading/reader.hpp"

namespace goterr::test {

class WholeGame {
public:
    /// Points outside of the ground must carry stones.
    WholeGame(const Board& board, const GroundQuestion& question)
        : owner_(board[question.target.first()]), all_(question.all) {
        for (const Point p : question.ground) points_.push_back(p);
        for (const Point p : points_) {
            std::vector<std::size_t> near;
            bool kept[2] = {false, false};
            for (const Point q : neighbors_of(p, board.size())) {
                if (question.ground.contains(q))
                    near.push_back(place(q));
                else
                    kept[board[q] == owner_ ? 1 : 0] = true;
            }
            near_.push_back(near);
            kept_[0].push_back(kept[0]);
            kept_[1].push_back(kept[1]);
            target_.push_back(question.target.contains(p));
        }
    }

    /// Whether the attacker takes it with `mover` to begin, who may not retake at `ko` without a threat.
    bool taken(const Board& board, Color mover, Threats threats, std::optional<Point> ko = std::nullopt) {
        return reached(board, mover, threats, ko);
    }
    /// Whether the owner gets two of his stones into one chain that is not taken at once.
    bool joined(const Board& board, Color mover, Threats threats, std::pair<Point, Point> stones) {
        pair_ = std::pair{place(stones.first), place(stones.second)};
        return reached(board, mover, threats);
    }
    std::size_t positions() const { return nodes_.size(); }

private:
    bool reached(const Board& board, Color mover, Threats threats, std::optional<Point> ko = std::nullopt) {
        Node root{std::string(points_.size(), '.'),
                  mover == owner_ ? 1 : 0,
                  ko ? static_cast<int>(place(*ko)) : -1,
                  {threats.attacker, threats.owner}};
        for (std::size_t i = 0; i < points_.size(); ++i)
            if (is_stone(board[points_[i]])) root.stones[i] = sign(board[points_[i]] == owner_ ? 1 : 0);
        list(root);
        return work_back();
    }

    struct Node {
        std::string stones;
        int mover;  ///< 0: the attacker
        int ko;     ///< where the mover may not take back without a threat, or -1
        int threats[2];

        friend bool operator<(const Node& a, const Node& b) {
            return std::tie(a.stones, a.mover, a.ko, a.threats[0], a.threats[1]) <
                   std::tie(b.stones, b.mover, b.ko, b.threats[0], b.threats[1]);
        }
    };

    static char sign(int part) { return part == 1 ? 'd' : 'a'; }
    std::size_t place(Point p) const {
        std::size_t at = 0;
        while (points_[at] != p) ++at;
        return at;
    }

    bool are_joined(const Node& node) const {
        const std::vector<std::size_t> together = chain(node.stones, pair_->first);
        if (std::find(together.begin(), together.end(), pair_->second) == together.end()) return false;
        if (node.mover == 1) return true;
        std::set<std::size_t> liberties;
        for (const std::size_t p : together) {
            if (kept_[1][p]) return true;
            for (const std::size_t q : near_[p])
                if (node.stones[q] == '.') liberties.insert(q);
        }
        return liberties.size() > 1;
    }
    bool is_parted(const Node& node) const {
        return pair_ && (node.stones[pair_->first] != 'd' || node.stones[pair_->second] != 'd');
    }

    bool is_won(const Node& node) const {
        if (pair_) return !is_parted(node) && are_joined(node);
        bool any = false;
        for (std::size_t i = 0; i < node.stones.size(); ++i) {
            if (!all_ && target_[i] && node.stones[i] != 'd') return true;
            any = any || node.stones[i] == 'd';
        }
        return all_ && !any;
    }

    std::vector<std::size_t> chain(const std::string& stones, std::size_t start) const {
        std::vector<std::size_t> found{start};
        for (std::size_t next = 0; next < found.size(); ++next)
            for (const std::size_t q : near_[found[next]])
                if (stones[q] == stones[start] && std::find(found.begin(), found.end(), q) == found.end())
                    found.push_back(q);
        return found;
    }
    bool breathes(const std::string& stones, std::size_t start) const {
        for (const std::size_t p : chain(stones, start)) {
            if (kept_[stones[start] == 'd' ? 1 : 0][p]) return true;
            for (const std::size_t q : near_[p])
                if (stones[q] == '.') return true;
        }
        return false;
    }

    std::vector<Node> after(const Node& node) const {
        std::vector<Node> found{{node.stones, 1 - node.mover, -1, {node.threats[0], node.threats[1]}}};
        for (std::size_t p = 0; p < points_.size(); ++p) {
            if (node.stones[p] != '.') continue;
            Node next{node.stones, 1 - node.mover, -1, {node.threats[0], node.threats[1]}};
            if (static_cast<int>(p) == node.ko) {
                int& threats = next.threats[node.mover];
                if (threats == 0) continue;
                if (threats != Threats::endless) --threats;
            }
            next.stones[p] = sign(node.mover);
            std::vector<std::size_t> gone;
            for (const std::size_t q : near_[p]) {
                if (next.stones[q] != sign(1 - node.mover) || breathes(next.stones, q)) continue;
                for (const std::size_t r : chain(next.stones, q)) gone.push_back(r);
                for (const std::size_t r : gone) next.stones[r] = '.';
            }
            if (!breathes(next.stones, p)) continue;
            int liberties = kept_[static_cast<std::size_t>(node.mover)][p] ? 2 : 0;
            for (const std::size_t q : near_[p]) liberties += next.stones[q] == '.' ? 1 : 0;
            if (gone.size() == 1 && liberties == 1 && chain(next.stones, p).size() == 1)
                next.ko = static_cast<int>(gone[0]);
            found.push_back(std::move(next));
        }
        return found;
    }

    std::size_t number(const Node& node) {
        const auto [at, is_new] = numbers_.try_emplace(node, nodes_.size());
        if (is_new) {
            nodes_.push_back(node);
            before_.emplace_back();
        }
        return at->second;
    }
    void list(const Node& root) {
        nodes_.clear();
        numbers_.clear();
        before_.clear();
        ways_.clear();
        number(root);
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            ways_.push_back(0);
            if (is_won(nodes_[i]) || is_parted(nodes_[i])) continue;
            const Node node = nodes_[i];
            for (const Node& next : after(node)) {
                before_[number(next)].push_back(i);
                ++ways_[i];
            }
        }
    }

    /// The one who reaches for it needs one way, the other must have none left.
    bool work_back() {
        std::vector<bool> won(nodes_.size());
        std::deque<std::size_t> open;
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            if (is_won(nodes_[i])) {
                won[i] = true;
                open.push_back(i);
            }
        for (; !open.empty(); open.pop_front())
            for (const std::size_t i : before_[open.front()]) {
                if (won[i] || (nodes_[i].mover == (pair_ ? 0 : 1) && --ways_[i] > 0)) continue;
                won[i] = true;
                open.push_back(i);
            }
        return won[0];
    }

    Color owner_;
    bool all_;
    std::optional<std::pair<std::size_t, std::size_t>> pair_;
    std::vector<Point> points_;
    std::vector<std::vector<std::size_t>> near_;
    std::vector<bool> kept_[2];
    std::vector<bool> target_;
    std::vector<Node> nodes_;
    std::map<Node, std::size_t> numbers_;
    std::vector<std::vector<std::size_t>> before_;
    std::vector<int> ways_;
};

}  // namespace goterr::test
