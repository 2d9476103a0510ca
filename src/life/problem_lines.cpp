#include "problem_lines.hpp"

#include <algorithm>

#include "goterr/core/sorting.hpp"

namespace goterr::life {
namespace {

constexpr int longest_line = 14;
/// The loser's tries that are shown at his first turn; later the best one.
constexpr std::size_t tries = 4;
/// A question about a move of a line may cost so many boards; a longer look ends the line.
constexpr std::int64_t boards_a_look = 20000;
/// All questions about one answer's lines together; what would come after is left out.
constexpr std::int64_t most_boards = 400000;

/// A moment of a line, as the reader sees it and as it is drawn: kos that a side with threats takes back at
/// once end it.
struct Moment {
    GroundPosition standing;
    Position position;
};

class LineReader {
public:
    LineReader(ProblemReading& reading, Outcome outcome, Color winner)
        : reading_(reading),
          outcome_(outcome),
          winner_(winner),
          until_(reading.boards_seen() + most_boards) {}

    std::vector<Variation> after(const Moment& moment, int depth) {
        if (depth == longest_line || reading_.boards_seen() > until_ || reading_.is_taken(moment.standing))
            return {};
        return moment.standing.mover == winner_ ? winning(moment, depth) : best_tries(moment, depth);
    }

    std::vector<Variation> lead(const Moment& moment, Point move) {
        const auto next = moved(moment, move);
        return next ? std::vector{variation(*next, move, moment.standing.mover, 0)}
                    : std::vector<Variation>{};
    }

    /// Moves of the side to move that threaten what the other, who wins, would have lost if he did not
    /// answer.
    std::vector<Variation> best_tries(const Moment& moment, int depth) {
        struct Try {
            Point move;
            Moment after;
            std::int64_t effort;
        };
        std::vector<Try> found;
        for (const Point p : reading_.open_points(moment.standing)) {
            auto next = moved(moment, p);
            if (!next || reading_.is_taken(next->standing)) continue;
            const std::int64_t before = reading_.boards_seen();
            const auto passed = reading_.played(next->standing, std::nullopt);
            if (passed && !wins(*passed)) found.push_back({p, *next, reading_.boards_seen() - before});
        }
        sort_stably(found, [](const Try& a, const Try& b) { return a.effort > b.effort; });
        const std::size_t shown = std::min(found.size(), depth <= 1 ? tries : 1);
        std::vector<Variation> variations;
        for (std::size_t i = 0; i < shown; ++i)
            variations.push_back(variation(found[i].after, found[i].move, moment.standing.mover, depth));
        return variations;
    }

    /// The winner gets what the line is about from here on.
    bool wins(const GroundPosition& standing) {
        const bool attacker_wins = winner_ != reading_.owner();
        if (standing.mover != winner_) return reading_.comes_to(standing, outcome_, boards_a_look);
        const Outcome now = reading_.outcome(standing, boards_a_look);
        if (now == Outcome::unknown) return false;
        return now == outcome_ || now == (attacker_wins ? Outcome::dead : Outcome::alive);
    }

private:
    std::optional<Moment> moved(const Moment& moment, Point p) const {
        const Color side = moment.standing.mover;
        if (legality(moment.position, p, side) != Legality::legal) return std::nullopt;
        auto standing = reading_.played(moment.standing, p);
        if (!standing) return std::nullopt;
        return Moment{std::move(*standing), play(moment.position, p, side)};
    }

    Variation variation(const Moment& next, Point move, Color side, int depth) {
        return {move, side, after(next, depth + 1)};
    }

    /// None where the winner may pass.
    std::vector<Variation> winning(const Moment& moment, int depth) {
        const auto passed = reading_.played(moment.standing, std::nullopt);
        if (passed && wins(*passed)) return {};
        for (const FirstMove& first : reading_.first_moves(moment.standing, outcome_, boards_a_look))
            if (const auto next = moved(moment, first.move))
                return {variation(*next, first.move, moment.standing.mover, depth)};
        return {};
    }

    ProblemReading& reading_;
    Outcome outcome_;
    Color winner_;
    std::int64_t until_;
};

Moment start_of(const Position& position, const ProblemReading& reading, Color first) {
    return {reading.start(first), position};
}

}  // namespace

std::vector<Variation> problem_lines(const Position& position, ProblemReading& reading, const Shown& shown) {
    LineReader reader(reading, shown.outcome, shown.winner);
    const Moment start = start_of(position, reading, shown.first);
    return shown.solutions.empty() ? reader.after(start, 0) : reader.lead(start, shown.solutions.front());
}

std::vector<Variation> refuted_moves(const Position& position, ProblemReading& reading, const Shown& shown) {
    if (shown.solutions.empty()) return {};
    const bool owner_begins = shown.first == reading.owner();
    LineReader reader(reading, owner_begins ? Outcome::dead : Outcome::alive, opponent(shown.winner));
    std::vector<Variation> refuted = reader.best_tries(start_of(position, reading, shown.first), 1);
    std::erase_if(refuted, [&](const Variation& tried) {
        const auto& solutions = shown.solutions;
        return tried.replies.empty() ||
               std::find(solutions.begin(), solutions.end(), tried.move) != solutions.end();
    });
    return refuted;
}

}  // namespace goterr::life
