#include "goterr/life/problem.hpp"

#include <algorithm>
#include <set>

#include "../../src/life/problem_ground.hpp"
#include "goterr/board/chains.hpp"
#include "goterr/board/orientation.hpp"
#include "support/catch.hpp"
#include "support/drawn_problem.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

TEST_CASE("three points in a row live or die by who plays the middle", "[life]") {
    const Problem problem = solved(board_from_diagram(three_in_a_row));
    CHECK(problem.dragon.side == Color::white);
    CHECK(status_of(problem) == Status::critical);
    CHECK(problem.owner_first.outcome == Outcome::alive);
    CHECK(problem.attacker_first.outcome == Outcome::dead);
    CHECK(main_line(problem.owner_first).front().move == "E1"_pt);
    CHECK(main_line(problem.attacker_first).front().move == "E1"_pt);
    CHECK(problem.boards > 0);
}

TEST_CASE("a problem that is too hard is given up when its boards are used up", "[life]") {
    const Problem problem = solved(board_from_diagram(R"(
        . . . . . . X . .
        . . O . . . X . .
        . . . . O . X . .
        . O . . . . X . X
        . . . O . . X . .
        X X X X X X X . .
        . . . . . . . . .)"));
    CHECK(problem.attacker_first.known == Known::sampled);
    CHECK(problem.boards > 100'000);
    CHECK(problem.boards < 201'000);
}

TEST_CASE("boards of a large ground count as many small ones, and naming moves does not take more",
          "[life]") {
    Position position(BoardSize{13, 13});
    position.board = board_from_diagram(open_fight);
    constexpr std::int64_t boards = 100'000;
    std::int64_t most = 0;
    for (const auto& subject : problem_subjects(position.board, dragons_on(position), {}))
        most = std::max(most, solve(position, subject, boards).boards);
    CHECK(most > boards / 2);
    CHECK(most < boards + boards / 2);
}

TEST_CASE("in a line the sides take turns, and the moves can be played", "[life]") {
    const Board board = board_from_diagram(three_in_a_row);
    const Problem problem = solved(board);
    for (const ProblemAnswer* answer : {&problem.owner_first, &problem.attacker_first}) {
        Position position(board.size());
        position.board = board;
        Color side = answer->first;
        for (const Variation& move : main_line(*answer)) {
            CHECK(move.side == side);
            REQUIRE(legality(position, move.move, side) == Legality::legal);
            position = play(position, move.move, side);
            side = opponent(side);
        }
    }
}

TEST_CASE("a square of four is dead whoever begins, four in a row live", "[life]") {
    CHECK(status_of(solved(board_from_diagram(R"(
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . X X X X X X . .
        . X O O O O X . .
        . X O . . O X . .
        . X O . . O X . .)"))) == Status::dead);
    CHECK(status_of(solved(board_from_diagram(R"(
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . X . . . . . .
        . X X X X X X X .
        . X O O O O O O X
        . X O . . . . O X)"),
                           {.of = "C2"_pt})) == Status::alive);
}

TEST_CASE("who is shut in by a few stones lives though all that is outside is the enemy's", "[life]") {
    const Problem problem = solved(board_from_diagram(R"(
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . X . . . . . . . . . .
        . . . . . . . . . . . . .
        X . X . X . . . . . . . .
        . O O O . X . . . . . . .
        . . . O . . . . . . . . .
        . . . . O X . . . . . . .)"),
                                   {}, 1000000);
    CHECK(problem.dragon.side == Color::white);
    CHECK(problem.owner_first.outcome == Outcome::alive);
    CHECK(problem.owner_first.known == Known::read);
    const std::set<Point> lives{"A2"_pt, "B1"_pt, "B2"_pt};
    const std::vector<Point>& found = problem.owner_first.solutions;
    CHECK(std::set<Point>(found.begin(), found.end()) == lives);
    CHECK(problem.attacker_first.known != Known::read);
}

TEST_CASE("what rests on a wall that can be taken at once is not read", "[life]") {
    // F1 takes two stones, and black has a second eye there.
    const Problem problem = solved(board_from_diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O O O O O . O . .
        X X X X X O . . .
        . . X O O . . . .)"),
                                   {.of = "A2"_pt});
    CHECK(problem.dragon.side == Color::black);
    CHECK_FALSE((problem.owner_first.known == Known::read && problem.owner_first.outcome == Outcome::dead));
}

TEST_CASE("what is read where enemies have to live for it is told as sampled, move and outcome", "[life]") {
    // No line has two eyes, and all of them are too much to be read: White's have to be taken to live.
    const Board board = board_from_diagram(R"(
        X X X X X X X X X X X X X X X X X X X
        . . . . . O . . . . . . O . . . . . .
        O O O O O O O O O O O O O O O O O O O
        . . . . . . X . . . . . X . . . . . .
        X X X X X X X X X X X X X X X X X X X
        . . . . . . O . . . . . O . . . . . .
        O O O O O O O O O O O O O O O O O O O
        X X X X O O O O O O O O O O O O O O O
        . . . X O O O O O O O O O O O O O O O)");
    Dragon dragon;
    dragon.side = Color::black;
    dragon.stones = chain_at(board, "A2"_pt).stones;
    set_fates(dragon, Outcome::dead, Known::sampled);
    const PointSet others = points_of_color(board, Color::white) | points_of_color(board, Color::black);
    Position position(board.size());
    position.board = board;
    const Problem problem = solve(position, {dragon, "A2"_pt, others - dragon.stones}, 100000);
    for (const ProblemAnswer& answer : {problem.owner_first, problem.attacker_first}) {
        CHECK(answer.known == Known::sampled);
        CHECK(first_move_of(answer) == "B1"_pt);
    }
    CHECK(problem.owner_first.outcome == Outcome::alive);
    CHECK(problem.attacker_first.outcome == Outcome::dead);
}

TEST_CASE("a stone of a wall that has one liberty outside is no way out", "[life]") {
    // If G2 were one, the ground would go on behind it.
    const Problem problem = solved(board_from_diagram(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        X X X X X . . . . . .
        O O O O X . X . . . .
        . . . O . . . . . . .)"),
                                   {.of = "A2"_pt}, 20000);
    CHECK(problem.attacker_first.outcome == Outcome::dead);
    CHECK(problem.attacker_first.known == Known::read);
    CHECK(problem.attacker_first.solutions.front() == "B1"_pt);
    CHECK(problem.walls.contains("G2"_pt));
}

TEST_CASE("friends that games keep prove nothing, unless they reach the open like walls", "[life]") {
    const std::string row = GENERATE(". X . . . X . . .", ". X X . X X . . .");
    const bool reaches_open = row == ". X . . . X . . .";
    Position position(BoardSize{9, 9});
    position.board = board_from_diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        )" + row + R"(
        . X O O O X . . .
        . X X . X X . . .
        . . X O X . . . .)");
    ProblemSubject subject;
    subject.dragon.side = Color::white;
    subject.dragon.stones = chain_at(position.board, "D1"_pt).stones;
    subject.heart = "D1"_pt;
    subject.firm = chain_at(position.board, "D3"_pt).stones;
    const Problem problem = solve(position, subject, 20000);
    CHECK(problem.owner_first.outcome == Outcome::alive);
    CHECK(first_move_of(problem.owner_first) == "D2"_pt);
    CHECK(problem.owner_first.known == (reaches_open ? Known::read : Known::sampled));
    CHECK(problem.walls.contains("D3"_pt) == reaches_open);
    CHECK(problem.attacker_first.outcome == Outcome::dead);
    CHECK(problem.attacker_first.known == Known::read);
}

TEST_CASE("a problem has the same answer turned and with the colors exchanged", "[life]") {
    const Board board = board_from_diagram(three_in_a_row);
    for (int bits = 0; bits < orientations; ++bits) {
        const Board turned = colors_swapped(orient(board, {bits}));
        const Problem problem = solved(turned);
        CHECK(problem.dragon.side == Color::black);
        CHECK(status_of(problem) == Status::critical);
        CHECK(main_line(problem.attacker_first).front().move == oriented("E1"_pt, board.size(), {bits}));
    }
}

TEST_CASE("every first move that works is named, and a natural one that does not with what refutes it",
          "[life]") {
    const Problem problem = solved(board_from_diagram(three_in_a_row));
    CHECK(problem.attacker_first.solutions == std::vector{"E1"_pt});
    CHECK(problem.owner_first.solutions == std::vector{"E1"_pt});
    REQUIRE(problem.attacker_first.refuted.size() == 2);
    for (const Variation& tried : problem.attacker_first.refuted)
        CHECK(tried.replies.front().move == "E1"_pt);
}

TEST_CASE("a ko says who needs how many threats", "[life]") {
    const Problem problem = solved(board_from_diagram(R"(
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        X . . . . . . . .
        . X X X X . . . .
        O O O O X . . . .
        . . . O X . . . .
        . . . O X . . . .)"),
                                   {.of = "D1"_pt});
    CHECK(problem.attacker_first.outcome == Outcome::ko);
    REQUIRE(problem.attacker_first.threats);
    CHECK(problem.attacker_first.threats->more == 1);
    CHECK(problem.attacker_first.known == Known::read);
}

TEST_CASE("of a ko that no number of threats wins no number is said", "[life]") {
    const Problem problem = solved(board_from_diagram(R"(
        X . X O O O O
        . X X O O O O
        . . O O O O O
        O O O O O O O
        O O O O O O .
        O O O O O O O
        O O O O O O .)"),
                                   {.of = "B6"_pt});
    CHECK(problem.owner_first.outcome == Outcome::ko);
    REQUIRE(problem.owner_first.threats);
    CHECK(problem.owner_first.threats->finder == Color::black);
    CHECK_FALSE(problem.owner_first.threats->more);
}

TEST_CASE("the moves that decide between eyes and a seki are named for either side", "[life]") {
    const Problem problem = solved(board_from_diagram(R"(
        . . . . . . . . .
        . . X . . . X . .
        . . X . X . . . .
        X X X . . . X . .
        O O X X X . . . .
        . O O O X . . . .
        . . . O X . X . .
        . . . O X . . . .)"),
                                   {.of = "D1"_pt});
    const std::vector<Point> vital{"A2"_pt, "B1"_pt, "B2"_pt};
    CHECK(problem.owner_first.outcome == Outcome::alive);
    CHECK(problem.attacker_first.outcome == Outcome::seki);
    for (const ProblemAnswer& answer : {problem.owner_first, problem.attacker_first}) {
        CHECK(std::is_permutation(answer.solutions.begin(), answer.solutions.end(), vital.begin(),
                                  vital.end()));
        REQUIRE_FALSE(answer.lines.empty());
        CHECK(answer.lines.front().move == answer.solutions.front());
    }
}

TEST_CASE("a problem for which there is hardly any time has an answer all the same", "[life]") {
    Position position(BoardSize{13, 13});
    position.board = board_from_diagram(open_fight);
    const auto dragons = dragons_on(position);
    for (const std::int64_t boards : {1, 80, 5000}) {
        const auto problem = solve(position, problem_subjects(position.board, dragons, {}), boards);
        CHECK(problem.owner_first.outcome != Outcome::unknown);
        CHECK(problem.attacker_first.outcome != Outcome::unknown);
    }
}

TEST_CASE("who has two eyes and nothing else to play lives and is not in seki", "[life]") {
    Position position(BoardSize{7, 5});
    position.board = board_from_diagram(R"(
        . . . . . . .
        O O O O O . .
        X X X X O . .
        . X . X O . .
        X X X X O . .)");
    const auto problem = solve_closed(position, "A1"_pt, 10000);
    REQUIRE(problem);
    CHECK(problem->owner_first.outcome == Outcome::alive);
    CHECK(problem->attacker_first.outcome == Outcome::alive);
}

TEST_CASE("where walls close the ground nothing else has to be judged", "[life]") {
    Position position(BoardSize{9, 8});
    position.board = board_from_diagram(three_in_a_row);
    const auto problem = solve_closed(position, "C1"_pt, 200000);
    REQUIRE(problem);
    CHECK(status_of(*problem) == Status::critical);
    CHECK(problem->dragon.stones.count() == 7);
    CHECK(problem->walls.contains("B1"_pt));
    CHECK_FALSE(solve_closed(position, "J8"_pt, 200000));
    CHECK_FALSE(solve_closed(position, "C7"_pt, 200000));
}

TEST_CASE("stones that nothing but enemies who can be taken hold together are no one question", "[life]") {
    constexpr const char* two_sides = R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        X X X X X X X . . . .
        O O O O O O X X X X .
        O O O X X X O O O X .
        O O O X . X O O O X .
        O O O X X X O O O X .
        O O O X X X O O O X .
        . . O X X X O . . X .)";
    Position position(BoardSize{11, 10});
    position.board = board_from_diagram(two_sides);
    CHECK_FALSE(solve_closed(position, "A5"_pt, 10000));
    CHECK_FALSE(solve_closed(position, "G5"_pt, 10000));
    // with black's one eye taken they are
    for (const Point p : {"D5"_pt, "E5"_pt, "F5"_pt, "D4"_pt, "F4"_pt, "D3"_pt, "E3"_pt, "F3"_pt})
        position.board[p] = Color::empty;
    const auto together = solve_closed(position, "A5"_pt, 10000);
    REQUIRE(together);
    CHECK(together->dragon.stones.includes(chain_at(position.board, "G5"_pt).stones));
}

/// White has room for an eye outside of what he closes, and no more.
constexpr const char* corridor = R"(
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . X X X X X X X X X X X .
        . X . . . . . . . . . X .
        . X O O O O O O O O O X .
        . X O X X X X X X X O X .
        . X O X . X X X X X O X .)";

TEST_CASE("who has no more than a corridor outside is a wall where he is judged to live", "[life]") {
    const Board board = board_from_diagram(corridor);
    const PointSet inside = chain_at(board, "D2"_pt).stones, white = chain_at(board, "C3"_pt).stones;
    const PointSet nobody(board.size());
    const auto ground = [&](const PointSet& firm, life::WallRule rule) {
        return life::problem_grounds(board, inside, firm, rule).front();
    };
    CHECK(ground(nobody, {}).walls.includes(white));
    CHECK(ground(nobody, {.to_live = true}).points.includes(white));
    CHECK(ground(white, {.to_live = true}).walls.includes(white));
    // black around him has all of the board
    CHECK(ground(nobody, {.to_live = true}).walls.contains("B3"_pt) ==
          ground(nobody, {}).walls.contains("B3"_pt));
    CHECK_FALSE(ground(nobody, {.to_live = true}).points.contains("B3"_pt));
}

TEST_CASE("a room too large for its eyes to be shown in time is alive, and nobody says seki", "[life]") {
    const Problem problem = solved(board_from_diagram(R"(
        . . . . X O . . .
        . . . . X O . . .
        . . . O X O . . .
        . . . . X O . . .
        X X X X X O . . .
        O O O O O O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)"),
                                   {.of = "E9"_pt}, 20000000);
    CHECK(problem.dragon.side == Color::black);
    CHECK(problem.owner_first.known == Known::read);
    CHECK(problem.owner_first.outcome == Outcome::alive);
}
