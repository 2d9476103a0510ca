#include "goterr/life/problem.hpp"

#include <algorithm>
#include <limits>

#include "goterr/life/unconditional.hpp"
#include "problem_area.hpp"
#include "problem_lines.hpp"

namespace goterr {
namespace {

/// The turn, or a ko, decides about it.
bool is_in_question(const Dragon& dragon) {
    return dragon.status == Status::critical || dragon.status == Status::unknown ||
           dragon.owner_first.outcome == Outcome::ko || dragon.attacker_first.outcome == Outcome::ko;
}

bool fits(const Dragon& dragon, const ProblemQuestion& question) {
    return !question.side || dragon.side == *question.side;
}

int area_size(const Board& board, const std::vector<Dragon>& dragons, std::size_t number) {
    const auto area = life::problem_area(board, dragons, number);
    return area ? area->area.count() : std::numeric_limits<int>::max();
}

/// A dragon in question, the largest first; else the one in the smallest area; else the weakest.
bool is_likelier(const Dragon& a, int size_a, const Dragon& b, int size_b) {
    if (is_in_question(a) != is_in_question(b)) return is_in_question(a);
    if (is_in_question(a)) return a.stones.count() > b.stones.count();
    if (size_a != size_b) return size_a < size_b;
    if (a.survival != b.survival) return a.survival < b.survival;
    return a.stones.count() > b.stones.count();
}

bool has_two_eyes(const Board& board, Point stone) {
    const Chains chains = find_chains(board);
    const UnconditionalLife life = find_unconditional_life(board, chains);
    return life.alive[static_cast<std::size_t>(chains.number_at(stone))];
}

/// What stands has two eyes, gets them or joins living stones, or it stands in seki.
Outcome standing_of(const Board& board, const Fight& fight, int boards) {
    return has_two_eyes(board, fight.target) || lives_for_sure(board, fight, boards) ? Outcome::alive
                                                                                     : Outcome::seki;
}

Outcome outcome_of(FightResult result, const Board& board, const Fight& fight, int boards) {
    switch (result) {
        case FightResult::taken: return Outcome::dead;
        case FightResult::ko: return Outcome::ko;
        case FightResult::stands: return standing_of(board, fight, boards);
        case FightResult::unread: break;
    }
    return Outcome::unknown;
}

ProblemAnswer judged(Color first, const Fate& fate) {
    ProblemAnswer answer{first, fate.outcome, fate.known};
    if (!fate.line.empty()) answer.lines = {{fate.line.front(), first}};
    return answer;
}

/// The side whose moves a line is about: who takes, who lives, and for a ko who begins it.
Color winner_of(Outcome outcome, Color owner, Color first) {
    if (outcome == Outcome::ko) return first;
    return outcome == Outcome::dead ? opponent(owner) : owner;
}

std::vector<Variation> lines_for(const Position& position, const Fight& fight, Outcome outcome, Color first) {
    const Color owner = position.board[fight.target];
    return life::problem_lines(position, fight, {first, winner_of(outcome, owner, first)});
}

/// What stands after its owner has begun lives or stands in seki there.
Position after_move(const Position& position, std::optional<Point> move, Color side) {
    return move && legality(position, *move, side) == Legality::legal ? play(position, *move, side)
                                                                      : position;
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

}  // namespace

bool looks_like_problem(const Board& board, const std::vector<Dragon>& dragons) {
    if (std::none_of(dragons.begin(), dragons.end(), is_in_question)) return false;
    return !lives_somewhere(dragons, Color::black) || !lives_somewhere(dragons, Color::white) ||
           keeps_to_half(board);
}

std::optional<std::size_t> asked_dragon(const Board& board, const std::vector<Dragon>& dragons,
                                        const ProblemQuestion& question) {
    std::optional<std::size_t> best;
    int best_size = 0;
    for (std::size_t i = 0; i < dragons.size(); ++i) {
        if (question.of && board.contains(*question.of) && dragons[i].stones.contains(*question.of)) return i;
        if (question.of || !fits(dragons[i], question)) continue;
        const int size = is_in_question(dragons[i]) ? 0 : area_size(board, dragons, i);
        if (best && !is_likelier(dragons[i], size, dragons[*best], best_size)) continue;
        best = i;
        best_size = size;
    }
    return best;
}

Problem solve(const Position& position, const std::vector<Dragon>& dragons, std::size_t asked, int boards) {
    const Dragon& dragon = dragons[asked];
    const Color owner = dragon.side, attacker = opponent(owner);
    Problem problem{dragon, judged(owner, dragon.owner_first), judged(attacker, dragon.attacker_first), 0};
    const auto fight = life::problem_area(position.board, dragons, asked);
    if (!fight || dragon.secure) return problem;
    const FightReading reading = read_fight(position.board, *fight, boards);
    problem.boards = reading.boards;
    const auto answer = [&](ProblemAnswer& to, FightResult result, const Position& then) {
        if (result == FightResult::unread) return;
        to.outcome = outcome_of(result, then.board, *fight, boards);
        to.known = Known::read;
        to.lines = lines_for(position, *fight, to.outcome, to.first);
    };
    answer(problem.owner_first, reading.defended_first, after_move(position, reading.save, owner));
    answer(problem.attacker_first, reading.attacked_first, position);
    return problem;
}

std::optional<Fight> fight_about(const Board& board, const std::vector<Dragon>& dragons, std::size_t asked) {
    return life::problem_area(board, dragons, asked);
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
