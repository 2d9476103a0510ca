#include "goterr/reading/reader.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

/// Small letters and dots are the ground; the question is whether White takes the black chain at `target`.
struct Look {
    Answered taken = Answered::unread;
    std::int64_t boards = 0;
};

Look look(const std::string& drawing, Point target, Color mover) {
    const Grid<char> drawn = cells(drawing);
    Board board(drawn.size());
    PointSet ground(board.size());
    for (const Point p : points_of(board.size())) {
        const char c = drawn[p];
        board[p] = c == 'x' ? Color::black : c == 'o' || c == 'O' ? Color::white : Color::empty;
        if (c != 'O') ground.insert(p);
    }
    constexpr std::int64_t enough = 1'000'000;
    Reader reader(board, {ground, PointSet(board.size(), {target}), PointSet(board.size())}, enough);
    const Answered taken = reader.ask({board, mover}, Asked::take, enough);
    return {taken, reader.boards_seen()};
}

}  // namespace

TEST_CASE("a space in which the attacker has the vital points is dead without search", "[reading]") {
    const std::string drawing = GENERATE(R"(
        O O O O O O
        O x x x x O
        O x . . x O
        O x . . x O)",
                                         R"(
        O O O O O O O
        O x x x x x O
        O x . o . x O)",
                                         R"(
        O O O O O O O O
        O x x x x x x O
        O x . o o . x O)",
                                         R"(
        O O O O O O O
        O x x x x x O
        O x x . x x O
        O x . o . x O)",
                                         R"(
        O O O O O O O
        O x x x x x O
        O x x . . x O
        O x . o . x O)",
                                         R"(
        O O O O O O O
        O x x x x x O
        O x x . x x O
        O x . o . x O
        O x x . x x O
        O x x x x x O)",
                                         R"(
        O O O O O O O
        O x x x x x O
        O x x . x x O
        O x . o . x O
        O x x . . x O
        O x x x x x O)");
    INFO(drawing);
    const Look black_first = look(drawing, "B1"_pt, Color::black);
    CHECK(black_first.taken == Answered::yes);
    CHECK(black_first.boards == 0);
}

TEST_CASE("stones of the attacker's beside the vital points, or across a square, do not make a space dead",
          "[reading]") {
    // Black takes both stones at once, has four in a row after he took four, or divides the space.
    const std::string drawing = GENERATE(R"(
        O O O O O O O
        O . . . . . O
        O x x x x x O
        O x o . x x O
        O x . o x x O)",
                                         R"(
        O O O O O O O
        O . . . . . O
        O x x x x x O
        O x x o o x O
        O x o o . x O)",
                                         R"(
        O O O O O O O O
        O . . . . . . O
        O x x x x x x O
        O x . o . . x O)",
                                         R"(
        O O O O O O O O
        O . . . . . . O
        O x x x x x x O
        O x x . x x x O
        O x . o . . x O)");
    INFO(drawing);
    CHECK(look(drawing, "B1"_pt, Color::black).taken == Answered::no);
}

TEST_CASE("wherever the attacker plays there is an answer: that stands without search", "[reading]") {
    const std::string drawing = R"(
        O O O O O O O O O
        O . x x x x . . O
        O x x . . . . . O
        O x . . . . x x O)";
    const Look black_first = look(drawing, "B1"_pt, Color::black);
    CHECK(black_first.taken == Answered::no);
    CHECK(black_first.boards < 60);  // 93 by search alone
}

TEST_CASE("what lies beyond stones that cannot be taken is not looked at", "[reading]") {
    const Look near = look(R"(
        O O O O O O O O O
        O x x x x o O O O
        O . . . x o O O O)",
                           "B2"_pt, Color::white);
    const Look far = look(R"(
        O O O O O O O O O
        O x x x x o . . O
        O . . . x o . . O)",
                          "B2"_pt, Color::white);
    CHECK(near.taken == Answered::yes);
    CHECK(far.taken == Answered::yes);
    CHECK(far.boards == near.boards);
}
