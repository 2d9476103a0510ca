#include "cut_goal.hpp"

#include <algorithm>
#include <array>

namespace goterr::reading {
namespace {

/// Points this far from the middle of the gap take part.
constexpr int reach = 4;
constexpr int side = 2 * reach + 1;
constexpr int far = 9;
/// A gap that takes more moves than this has been cut.
constexpr int most_moves = 3;

using Steps = std::array<std::int8_t, side * side>;

/// How many moves in a row the owner needs from a chain to every point near the gap: his stones are free, an enemy chain
/// counts what it takes to take it.
class Ground {
public:
    Ground(const ReadingBoard& board, Cell middle, Color owner)
        : board_(board), corner_(middle - reach * (board.stride() + 1)), owner_(owner) {}

    Cell cell_of(int place) const { return corner_ + place / side * board_.stride() + place % side; }

    Steps steps_from(Cell stone) const {
        Steps steps;
        steps.fill(far);
        std::array<std::uint8_t, side * side * 4> open{};
        std::size_t count = 0;
        const std::uint32_t start = board_.moment();
        board_.chain(stone);
        for (int place = 0; place < side * side; ++place)
            if (on_board(place) && board_.at(cell_of(place)) == owner_ &&
                board_.met_since(start, cell_of(place))) {
                steps[static_cast<std::size_t>(place)] = 0;
                open[count++] = static_cast<std::uint8_t>(place);
            }
        for (std::size_t next = 0; next < count; ++next) spread(open[next], steps, open, count);
        return steps;
    }

    bool on_board(int place) const {
        const Cell cell = cell_of(place);
        return cell >= 0 && cell < static_cast<Cell>(board_.cells()) && board_.at(cell) != border;
    }

private:
    template <typename Open>
    void spread(int from, Steps& steps, Open& open, std::size_t& count) const {
        constexpr std::array<std::array<int, 2>, 4> ways{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
        for (const auto& way : ways) {
            const int column = from % side + way[0], row = from / side + way[1];
            if (column < 0 || column >= side || row < 0 || row >= side) continue;
            const int to = row * side + column;
            if (!on_board(to)) continue;
            const int there = steps[static_cast<std::size_t>(from)] + cost(cell_of(to));
            if (there > most_moves || there >= steps[static_cast<std::size_t>(to)] || count == open.size())
                continue;
            steps[static_cast<std::size_t>(to)] = static_cast<std::int8_t>(there);
            open[count++] = static_cast<std::uint8_t>(to);
        }
    }

    int cost(Cell cell) const {
        if (board_.is_empty(cell)) return 1;
        if (board_.at(cell) == owner_) return 0;
        const int liberties = board_.liberties(cell, 3).count();
        return liberties < 3 ? liberties : far;
    }

    const ReadingBoard& board_;
    Cell corner_;
    Color owner_;
};

struct Cutting {
    const ReadingBoard& board;
    Cell a;
    Cell b;
    Cell middle;
    Color owner;

    /// The fewest moves that join the chains.
    int moves_to_join() const {
        const Ground ground(board, middle, owner);
        const Steps from_a = ground.steps_from(a);
        int least = far;
        const std::uint32_t start = board.moment();
        board.chain(b);
        for (int place = 0; place < side * side; ++place)
            if (from_a[static_cast<std::size_t>(place)] < least && ground.on_board(place) &&
                board.at(ground.cell_of(place)) == owner && board.met_since(start, ground.cell_of(place)))
                least = static_cast<std::uint8_t>(from_a[static_cast<std::size_t>(place)]);
        return least;
    }

    /// A liberty of both chains joins them, and they keep another two: nothing that follows parts them.
    bool joins_at_once() const {
        const Liberties of_a = board.liberties(a, Liberties::most),
                        of_b = board.liberties(b, Liberties::most);
        for (const Cell joint : of_a) {
            if (!of_b.contains(joint) || joint == board.ko()) continue;
            int left = of_a.count() - 1;
            for (const Cell other : of_b) left += of_a.contains(other) ? 0 : 1;
            if (left >= 2) return true;
        }
        return false;
    }

    Judged judge(Color mover) const {
        if (board.at(a) != owner || board.at(b) != owner) return {shown_to_work, board.ko() != nowhere};
        const bool attacking = mover != owner;
        if (board.same_chain(a, b)) {
            const bool lost = attacking && board.liberties(a, 2).count() == 1;
            return {lost ? shown_to_work : shown_to_fail, board.ko() != nowhere && lost};
        }
        if (!attacking && joins_at_once()) return {shown_to_fail};
        const int moves = moves_to_join();
        if (moves > most_moves) return {shown_to_work};
        const auto left = static_cast<std::uint32_t>(most_moves + 1 - moves);
        return {
            {2 * left + (attacking ? 0u : 2u), static_cast<std::uint32_t>(moves) + (attacking ? 1u : 0u)}};
    }

    void propose(Color, int, Candidates& moves) const {
        const Ground ground(board, middle, owner);
        const Steps from_a = ground.steps_from(a), from_b = ground.steps_from(b);
        const int shortest = moves_to_join();
        for (int place = 0; place < side * side; ++place) {
            const auto at = static_cast<std::size_t>(place);
            if (!ground.on_board(place) || from_a[at] == far || from_b[at] == far) continue;
            const Cell cell = ground.cell_of(place);
            // The point itself is counted from both sides.
            const int way = from_a[at] + from_b[at] - (board.is_empty(cell) ? 1 : 0);
            if (way > shortest + 1) continue;
            if (board.is_empty(cell))
                moves.add(cell, 40 - 10 * way);
            else
                add_weak(cell, board.at(cell) == owner ? 2 : 3, moves);
        }
        add_weak(a, 2, moves);
        add_weak(b, 2, moves);
        moves.sort();
    }

    void add_weak(Cell stone, int most, Candidates& moves) const {
        const Liberties liberties = board.liberties(stone, most + 1);
        if (liberties.count() > most) return;
        for (const Cell liberty : liberties) moves.add(liberty, 45 - 10 * liberties.count());
    }
};

}  // namespace

Goal cut_goal(const ReadingBoard& board, Cell a, Cell b, Cell middle) {
    const Cutting goal{board, a, b, middle, board.at(a)};
    return {opponent(goal.owner), [goal](Color mover) { return goal.judge(mover); },
            [goal](Color mover, int ply, Candidates& moves) { goal.propose(mover, ply, moves); },
            [](std::vector<Cell>&) {}, middle};
}

}  // namespace goterr::reading
