/// Boards as goterr draws them itself, pasted back, and the words that people and programs write around
/// boards.
#include "goterr/record/diagrams/diagram.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

const std::string ascii_board = R"(standard input, no moves, White to move, chinese rules

   A B C D E F G H J
 9 = = O X X O = = = 9
 8 = O O X O O = O = 8
 7 O O X X X O O = = 7
 6 = O X # X X O O O 6
 5 O O X # # X X X X 5
 4 O X X X # # # # # 4
 3 X X # # X o X # # 3
 2 # # X X # X o?o(X)2
 1 # X # # Xs+ X - X 1
   A B C D E F G H J

B+16.5

               Black   White
  territory       24      11
  stones          28      18
  komi             0     6.5
  total           52    35.5

 X O   black and white
 x o   dead stones
 # =   points that count

Captures: black 2, white 3
)";

const std::string unicode_board = R"(   A B C D E
 5 ■ ■ ● ○ □ 5
 4 ▪ ✕ ● ○ ◦ 4
 3 ┼─• ◆?◇ ╋ 3
 2 ■ ■ ● ○ ▫ 2
 1 ■ ✕(●)○ ✖ 1
   A B C D E
)";

const std::string board_in_color = R"(   A B C D E
 3 ■ ■ ● ◉ □ 3
 2 ▪ ✕ ● ◉?◦ 2
 1 ┼─• ◆?◇(◉)1
   A B C D E
)";

const std::string narrow_board = R"(   ABCDE
 3 ■●○□✖ 3
 2 ■●○□□ 2
 1 ▪●○┴┘ 1
   ABCDE
)";

Position position_of(const std::string& text) { return replay(read_diagram(text)).position; }

Color turn_of(const std::string& words) { return position_of(". X O\n. X O\n. X O\n" + words).to_move; }

}  // namespace

TEST_CASE("marks of territory, of dead and of unsettled stones are read as what lies there") {
    const Position ascii = position_of(ascii_board);
    CHECK(ascii.board == board_from_diagram(R"(
        . . O X X O . . .
        . O O X O O . O .
        O O X X X O O . .
        . O X . X X O O O
        O O X . . X X X X
        O X X X . . . . .
        X X . . X O X . .
        . . X X . X O O X
        . X . . X . X . X)"));
    CHECK(position_of(unicode_board).board == board_from_diagram(R"(
        . . X O .
        . O X O .
        . . X O .
        . . X O .
        . O X O X)"));
    CHECK(position_of(board_in_color).board == board_from_diagram(R"(
        . . X O .
        . O X O .
        . . X O O)"));
    for (const char* white : {"○", "◎", "⚪", "◯", "O"}) {
        const std::string stone(white);
        CHECK(position_of("┼ ● " + stone + " ┼\n┼ ◉ " + stone + " ┼\n┼ ● " + stone + " ┼\n").board ==
              board_from_diagram(". X O .\n . X O .\n . X O ."));
    }
    CHECK(position_of("┼ ● ┼ ┼\n┼ ◉ ┼ ┼\n┼ ● ┼ ┼\n").board ==
          board_from_diagram(". X . .\n . X . .\n . X . ."));
    CHECK(position_of(narrow_board).board == board_from_diagram(R"(
        . X O . X
        . X O . .
        . X O . .)"));
}

TEST_CASE("what goterr says around its board counts: turn, rules, komi, captures") {
    const Game game = read_diagram(ascii_board);
    CHECK(game.warnings.empty());
    CHECK(game.info.rules->name == "chinese");
    CHECK(game.info.komi == 6.5);
    CHECK(game.info.prisoners == Prisoners{2, 3});
    CHECK(replay(game).position.to_move == Color::white);
}

TEST_CASE("squares alone are stones, and beside one color of round ones a question") {
    CHECK(position_of("■ □ ┼\n┼ □ ┼\n■ □ ┼\n").board == board_from_diagram("X O .\n . O .\n X O ."));
    CHECK_THROWS_AS(read_diagram("● □ ┼\n● □ ┼\n● □ ┼\n"), ParseError);
}

TEST_CASE("a fence of quotes around a board is no row of it") {
    CHECK(position_of("```\n. X O\n. X O\n. X O\n```\n").board.size() == BoardSize{3, 3});
}

TEST_CASE("the words around a board count") {
    CHECK(turn_of("It is white's turn") == Color::white);
    CHECK(turn_of("black's turn") == Color::black);
    const Game game = read_diagram(". X O\n. X O\n. X O\nChinese rules. Captures: black 2, white 1\n");
    CHECK(game.info.rules->name == "chinese");
    CHECK(game.info.prisoners == Prisoners{2, 1});
    CHECK_FALSE(read_diagram(". X O\n. X O\n. X O\nThese are the rules\n").info.rules);
}

TEST_CASE("whose turn it is may be said in many ways, with names, letters or the signs of the board") {
    for (const char* words :
         {"O to play", "Next: white", "Turn: W", "white plays next", "It is white's move.", "White to live",
          "White (O) to move", "O (White) to play", "Next player: w", "w to move", "To move:     White",
          "ToPlay: W", "White to kill", "Now o to live!"})
        CHECK((turn_of(words) == Color::white ? "white" : words) == std::string("white"));
    for (const char* words :
         {"X to play", "Next: black", "Turn: B", "black plays next", "it is Black's move"})
        CHECK((turn_of(std::string(words) + "\nWhite to move") == Color::black ? "black" : words) ==
              std::string("black"));
    // nobody's turn: black is taken to be next
    for (const char* words : {"no to play", "two to move", "Next: what", "Turn: W3", "Return: wrong",
                              "White to playful", "Next move: O17"})
        CHECK((turn_of(words) == Color::black ? "black" : words) == std::string("black"));
}

TEST_CASE("whoever did not move last is to move, where the words do not say it") {
    CHECK(position_of(" 3 . X O\n 2 .(X)O\n 1 . X .\n   A B C\n").to_move == Color::white);
    CHECK(position_of(" 3 . X O\n 2 . X O)\n 1 . X .\n   A B C\n").to_move == Color::black);
    CHECK(position_of(" 3 . X O\n 2 .(X)O\n 1 . X .\n   A B C\nBlack to move\n").to_move == Color::black);
}

TEST_CASE("a chain without liberties gets the warning that SGF gives") {
    for (const char* drawing : {"X O .\nO . .\n. . .\n", "1 -1 0\n-1 0 0\n0 0 0\n",
                                "$$B\n$$ -------\n$$ | X O . |\n$$ | O . . |\n$$ | . . . |\n$$ -------\n"}) {
        const Game game = read_diagram(drawing);
        INFO(drawing);
        REQUIRE(game.warnings.size() == 1);
        CHECK(game.warnings[0].message == breathless_warning);
        CHECK(game.warnings[0].where.line == 1);
        CHECK(replay(game).position.board[{0, 2}] == Color::empty);
        CHECK(replay(game).position.prisoners == Prisoners{0, 1});
    }
}

TEST_CASE("maps in letters and zeros are no boards") {
    for (const char* drawing : {"   A B C\n 3 0 0 0 3\n 2 0 0 0 2\n 1 0 0 0 1\n   A B C\n", "XXO\nXXO\nXOO\n",
                                "   A B C\n 3 B . w 3\n 2 B B w 2\n 1 B . w 1\n   A B C\n\n"
                                "B M A: black's territory, moyo, area; w m a: white's\n"})
        CHECK_THROWS_AS(read_diagram(drawing), ParseError);
}

TEST_CASE("maps of numbers are told apart from boards") {
    for (const char* map :
         {"     A    B   C\n 3  -7  12 0.5 3\n 2   0   0   0 2\n 1 142 -86   1 1\n",
          "   A B C\n 3 - - - 3\n 2 - 4 3 2\n 1 1 - 2 1\n", "   A B C\n 3 - - - 3\n 2 - 0 - 2\n 1 - - - 1\n",
          "    A  B  C\n 3  1  1  0 3\n 2  1  0 -1 2\n 1  0 -1 -1 1\n",
          "     A    B\n 2 0.5    1 2\n 1  -1 0.25 1\n\nregions\n   A B\n 2 B w 2\n 1 . w 1\n"}) {
        CHECK(looks_like_diagram(map));
        CHECK_THROWS_WITH(read_diagram(map),
                          "this is a map of numbers without stones; the JSON of a map has them");
    }
    CHECK(read_diagram(" 3 - - - 3\n 2 - - - 2\n 1 - - - 1\n").info.size == BoardSize{3, 3});
    CHECK(read_diagram("1 0 0 1\n0 0 0 0\n0 0 0 0\n-1 0 0 -1\n").info.size == BoardSize{4, 4});
    CHECK(read_diagram(" 3 - X - 3\n 2 - - O 2\n 1 - - - 1\n").info.size == BoardSize{3, 3});
}
