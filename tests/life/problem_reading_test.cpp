/// Which first moves are named, and in which order.
#include "../../src/life/problem_reading.hpp"

#include <algorithm>

#include "../../src/life/problem_drawing.hpp"
#include "goterr/board/chains.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_ground.hpp"
#include "support/whole_game.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

TEST_CASE("the first move of a ko is named though to pass would come to one, and needs as few threats as any",
          "[life]") {
    constexpr std::int64_t enough = 1'000'000;
    constexpr int most = 4;
    int kos = 0;
    const auto law = [&](const RandomGround& ground) {
        INFO(drawn(ground));
        WholeGame game(ground.board, ground.question);
        Position position(ground.board.size());
        position.board = ground.board;
        const PointSet none(ground.board.size());
        life::ProblemReading reading(position, {ground.question.ground, none, ground.question.living},
                                     ground.question.target, ground.question.all, enough);
        const auto threats_needed = [&](const GroundPosition& after) {
            const bool attacked = after.mover == reading.owner();
            int needed = -most;
            for (; needed <= most; ++needed) {
                const int mine = std::max(needed, 0), theirs = std::max(-needed, 0);
                const Threats threats = attacked ? Threats{mine, theirs} : Threats{theirs, mine};
                if (game.taken(after.board, after.mover, threats, after.ko) == attacked) break;
            }
            return needed;
        };
        for (const Color mover : {Color::black, Color::white}) {
            const GroundPosition start = reading.start(mover);
            if (reading.outcome(start, enough) != Outcome::ko) continue;
            const auto moves = reading.first_moves(start, Outcome::ko, enough);
            CAPTURE(mover == Color::black);
            REQUIRE_FALSE(moves.empty());
            ++kos;
            const int needed = threats_needed(*reading.played(start, moves.front().move));
            for (const Point p : reading.open_points(start))
                if (const auto after = reading.played(start, p)) CHECK(needed <= threats_needed(*after));
        }
    };
    const auto known = [](const char* board, std::initializer_list<Point> points, Point target) {
        RandomGround ground{board_from_diagram(board),
                            {PointSet({5, 5}), PointSet({5, 5}), PointSet({5, 5})}};
        for (const Point p : points) ground.question.ground.insert(p);
        ground.question.target.insert(target);
        return ground;
    };
    law(known(R"(
        O O O O O
        . O O O O
        . X O O O
        X . . O O
        . X X O O)",
              {"A1"_pt, "A2"_pt, "A3"_pt, "A4"_pt, "B1"_pt, "B2"_pt, "B3"_pt, "C1"_pt, "C2"_pt, "D2"_pt},
              "B1"_pt));
    REQUIRE(kos == 1);
    // Whatever black plays, or nothing, it is a ko.
    law(known(R"(
        O O O O O
        O O O O O
        X O O O O
        . X . O O
        X . X O O)",
              {"A1"_pt, "A2"_pt, "A3"_pt, "B1"_pt, "B2"_pt, "C1"_pt, "C2"_pt}, "A1"_pt));
    REQUIRE(kos >= 2);
    for_random_cases(3000, [&](Random& random) { law(random_ground(random, {.most = 8})); });
    CHECK(kos > 0);
}

TEST_CASE("of first moves that live those that make eyes come before those that live in seki", "[life]") {
    constexpr std::int64_t enough = 1000000;
    const Board board = board_from_diagram(R"(
        . X O O O
        . . . . O
        O X X O O
        O X O O O
        . X O O O)");
    Position position(board.size());
    position.board = board;
    PointSet ground(board.size());
    for (const Point p : points_of(board.size()))
        if (board[p] != Color::white || p == "A3"_pt || p == "A2"_pt) ground.insert(p);
    const PointSet none(board.size());
    life::ProblemReading reading(position, {ground, none, none}, chain_at(board, "B2"_pt).stones, false,
                                 enough);
    const GroundPosition start = reading.start(Color::black);
    REQUIRE(reading.outcome(start, enough) == Outcome::alive);
    std::vector<bool> makes_eyes;
    for (const life::FirstMove& first : reading.first_moves(start, Outcome::alive, enough))
        makes_eyes.push_back(reading.has_eyes(*reading.played(start, first.move), enough) == Answered::yes);
    CHECK(makes_eyes.front());
    CHECK_FALSE(makes_eyes.back());
    CHECK(std::is_sorted(makes_eyes.rbegin(), makes_eyes.rend()));
}

TEST_CASE("what is read of a closed ground's ko is known when its moves are asked for", "[life]") {
    const Board board = board_from_diagram(R"(
        X . . . . .
        . X X X X .
        O O O O X .
        . . . O X .
        . . . O X .)");
    Position position(board.size());
    position.board = board;
    const PointSet nobody(board.size());
    const PointSet target = chain_at(board, "D1"_pt).stones;
    PointSet points = target;
    points |= PointSet(board.size(), {"A1"_pt, "B1"_pt, "C1"_pt, "A2"_pt, "B2"_pt, "C2"_pt, "A4"_pt});
    life::ProblemReading reading(position, {points, nobody, nobody}, target, false, 100'000);
    const GroundPosition start = reading.start(Color::black);
    REQUIRE(reading.outcome(start, 100'000) == Outcome::ko);
    const auto moves = reading.first_moves(start, Outcome::ko, 10);
    CHECK_FALSE(moves.empty());
}

TEST_CASE("every chain of a ground has one of its liberties there", "[life]") {
    // C9 has only D9, beyond the smallest grounds
    const Board board = board_from_diagram(R"(
        . O X . . . . . .
        . X O . . . . . .
        X X O . . . . . .
        O X O . . . . . .
        . X O . . . . . .
        X X O . . . . . .
        . O O . . . . . .
        . . . . . . . . .
        . . . O . . . . .)");
    const PointSet stones = chain_at(board, "B8"_pt).stones, nobody(board.size());
    auto grounds = life::drawn_grounds(board, stones, nobody);
    REQUIRE(grounds.size() > 1);
    for (life::ProblemGround& ground : life::problem_grounds(board, stones, nobody))
        grounds.push_back(std::move(ground));
    const Chains chains = find_chains(board);
    for (const life::ProblemGround& ground : grounds)
        for (const Chain& chain : chains)
            CHECK((!chain.stones.intersects(ground.points) || chain.liberties.intersects(ground.points)));
}

TEST_CASE("a new stone beside living friends saves nothing that is lost", "[life]") {
    Position position;
    position.board = board_from_diagram(R"(
        O O O O O O
        . . . . . .
        X X X X X X
        . O X O . X)");
    const PointSet none(position.board.size());
    const auto points = [&](std::initializer_list<Point> of) { return PointSet(position.board.size(), of); };
    life::ProblemGround ground{points({"A1"_pt, "B1"_pt, "D1"_pt, "E1"_pt}), none, none};
    const auto read = [&] {
        life::GroundOfProblem of(position, ground, points({"B1"_pt, "D1"_pt}), points({"B1"_pt}), 10000);
        const auto found = of.read(of.start(Color::white), 10000);
        CHECK(found.of_main == of.is_of_main());
        return found;
    };
    CHECK(read().outcome == Outcome::dead);
    CHECK_FALSE(read().of_main);
    for (const Point p : points_of(position.board.size())) {
        if (p.row == 0) ground.living.insert(p);
        if (p.row == 1) ground.points.insert(p);
    }
    CHECK(read().outcome == Outcome::dead);
    CHECK(read().of_main);
}
