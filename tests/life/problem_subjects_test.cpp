/// Which stones a problem is about.
#include <algorithm>
#include <string>

#include "../../src/life/siege_ground.hpp"
#include "goterr/board/chains.hpp"
#include "goterr/board/orientation.hpp"
#include "goterr/life/problem.hpp"
#include "goterr/reading/attack.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/drawn_problem.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

TEST_CASE("a stone that is named decides which dragon is meant", "[life]") {
    const Board board = board_from_diagram(three_in_a_row);
    Position position(board.size());
    position.board = board;
    const auto dragons = dragons_on(position);
    const auto asked = asked_dragon(board, dragons, {.of = "C3"_pt});
    REQUIRE(asked);
    CHECK(dragons[*asked].stones.contains("C3"_pt));
    CHECK_FALSE(asked_dragon(board, dragons, {.of = "J9"_pt}));
    CHECK_FALSE(asked_dragon(Board({9, 9}), {}, {}));
}

TEST_CASE("of a named stone whose capture hangs on the turn the moves are those of its capture", "[life]") {
    Position position(BoardSize{13, 13});
    position.board = board_from_diagram(R"(
        . . . . . . . . . . . . .
        . . . . O X . . O . . . .
        . . O O X . . X X O . . .
        . . O X . X O X O X X . .
        . . O . . . X . . . . . .
        . . . . . X . . . X . . .
        . . . O . . . . . . . . .
        . . . . . X . O O . X . .
        X O O . X . . . . . . . .
        . X X X . X . O . X . . .
        . O . . . . . O X . . . .
        . . . O . O O X X . . . .
        . . . . . . . . . . . . .)");
    position.to_move = Color::white;
    const auto dragons = dragons_on(position);
    for (const Point stone : {"J12"_pt, "K11"_pt}) {
        INFO(name_of(stone));
        const TacticOptions thorough{.boards = 20000, .thorough = true};
        const Tactic attacked = attack(position, stone, thorough),
                     defended = defend(position, stone, thorough);
        REQUIRE(attacked.capture == Capture::works);
        REQUIRE(defended.capture == Capture::fails);
        const auto subjects = problem_subjects(position.board, dragons, {.of = stone});
        const Problem problem = solve(position, subjects, 100000);
        REQUIRE(problem.attacker_first.known == Known::sampled);
        CHECK(problem.attacker_first.outcome == Outcome::dead);
        CHECK(first_move_of(problem.attacker_first) == attacked.move);
        CHECK(problem.owner_first.outcome == Outcome::alive);
        CHECK(first_move_of(problem.owner_first) == defended.move);
    }
}

TEST_CASE("in a corner whose walls are thin the one who is shut in is meant", "[life]") {
    const Problem problem = solved(board_from_diagram(R"(
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . X X X X
        . . . . . . . . X O O O X
        . . . . . . . . X O . O O
        . . . . . . . . X O . . .)"));
    CHECK(problem.dragon.side == Color::white);
    CHECK(status_of(problem) == Status::alive);
}

TEST_CASE("a board with a fight and nothing else of one side is a problem, a game is none", "[life]") {
    const auto looks = [](const Board& board) {
        Position position(board.size());
        position.board = board;
        return looks_like_problem(board, dragons_on(position));
    };
    CHECK(looks(board_from_diagram(three_in_a_row)));
    CHECK_FALSE(looks(board_from_diagram(R"(
        . X . O .
        X X . O O
        . X . O .
        X X . O O
        . X . O .)")));
    CHECK_FALSE(looks(Board(BoardSize{9, 9})));
}

TEST_CASE("a few stones inside a larger dragon that is not safe are not the subject", "[life]") {
    const Board board = board_from_diagram(R"(
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . X X X X
        . . . . . . . . X O O O X
        . . . . . . . . X O . X O
        . . . . . . . . X O . . .)");
    const auto dragon_at = [&](Point p, Status status, Outcome attacked) {
        Dragon dragon;
        dragon.side = Color::white;
        dragon.stones = chain_at(board, p).stones;
        dragon.status = status;
        dragon.attacker_first.outcome = attacked;
        return dragon;
    };
    const std::vector<Dragon> weak{dragon_at("N2"_pt, Status::critical, Outcome::dead),
                                   dragon_at("K1"_pt, Status::dead, Outcome::dead)};
    CHECK(asked_dragon(board, weak, {}) == 1);
    const std::vector<Dragon> safe{dragon_at("N2"_pt, Status::critical, Outcome::dead),
                                   dragon_at("K1"_pt, Status::alive, Outcome::alive)};
    CHECK(asked_dragon(board, safe, {}) == 0);
}

TEST_CASE("who is meant does not depend on who is to move: a dragon before what is thrown into its eyes",
          "[life]") {
    struct Drawn {
        std::string corner;  // of a board of black stones that live
        Point in_question;
    };
    const Drawn drawn = GENERATE(Drawn{"X.OXXXXXX\n"
                                       "O..OXXXXX\n"
                                       "OOO.XXXXX\n"
                                       "XXXXXXXXX\n",
                                       "A7"_pt},
                                 Drawn{"XO.OXXXXX\n"
                                       ".OOXXXXXX\n"
                                       "O..XXXXXX\n"
                                       "XXXXXXXXX\n",
                                       "B8"_pt});
    INFO(drawn.corner);
    Position position(BoardSize{9, 9});
    position.board = board_from_diagram(drawn.corner +
                                        "XXXXXXXXX\n"
                                        "XXXXXXXXX\n"
                                        "XXXXXXXX.\n"
                                        "XXXXXXXXX\n"
                                        "XXXXXXXX.\n");
    for (const Color to_move : {Color::black, Color::white}) {
        position.to_move = to_move;
        const auto dragons = dragons_on(position);
        const auto asked = asked_dragon(position.board, dragons, {});
        REQUIRE(asked);
        CHECK(dragons[*asked].stones.contains(drawn.in_question));
    }
}

TEST_CASE("where the one who is shut in lives anyway, the stones are meant that the turn decides about",
          "[life]") {
    Position position(BoardSize{13, 13});
    position.board = board_from_diagram(R"(
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . X . . . . . . . . .
        X X X . X . . . . O . . .
        O O O O . . . . . . O . .
        X X X X O . . . . . . . .
        . X . X O . . O . . . O .
        X X X X O . . . . . . . .)");
    const auto dragons = dragons_on(position);
    REQUIRE(dragons[*asked_dragon(position.board, dragons, {})].side == Color::black);
    const auto problem = solve(position, problem_subjects(position.board, dragons, {}), 400000);
    CHECK(problem.dragon.stones.contains("A4"_pt));
    CHECK(problem.attacker_first.outcome == Outcome::dead);
    CHECK(problem.attacker_first.known == Known::read);
    CHECK(main_line(problem.attacker_first).front().move == "E4"_pt);
}

namespace {

/// Rows of the upper edge, 13 points long; nothing below.
Position drawn_at_the_top(const std::string& rows, Color to_move) {
    constexpr std::size_t side = 13;
    std::string diagram = rows;
    for (auto left = side - static_cast<std::size_t>(std::count(rows.begin(), rows.end(), '\n')); left-- > 0;)
        diagram += std::string(side, '.') + "\n";
    Position position(BoardSize{side, side});
    position.board = board_from_diagram(diagram);
    position.to_move = to_move;
    return position;
}

Problem asked_of(const Position& position, std::int64_t boards = 150000) {
    const auto subjects = problem_subjects(position.board, dragons_on(position), {});
    return solve(position, subjects, boards);
}

}  // namespace

TEST_CASE("who is shut in is asked about as a whole, though a part of him is all that is cut off", "[life]") {
    // F12 takes a stone; the others die as well
    const Position position = drawn_at_the_top(
        ".XX..XX......\n"
        ".O.OO.XX.X...\n"
        ".O..XOXX.....\n"
        "XXXXXXXX.....\n"
        ".............\n"
        ".X....X......\n",
        Color::black);
    const auto subjects = problem_subjects(position.board, dragons_on(position), {});
    REQUIRE(subjects.size() > 1);
    CHECK(subjects[0].dragon.stones.count() == 5);
    CHECK(subjects[0].shut_in);
    CHECK(subjects[1].dragon.stones.count() < 5);
    for (const ProblemSubject& subject : subjects) CHECK_FALSE(subject.named);
    const Problem problem = asked_of(position);
    CHECK(problem.dragon.stones.count() == 5);
    CHECK(is_read(problem));
    CHECK(status_of(problem) == Status::dead);
}

TEST_CASE("what is read of the main chain alone is told of no other stone", "[life]") {
    // so much room for the others that it takes far more boards to read that they die as well
    const Position position = drawn_at_the_top(
        ".XX....X.....\n"
        ".O.OO..X.X...\n"
        ".O..XO.X.....\n"
        "XXXXXXXX.....\n"
        ".............\n"
        ".X....X......\n",
        Color::black);
    const auto subjects = problem_subjects(position.board, dragons_on(position), {});
    const Problem problem = solve(position, subjects.front(), 400000);
    CHECK(is_read(problem));
    CHECK(status_of(problem) == Status::dead);
    CHECK(problem.dragon.stones == chain_at(position.board, "B11"_pt).stones);
    for (const ProblemAnswer& answer : {problem.owner_first, problem.attacker_first})
        for (const Claim& claim : answer.claims) CHECK_FALSE(claim.question.all);
}

TEST_CASE("where who is shut in dies whoever begins, that is the answer, not what stands outside", "[life]") {
    const std::string rows =
        "O.OOX........\n"
        "X.XXXX.......\n"
        "O..XO..XX....\n"
        "XXX..........\n"
        "X..OXX.......\n";
    for (const Color to_move : {Color::black, Color::white}) {
        const Problem problem = asked_of(drawn_at_the_top(rows, to_move), 1500000);
        CHECK(problem.dragon.stones.contains("C13"_pt));
        CHECK(is_read(problem));
        CHECK(status_of(problem) == Status::dead);
    }
}

TEST_CASE("where all that is shut in lives whoever begins, that is the answer, not his walls", "[life]") {
    const std::string rows = GENERATE(
        ".....OX......\n"
        "O.OOOOX......\n"
        "OOOXXXX......\n"
        "XXXX.........\n",
        ".....OX......\n"
        "OOOOOOX......\n"
        "XXXXXXX......\n");
    INFO(rows);
    for (const Color to_move : {Color::black, Color::white}) {
        const Problem problem = asked_of(drawn_at_the_top(rows, to_move));
        CHECK(problem.dragon.side == Color::white);
        CHECK(is_read(problem));
        CHECK(status_of(problem) == Status::alive);
        CHECK(problem.boards < 150000);
    }
}

TEST_CASE("a move that only local games like asks about no walls where who is shut in is read", "[life]") {
    Position position = drawn_at_the_top(
        "...O.........\n"
        "...OX........\n"
        "...OX........\n"
        "OOOOX........\n"
        "XXX..........\n",
        Color::white);
    auto subjects = problem_subjects(position.board, dragons_on(position), {});
    REQUIRE(subjects.size() > 1);
    for (ProblemSubject& wall : subjects)
        if (wall.dragon.side == Color::black) wall.dragon.attacker_first.outcome = Outcome::dead;
    for (const Color to_move : {Color::black, Color::white})
        for (const std::int64_t boards : {900000, 1500000}) {
            position.to_move = to_move;
            const Problem problem = solve(position, subjects, boards);
            CHECK(problem.dragon.side == Color::white);
            CHECK(is_read(problem));
        }
}

TEST_CASE("where all that is shut in is lost whoever begins, that is the answer", "[life]") {
    const Position position = drawn_at_the_top(
        "O.O.X........\n"
        "O...X.X......\n"
        "X..OX........\n"
        "XXXXX........\n"
        ".............\n"
        ".X.X.........\n",
        Color::black);
    const Problem problem = asked_of(position);
    CHECK(problem.dragon.side == Color::white);
    CHECK(is_read(problem));
    CHECK(problem.owner_first.outcome == Outcome::dead);
}

TEST_CASE("what a drawing was read to say is not given up for what rests on sampled judgments", "[life]") {
    const Position position = drawn_at_the_top(
        "...XX........\n"
        "OO..X.X......\n"
        "OXXOX........\n"
        "X.XXXX.......\n"
        ".............\n"
        ".X.X.........\n",
        Color::black);
    const auto subjects = problem_subjects(position.board, dragons_on(position), {});
    const Problem problem = solve(position, subjects.front(), 65000);
    for (const ProblemAnswer& answer : {problem.owner_first, problem.attacker_first}) {
        CHECK(answer.known == Known::sampled);
        CHECK(answer.as_drawn);
    }
}

TEST_CASE("a part is asked about that who is shut in can save, and one that can be taken of who lives anyway",
          "[life]") {
    struct Asked {
        std::string rows;
        Color to_move;
        int stones;
        Point move;
    };
    const Asked asked = GENERATE(Asked{".O...OX......\n"
                                       "O.OO.OX.X....\n"
                                       "....X.X......\n"
                                       "XXXXXXX......\n"
                                       ".............\n"
                                       ".X...X.......\n",
                                       Color::black, 2, "E12"_pt},
                                 Asked{"...OX........\n"
                                       "OO....X......\n"
                                       "OOO.X........\n"
                                       "XXXXXX.......\n"
                                       ".............\n"
                                       ".X.X.........\n",
                                       Color::white, 5, "D12"_pt});
    INFO(asked.rows);
    const Problem problem = asked_of(drawn_at_the_top(asked.rows, asked.to_move));
    CHECK(problem.dragon.side == Color::white);
    CHECK(problem.dragon.stones.count() == asked.stones);
    const bool owner_begins = asked.to_move == Color::white;
    CHECK(first_move_of(owner_begins ? problem.owner_first : problem.attacker_first) == asked.move);
}

TEST_CASE("who names a stone, or asks about a whole board, is told of one dragon", "[life]") {
    const Board corner = board_from_diagram(three_in_a_row);
    Position position(corner.size());
    position.board = corner;
    const auto dragons = dragons_on(position);
    CHECK(problem_subjects(corner, dragons, {.of = "C3"_pt}).size() == 1);
    CHECK(problem_subjects(corner, dragons, {}).size() == 1);
    CHECK(problem_subjects(Board({9, 9}), {}, {}).empty());
}

TEST_CASE("the heart of a dragon of equal chains is the same one however the board lies", "[problem]") {
    const Board board = board_from_diagram(R"(
        . . . . . .
        . X X . O .
        . . . . . .
        . O X X . .
        . . . . . .)");
    const Point heart = life::heart_of(points_of_color(board, Color::black), board);
    for (int bits = 0; bits < orientations; ++bits) {
        const Orientation way{bits};
        const Board turned = orient(board, way);
        CHECK(life::heart_of(points_of_color(turned, Color::black), turned) ==
              oriented(heart, board.size(), way));
    }
}
