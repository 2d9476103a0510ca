#include "goterr/eyes/eye_space.hpp"

#include <algorithm>
#include <string>
#include "goterr/core/symmetry.hpp"

#include "goterr/board/position.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_board.hpp"

using namespace goterr;
using namespace goterr::literals;
using test::board_from_diagram;
using test::diagram;

namespace {

Position position_of(Board board) {
    Position position(board.size());
    position.board = std::move(board);
    return position;
}

EyeSpaces spaces_of(const Board& board) {
    const Chains chains = find_chains(board);
    return find_eye_spaces(board, chains, read_captures(position_of(board), chains));
}

std::string digits_in(EyeValue v) { return std::string(name_of(v).digits); }

/// The space of `side` that holds `p`; nothing but a side where there is none.
EyeSpace space_at(const Board& board, Color side, Point p) {
    for (const EyeSpace& space : spaces_of(board))
        if (space.side == side && space.points.contains(p)) return space;
    return {};
}

std::string values(const Board& board, Color side) {
    std::string all;
    for (const EyeSpace& space : spaces_of(board))
        if (space.side == side) all += (all.empty() ? "" : " ") + digits_in(space.value);
    return all;
}

/// Black's spaces drawn: a letter for each in turn, capital on margins.
std::string drawn_spaces(const Board& board, Color side) {
    Grid<char> drawing(board.size(), '.');
    for (const Point p : points_of(board.size())) drawing[p] = test::stone(board[p]);
    char letter = 'a';
    for (const EyeSpace& space : spaces_of(board)) {
        if (space.side != side) continue;
        for (const Point p : space.points)
            drawing[p] = static_cast<char>(space.margins.contains(p) ? letter - 'a' + 'A' : letter);
        ++letter;
    }
    return test::drawn(drawing, [](char c) { return c; });
}

EyeSpaces turned(EyeSpaces spaces, BoardSize size, int symmetry) {
    const auto turn_moves = [&](std::vector<Point>& moves) {
        for (Point& p : moves) p = oriented(p, size, {symmetry});
        std::sort(moves.begin(), moves.end());
    };
    for (EyeSpace& space : spaces) {
        for (PointSet* points : {&space.points, &space.margins, &space.half_eyes, &space.false_eyes})
            *points = oriented(*points, {symmetry});
        turn_moves(space.attack);
        turn_moves(space.defense);
        space.chains.clear();  // numbered in reading order
    }
    std::sort(spaces.begin(), spaces.end(), [](const EyeSpace& x, const EyeSpace& y) {
        return std::pair(x.side, x.points.first()) < std::pair(y.side, y.points.first());
    });
    return spaces;
}

}  // namespace

TEST_CASE("two points closed off are two eyes", "[eyes]") {
    const Board board = test::board_from_diagram(R"(
        . X . X O .
        X X X X O .
        O O O O O .
        . . . . . .)");
    CHECK(drawn_spaces(board, Color::black) == diagram(R"(
        a X b X O .
        X X X X O .
        O O O O O .
        . . . . . .)"));
    CHECK(values(board, Color::black) == "1111 1111");
}

TEST_CASE("a space names its vital point and the chains around it", "[eyes]") {
    const Board board = test::board_from_diagram(R"(
        . . . X . .
        X X X X . .
        . . . . . .
        . . . . . .)");
    const EyeSpace space = space_at(board, Color::black, "A4"_pt);
    CHECK(digits_in(space.value) == "1122");
    CHECK(space.attack == std::vector{"B4"_pt});
    CHECK(space.defense == std::vector{"B4"_pt});
    CHECK(space.chains == std::vector{find_chains(board).number_at("D4"_pt)});
    CHECK(space.margins.empty());
}

TEST_CASE("a point where the opponent can come in is a margin", "[eyes]") {
    const Board board = test::board_from_diagram(R"(
        . . . O . .
        X X X O . .
        . . . O . .
        . . . . . .)");
    const EyeSpace space = space_at(board, Color::black, "A4"_pt);
    CHECK(space.margins == PointSet(board.size(), {"C4"_pt}));
    CHECK(digits_in(space.value) == "0111");
    CHECK(space.attack == std::vector{"B4"_pt, "C4"_pt});
}

TEST_CASE("captured stones belong to the space", "[eyes]") {
    const Board board = test::board_from_diagram(R"(
        . O . X . .
        X X X X . .
        . . . . . .
        . . . . . .)");
    const EyeSpace space = space_at(board, Color::black, "B4"_pt);
    CHECK(space.points.count() == 3);
    CHECK(digits_in(space.value) == "1111");
    CHECK(values(board, Color::white).empty());
}

TEST_CASE("stones shut in where nobody can live belong to the space though no reading takes them", "[eyes]") {
    const Board board = test::board_from_diagram(R"(
        . . . . . .
        . O O O O O
        . O X X X X
        . O X X X .
        . O X X . O
        . O X . O .
        . O X X X X)");
    const EyeSpace space = space_at(board, Color::black, "E3"_pt);
    CHECK(space.points.count() == 6);
    CHECK(digits_in(space.value) == "1222");
}

TEST_CASE("an eye whose diagonals the opponent holds is false", "[eyes]") {
    const Board board = test::board_from_diagram(R"(
        . . . . . . .
        . . O X O . .
        . O X . X O .
        . X X X O O .
        . X O O O . .
        . X . . . . .
        . . . . . . .)");
    const EyeSpace space = space_at(board, Color::black, "D5"_pt);
    CHECK(space.false_eyes.contains("D5"_pt));
    CHECK(space.value == no_eye);
}

TEST_CASE("an eye with one open diagonal at the edge is half an eye, and that point decides", "[eyes]") {
    const Board board = test::board_from_diagram(R"(
        . X . X O . .
        O X X . . . .
        . O O O O . .
        . . . . . . .
        . . . . . . .)");
    const EyeSpace space = space_at(board, Color::black, "C5"_pt);
    CHECK(space.half_eyes == PointSet(board.size(), {"C5"_pt}));
    CHECK(digits_in(space.value) == "0011");
    CHECK(space.attack == std::vector{"D4"_pt});
    CHECK(space.defense == std::vector{"D4"_pt});
}

TEST_CASE("a diagonal where the opponent's stone is taken again breaks no eye", "[eyes]") {
    // White at E5 has two liberties; black plays E6, and white's F5 leaves one.
    const Board board = test::board_from_diagram(R"(
        . . . . . . .
        . . X . . X .
        . X X X . . .
        . X X . X X .
        . O O X X . .
        . . O O O . .
        . . . . . . .)");
    CHECK(digits_in(space_at(board, Color::black, "D4"_pt).value) == "1111");
    // With a white stone at F6 it escapes there.
    Board open = board;
    open["F6"_pt] = Color::white;
    CHECK(digits_in(space_at(open, Color::black, "D4"_pt).value) == "0011");
    CHECK(space_at(open, Color::black, "D4"_pt).attack == std::vector{"E5"_pt});
}

TEST_CASE("a single stone claims an empty board", "[eyes]") {
    Board board(BoardSize{9, 9});
    board["E5"_pt] = Color::black;
    CHECK(values(board, Color::black) == "2222");
    CHECK(values(board, Color::white).empty());
}

TEST_CASE("nobody has eyes on an empty board or on a full one", "[eyes]") {
    CHECK(spaces_of(Board(BoardSize{52, 52})).empty());
    CHECK(spaces_of(Board(BoardSize{1, 1})).empty());
    CHECK(spaces_of(Board(BoardSize{5, 5}, Color::black)).empty());
}

TEST_CASE("two eyes on a line of points", "[eyes]") {
    CHECK(values(test::board_from_diagram(". X . X ."), Color::black) == "1111 0000 1111");
}

TEST_CASE("eye spaces turn with the board and change sides with the colors", "[eyes]") {
    test::Dice dice(7);
    for (int round = 0; round < 40; ++round) {
        const BoardSize size{1 + dice.roll(13), 1 + dice.roll(13)};
        const Board board = test::random_board(size, 45 + dice.roll(30), dice);
        const EyeSpaces upright = spaces_of(board);
        const int symmetry = dice.roll(orientations);
        INFO(test::drawn(board) << "symmetry " << symmetry);
        const Board other = oriented(board, {symmetry});
        REQUIRE(turned(spaces_of(other), other.size(), 0) == turned(upright, size, symmetry));
        EyeSpaces swapped = spaces_of(colors_swapped(board));
        for (EyeSpace& space : swapped) space.side = opponent(space.side);
        REQUIRE(turned(swapped, size, 0) == turned(upright, size, 0));
    }
}

TEST_CASE("a large board of random stones gives legal values only", "[eyes]") {
    test::Dice dice(11);
    for (const BoardSize size : {BoardSize{52, 52}, BoardSize{1, 52}, BoardSize{52, 2}, BoardSize{19, 7}}) {
        const Board board = test::random_board(size, 60, dice);
        for (const EyeSpace& space : spaces_of(board)) {
            CHECK(is_eye_value(space.value));
            CHECK(space.points.includes(space.margins));
            CHECK(space.points.includes(space.false_eyes | space.half_eyes));
            CHECK_FALSE(space.margins.intersects(space.false_eyes | space.half_eyes));
        }
    }
}

TEST_CASE("an end of an eye is half an eye where the opponent takes stones on its diagonal", "[eyes]") {
    const Board board = board_from_diagram(R"(
        . O . O X X
        O O O O X .
        . O O X X .
        O . O X . .
        X O X X . .
        X X . . . .)");
    CHECK(digits_in(space_at(board, Color::white, "A4"_pt).value).substr(1, 2) == "01");
}

TEST_CASE("an eye within one chain is an eye whoever holds its diagonals", "[eyes]") {
    const Board board = test::board_from_diagram(R"(
        O X X X .
        X . . X .
        X O X X .
        X X X . .
        O . . . .)");
    CHECK(space_at(board, Color::black, "B4"_pt).false_eyes.empty());
    const Board corner = test::board_from_diagram(R"(
        X X X . .
        X . X . .
        X X O . .
        . . . . .
        . . . . .)");
    CHECK(digits_in(space_at(corner, Color::black, "B4"_pt).value) == "1111");
}

TEST_CASE("a rectangle of six in the corner is two eyes only with liberties outside", "[eyes]") {
    const Board breathing = board_from_diagram(R"(
        . . . X . .
        . . . X . .
        X X X X . .
        . . . . . .
        . . . . . .)");
    const Board shut_in = board_from_diagram(R"(
        . . . X O .
        . . . X O .
        X X X X O .
        O O O O O .
        . . . . . .)");
    CHECK(space_at(breathing, Color::black, "A5"_pt).value.attacker_first == 2);
    CHECK(space_at(shut_in, Color::black, "A5"_pt).value.attacker_first < 2);
}

TEST_CASE("a captured stone behind a false end leaves an eye", "[eyes]") {
    const Board board = board_from_diagram(R"(
        . X . . . .
        . X X X . .
        O X . X . .
        . O X X . .
        X O . . . .
        O O O O . .)");
    CHECK(digits_in(space_at(board, Color::white, "A2"_pt).value).substr(1, 2) == "11");
}
