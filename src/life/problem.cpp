#include "goterr/life/problem.hpp"

#include <algorithm>

#include "goterr/board/chains.hpp"
#include "problem_drawing.hpp"
#include "problem_ground.hpp"
#include "problem_search.hpp"

namespace goterr {
namespace {

/// What the judgment of the board says, which no certificate proves, where nothing was read.
void complete(ProblemAnswer& answer, const Fate& fate) {
    if (answer.known == Known::read) return;
    if (answer.outcome == Outcome::unknown || fate.known == Known::proved) answer.outcome = fate.outcome;
    answer.known = fate.known == Known::proved ? Known::proved : Known::sampled;
    if (answer.lines.empty() && !fate.line.empty()) answer.lines = {{fate.line.front(), answer.first}};
}

/// Of two answers, to the side that moves or to the other, as the one to move sees them.
struct Prospect {
    life::Worth mine, others;
};

Prospect prospect_of(const Position& position, const Dragon& dragon, const life::Glance& glance) {
    const bool owner_moves = dragon.side == position.to_move;
    const Outcome wanted = owner_moves ? Outcome::alive : Outcome::dead;
    const Prospect owners{life::worth_of(glance.owner_first, wanted),
                          life::worth_of(glance.attacker_first, wanted)};
    return owner_moves ? owners : Prospect{owners.others, owners.mine};
}

/// Whether moving first is read to bring something, and more than is read of leaving it to the other.
bool gains(const Prospect& prospect) {
    const bool is_known = prospect.others != life::Worth::not_read;
    return prospect.mine != life::Worth::not_read &&
           prospect.mine > (is_known ? prospect.others : life::Worth::nothing);
}

/// As far as it is not sampled.
life::Glance read_in(const Problem& problem) {
    const auto of = [](const ProblemAnswer& answer) {
        if (answer.known == Known::sampled) return Outcome::unknown;
        return answer.outcome == Outcome::seki ? Outcome::alive : answer.outcome;
    };
    return {of(problem.owner_first), of(problem.attacker_first)};
}

/// With the judgment of the board where it was not read.
life::Glance judged(const life::Glance& glance, const Dragon& dragon) {
    const auto of = [](Outcome read, Outcome sampled) { return read != Outcome::unknown ? read : sampled; };
    return {of(glance.owner_first, dragon.owner_first.outcome),
            of(glance.attacker_first, dragon.attacker_first.outcome)};
}

int stones_at_stake(const Position& position, const ProblemSubject& subject) {
    return chain_at(position.board, subject.heart).stones.count();
}

struct Likeliest {
    const ProblemSubject& subject;
    std::int64_t boards;  ///< looked at to find it
};

/// The subject with the most stones of which the turn decides; of enemies the judgment of the board may say
/// so, a wall that its owner keeps by moving first has to be read to fall otherwise. The first one stays
/// where that was not read, unless twice as many stones are found.
///
/// Of 143 tesuji of two books, at 8 million boards, 36 first moves are right without it, some 49 with what is
/// read alone and 61 with what is judged of enemies (10 more, none fewer); of 144 problems of life and death
/// of other books as many in each way.
Likeliest likeliest(const Position& position, const std::vector<ProblemSubject>& subjects,
                    const Prospect& first, std::int64_t boards) {
    const ProblemSubject* best = &subjects.front();
    const bool is_open = first.mine == life::Worth::not_read;
    int most = is_open || gains(first) ? stones_at_stake(position, *best) * (is_open ? 1 : 2) : 0;
    std::int64_t seen = 0;
    for (std::size_t i = 1; i < subjects.size(); ++i) {
        const int stones = 2 * stones_at_stake(position, subjects[i]);
        if (stones <= most) continue;
        const auto glance =
            life::glance_at(position, subjects[i], boards / static_cast<int>(subjects.size()));
        seen += glance.boards;
        const Dragon& dragon = subjects[i].dragon;
        const bool is_own = dragon.side == position.to_move;
        const Prospect prospect = prospect_of(position, dragon, is_own ? glance : judged(glance, dragon));
        if (!gains(prospect) || (is_own && prospect.others == life::Worth::not_read)) continue;
        most = stones;
        best = &subjects[i];
    }
    return {*best, seen};
}

}  // namespace

Problem solve(const Position& position, const ProblemSubject& subject, std::int64_t boards) {
    const Dragon& dragon = subject.dragon;
    Problem problem{dragon, {dragon.side}, {opponent(dragon.side)}, PointSet(position.board.size()), 0};
    if (!dragon.secure) life::read_problem(position, problem, subject, boards);
    complete(problem, dragon);
    return problem;
}

Problem solve(const Position& position, const std::vector<ProblemSubject>& subjects, std::int64_t boards) {
    if (subjects.size() == 1) return solve(position, subjects.front(), boards);
    Problem asked = solve(position, subjects.front(), boards / 8);
    const Prospect first = prospect_of(position, asked.dragon, read_in(asked));
    if (gains(first) && first.others != life::Worth::not_read) return asked;
    const Likeliest found = likeliest(position, subjects, first, boards / 4);
    const std::int64_t seen = asked.boards + found.boards;
    // naming the moves of what was asked first may have taken more than its part
    Problem problem = solve(position, found.subject, std::max(boards - seen, boards / 2));
    problem.boards += seen;
    return problem;
}

std::optional<Problem> solve_closed(const Position& position, Point of, std::int64_t boards) {
    const Board& board = position.board;
    if (!board.contains(of) || !is_stone(board[of])) return std::nullopt;
    Dragon dragon;
    dragon.side = board[of];
    dragon.stones = chain_at(board, of).stones;
    const PointSet nobody(board.size());
    const auto grounds = life::problem_grounds(board, dragon.stones, nobody);
    if (grounds.size() != 1 || !grounds.front().closed) return std::nullopt;
    for (const Point p : grounds.front().points)
        if (board[p] == dragon.side) dragon.stones.insert(p);
    dragon.status = Status::unknown;
    return solve(position, {dragon, of, nobody}, boards);
}

bool is_read(const Problem& problem) {
    return problem.owner_first.known == Known::read && problem.attacker_first.known == Known::read;
}

void complete(Problem& problem, const Dragon& dragon) {
    complete(problem.owner_first, dragon.owner_first);
    complete(problem.attacker_first, dragon.attacker_first);
}

std::vector<Variation> main_line(const ProblemAnswer& answer) {
    std::vector<Variation> line;
    for (const std::vector<Variation>* next = &answer.lines; !next->empty(); next = &next->front().replies)
        line.push_back({next->front().move, next->front().side});
    return line;
}

Status status_of(const Problem& problem) {
    return status_of(Fate{problem.owner_first.outcome, problem.owner_first.known},
                     Fate{problem.attacker_first.outcome, problem.attacker_first.known});
}

}  // namespace goterr
