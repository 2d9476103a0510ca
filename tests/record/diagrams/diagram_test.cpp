#include "goterr/record/diagrams/diagram.hpp"

#include <algorithm>

#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/written_diagram.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// The text without its first line break, so that drawings keep their indentation.
std::string lines(const char* drawing) { return drawing + 1; }

std::string stones_in(const Game& game) {
    Position position(game.info.size);
    for (const Step& step : game.steps) {
        if (step.kind == Step::Kind::setup) position.board[step.point] = step.color;
        if (step.kind == Step::Kind::move) position = play(position, step.point, step.color);
    }
    return drawn(position.board);
}

std::string read(const std::string& text) { return stones_in(read_diagram(text)); }

Color turn_in(const Game& game) {
    Color side = Color::empty;
    for (const Step& step : game.steps) {
        if (step.kind == Step::Kind::to_move) side = step.color;
        if (step.kind == Step::Kind::move) side = opponent(step.color);
    }
    return side;
}

/// Of a drawing that may be a part of a board.
Game game_of_part(const std::string& text) {
    Selection any;
    any.parts = true;
    return read_game(text, any);
}

/// The message of the refusal, as `line:column: sentence`.
std::string refusal(const std::string& text) {
    try {
        read_diagram(text);
    } catch (const ParseError& error) {
        return std::to_string(error.where().line) + ":" + std::to_string(error.where().column) + ": " +
               error.what();
    }
    return "no refusal";
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

const std::string corner = diagram(R"(
    . X O .
    X . O .
    . X O O)");

}  // namespace

TEST_CASE("the same board in every alphabet", "[diagram]") {
    const std::vector<std::string> alphabets{
        ".XO.\nX.O.\n.XOO\n",
        ". X O .\nX . O .\n. X O O\n",
        ".\tX\tO\t.\nX\t.\tO\t.\n.\tX\tO\tO\n",
        ".xo.\nx.o.\n.xoo\n",
        ".#O.\n#.O.\n.#OO\n",
        ".bw.\nb.w.\n.bww\n",
        "_BW_\nB_W_\n_BWW\n",
        "+@O+\n@,O+\n.@OO\n",
        "-XO-\nX-O-\n-XOO\n",
        "·●○·\n●·○·\n·●○○\n",
        "┌●○┐\n●┼○┤\n└●○○\n",
        "· ⚫️ ⚪️ ·\n⚫️ · ⚪️ ·\n· ⚫️ ⚪️ ⚪️\n",
        "┌─●─○─┐\n●─┼─○─┤\n└─●─○─○\n",
        "．ＸＯ．\nＸ．Ｏ．\n．ＸＯＯ\n",
        "0120\n1020\n0122\n",
        "0 1 2 0\n1 0 2 0\n0 1 2 2\n",
        " 0  1 -1  0\n 1  0 -1  0\n 0  1 -1 -1\n",
        "0,1,2,0\n1,0,2,0\n0,1,2,2",
        "[[0,1,2,0],[1,0,2,0],[0,1,2,2]]",
        "[[0, 1, -1, 0],\n [1, 0, -1, 0],\n [0, 1, -1, -1]]\n",
        "[\".XO.\", \"X.O.\", \".XOO\"]",
        "[[\".\",\"X\",\"O\",\".\"],[\"X\",\".\",\"O\",\".\"],[\".\",\"X\",\"O\",\"O\"]]",
        "| . | X | O | . |\n| X | . | O | . |\n| . | X | O | O |\n",
        ".X0.\nX.0.\n.X00\n",
    };
    for (const std::string& text : alphabets) {
        INFO(text);
        CHECK(read(text) == corner);
    }
}

TEST_CASE("the same board as programs and people print it", "[diagram]") {
    const std::vector<std::string> boards{
        "   A B C D\n 3 . X O . 3\n 2 X . O . 2     WHITE (O) has captured 0 stones\n 1 . X O O 1\n   A B C "
        "D\n",
        "= \n   A B C D\n 3 . X O .\n 2 X . O .\n 1 . X O O\n\n",
        "   a b c d \n 3 .(X)O .  3\n 2 X . O .  2\n 1 . X O O  1\n   a b c d \n",
        "   a b c d \n 3 . X O .  3\n 2(X). O .  2\n 1 . X O O  1\n",
        "   A B C D\n 3 . X1O2.\n 2 X . O3.\n 1 . X O O\n",
        "3  .  #  o  .\n2  #  .  o  .\n1  .  #  o  o\n   A  B  C  D\n",
        "      A B C D          A B C D\n    +---------+      +---------+\n  3 | . X O . |    3 | , x o , |\n"
        "  2 | X . O .)|    2 | x , o o |\n  1 | . X O O |    1 | , x o o |\n    +---------+      "
        "+---------+\n",
        "+-------+\n|. X O .|\n|X . O .|\n|. X O O|\n+-------+\n",
        "┌───────┐\n│. X O .│\n│X . O .│\n│. X O O│\n└───────┘\n",
        "> 3 . X O .\n> 2 X . O .\n> 1 . X O O\n>   A B C D\n",
        "# 3|.XO.\n# 2|X.O.\n# 1|.XOO\n#   ABCD\n",
        "// +----+\n// |.XO.|\n// |X.O.|\n// |.XOO|\n// +----+\n",
        "1 . X O O\n2 X . O .\n3 . X O .\n",
        "1 2 3 4\n. X O .\nX . O .\n. X O O\n",
        "12 = showboard\n 3 . X O .\n 2 X . O .\n 1 . X O O\n",
    };
    for (const std::string& text : boards) {
        INFO(text);
        CHECK(read(text) == corner);
    }
}

TEST_CASE("what happens to text on its way changes nothing", "[diagram]") {
    const std::string board = "   A B C D\n 3 . X O .\n 2 X . O .\n 1 . X O O\n   A B C D\n";
    const auto replaced = [](std::string text, const std::string& from, const std::string& to) {
        for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
            text.replace(at, from.size(), to);
        return text;
    };
    CHECK(read(replaced(board, "\n", "\r\n")) == corner);
    CHECK(read(replaced(board, "\n", "\r")) == corner);
    CHECK(read(replaced(board, "\n", "   \n")) == corner);
    CHECK(read(replaced(board, "\n", "\n\n")) == corner);
    CHECK(read(replaced(board, "\n", "\n> ")) == corner);
    CHECK(read(replaced(board, "X", "\x1b[31mX\x1b[0m")) == corner);
    CHECK(read("\xEF\xBB\xBF" + board) == corner);
    CHECK(read("Have a look:\n\n" + board + "\nWhat do you think?\n") == corner);
    CHECK(read("[go]\n" + board + "[/go]") == corner);
    CHECK(read(".XO.\n\nX.O.\n\n.XOO\n\n") == corner);
    CHECK(read("    .XO.\n    X.O.\n    .XOO") == corner);
    CHECK(read("```\n.XO.\nX.O.\n.XOO\n```\n") == corner);
}

TEST_CASE("prisoners, komi, rules and turn come from the words around the board", "[diagram]") {
    const std::string board = "   A B C D\n 2 . X O .\n 1 X . O .\n";
    const auto with = [&](const std::string& words) { return read_diagram(board + words); };
    CHECK(with("WHITE (O) has captured 2 stones\nBLACK (X) has captured 11 stones").info.prisoners ==
          Prisoners{11, 2});
    CHECK(with("Black (X) Prisoners: 3\nWhite (O) Prisoners: 4").info.prisoners == Prisoners{3, 4});
    CHECK(with("B stones captured: 3\nW stones captured: 4").info.prisoners == Prisoners{4, 3});
    CHECK(with("Move: 5  Komi: 7.5  Handicap: 2  Captures B: 3 W: 4").info.prisoners == Prisoners{3, 4});
    CHECK(with("Move: 5  Komi: 7.5  Handicap: 2  Captures B: 3 W: 4").info.komi == 7.5);
    CHECK(with("Move: 5  Komi: 7.5  Handicap: 2  Captures B: 3 W: 4").info.handicap == 2);
    CHECK(with("Rules: Chinese, komi 0.5").info.rules == ruleset_named("chinese"));
    CHECK(with("Rules: {\"ko\":\"SIMPLE\",\"scoring\":\"TERRITORY\",\"tax\":\"SEKI\",\"komi\":6.5}")
              .info.rules == japanese_rules);
    CHECK(with("Rules: {\"ko\":\"SIMPLE\",\"scoring\":\"TERRITORY\",\"tax\":\"SEKI\",\"komi\":6.5}")
              .info.komi == 6.5);
    CHECK(turn_in(with("Next player: White")) == Color::white);
    CHECK(turn_in(with("White (O) to move")) == Color::white);
    CHECK(turn_in(with("Black to play and live")) == Color::black);
    CHECK(turn_in(with("")) == Color::empty);
    CHECK_FALSE(with("").info.komi);
    CHECK_FALSE(with("komi: unknown").info.komi);
    CHECK_FALSE(with("").info.rules);
}

TEST_CASE("prisoners that nobody clearly holds are a warning, not a number", "[diagram]") {
    const Game game = read_diagram(".X\nO.\nPrisoners: B 3  W 5\n");
    CHECK(game.info.prisoners == Prisoners{});
    CHECK(game.warnings.size() == 1);
    CHECK(read_diagram(".X\nO.\nPrisoners: B 0  W 0\n").warnings.empty());
}

TEST_CASE("a diagram in $$ notation has its own alphabet and its numbers are moves", "[diagram]") {
    const Game game = read_diagram(lines(R"(
$$Wcm31 White to live
$$ -----------
$$ | . X B # Y |
$$ | Z O W @ Q |
$$ | P C S T M |
$$ | a b , 1 . |
$$ | 2 . . . 3 |
$$ -----------
$$ {AR A1 B2}
$$ [a|Page]
)"));
    CHECK(stones_in(game) == diagram(R"(
        . X X X X
        X O O O O
        O . . . .
        . . . O .
        X . . . O)"));
    CHECK(turn_in(game) == Color::black);
    CHECK(std::count_if(game.steps.begin(), game.steps.end(),
                        [](const Step& step) { return step.kind == Step::Kind::move; }) == 3);
    CHECK(game.warnings.empty());
}

TEST_CASE("numbered moves capture", "[diagram]") {
    CHECK(read("$$B\n$$ +---+\n$$ |O1.|\n$$ |X..|\n$$ |...|\n$$ +---+\n") == diagram(R"(
        . X .
        X . .
        . . .)"));
}

TEST_CASE("a $$ diagram with the size stated needs no edges", "[diagram]") {
    CHECK(read("$$3\n$$ .X.\n$$ O..\n$$ ...\n") == diagram(". X .\n O . .\n . . ."));
    CHECK(turn_in(read_diagram("$$W3\n$$ .X.\n$$ O..\n$$ ...\n")) == Color::white);
}

TEST_CASE("a part of a $$ diagram lies at the edges that are drawn", "[diagram]") {
    const std::string corner = "$$ corner\n$$ ----\n$$ | . X\n$$ | O .\n";
    const Game game = game_of_part(corner);
    CHECK(game.info.size == BoardSize{19, 19});
    const Board board = replay(game).position.board;
    CHECK(board[{1, 18}] == Color::black);
    CHECK(board[{0, 17}] == Color::white);
    CHECK(read("$$5\n$$ . X |\n$$ O . |\n$$ -----\n") == diagram(R"(
        . . . . .
        . . . . .
        . . . . .
        . . . . X
        . . . O .)"));
    CHECK(read("$$4\n$$ X O\n$$ . .\n") == diagram(R"(
        . . . .
        . X O .
        . . . .
        . . . .)"));
    CHECK(read("$$ | X O . |\n$$ | . . . |\n$$ -----\n") == diagram(R"(
        . . .
        X O .
        . . .)"));
    CHECK_THROWS_AS(read_game(corner), ParseError);
    CHECK_THROWS_AS(read_game("$$\n$$ .X.\n$$ O..\n$$ ...\n"), ParseError);
    CHECK(contains(refusal("$$2\n$$ .X.\n$$ O..\n"), "larger than the board"));
    CHECK(contains(refusal("$$98\n$$ .X.\n$$ O..\n"), "up to 52 lines"));
}

TEST_CASE("a drawing whose frame is open is a part of a board, at the edges that are drawn", "[diagram]") {
    const std::string corner = "| . O .\n| X O .\n+------\n";
    const Game game = game_of_part(corner);
    CHECK(game.info.size == BoardSize{19, 19});
    const Board board = replay(game).position.board;
    CHECK(board[{0, 0}] == Color::black);
    CHECK(board[{1, 1}] == Color::white);
    const Position upper = replay(game_of_part("------+\n. O . |\n. O(X)|\n. . . |\n")).position;
    CHECK(upper.board[{17, 18}] == Color::white);
    CHECK(upper.board[{18, 17}] == Color::black);
    CHECK(upper.to_move == Color::white);
    CHECK(read("| . X . . |\n| O . . . |\n+---------+\n") == diagram(R"(
        . . . .
        . . . .
        . X . .
        O . . .)"));
    CHECK_THROWS_AS(read_game(corner), ParseError);
    CHECK(contains(refusal("|.X|\n|O.|\n|..|\n+---+\n"), "larger than the board"));
}

TEST_CASE("a $$ diagram in a forum's tags, quoted", "[diagram]") {
    CHECK(read("> [go]$$B2 my question\n> $$ -----\n> $$ | . X |\n> $$ | O . |\n> $$ -----[/go]\n") ==
          diagram(". X\n O ."));
}

TEST_CASE("one row is a board where letters and numbers say so, whatever else looks like a row",
          "[diagram]") {
    const std::string named = "   A B C D\n 1 +(X)+ + 1\n   A B C D\n";
    CHECK(read(named) == diagram(". X . ."));
    CHECK(read(named + "\nB+0.5\n") == diagram(". X . ."));
    CHECK(read("X . O\n\n" + named) == diagram(". X . ."));
    CHECK(contains(refusal(named + "\n" + named), "one row is not enough"));
}

TEST_CASE("one row is a board beyond column Z too", "[diagram]") {
    const std::string above(52, ' '), letters = "  A B C D E F G H J K L M N O P Q R S T U V W X Y Z A B\n";
    std::string row;
    for (int i = 0; i < 26; ++i) row += ". ";
    row += 'X';
    CHECK(read(above + "A A\n" + letters + "1 " + row + " 1\n" + above + "A A\n" + letters) == diagram(row));
}

TEST_CASE("what is wrong with a diagram is said with its place", "[diagram]") {
    CHECK(refusal("X.O\n.Q.\n") == "2:2: 'Q' is no stone; use X, O or .");
    CHECK(refusal("> > X.O\n> > .é.\n") == "2:6: 'é' is no stone; use X, O or .");
    CHECK(contains(refusal("..X\n.XO\n..\n...\n"), "3:3: this row has 2 points, the others 3"));
    CHECK(contains(refusal(" 3 ...\n 2 .X.\n 2 ...\n"), "3:1: this row has the number 2, but 1 comes next"));
    CHECK(contains(refusal("19 ...\n18 .X.\n17 ...\n"), "3:1: the rows end at 17"));
    CHECK(contains(refusal("  B C D\n2 ...\n1 .X.\n"), "1:1: the letters do not begin with A"));
    CHECK(contains(refusal("  A B C D\n2 ...\n1 .X.\n"), "1:1: there are 4 letters for 3 columns"));
    CHECK(contains(refusal("+---\n|.X.\n|...|\n"), "2:1: the frame is open"));
    CHECK(contains(refusal(""), "empty"));
    CHECK(contains(refusal(" \n\n"), "empty"));
    CHECK(contains(refusal(".X.O.\n"), "one row is not enough"));
    CHECK(contains(refusal("Nothing to see here.\nMove along.\n"), "there is no board here"));
    CHECK(contains(refusal("0 1 2\n0 1 -1\n"), "but not both"));
    CHECK(contains(refusal("0 1 2\n0 1\n"), "this row has 2 numbers"));
    CHECK(contains(refusal(std::string(longest_diagram + 1, '.')), "too long"));
}

TEST_CASE("signs that mean different things to different people are refused unless the board decides",
          "[diagram]") {
    CHECK(contains(refusal("X.@\n.O.\n"), "1:3: '@' is a marked empty point"));
    CHECK(read("HASH: 1\n   A B C\n 2 X . @\n 1 . O .\n") == diagram("X . .\n . O ."));
    CHECK(contains(refusal("X.#\n.O.\n"), "1:3: '#'"));
    CHECK(contains(refusal("X.0\n.O.\n"), "1:3: '0'"));
    CHECK(contains(refusal("X.2\n.O.\n"), "1:3: '2' is no stone"));
    CHECK(contains(refusal("X.b\n.O.\n"), "1:3: 'b' is no stone"));
    CHECK(read("X.*\n.O.\n") == diagram("X . .\n . O ."));
    CHECK(read("*.*\n.O.\n") == diagram("X . X\n . O ."));
    CHECK(contains(refusal(".......\n.......\n..*....\n...O...\n.......\n.......\n.......\n"), "3:3: '*'"));
}

TEST_CASE("empty points left blank are never guessed", "[diagram]") {
    for (const char* text : {"X O\n XO\n", " X\nX \n", "  X\n XO\n", "X  O\nO  X\nX O \n", "X O X\nXOX\n"}) {
        INFO(text);
        CHECK(refusal(text) != "no refusal");
    }
}

TEST_CASE("a row with too many mistakes is not left out silently", "[diagram]") {
    CHECK(refusal("X..O\n.aq.\n....\n....\n") == "2:2: 'a' is no stone; use X, O or .");
    CHECK(refusal("X..O\n....\n.aq.\n") == "3:2: 'a' is no stone; use X, O or .");
    CHECK(refusal("aq..\nX..O\n....\n") == "1:1: 'a' is no stone; use X, O or .");
    CHECK(refusal("3 .aq.\n2 X..O\n1 ....\n") == "1:4: 'a' is no stone; use X, O or .");
    CHECK(refusal("3 X..O\n2 .aq.\n1 ....\n") == "2:4: 'a' is no stone; use X, O or .");
    CHECK(contains(refusal("X..O\n....\nqqqq q\n....\n....\n"), "3:1: this line is no row"));
    CHECK(read("Black to move\nX..O\n....\n....\nO..X\nand lives\n") ==
          diagram("X . . O\n . . . .\n . . . .\n O . . X"));
}

TEST_CASE("rows that all begin with a comment mark are refused", "[diagram]") {
    CHECK(contains(refusal("# . X\n# . .\n# O .\n"), "1:1: every row begins with '#'"));
    CHECK(read("#.O\n##.\n#O.\n") == diagram("X . O\n X X .\n X O ."));
    CHECK(read("#.O\n#..\n.O.\n") == diagram("X . O\n X . .\n . O ."));
}

TEST_CASE("bare rows that are no square are read with a warning", "[diagram]") {
    CHECK(read_diagram("X..\n...\n").warnings.size() == 1);
    CHECK(read_diagram("X..\n...\n...\n").warnings.empty());
    CHECK(read_diagram("2 X..\n1 ...\n").warnings.empty());
}

TEST_CASE("rows numbered from the top are turned over, with a warning", "[diagram]") {
    const Game game = read_diagram("1 X..\n2 O..\n  ABC\n");
    CHECK(stones_in(game) == diagram("O . .\n X . ."));
    CHECK(game.warnings.size() == 1);
}

TEST_CASE("of several boards the first is read, with a warning", "[diagram]") {
    const Game game = read_diagram("X..\n...\n...\n\nO..\n...\n...\n");
    CHECK(stones_in(game) == diagram("X . .\n . . .\n . . ."));
    REQUIRE(game.warnings.size() == 1);
    CHECK(game.warnings[0].where == TextPlace{5, 1});
}

TEST_CASE("a board as written is the board read back, in all sizes", "[diagram]") {
    for (const BoardSize size :
         {BoardSize{1, 1}, {1, 5}, {5, 1}, {2, 2}, {9, 9}, {25, 25}, {26, 3}, {52, 52}}) {
        Position position(size);
        for (const Point p : points_of(size))
            position.board[p] = static_cast<Color>((p.column * 7 + p.row * 5) % 3);
        position.prisoners = {size.width, size.height};
        position.to_move = size.width % 2 == 0 ? Color::white : Color::black;
        const Game game = read_diagram(diagram_of(position));
        INFO(diagram_of(position));
        CHECK(stones_in(game) == drawn(position.board));
        CHECK(game.info.prisoners == position.prisoners);
        CHECK(turn_in(game) == position.to_move);
    }
}

TEST_CASE("a board is told from other texts", "[diagram]") {
    CHECK(looks_like_diagram("X..\n.O.\n"));
    CHECK(looks_like_diagram("$$ .X"));
    CHECK(looks_like_diagram("  A B\n1 . X\n"));
    CHECK(looks_like_diagram(".X.O.\n"));
    CHECK(looks_like_diagram("0 1\n1 0\n"));
    CHECK(looks_like_diagram("0 1\n1 0 1\n"));
    CHECK_FALSE(looks_like_diagram("(;GM[1]SZ[9])"));
    CHECK_FALSE(looks_like_diagram("Dear reader,\n\nnothing here.\n"));
    CHECK_FALSE(looks_like_diagram(""));
}
