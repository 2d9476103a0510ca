#include "goterr/reading/links.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "goterr/board/orientation.hpp"
#include "goterr/core/sorting.hpp"

namespace goterr {
namespace {

/// Places of two stones with a gap between them, one way round: a diagonal, one space, a knight's move, two
/// spaces, a large knight's move.
struct Offset {
    int columns;
    int rows;

    friend constexpr bool operator==(const Offset&, const Offset&) = default;
};
constexpr std::array<Offset, 18> offsets{{{1, 1},
                                          {-1, 1},
                                          {2, 0},
                                          {0, 2},
                                          {2, 1},
                                          {1, 2},
                                          {-1, 2},
                                          {-2, 1},
                                          {3, 0},
                                          {0, 3},
                                          {2, 2},
                                          {-2, 2},
                                          {3, 1},
                                          {1, 3},
                                          {-1, 3},
                                          {-3, 1},
                                          {3, 2},
                                          {-3, 2}}};

/// Of these the ones that hold by themselves, the longer side first.
constexpr std::array<Offset, 5> firm_shapes{{{1, 1}, {2, 0}, {2, 1}, {3, 0}, {3, 1}}};

constexpr int three_wide = 3;

/// What lies between the ends of a link, both included.
struct Box {
    int left;
    int right;
    int bottom;
    int top;

    int columns() const { return right - left; }
    int rows() const { return top - bottom; }
};

Box box_of(const Link& link) {
    const Point a = link.at_first, b = link.at_second;
    return {std::min(a.column, b.column), std::max(a.column, b.column), std::min(a.row, b.row),
            std::max(a.row, b.row)};
}

Link ordered(int first, int second, Point a, Point b) {
    return first < second ? Link{first, second, a, b} : Link{second, first, b, a};
}

/// Ordered by chain numbers; of equally short ones the first on the board in its canonical orientation.
std::vector<Link> shortest_of_each_pair(const std::vector<Link>& links, const Board& board) {
    const Orientation way = canonical_orientation(board);
    std::vector<std::tuple<int, int, int, Point, Point, std::size_t>> keys;
    for (const Link& link : links) {
        const Point one = oriented(link.at_first, board.size(), way);
        const Point other = oriented(link.at_second, board.size(), way);
        const auto ends = std::minmax(one, other);
        keys.emplace_back(link.first, link.second, width_of(link), ends.first, ends.second, keys.size());
    }
    sort_stably(keys);
    std::vector<Link> shortest;
    for (const auto& key : keys) {
        const Link& link = links[std::get<5>(key)];
        const bool known =
            !shortest.empty() && shortest.back().first == link.first && shortest.back().second == link.second;
        if (!known) shortest.push_back(link);
    }
    return shortest;
}

}  // namespace

int width_of(const Link& link) {
    const int columns = link.at_first.column - link.at_second.column,
              rows = link.at_first.row - link.at_second.row;
    return columns * columns + rows * rows;
}

std::vector<Link> find_links(const Board& board, const Chains& chains, const AskedPair& asked) {
    std::vector<Link> links;
    for (const Point p : points_of(board.size())) {
        if (!is_stone(board[p])) continue;
        for (const Offset& offset : offsets) {
            const Point q{p.column + offset.columns, p.row + offset.rows};
            if (!board.size().contains(q) || board[q] != board[p]) continue;
            const int first = chains.number_at(p), second = chains.number_at(q);
            if (first != second && asked(first, second)) links.push_back(ordered(first, second, p, q));
        }
    }
    return shortest_of_each_pair(links, board);
}

std::optional<Link> link_between(const Board& board, const Chains& chains, Point a, Point b) {
    const auto numbers = std::minmax({chains.number_at(a), chains.number_at(b)});
    const std::vector<Link> links = find_links(board, chains, [&](int first, int second) {
        return std::minmax({first, second}) == numbers;
    });
    return links.empty() ? std::nullopt : std::optional(links.front());
}

bool is_unchallenged(const Board& board, const Link& link) {
    const Box gap = box_of(link);
    const int wide = gap.columns() - gap.rows();
    const Offset shape{std::max(gap.columns(), gap.rows()), std::min(gap.columns(), gap.rows())};
    if (std::find(firm_shapes.begin(), firm_shapes.end(), shape) == firm_shapes.end()) return false;
    const int beyond_ends = shape.columns >= three_wide ? 1 : 0;
    const int margin_column = wide > 0 ? beyond_ends : 1, margin_row = wide < 0 ? beyond_ends : 1;
    for (int row = gap.bottom - margin_row; row <= gap.top + margin_row; ++row)
        for (int column = gap.left - margin_column; column <= gap.right + margin_column; ++column) {
            const Point p{column, row};
            if (board.size().contains(p) && board[p] == opponent(board[link.at_first])) return false;
        }
    return true;
}

}  // namespace goterr
