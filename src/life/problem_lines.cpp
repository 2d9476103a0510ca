#include "problem_lines.hpp"

#include <algorithm>

#include "goterr/core/sorting.hpp"

namespace goterr::life {
namespace {

constexpr int longest_line = 14;
/// The loser's tries that are shown at his first turn; later the best one.
constexpr std::size_t tries = 4;
/// A move of a line may cost so many boards; a longer look ends the line.
constexpr int boards_a_look = 20000;

struct Try {
    Point move;
    Position after;
    int effort = 0;  ///< boards it took to see it fail
};

class LineReader {
public:
    LineReader(const Fight& fight, LineSides sides, Color owner)
        : fight_(fight), winner_(sides.winner), owner_(owner) {}

    std::vector<Variation> lines(const Position& position, Color side, int depth) const {
        if (depth == longest_line || position.board[fight_.target] != owner_) return {};
        return side == winner_ ? best_move(position, side, depth) : best_tries(position, side, depth);
    }

private:
    FightReading read(const Position& position) const {
        return read_fight(position.board, fight_, boards_a_look);
    }

    Variation variation(const Position& after, Point move, Color side, int depth) const {
        return {move, side, lines(after, opponent(side), depth + 1)};
    }

    /// None where the winner may pass.
    std::vector<Variation> best_move(const Position& position, Color side, int depth) const {
        const FightReading reading = read(position);
        const auto move = side == owner_ ? reading.save : reading.kill;
        if (!move || legality(position, *move, side) != Legality::legal) return {};
        return {variation(play(position, *move, side), *move, side, depth)};
    }

    /// The loser threatens something, and cannot have it.
    bool wants_answer(const FightReading& reading) const {
        if (winner_ == owner_)
            return reading.defended_first == FightResult::stands &&
                   (reading.attacked_first == FightResult::taken ||
                    reading.attacked_first == FightResult::ko);
        return reading.attacked_first == FightResult::taken &&
               (reading.defended_first == FightResult::stands || reading.defended_first == FightResult::ko);
    }

    std::vector<Variation> best_tries(const Position& position, Color side, int depth) const {
        std::vector<Try> found;
        for (const Point p : fight_.area) {
            if (legality(position, p, side) != Legality::legal) continue;
            Position after = play(position, p, side);
            if (after.board[fight_.target] != owner_) continue;
            const FightReading reading = read(after);
            if (wants_answer(reading)) found.push_back({p, std::move(after), reading.boards});
        }
        sort_stably(found, [](const Try& a, const Try& b) { return a.effort > b.effort; });
        const std::size_t shown = std::min(found.size(), depth <= 1 ? tries : 1);
        std::vector<Variation> variations;
        for (std::size_t i = 0; i < shown; ++i)
            variations.push_back(variation(found[i].after, found[i].move, side, depth));
        return variations;
    }

    const Fight& fight_;
    Color winner_;
    Color owner_;
};

}  // namespace

std::vector<Variation> problem_lines(const Position& position, const Fight& fight, LineSides sides) {
    return LineReader(fight, sides, position.board[fight.target]).lines(position, sides.first, 0);
}

}  // namespace goterr::life
