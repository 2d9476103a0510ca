/// The score of a small board by searching all of it: a second opinion that shares nothing with goterr but
/// the rules.
#pragma once

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace goterr::test {

/// Letters row by row: X O safe stones, x o stones that may be taken, . empty, + - empty ground that is
/// Black's or White's whatever anybody plays, with * and # for dead white and black stones there.
struct SmallBoard {
    int width = 0, height = 0;
    std::string letters;
};

class FullSearch {
public:
    FullSearch(SmallBoard board, bool area) : board_(std::move(board)), area_(area) {
        for (int p = 0; p < board_.width * board_.height; ++p) around_.push_back(neighbors(p));
    }

    /// Black's points less White's; nothing where that hangs on positions that come back, or there is too
    /// much to search.
    std::optional<int> score(bool black_first) {
        const int root = node_of(board_.letters, black_first, -1, 0);
        if (failed_) return std::nullopt;
        const int most_for_black = settled_value(root, too_many), least = settled_value(root, -too_many);
        return most_for_black == least ? std::optional(least) : std::nullopt;
    }

private:
    static constexpr std::size_t most = 60000;

    const std::vector<int>& around(int p) const { return around_[idx(p)]; }

    std::vector<int> neighbors(int p) const {
        std::vector<int> found;
        const int x = p % board_.width, y = p / board_.width;
        if (x > 0) found.push_back(p - 1);
        if (x + 1 < board_.width) found.push_back(p + 1);
        if (y > 0) found.push_back(p - board_.width);
        if (y + 1 < board_.height) found.push_back(p + board_.width);
        return found;
    }

    static bool black(char c) { return c == 'X' || c == 'x'; }
    static bool white(char c) { return c == 'O' || c == 'o'; }
    static bool free(char c) { return c == '.' || c == '+' || c == '-'; }

    template <typename Accepts>
    std::vector<int> fill(int start, Accepts accepts) const {
        std::vector<int> found{start};
        std::vector<char> seen(around_.size());
        seen[idx(start)] = 1;
        for (std::size_t i = 0; i < found.size(); ++i)
            for (const int q : around(found[i]))
                if (accepts(q) && !std::exchange(seen[idx(q)], 1)) found.push_back(q);
        return found;
    }

    /// The chain, if it has no liberty.
    std::vector<int> smothered(const std::string& b, int p) const {
        const bool is_black = black(b[idx(p)]);
        const auto chain = fill(p, [&](int q) { return is_black ? black(b[idx(q)]) : white(b[idx(q)]); });
        for (const int s : chain)
            for (const int q : around(s))
                if (free(b[idx(q)])) return {};
        return chain;
    }

    static std::size_t idx(int p) { return static_cast<std::size_t>(p); }

    struct After {
        std::string board;
        int ko = -1;
        int prisoners = 0;  // for Black
    };

    std::optional<After> play(const std::string& b, int p, bool black_moves) const {
        After after{b};
        after.board[idx(p)] = black_moves ? 'x' : 'o';
        std::vector<int> taken;
        for (const int q : around(p)) {
            const char c = after.board[idx(q)];
            if (black_moves ? !white(c) : !black(c)) continue;
            for (const int s : smothered(after.board, q)) {
                if (after.board[idx(s)] == '.') continue;
                after.board[idx(s)] = '.';
                taken.push_back(s);
            }
        }
        if (!smothered(after.board, p).empty()) return std::nullopt;
        const auto own = fill(
            p, [&](int q) { return black_moves ? black(after.board[idx(q)]) : white(after.board[idx(q)]); });
        std::set<int> liberties;
        for (const int s : own)
            for (const int q : around(s))
                if (free(after.board[idx(q)])) liberties.insert(q);
        if (taken.size() == 1 && own.size() == 1 && liberties.size() == 1) after.ko = taken.front();
        after.prisoners = static_cast<int>(taken.size()) * (black_moves ? 1 : -1);
        return after;
    }

    /// Both have passed. A stone that hangs together with a safe one is safe; what else lies between safe
    /// stones of one color is theirs if nothing of the other color is there, or only too little to live.
    int count(std::string b) const {
        for (bool more = true; more;) {
            more = false;
            for (int p = 0; p < static_cast<int>(b.size()); ++p)
                if (b[idx(p)] == 'x' || b[idx(p)] == 'o')
                    for (const int q : around(p))
                        if (b[idx(q)] == (b[idx(p)] == 'x' ? 'X' : 'O')) {
                            b[idx(p)] = b[idx(q)];
                            more = true;
                            break;
                        }
        }
        int points = 0;
        std::set<int> seen;
        for (int p = 0; p < static_cast<int>(b.size()); ++p) {
            const char c = b[idx(p)];
            if (c == 'X') points += area_ ? 1 : 0;
            if (c == 'O') points -= area_ ? 1 : 0;
            if (c == '+') points += 1;
            if (c == '-') points -= 1;
            if (c == '*') points += area_ ? 1 : 2;
            if (c == '#') points -= area_ ? 1 : 2;
            const auto open = [&](int q) { return b[idx(q)] == '.' || b[idx(q)] == 'x' || b[idx(q)] == 'o'; };
            if (open(p) && seen.count(p) == 0) {
                const auto part = fill(p, open);
                seen.insert(part.begin(), part.end());
                points += count_part(b, part);
            }
        }
        return points;
    }

    int count_part(const std::string& b, const std::vector<int>& part) const {
        bool by_black = false, by_white = false;
        int loose_black = 0, loose_white = 0;
        for (const int p : part) {
            loose_black += b[idx(p)] == 'x';
            loose_white += b[idx(p)] == 'o';
            for (const int q : around(p)) {
                by_black = by_black || b[idx(q)] == 'X';
                by_white = by_white || b[idx(q)] == 'O';
            }
        }
        const int size = static_cast<int>(part.size());
        if (by_black && !by_white && (loose_white == 0 || (loose_black == 0 && size < 7)))
            return area_ ? size : size - loose_black + loose_white;
        if (by_white && !by_black && (loose_black == 0 || (loose_white == 0 && size < 7)))
            return -(area_ ? size : size - loose_white + loose_black);
        int points = area_ ? loose_black - loose_white : 0;
        for (const int p : part) {
            if (b[idx(p)] != '.') continue;
            bool touches_black = false, touches_white = false;
            for (const int e : fill(p, [&](int q) { return b[idx(q)] == '.'; }))
                for (const int q : around(e)) {
                    touches_black = touches_black || black(b[idx(q)]);
                    touches_white = touches_white || white(b[idx(q)]);
                }
            points += touches_black == touches_white ? 0 : touches_black ? 1 : -1;
        }
        return points;
    }

    /// All that can come of a position, each position once; moves before what they lead to are only in
    /// cycles.
    int node_of(const std::string& b, bool black_moves, int ko, int passes) {
        const std::string key =
            b + static_cast<char>('0' + (black_moves ? 1 : 0) + 2 * passes) + static_cast<char>(ko + 1);
        const auto [entry, added] = known_.try_emplace(key, static_cast<int>(nodes_.size()));
        const int number = entry->second;
        if (!added) return number;
        nodes_.push_back({black_moves});
        if (nodes_.size() > most) failed_ = true;
        if (failed_) return number;
        std::vector<std::pair<int, int>> moves;
        if (passes == 2) {
            nodes_[idx(number)].count = count(b);
        } else {
            moves.push_back({node_of(b, !black_moves, -1, ko < 0 ? passes + 1 : 0), 0});
            for (int p = 0; p < static_cast<int>(b.size()); ++p) {
                if (b[idx(p)] != '.' || p == ko) continue;
                if (const auto after = play(b, p, black_moves))
                    moves.push_back(
                        {node_of(after->board, !black_moves, after->ko, 0), area_ ? 0 : after->prisoners});
            }
        }
        nodes_[idx(number)].moves = std::move(moves);
        order_.push_back(number);
        return number;
    }

    /// What the root is worth if who never lets a game end gets `endless`.
    int settled_value(int root, int endless) {
        for (Node& node : nodes_) node.value = endless;
        for (bool changed = true; changed;) {
            changed = false;
            for (const int number : order_) {
                Node& node = nodes_[idx(number)];
                int best = node.count;
                for (std::size_t i = 0; i < node.moves.size(); ++i) {
                    const auto [to, gained] = node.moves[i];
                    const int reached = std::clamp(nodes_[idx(to)].value + gained, -too_many, too_many);
                    best = i == 0             ? reached
                           : node.black_moves ? std::max(best, reached)
                                              : std::min(best, reached);
                }
                changed = changed || best != node.value;
                node.value = best;
            }
        }
        return nodes_[idx(root)].value;
    }

    struct Node {
        bool black_moves;
        int count = 0;
        int value = 0;
        std::vector<std::pair<int, int>> moves = {};
    };
    static constexpr int too_many = 99;

    std::vector<Node> nodes_;
    std::vector<int> order_;  // what follows first
    std::unordered_map<std::string, int> known_;
    SmallBoard board_;
    std::vector<std::vector<int>> around_;
    bool area_;
    bool failed_ = false;
};

}  // namespace goterr::test
