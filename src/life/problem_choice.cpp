#include "problem_choice.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <numeric>

#include "first_moves.hpp"
#include "freedom.hpp"
#include "goterr/board/chains.hpp"
#include "goterr/system/both.hpp"

namespace goterr::life {
namespace {

/// More are as good as these.
constexpr int most_liberties = 5;
constexpr int most_cuts = 4;
constexpr int farthest = 8;
/// Of local games so many moves are candidates.
constexpr std::size_t local_moves = 12;
/// After each move so many times fewer games are played than from the position.
constexpr int fewer_after_move = 5;
/// A move that comes to so many tenths of points less than the best is as bad as any.
constexpr int most_short = 300;
/// Of a dragon that games neither kept nor gave up.
constexpr double least_in_doubt = .15, most_in_doubt = .85;

/// Enemies so far from a move, in columns and rows, are counted.
constexpr int near = 3;
/// Of one more than their number, hundredths: the first counts most.
constexpr std::array<int, 9> logarithms{0, 69, 110, 139, 161, 179, 195, 208, 220};

int hundredths_of_log(int count) {
    return logarithms[std::min(static_cast<std::size_t>(count), logarithms.size() - 1)];
}
int bits(int count) { return static_cast<int>(std::bit_width(static_cast<unsigned>(count))); }
int hundredths(double share) { return static_cast<int>(share * 100); }

struct Middle {
    int columns = 0, rows = 0, stones = 0;  ///< sums

    void add(Point p) { columns += p.column, rows += p.row, ++stones; }
};

/// The larger of both distances, in points.
int distance(const Middle& a, const Middle& b) {
    const auto apart = [&](int of_a, int of_b) {
        return std::abs(of_a * b.stones - of_b * a.stones) / (a.stones * b.stones);
    };
    return std::max(apart(a.columns, b.columns), apart(a.rows, b.rows));
}

int distance(Point a, Point b) { return std::abs(a.column - b.column) + std::abs(a.row - b.row); }

class Chooser {
public:
    Chooser(const Position& position, const std::vector<LocalMove>& local)
        : position_(position), local_(local), chains_(find_chains(position.board)) {
        for (const Chain& chain : chains_)
            for (const Point p : chain.stones) middle_.add(p);
    }

    /// Of the subject alone.
    ChoiceSigns signs_of(const ProblemSubject& subject, const Glimpse& glimpse) const {
        const Chain& chain = chains_.at(subject.heart);
        const Dragon& dragon = subject.dragon;
        const bool is_own = chain.side == position_.to_move;
        ChoiceSigns seen{};
        seen[chain_size] = bits(chain.stones.count());
        const int liberties = chain.liberties.count();
        seen[few_liberties] = liberties == 2 || liberties == 3 ? 1 : 0;
        look_around(chain, is_own, seen);
        if (is_own) {
            seen[own_survival] = hundredths(dragon.survival);
        } else {
            seen[enemy_in_doubt] =
                dragon.survival > least_in_doubt && dragon.survival < most_in_doubt ? 1 : 0;
            seen[enemy_by_turn] = decides(dragon) ? 1 : 0;
        }
        Middle its;
        for (const Point p : chain.stones) its.add(p);
        seen[off_center] = std::min(distance(its, middle_), farthest);
        seen[games_favor] = hundredths(glimpse.games.favor);
        return seen;
    }

    /// With what is seen of the first subject besides.
    ChoiceSigns with_first(ChoiceSigns seen, const ProblemSubject& subject, const Problem& problem) const {
        const Color side = subject.dragon.side;
        const Color rival = opponent(side);
        if (subject.shut_in) {
            const Prospect prospect = prospect_of(problem, position_.to_move);
            const bool is_whole = prospect.mine != Worth::not_read && prospect.others != Worth::not_read;
            seen[is_first] = 1;
            seen[first_helped] = prospect.mine == Worth::all && prospect.others == Worth::not_read ? 1 : 0;
            seen[first_settled] = is_whole && prospect.mine <= prospect.others ? 1 : 0;
        }
        seen[first_from_edge] = lines_from_edge(side);
        const int mine = freedom_of(position_.board, side), others = freedom_of(position_.board, rival);
        seen[first_freedom] = (others - mine) * 100 / std::max(mine + others, 1);
        return seen;
    }

    /// With what its glimpse says of `move`.
    ChoiceSigns with_glimpse(ChoiceSigns seen, const Glimpse& glimpse, Point move) const {
        const std::vector<Point>& line = glimpse.games.line;
        seen[only_move] = answer_of(glimpse).solutions.size() == 1 ? 1 : 0;
        seen[games_favorite] = !line.empty() && line.front() == move ? seen[games_favor] : 0;
        return seen;
    }

    /// With what is seen of `move` besides.
    ChoiceSigns with_move(ChoiceSigns seen, Point move) const {
        const BoardSize size = position_.board.size();
        for (const Point q : neighbors_of(move, size)) {
            if (!is_stone(position_.board[q])) continue;
            ++seen[position_.board[q] == position_.to_move ? beside_own : beside_enemies];
        }
        seen[second_line] = from_edge(move, size) == 1 ? 1 : 0;
        look_at_enemies(move, seen);
        const auto favored = std::find_if(local_.begin(), local_.end(),
                                          [&](const LocalMove& local) { return local.point == move; });
        if (favored == local_.end()) return seen;
        seen[local_favor] = hundredths(favored->favor);
        seen[local_favorite] = favored == local_.begin() ? 1 : 0;
        return seen;
    }

    /// What becomes of it with the side to move beginning.
    const ProblemAnswer& answer_of(const Glimpse& glimpse) const {
        const Problem& problem = glimpse.problem;
        return problem.dragon.side == position_.to_move ? problem.owner_first : problem.attacker_first;
    }

private:
    static int from_edge(Point p, BoardSize size) {
        return std::min(std::min(p.column, size.width - 1 - p.column),
                        std::min(p.row, size.height - 1 - p.row));
    }
    int lines_from_edge(Color side) const {
        const BoardSize size = position_.board.size();
        int nearest = std::max(size.width, size.height);
        for (const Chain& chain : chains_)
            if (chain.side == side)
                for (const Point p : chain.stones) nearest = std::min(nearest, from_edge(p, size));
        return nearest;
    }
    static bool decides(const Dragon& dragon) {
        const Outcome owners = dragon.owner_first.outcome, attackers = dragon.attacker_first.outcome;
        return owners != attackers && owners != Outcome::unknown && attackers != Outcome::unknown;
    }
    void look_at_enemies(Point move, ChoiceSigns& seen) const {
        for (int columns = -near; columns <= near; ++columns)
            for (int rows = -near; rows <= near; ++rows) {
                const Point p{move.column + columns, move.row + rows};
                if (!position_.board.contains(p) || position_.board[p] != opponent(position_.to_move))
                    continue;
                ++seen[enemies_near];
                if (std::abs(columns) == 1 && std::abs(rows) == 1) ++seen[enemies_across];
            }
    }
    void look_around(const Chain& chain, bool is_own, ChoiceSigns& seen) const {
        std::vector<int> beside;
        int fewest = most_liberties;
        for (const Point p : chain.stones)
            for (const Point q : neighbors_of(p, position_.board.size())) {
                const int number = chains_.number_at(q);
                if (number < 0 || chains_[number].side == chain.side) continue;
                if (std::find(beside.begin(), beside.end(), number) != beside.end()) continue;
                beside.push_back(number);
                fewest = std::min(fewest, chains_[number].liberties.count());
            }
        if (is_own)
            seen[rivals_liberties] = fewest;
        else
            seen[chains_cut] = std::min(static_cast<int>(beside.size()), most_cuts);
    }

    const Position& position_;
    const std::vector<LocalMove>& local_;
    Chains chains_;
    Middle middle_;
};

}  // namespace

Prospect prospect_of(const Problem& problem, Color to_move) {
    const bool owner_moves = problem.dragon.side == to_move;
    const auto worth = [&](const ProblemAnswer& answer) {
        if (answer.known == Known::sampled && !answer.as_drawn) return Worth::not_read;
        const Outcome outcome = answer.outcome == Outcome::seki ? Outcome::alive : answer.outcome;
        return worth_of(outcome, owner_moves ? Outcome::alive : Outcome::dead);
    };
    const Prospect owners{worth(problem.owner_first), worth(problem.attacker_first)};
    return owner_moves ? owners : Prospect{owners.others, owners.mine};
}

bool is_decided_by_turn(const Prospect& prospect) {
    return prospect.mine != Worth::not_read && prospect.others != Worth::not_read &&
           prospect.mine > prospect.others;
}

std::vector<Choice> choices(const Position& position, const std::vector<ProblemSubject>& subjects,
                            const std::vector<Glimpse>& glimpses, const std::vector<LocalMove>& local) {
    const Chooser chooser(position, local);
    std::vector<Choice> found;
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < subjects.size(); ++i) {
        const Glimpse& glimpse = glimpses[i];
        const ProblemAnswer& answer = chooser.answer_of(glimpse);
        ChoiceSigns seen = chooser.signs_of(subjects[i], glimpse);
        if (i == 0) seen = chooser.with_first(seen, subjects[i], glimpse.problem);
        const auto add = [&](Point move) {
            const ChoiceSigns its = chooser.with_glimpse(seen, glimpse, move);
            found.push_back({i, move, chooser.with_move(its, move)});
        };
        const auto named = first_move_of(answer);
        if (named) add(*named);
        const std::vector<Point>& line = glimpse.games.line;
        if (answer.known == Known::sampled) open.push_back(i);
        const bool is_open = answer.known == Known::sampled && !subjects[i].shut_in;
        if (is_open && !line.empty() && line.front() != named) add(line.front());
    }
    if (open.empty()) return found;
    for (std::size_t i = 0; i < std::min(local.size(), local_moves); ++i) {
        const Point move = local[i].point;
        if (std::any_of(found.begin(), found.end(), [&](const Choice& c) { return c.move == move; }))
            continue;
        ChoiceSigns seen{};
        seen[is_local] = 1;  // it says nothing about whose life it is: told with the nearest
        const std::size_t nearest =
            *std::min_element(open.begin(), open.end(), [&](std::size_t a, std::size_t b) {
                return distance(subjects[a].heart, move) < distance(subjects[b].heart, move);
            });
        found.push_back({nearest, move, chooser.with_move(seen, move)});
    }
    return found;
}

std::vector<Choice> compared(std::vector<Choice> choices, const Position& position, int games) {
    PointSet moves(position.board.size());
    for (const Choice& choice : choices)
        if (legality(position, choice.move, position.to_move) == Legality::legal) moves.insert(choice.move);
    const Grid<FirstMoveEffect> effects = effects_of(position, moves, games / fewer_after_move);
    int most = -most_short;
    for (const Point move : moves) most = std::max(most, effects[move].points);
    for (Choice& choice : choices) {
        const FirstMoveEffect& effect = effects[choice.move];
        const int less = moves.contains(choice.move) ? most - effect.points : most_short;
        choice.signs[points_short] = std::min(less, most_short);
        choice.signs[threatened] = hundredths_of_log(effect.threatened);
        choice.signs[linked] = bits(effect.linked);
    }
    return choices;
}

std::optional<Choice> likeliest(const std::vector<Choice>& choices) {
    std::optional<Choice> best;
    int highest = 0;
    for (const Choice& choice : choices) {
        const int odds =
            std::inner_product(choice.signs.begin(), choice.signs.end(), choice_weight_of.begin(), 0);
        if (best && odds <= highest) continue;
        highest = odds;
        best = choice;
    }
    return best;
}

std::vector<Glimpse> glimpses_of(const Position& position, const std::vector<ProblemSubject>& subjects,
                                 std::int64_t boards) {
    const std::int64_t each = boards / static_cast<std::int64_t>(subjects.size());
    std::vector<Glimpse> found(subjects.size());
    on_both(subjects.size(), [&](std::size_t i) { found[i] = glimpse_of(position, subjects[i], each); });
    return found;
}

}  // namespace goterr::life
