#include "goterr/reading/connections.hpp"

#include <algorithm>
#include <array>

#include "capture_search.hpp"
#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/sorting.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

/// A liberty that two chains share.
struct SharedLiberty {
    int first;
    int second;
    Point at;

    friend auto operator<=>(const SharedLiberty&, const SharedLiberty&) = default;
};

std::vector<SharedLiberty> shared_liberties(const Board& board, const Chains& chains) {
    std::vector<SharedLiberty> shared;
    const auto add = [&](int a, int b, Point at) {
        if (chains[a].side == chains[b].side) shared.push_back({std::min(a, b), std::max(a, b), at});
    };
    for (const Point p : points_of(board.size())) {
        if (is_stone(board[p])) continue;
        std::array<int, 4> around{};
        std::size_t count = 0;
        for_neighbors(p, board.size(), [&](Point q) {
            if (!chains.occupied(q)) return;
            const int here = chains.number_at(q);
            if (std::find(around.begin(), around.begin() + count, here) != around.begin() + count) return;
            for (std::size_t i = 0; i < count; ++i) add(around[i], here, p);
            around[count++] = here;
        });
    }
    sort_stably(shared);
    return shared;
}

/// Whether a stone of `cutter` on `at` cannot be put there or is captured, without a ko, at once or in a
/// ladder.
bool cut_fails(reading::ReadingBoard& board, reading::CaptureSearch& search, Point at, Color cutter) {
    const reading::Cell cell = board.cell(at);
    board.set_ko(reading::nowhere);
    if (!board.play(cell, cutter)) return true;
    const bool captured = search.attack(cell, reading::cutting_nodes).outcome == reading::Outcome::works;
    board.take_back();
    return captured;
}

void add_around_prisoners(std::vector<Connection>& found, const Board& board, const Chains& chains,
                          const Tactics& tactics) {
    for (int prisoner = 0; prisoner < chains.count(); ++prisoner) {
        if (!tactics[prisoner].captured() || tactics[prisoner].ko) continue;
        std::vector<int> captors;
        const Chain& chain = chains[prisoner];
        for (const Point p : with_neighbors(chain.stones) & points_of_color(board, opponent(chain.side)))
            captors.push_back(chains.number_at(p));
        sort_and_unite(captors);
        for (std::size_t i = 0; i < captors.size(); ++i)
            for (std::size_t j = i + 1; j < captors.size(); ++j) found.push_back({captors[i], captors[j]});
    }
}

}  // namespace

std::vector<Connection> find_connections(const Position& position, const Chains& chains,
                                         const Tactics& tactics) {
    std::vector<Connection> found;
    const std::vector<SharedLiberty> shared = shared_liberties(position.board, chains);
    reading::ReadingBoard board(position.board, canonical_orientation(position.board));
    reading::CaptureSearch search(board, 2);
    for (std::size_t i = 0; i < shared.size();) {
        const int first = shared[i].first, second = shared[i].second;
        std::size_t end = i + 1;
        while (end < shared.size() && shared[end].first == first && shared[end].second == second) ++end;
        if (end - i >= 2 || cut_fails(board, search, shared[i].at, opponent(chains[first].side)))
            found.push_back({first, second});
        i = end;
    }
    add_around_prisoners(found, position.board, chains, tactics);
    sort_and_unite(found);
    return found;
}

}  // namespace goterr
