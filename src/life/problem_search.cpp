#include "problem_search.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "goterr/board/chains.hpp"
#include "goterr/playout/siege.hpp"
#include "problem_drawing.hpp"
#include "problem_lines.hpp"
#include "problem_reading.hpp"

namespace goterr::life {
namespace {

/// A chain with fewer liberties is in atari after one move: whoever drew it did not mean it to be safe.
constexpr WallRule safe_walls{.liberties = 3, .to_live = true};
constexpr std::int64_t first_boards = 4000;
constexpr std::int64_t times_more = 6;
/// For the move of an answer that could not be read: a game takes as long as so many boards. More find no
/// better moves: of 141 such moves that suites ask for 8,000 games find 81, 40,000 80.
constexpr std::int64_t boards_a_game = 100;
constexpr int most_games = 8000;

/// A ground within walls of which some can be taken comes before those that have these inside.
std::vector<ProblemGround> grounds_of(const Board& board, const PointSet& dragon, const PointSet& firm) {
    auto grounds = problem_grounds(board, dragon, firm, safe_walls);
    auto drawn = problem_grounds(board, dragon, firm);
    const bool is_one = drawn.size() == 1 && drawn.front().closed && !drawn.front().on_trust;
    const bool is_known = is_one && !grounds.empty() && !grounds.front().on_trust &&
                          grounds.front().points == drawn.front().points;
    if (!is_one || is_known) return grounds;
    drawn.front().weak_walls = true;
    grounds.insert(grounds.begin(), std::move(drawn.front()));
    return grounds;
}

class ProblemSearch {
public:
    ProblemSearch(const Position& position, Problem& problem, const ProblemSubject& subject,
                  std::int64_t boards)
        : position_(position),
          problem_(problem),
          heart_(subject.heart),
          main_(chain_at(position.board, subject.heart).stones),
          firm_(subject.firm),
          boards_(boards) {
        const PointSet& dragon = problem.dragon.stones;
        const auto grounds = grounds_of(position.board, dragon, subject.firm);
        const std::int64_t each = boards / static_cast<std::int64_t>(grounds.size() + 1);
        for (const ProblemGround& ground : grounds) {
            if (!ground.firm.empty())
                grounds_.emplace_back(position, without_firm_friends(ground), dragon, main_, each);
            grounds_.emplace_back(position, ground, dragon, main_, each);
        }
        const bool is_closed = grounds.size() == 1 && grounds.front().closed && !grounds.front().on_trust;
        if (subject.shut_in && !is_closed)
            drawing_.emplace(position, drawn_grounds(position.board, dragon, subject.firm), dragon, main_,
                             each);
    }

    void read_answers() {
        if (drawing_) look_at_drawing();
        read(boards_);
        tell_of_main();
        problem_.boards = seen();
        order_solutions(problem_.owner_first, problem_.attacker_first);
        order_solutions(problem_.attacker_first, problem_.owner_first);
    }
    /// A move for the one who begins, where none was read.
    void guess(Color first) {
        Attempt& attempt = first == problem_.dragon.side ? owners_ : attackers_;
        if (!is_settled(*attempt.answer)) guess(attempt);
    }
    void show_lines() {
        for (const Attempt& attempt : {attackers_, owners_}) show(attempt);
    }

    /// On the largest ground.
    const Survival& games(Color first) {
        std::optional<Survival>& played = games_[first == problem_.dragon.side ? 1 : 0];
        if (!played) played = besiege_for(first);
        return *played;
    }

private:
    /// One of the two answers, and what was found out for it.
    struct Attempt {
        ProblemAnswer* answer;
        GroundOfProblem* ground = nullptr;  ///< where it was read, were it only of the main chain,
        ProblemReading* read = nullptr;     ///< and of what it is told
        bool about_eyes = false;            ///< the moves decide between eyes and a seki
        Drawn drawn = {};
    };

    std::int64_t seen() const {
        std::int64_t total = drawing_ ? drawing_->boards_seen() : 0;
        for (const GroundOfProblem& ground : grounds_) total += ground.boards_seen();
        return total;
    }
    /// Read, or known if firm enemies live.
    static bool is_settled(const ProblemAnswer& answer) {
        return answer.known == Known::read || answer.outcome != Outcome::unknown;
    }
    bool is_answered() const {
        return is_settled(problem_.owner_first) && is_settled(problem_.attacker_first);
    }

    /// Read of the main chain, and of nothing more.
    static bool is_of_main(const Attempt& attempt) {
        return attempt.ground != nullptr && !is_settled(*attempt.answer);
    }

    /// With half of the boards, most of them for the one who begins.
    void look_at_drawing() {
        const bool owner_begins = position_.to_move == problem_.dragon.side;
        std::int64_t until = boards_ / 8 * 3;
        for (Attempt* attempt :
             {owner_begins ? &owners_ : &attackers_, owner_begins ? &attackers_ : &owners_}) {
            attempt->drawn = drawing_->look(attempt->answer->first, until);
            until = boards_ / 2;
            const Drawn drawn = attempt->drawn;
            if (drawn.proof != nullptr) tell(*drawn.ground, *drawn.proof, *attempt, Outcome::alive);
        }
    }
    /// Until `boards` were looked at in all.
    void read(std::int64_t boards) {
        for (std::int64_t slice = first_boards; seen() < boards && !is_answered(); slice *= times_more) {
            for (GroundOfProblem& ground : grounds_)
                for (Attempt* attempt : {&attackers_, &owners_})
                    if (!is_settled(*attempt->answer))
                        look(ground, *attempt, std::min(slice, (boards - seen()) / ground.questions()));
            if (grounds_.empty() || slice > boards) break;
        }
    }

    /// On a judgment of the board: that enemies are walls, or, where it is not dead anyway, that friends
    /// live.
    static bool rests_on_trust(const ProblemGround& ground, Outcome outcome) {
        return ground.on_trust || (outcome != Outcome::dead && !ground.firm.empty());
    }
    void look(GroundOfProblem& ground, Attempt& attempt, std::int64_t slice) {
        if (slice <= 0) return;
        const auto found = ground.read(ground.start(attempt.answer->first), slice);
        if (found.outcome == Outcome::unknown) return;
        const bool is_certain = !rests_on_trust(ground.ground(), found.outcome);
        if (ground.ground().weak_walls && found.outcome != Outcome::alive)
            suppose(ground.ground(), *found.by, attempt, found.outcome);
        else if (is_certain && found.of_main && !ground.is_of_main())
            attempt.ground = &ground;
        else if (is_certain) {
            if (found.of_main) problem_.dragon.stones = main_;
            tell(ground, *found.by, attempt, found.outcome);
        } else if (attempt.drawn.outcome == Outcome::unknown)
            hint(ground.ground(), *found.by, *attempt.answer, found.outcome);
    }

    /// As long as nothing better is known.
    void suppose(const ProblemGround& ground, ProblemReading& reading, Attempt& attempt,
                 Outcome outcome) const {
        if (attempt.drawn.outcome != Outcome::unknown) return;
        const Color first = attempt.answer->first;
        attempt.drawn.outcome = outcome;
        const std::int64_t each = boards_for_a_move(ground);
        for (const FirstMove& found : reading.first_moves(reading.start(first), outcome, each))
            attempt.drawn.moves.push_back(found.move);
    }

    /// To find out of each of its moves whether it decides, and what else is told of an answer: for both
    /// together a quarter more than was asked for, at most, but what small grounds take, up to an eighth.
    std::int64_t boards_for_a_move(const ProblemGround& ground) const {
        constexpr int others = 8;  // eyes and threats
        const std::int64_t left = std::max(boards_ - seen(), std::int64_t{0}) + boards_ / 8;
        const std::int64_t least = std::min(first_boards * times_more, boards_ / 8);
        return std::max(least, std::min(boards_ / 40, left / (ground.empties + others)));
    }

    /// What rests on sampled judgments is told as sampled: the outcome, and the best move where there is one.
    void hint(const ProblemGround& ground, ProblemReading& reading, ProblemAnswer& answer,
              Outcome outcome) const {
        const auto moves =
            reading.first_moves(reading.start(answer.first), outcome, boards_for_a_move(ground));
        answer.outcome = outcome;
        answer.as_drawn = !ground.on_trust;
        if (!moves.empty()) answer.lines = {{moves.front().move, answer.first}};
    }
    /// What the drawing says, else games.
    void guess(Attempt& attempt) {
        ProblemAnswer& answer = *attempt.answer;
        std::vector<Point> moves = attempt.drawn.moves;
        answer.outcome = attempt.drawn.outcome;
        answer.as_drawn = answer.outcome != Outcome::unknown;
        if (moves.empty()) return sample(answer);
        if (answer.outcome != Outcome::ko)
            put_first(moves, (&attempt == &owners_ ? attackers_ : owners_).drawn.moves);
        answer.lines = {{moves.front(), answer.first}};
    }

    /// Where one answer is read of the main chain alone, both are told of it.
    void tell_of_main() {
        if (!is_of_main(attackers_) && !is_of_main(owners_)) return;
        problem_.dragon.stones = main_;
        for (Attempt* attempt : {&attackers_, &owners_}) {
            if (attempt->ground == nullptr || attempt->read == &attempt->ground->main()) continue;
            ProblemReading& reading = attempt->ground->main();
            const Color first = attempt->answer->first;
            const Outcome outcome = reading.outcome(reading.start(first), first_boards);
            *attempt->answer = {first};
            attempt->read = nullptr;
            if (outcome != Outcome::unknown) tell(*attempt->ground, reading, *attempt, outcome);
        }
    }

    void tell(GroundOfProblem& on, ProblemReading& reading, Attempt& attempt, Outcome outcome) {
        const ProblemGround& ground = on.ground();
        ProblemAnswer& answer = *attempt.answer;
        const GroundPosition start = reading.start(answer.first);
        const bool owner_begins = answer.first == problem_.dragon.side;
        answer = {answer.first, outcome, Known::read};
        const bool succeeds = outcome == Outcome::ko || owner_begins == (outcome == Outcome::alive);
        if (succeeds)
            for (const FirstMove& first : reading.first_moves(start, outcome, boards_for_a_move(ground)))
                answer.solutions.push_back(first.move);
        if (outcome == Outcome::ko) answer.threats = reading.threats(start, first_boards);
        attempt.ground = &on;
        attempt.read = &reading;
        if (!answer.solutions.empty()) attempt.drawn.moves = answer.solutions;
        if (outcome == Outcome::alive) tell_eyes(ground, start, attempt);
        answer.claims = reading.claims(answer.first, outcome);
        problem_.walls |= ground.walls;
    }

    /// Eyes or a seki, and which moves decide that where it lives anyway.
    void tell_eyes(const ProblemGround& ground, const GroundPosition& start, Attempt& attempt) {
        ProblemAnswer& answer = *attempt.answer;
        ProblemReading& reading = *attempt.read;
        const Answered eyes = reading.has_eyes(start, boards_for_a_move(ground));
        if (eyes == Answered::no) answer.outcome = Outcome::seki;
        const bool owner_begins = answer.first == problem_.dragon.side;
        if (!answer.solutions.empty() || eyes != (owner_begins ? Answered::yes : Answered::no)) return;
        answer.solutions = reading.moves_for_eyes(start, boards_for_a_move(ground));
        attempt.about_eyes = !answer.solutions.empty();
    }

    Survival besiege_for(Color first) const {
        const ProblemGround ground = grounds_.empty()
                                         ? surroundings(position_.board, problem_.dragon.stones, firm_)
                                         : grounds_.back().ground();
        const Siege siege{position_.board, heart_, ground.points, ground.living | ground.walls,
                          position_.ko_against(first)};
        const int games = static_cast<int>(std::clamp<std::int64_t>(boards_ / boards_a_game, 1, most_games));
        return besiege(siege, first, {.least = games, .most = games});
    }
    /// The first move that games like best.
    void sample(ProblemAnswer& answer) {
        const std::vector<Point>& line = games(answer.first).line;
        if (!line.empty()) answer.lines = {{line.front(), answer.first}};
    }

    /// What is the other's vital point is one's own: such a move leads, where several do.
    static void order_solutions(ProblemAnswer& answer, const ProblemAnswer& other) {
        if (answer.outcome != Outcome::ko) put_first(answer.solutions, other.solutions);
    }
    static void put_first(std::vector<Point>& moves, const std::vector<Point>& others) {
        std::stable_partition(moves.begin(), moves.end(), [&](Point p) {
            return std::find(others.begin(), others.end(), p) != others.end();
        });
    }

    void show(const Attempt& attempt) {
        if (attempt.read == nullptr) return;
        ProblemAnswer& answer = *attempt.answer;
        const Color owner = problem_.dragon.side;
        const Outcome outcome = answer.outcome == Outcome::seki ? Outcome::alive : answer.outcome;
        const Color winner = outcome == Outcome::ko     ? answer.first
                             : outcome == Outcome::dead ? opponent(owner)
                                                        : owner;
        const Shown shown{answer.first, outcome, winner, answer.solutions};
        if (attempt.about_eyes) {
            answer.lines = {{answer.solutions.front(), answer.first}};
            return;
        }
        answer.lines = problem_lines(position_, *attempt.read, shown);
        answer.refuted = refuted_moves(position_, *attempt.read, shown);
    }

    const Position& position_;
    Problem& problem_;
    Point heart_;
    PointSet main_;  ///< the chain at the heart
    PointSet firm_;
    std::int64_t boards_;
    std::vector<GroundOfProblem> grounds_;
    std::optional<Drawing> drawing_;
    std::array<std::optional<Survival>, 2> games_;  ///< the attacker beginning, the owner
    Attempt owners_{&problem_.owner_first};
    Attempt attackers_{&problem_.attacker_first};
};

}  // namespace

Problem problem_about(const Position& position, const ProblemSubject& subject) {
    const Dragon& dragon = subject.dragon;
    return {dragon, {dragon.side}, {opponent(dragon.side)}, PointSet(position.board.size()), 0};
}

void read_problem(const Position& position, Problem& problem, const ProblemSubject& subject,
                  std::int64_t boards) {
    ProblemSearch search(position, problem, subject, boards);
    search.read_answers();
    for (const Color first : {Color::black, Color::white}) search.guess(first);
    search.show_lines();
}

Glimpse glimpse_of(const Position& position, const ProblemSubject& subject, std::int64_t boards) {
    Glimpse glimpse{problem_about(position, subject), {}};
    if (subject.dragon.secure) {
        complete(glimpse.problem, subject.dragon);
        return glimpse;
    }
    ProblemSearch search(position, glimpse.problem, subject, boards);
    search.read_answers();
    search.guess(position.to_move);
    glimpse.games = search.games(position.to_move);
    complete(glimpse.problem, subject.dragon);
    return glimpse;
}

}  // namespace goterr::life
