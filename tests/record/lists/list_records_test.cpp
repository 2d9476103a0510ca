#include "goterr/record/diagrams/diagram.hpp"
#include "goterr/record/formats.hpp"
#include "goterr/record/game.hpp"
#include "goterr/record/games.hpp"
#include "support/catch.hpp"
#include "support/written_diagram.hpp"

using namespace goterr;
using namespace goterr::literals;

namespace {

std::string moves_of(const Game& game) {
    std::string text;
    for (const Step& step : game.steps) {
        text += step.color == Color::black ? "B " : "W ";
        text += step.kind == Step::Kind::pass ? "pass " : name_of(step.point) + ' ';
    }
    return text;
}

std::string drawn(std::string_view text) {
    const std::string diagram = test::diagram_of(replay(read_game(text)).position);
    return diagram.substr(0, diagram.find("Black has"));
}

}  // namespace

TEST_CASE("people's lists of moves are read however they number them and name the colors") {
    CHECK(moves_of(read_game("1. D4 Q16\n2. Q4 D16\n3. C6")) == "B D4 W Q16 B Q4 W D16 B C6 ");
    CHECK(moves_of(read_game("1.D4 2.Q16 3.Q4")) == "B D4 W Q16 B Q4 ");
    CHECK(moves_of(read_game("B D4, W Q16, B pass, W d16")) == "B D4 W Q16 B pass W D16 ");
    CHECK(moves_of(read_game("Black: D4 White: Q16 Black: Q4")) == "B D4 W Q16 B Q4 ");
    CHECK(moves_of(read_game("2. Q16 3. D4")) == "W Q16 B D4 ");
}

TEST_CASE("a list of moves may name its board and komi; else the board has 19 lines") {
    const Game game = read_game("9x9 komi 7\n1. E5 C3 2. G7");
    CHECK(game.info.size == BoardSize{9, 9});
    CHECK(game.info.komi == 7.0);
    CHECK(game.move_count() == 3);
    CHECK(read_game("E5 C3").info.size == BoardSize{19, 19});
    CHECK_THROWS_WITH(read_game("9x9 E5 Q16"),
                      "'Q16' is no point of a board of 9x9; write the size first, such as 21x21");
}

TEST_CASE("prose with a point in it is no list of moves") {
    CHECK_THROWS_AS(read_game("see D4 and Q16"), ParseError);
    CHECK_THROWS_AS(read_game("1. 2. 3."), ParseError);
}

TEST_CASE("a move of a list on a stone is told with its place") {
    const Game game = read_game("D4 Q16\nD4");
    REQUIRE(game.warnings.size() == 1);
    CHECK(game.warnings[0].where == TextPlace{2, 1});
}

TEST_CASE("a board on one line has numbers for empty points and says who is to move") {
    CHECK(drawn("3/1X1/OX1 w") ==
          "   A B C\n"
          " 3 . . .\n"
          " 2 . X .\n"
          " 1 O X .\n");
    CHECK(replay(read_game("3/1X1/OX1 w")).position.to_move == Color::white);
    CHECK(read_game("19/19/3x11o3/19/19").info.size == BoardSize{19, 5});
}

TEST_CASE("rows of different widths and a date are no board on a line") {
    CHECK_THROWS_AS(read_game("3/1X/3"), ParseError);
    CHECK_THROWS_AS(read_game("10/10/10"), ParseError);
}

TEST_CASE("every line of a table is a game, with its place in messages and its number as a name") {
    const std::string table = "a1\t;B[pd];W[dp];B[pp]\r\na2\t;B[dd];W[dd]\n\na3\t;B[qq]\n";
    CHECK(count_games(table) == 3);
    CHECK(read_game(table, {3, {}}).info.facts.name == "a3");
    CHECK_THROWS_WITH(read_game(table, {4, {}}), "game 4 is asked for, but the file holds 3");
    GameReader reader(table);
    CHECK(moves_of(*reader.next()) == "B Q16 W D4 B Q4 ");
    const Game second = *reader.next();
    REQUIRE(second.warnings.size() == 1);
    CHECK(second.warnings[0].where == TextPlace{2, 13});
    CHECK(reader.next().has_value());
    CHECK_FALSE(reader.next().has_value());
}

TEST_CASE("a line of a table that is no game costs its own record only") {
    GameReader reader("a\t;B[pd]\nnothing here\nb\t;B[dd]");
    CHECK(reader.next().has_value());
    CHECK_THROWS_AS(reader.next(), ParseError);
    CHECK(reader.next()->info.facts.name == "b");
}

TEST_CASE("a long table is cut between its lines") {
    const WholeGames whole = whole_games("a\t;B[pd]\nb\t;B[dd]\nc\t;B[d");
    CHECK(whole.games == 2);
    CHECK(whole.bytes == 18);
    CHECK(whole.end == TextPlace{3, 1});
}

TEST_CASE("goterr reads the positions of its own records, one after the other or spread over lines") {
    const std::string records =
        R"({"schema":1,"file":"a \"b\" {.sgf","width":3,"height":2,"to_move":"white","rules":"chinese","komi":7.5,"handicap":2,)"
        R"("captures":{"black":2,"white":1},"board":"X...O.","dead":["A1"]})"
        "\n{\n  \"schema\": 1,\n  \"width\": 2,\n  \"height\": 2,\n  \"board\": \"...X\"\n}\n";
    CHECK(count_games(records) == 2);
    const Game game = read_game(records);
    CHECK(game.info.rules == chinese_rules);
    CHECK(game.info.komi == 7.5);
    CHECK(game.info.handicap == 2);
    CHECK(read_game(R"({"schema":1,"width":2,"height":1,"board":"X.","handicap":3})").info.handicap == 0);
    const Position position = replay(game).position;
    CHECK(position.to_move == Color::white);
    CHECK(position.prisoners.black == 2);
    CHECK(position.board["A2"_pt] == Color::black);
    CHECK(position.board["B1"_pt] == Color::white);
    CHECK(replay(read_game(records, {2, {}})).position.board["B1"_pt] == Color::black);
}

TEST_CASE("a record without its board or with another's is refused with a sentence") {
    CHECK_THROWS_WITH(read_game(R"({"schema":1,"file":"a","error":{"line":1}})"),
                      "this record is of a file that could not be read");
    CHECK_THROWS_WITH(read_game(R"({"schema":1,"width":2,"height":2,"board":"..."})"),
                      "\"board\" has 3 characters, a board of 2x2 has 4 points");
    CHECK_THROWS_AS(read_game(R"({"schema":1,"board":")"), ParseError);
}
