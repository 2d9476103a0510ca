#include "goterr/life/in_turn.hpp"

#include <algorithm>
#include <optional>

#include "goterr/board/orientation.hpp"

namespace goterr {
namespace {

const std::vector<Point>& moves_of(const Dragon& dragon, Color side) {
    return dragon.side == side ? dragon.saved_by : dragon.killed_by;
}

bool contains(const std::vector<Point>& points, Point p) {
    return std::find(points.begin(), points.end(), p) != points.end();
}

/// A move that saves it or kills it; or that takes the only point where the other side could have.
bool settles(const TurnMove& move, const Dragon& dragon) {
    const std::vector<Point>& others = moves_of(dragon, opponent(move.side));
    return contains(moves_of(dragon, move.side), move.point) ||
           (others.size() == 1 && others.front() == move.point);
}

/// Those in doubt: most stones first, and equals as they lie on the board in its canonical orientation.
std::vector<std::size_t> in_doubt(const std::vector<Dragon>& dragons, const Board& board) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < dragons.size(); ++i)
        if (hangs_on_turn(dragons[i])) numbers.push_back(i);
    if (numbers.size() < 2) return numbers;
    PointSet stones(board.size());
    for (const std::size_t i : numbers) stones |= dragons[i].stones;
    const std::vector<Point> order = in_canonical_order(stones, board);
    const auto place = [&](std::size_t i) {
        return std::find_if(order.begin(), order.end(),
                            [&](Point p) { return dragons[i].stones.contains(p); });
    };
    std::sort(numbers.begin(), numbers.end(), [&](std::size_t a, std::size_t b) {
        const int stones_a = dragons[a].stones.count(), stones_b = dragons[b].stones.count();
        return stones_a != stones_b ? stones_a > stones_b : place(a) < place(b);
    });
    return numbers;
}

}  // namespace

bool hangs_on_turn(const Dragon& dragon) {
    return dragon.owner_first.known != Known::sampled && dragon.attacker_first.known != Known::sampled &&
           !dragon.saved_by.empty() && !dragon.killed_by.empty() &&
           counts_as_dead(dragon, Color::black) != counts_as_dead(dragon, Color::white);
}

InTurn play_in_turn(const std::vector<Dragon>& dragons, const Board& board, Color to_move) {
    InTurn turns{std::vector<Color>(dragons.size(), to_move), {}};
    std::vector<std::size_t> left = in_doubt(dragons, board);
    for (Color side = to_move; !left.empty(); side = opponent(side)) {
        const TurnMove move{side, moves_of(dragons[left.front()], side).front()};
        turns.moves.push_back(move);
        std::erase_if(left, [&](std::size_t i) {
            if (settles(move, dragons[i])) turns.first[i] = side;
            return settles(move, dragons[i]);
        });
    }
    return turns;
}

}  // namespace goterr
