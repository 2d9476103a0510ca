#include "problem_search.hpp"

#include <algorithm>

#include "goterr/board/chains.hpp"
#include "goterr/playout/siege.hpp"
#include "problem_lines.hpp"
#include "problem_reading.hpp"

namespace goterr::life {
namespace {

constexpr std::int64_t first_boards = 4000;
constexpr std::int64_t times_more = 6;
/// For the move of an answer that could not be read: a game takes as long as so many boards. More find no
/// better moves: of 141 such moves that suites ask for 8,000 games find 81, 40,000 80.
constexpr std::int64_t boards_a_game = 100;
constexpr int most_games = 8000;

/// A ground with the questions about it: whether the dragon's main chain is taken, and whether everything is.
struct GroundOfProblem {
    ProblemGround ground;
    ProblemReading main;
    std::optional<ProblemReading> whole;
};

class ProblemSearch {
public:
    ProblemSearch(const Position& position, Problem& problem, const ProblemSubject& subject,
                  std::int64_t boards)
        : position_(position),
          problem_(problem),
          heart_(subject.heart),
          firm_(subject.firm),
          boards_(boards) {
        const PointSet main = chain_at(position.board, subject.heart).stones;
        auto grounds = problem_grounds(position.board, problem.dragon.stones, subject.firm);
        const std::int64_t each = boards / static_cast<std::int64_t>(grounds.size() + 1);
        for (ProblemGround& ground : grounds) {
            const bool several = has_others(ground, main);
            grounds_.push_back({ground, ProblemReading(position, ground, main, false, each), std::nullopt});
            if (several) grounds_.back().whole.emplace(position, grounds_.back().ground, main, true, each);
        }
        if (!grounds_.empty()) boards_ /= grounds_.back().main.price_of_board();
    }

    void run() {
        for (std::int64_t slice = first_boards; seen() < boards_ && !is_answered(); slice *= times_more) {
            for (GroundOfProblem& ground : grounds_)
                for (ProblemAnswer* answer : {&problem_.attacker_first, &problem_.owner_first})
                    if (!is_settled(*answer))
                        look(ground, *answer, std::min(slice, (boards_ - seen()) / questions(ground)));
            if (grounds_.empty() || slice > boards_) break;
        }
        problem_.boards = seen();
        for (ProblemAnswer* answer : {&problem_.attacker_first, &problem_.owner_first})
            if (!is_settled(*answer)) sample(*answer);
        order_solutions(problem_.owner_first, problem_.attacker_first);
        order_solutions(problem_.attacker_first, problem_.owner_first);
        show(owners_, problem_.owner_first);
        show(attackers_, problem_.attacker_first);
    }

private:
    /// Whether stones of the dragon stand on the ground besides its main chain, and nobody else's of its
    /// color.
    bool has_others(const ProblemGround& ground, const PointSet& main) const {
        PointSet others(position_.board.size());
        for (const Point p : ground.points)
            if (position_.board[p] == problem_.dragon.side && !main.contains(p)) others.insert(p);
        return !others.empty() && problem_.dragon.stones.includes(others);
    }

    /// How many are asked at most to look at a ground.
    static int questions(const GroundOfProblem& ground) { return ground.whole ? 4 : 2; }
    std::int64_t seen() const {
        std::int64_t total = 0;
        for (const GroundOfProblem& ground : grounds_)
            total += ground.main.boards_seen() + (ground.whole ? ground.whole->boards_seen() : 0);
        return total;
    }
    /// Read, or a move is known that works if firm enemies live.
    static bool is_settled(const ProblemAnswer& answer) {
        return answer.known == Known::read || !answer.lines.empty();
    }
    bool is_answered() const {
        return is_settled(problem_.owner_first) && is_settled(problem_.attacker_first);
    }

    /// A capture of the main chain that leaves something alive is none.
    void look(GroundOfProblem& ground, ProblemAnswer& answer, std::int64_t slice) {
        if (slice <= 0) return;
        Outcome outcome = ground.main.outcome(ground.main.start(answer.first), slice);
        if (outcome == Outcome::unknown) return;
        ProblemReading* reading = &ground.main;
        if (outcome != Outcome::alive && ground.whole) {
            const Outcome of_all = ground.whole->outcome(ground.whole->start(answer.first), slice);
            if (of_all != Outcome::unknown) {
                outcome = of_all;
                reading = &*ground.whole;
            }
        }
        if (ground.ground.on_trust)
            hint(*reading, answer, outcome);
        else
            tell(ground, *reading, answer, outcome);
    }

    /// The best move where the outcome rests on judgments: it is sampled with them, and no more is said.
    static void hint(ProblemReading& reading, ProblemAnswer& answer, Outcome outcome) {
        const auto moves =
            reading.first_moves(reading.start(answer.first), outcome, first_boards * times_more);
        if (!moves.empty()) answer.lines = {{moves.front().move, answer.first}};
    }

    void tell(const GroundOfProblem& ground, ProblemReading& reading, ProblemAnswer& answer,
              Outcome outcome) {
        const GroundPosition start = reading.start(answer.first);
        const bool owner_begins = answer.first == problem_.dragon.side;
        answer = {answer.first, outcome, Known::read};
        const bool succeeds = outcome == Outcome::ko || owner_begins == (outcome == Outcome::alive);
        if (succeeds)
            for (const FirstMove& first : reading.first_moves(start, outcome, first_boards * times_more))
                answer.solutions.push_back(first.move);
        if (outcome == Outcome::ko) answer.threats = reading.threats(start, first_boards);
        if (outcome == Outcome::alive && !reading.has_eyes(start, first_boards * times_more))
            answer.outcome = Outcome::seki;
        (owner_begins ? owners_ : attackers_) = &reading;
        answer.claims = reading.claims(answer.first, outcome);
        problem_.walls |= ground.ground.walls;
    }

    /// The first move that games on the largest ground like best.
    void sample(ProblemAnswer& answer) const {
        const ProblemGround ground = grounds_.empty()
                                         ? surroundings(position_.board, problem_.dragon.stones, firm_)
                                         : grounds_.back().ground;
        const bool may_be_banned = position_.ko && answer.first == position_.to_move;
        const Siege siege{position_.board, heart_, ground.points, ground.living | ground.walls,
                          may_be_banned ? position_.ko : std::nullopt};
        const int games = static_cast<int>(std::min<std::int64_t>(boards_ / boards_a_game, most_games));
        const std::vector<Point> line = besiege(siege, answer.first, {.least = games, .most = games}).line;
        if (!line.empty()) answer.lines = {{line.front(), answer.first}};
    }

    /// What is the other's vital point is one's own: such a move leads, where several do.
    static void order_solutions(ProblemAnswer& answer, const ProblemAnswer& other) {
        if (answer.outcome == Outcome::ko) return;
        std::stable_partition(answer.solutions.begin(), answer.solutions.end(), [&](Point p) {
            return std::find(other.solutions.begin(), other.solutions.end(), p) != other.solutions.end();
        });
    }

    void show(ProblemReading* reading, ProblemAnswer& answer) {
        if (reading == nullptr) return;
        const Color owner = problem_.dragon.side;
        const Outcome outcome = answer.outcome == Outcome::seki ? Outcome::alive : answer.outcome;
        const Color winner = outcome == Outcome::ko     ? answer.first
                             : outcome == Outcome::dead ? opponent(owner)
                                                        : owner;
        const Shown shown{answer.first, outcome, winner, answer.solutions};
        answer.lines = problem_lines(position_, *reading, shown);
        answer.refuted = refuted_moves(position_, *reading, shown);
    }

    const Position& position_;
    Problem& problem_;
    Point heart_;
    PointSet firm_;
    std::int64_t boards_;
    std::vector<GroundOfProblem> grounds_;
    ProblemReading* owners_ = nullptr;  ///< what answered with the owner first
    ProblemReading* attackers_ = nullptr;
};

}  // namespace

void read_problem(const Position& position, Problem& problem, const ProblemSubject& subject,
                  std::int64_t boards) {
    ProblemSearch(position, problem, subject, boards).run();
}

}  // namespace goterr::life
