#include "goterr/life/problem.hpp"

#include <algorithm>
#include <limits>

#include "freedom.hpp"
#include "goterr/board/chains.hpp"
#include "problem_ground.hpp"
#include "siege_ground.hpp"

namespace goterr {
namespace {

/// The turn, or a ko, decides about it. Who dies though he begins gets no ko when the other does, whatever
/// was read of one stone alone.
bool is_in_question(const Dragon& dragon) {
    const Outcome owners = dragon.owner_first.outcome, attackers = dragon.attacker_first.outcome;
    return is_unsettled(dragon) || owners == Outcome::ko ||
           (attackers == Outcome::ko && owners != Outcome::dead);
}

bool fits(const Dragon& dragon, const std::optional<Color>& side) { return !side || dragon.side == *side; }

/// What stands even if the other side begins.
PointSet firm_stones(const Board& board, const std::vector<Dragon>& dragons) {
    return stones_of(dragons, board.size(),
                     [](const Dragon& dragon) { return dragon.attacker_first.outcome == Outcome::alive; });
}

/// No walls close it, or it is too large.
constexpr int open_area = std::numeric_limits<int>::max();

int area_size(const Board& board, const std::vector<Dragon>& dragons, std::size_t number) {
    const Dragon& dragon = dragons[number];
    const PointSet firm = firm_stones(board, dragons) - dragon.stones;
    const auto grounds = life::problem_grounds(board, dragon.stones, firm);
    return grounds.size() == 1 && grounds.front().closed ? grounds.front().points.count() : open_area;
}

/// A few stones inside a larger dragon's ground that is not safe either: half of a ko, or what is thrown in.
bool is_overshadowed(const Dragon& dragon, const std::vector<Dragon>& dragons) {
    return std::any_of(dragons.begin(), dragons.end(), [&](const Dragon& other) {
        return other.side == dragon.side && other.stones.count() > 2 * dragon.stones.count() &&
               other.attacker_first.outcome != Outcome::alive;
    });
}

struct Candidate {
    const Dragon& dragon;
    bool in_question;
    int rank;
};

/// A dragon in question, the largest first; else the one in the smallest area, of several there the largest,
/// or, of who is shut in, the largest; else the weakest.
bool is_likelier(const Candidate& a, const Candidate& b) {
    const auto stones = [](const Candidate& candidate) { return candidate.dragon.stones.count(); };
    if (a.in_question != b.in_question) return a.in_question;
    if (a.in_question) return stones(a) > stones(b);
    if (a.rank != b.rank) return a.rank < b.rank;
    // a stone that is thrown in lies in the same area as those it is thrown in against
    if (a.rank < open_area && stones(a) != stones(b)) return stones(a) > stones(b);
    if (a.dragon.survival != b.dragon.survival) return a.dragon.survival < b.dragon.survival;
    return stones(a) > stones(b);
}

bool lives_somewhere(const std::vector<Dragon>& dragons, Color side) {
    return std::any_of(dragons.begin(), dragons.end(), [&](const Dragon& dragon) {
        return dragon.side == side && !is_in_question(dragon) && dragon.status != Status::dead;
    });
}

bool keeps_to_half(const Board& board) {
    const BoardSize size = board.size();
    int left = size.width, right = 0, lower = size.height, upper = 0;
    for (const Point p : points_of(size)) {
        if (!is_stone(board[p])) continue;
        left = std::min(left, p.column), right = std::max(right, p.column + 1);
        lower = std::min(lower, p.row), upper = std::max(upper, p.row + 1);
    }
    const int half_width = (size.width + 1) / 2, half_height = (size.height + 1) / 2;
    return right <= half_width || left >= size.width - half_width || upper <= half_height ||
           lower >= size.height - half_height;
}

/// Who is shut in by the other in a corner or on a side of the board; nobody where stones are everywhere.
std::optional<Color> shut_in(const Board& board) {
    const int black = life::freedom_of(board, Color::black), white = life::freedom_of(board, Color::white);
    if (!keeps_to_half(board) || black == 0 || white == 0 || black == white) return std::nullopt;
    return black < white ? Color::black : Color::white;
}

}  // namespace

bool looks_like_problem(const Board& board, const std::vector<Dragon>& dragons) {
    if (std::none_of(dragons.begin(), dragons.end(), is_in_question)) return false;
    return !lives_somewhere(dragons, Color::black) || !lives_somewhere(dragons, Color::white) ||
           keeps_to_half(board);
}

std::optional<std::size_t> asked_dragon(const Board& board, const std::vector<Dragon>& dragons,
                                        const ProblemQuestion& question) {
    const std::optional<Color> inside = shut_in(board);
    const std::optional<Color> side = question.side ? question.side : inside;
    const auto candidate = [&](std::size_t i) {
        const Dragon& dragon = dragons[i];
        const bool is_inside = dragon.side == inside;
        if (is_in_question(dragon) && !(is_inside && is_overshadowed(dragon, dragons)))
            return Candidate{dragon, true, 0};
        return Candidate{dragon, false, is_inside ? -dragon.stones.count() : area_size(board, dragons, i)};
    };
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < dragons.size(); ++i) {
        if (question.of && board.contains(*question.of) && dragons[i].stones.contains(*question.of)) return i;
        if (question.of || !fits(dragons[i], side)) continue;
        if (!best || is_likelier(candidate(i), candidate(*best))) best = i;
    }
    return best;
}

std::optional<ProblemSubject> problem_subject(const Board& board, const std::vector<Dragon>& dragons,
                                              const ProblemQuestion& question) {
    const auto asked = asked_dragon(board, dragons, question);
    if (!asked) return std::nullopt;
    const Dragon& dragon = dragons[*asked];
    return ProblemSubject{dragon, question.of ? *question.of : life::heart_of(dragon.stones, board),
                          firm_stones(board, dragons) - dragon.stones, shut_in(board) == dragon.side,
                          question.of.has_value()};
}

namespace {

/// With everything else of his side that is not sure to stand: what becomes of all of it is the question of a
/// drawing that shows him shut in.
ProblemSubject together(const Board& board, const std::vector<Dragon>& dragons, ProblemSubject asked) {
    asked.dragon.stones |= stones_of(dragons, board.size(), [&](const Dragon& dragon) {
        return dragon.side == asked.dragon.side && !dragon.secure;
    });
    asked.heart = life::heart_of(asked.dragon.stones, board);
    asked.firm = firm_stones(board, dragons) - asked.dragon.stones;
    return asked;
}

}  // namespace

std::vector<ProblemSubject> problem_subjects(const Board& board, const std::vector<Dragon>& dragons,
                                             const ProblemQuestion& question) {
    std::vector<ProblemSubject> subjects;
    const auto asked = problem_subject(board, dragons, question);
    if (!asked) return subjects;
    const bool is_named = question.of || !keeps_to_half(board);
    if (!is_named && asked->shut_in) subjects.push_back(together(board, dragons, *asked));
    if (subjects.empty() || !(subjects.front().dragon.stones == asked->dragon.stones))
        subjects.push_back(*asked);
    if (is_named) return subjects;
    const Chains chains = find_chains(board);
    for (const Chain& chain : chains) {
        if (asked->dragon.stones.includes(chain.stones) || (question.side && chain.side != *question.side))
            continue;
        if (const auto other = problem_subject(board, dragons, {chain.stones.first(), question.side})) {
            subjects.push_back(*other);
            subjects.back().named = false;
        }
    }
    return subjects;
}

std::optional<Fight> fight_about(const Board& board, const std::vector<Dragon>& dragons, std::size_t asked) {
    const PointSet& stones = dragons[asked].stones;
    const PointSet firm = firm_stones(board, dragons) - stones;
    const auto grounds = life::problem_grounds(board, stones, firm);
    if (grounds.empty()) return std::nullopt;
    const auto& ground = grounds.back();
    return Fight{life::heart_of(stones, board), ground.points, ground.living};
}

}  // namespace goterr
