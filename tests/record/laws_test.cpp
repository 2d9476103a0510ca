/// Text -> position -> text is the identity in every format that can hold a position, and a game replayed is
/// the position set up.
#include <string>

#include "goterr/record/diagrams/diagram.hpp"
#include "goterr/record/sgf/sgf_writer.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_record.hpp"
#include "support/written_diagram.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// How one program or person writes a board.
struct Drawer {
    std::string name;
    std::string black, white, empty;
    std::string between = " ";             ///< between two points of a row
    std::string before = "", behind = "";  ///< around a row
    std::string above = "", below = "";    ///< around the board
    bool letters = false;                  ///< a line of column letters above
    bool numbers = false;                  ///< row numbers in front
    bool needs_two_rows = true;
};

const std::vector<Drawer> drawers{
    {"joined", "X", "O", ".", ""},
    {"spaced", "X", "O", "."},
    {"lower case", "x", "o", "."},
    {"tabs", "X", "O", ".", "\t"},
    {"server", "#", "O", "."},
    {"letters", "B", "W", "_"},
    {"dashes", "X", "O", "-"},
    {"discs", "●", "○", "┼", ""},
    {"emoji", "⚫️", "⚪️", "·"},
    {"full width", "Ｘ", "Ｏ", "．", ""},
    {"digits", "1", "2", "0", ""},
    {"signed numbers", "1", "-1", "0"},
    {"commas", "1", "2", "0", ","},
    {"JSON", "1", "2", "0", ",", "[", "],", "[", "[]]"},
    {"JSON text", "X", "O", ".", "", "\"", "\",", "[", "]"},
    {"showboard", "X", "O", ".", " ", " ", "", "", "", true, true, false},
    {"three wide", "#", "o", ".", "  ", "  ", "", "", "", false, true},
    {"frame", "X", "O", ".", " ", "| ", " |", "+------+\n", "+------+\n", false, false, false},
    {"$$", "X", "O", ".", " ", "$$ | ", " |", "$$B\n$$ -----\n", "$$ -----\n", false, false, false},
    {"forum", "B", "W", ",", "", "> $$|", "|", "> [go]$$\n> $$+---+\n", "> $$+---+[/go]\n", false, false,
     false},
    {"colored", "\x1b[30mX\x1b[0m", "\x1b[37mO\x1b[0m", ".", " ", " ", "", "", "", true, true, false},
};

std::string letters_above(int width) {
    std::string line = "  ";
    for (int column = 0; column < width; ++column) {
        std::string name = name_of({column, 0});
        name.pop_back();
        line.append(1, ' ').append(name);
    }
    return line + '\n';
}

std::string written(const Board& board, const Drawer& drawer) {
    const BoardSize size = board.size();
    std::string text = drawer.above + (drawer.letters ? letters_above(size.width) : "");
    for (int row = size.height - 1; row >= 0; --row) {
        if (drawer.numbers) text += (row < 9 ? " " : "") + std::to_string(row + 1) + " ";
        text += drawer.before;
        for (int column = 0; column < size.width; ++column) {
            const Color color = board[{column, row}];
            if (column > 0) text += drawer.between;
            text += color == Color::black   ? drawer.black
                    : color == Color::white ? drawer.white
                                            : drawer.empty;
        }
        text += drawer.behind + "\n";
    }
    return text + drawer.below;
}

Position set_up(const Game& game) { return replay(game).position; }

/// One row alone is a board only if something else says so, and a first column of # alone looks like
/// comments.
bool can_hold(const Drawer& drawer, const Board& board) {
    if (drawer.black == "#" && !drawer.numbers &&
        points_of_color(board, Color::black).count() == board.size().height)
        return false;
    return board.size().height > 1 || !drawer.needs_two_rows;
}

std::string turned_line_ends(std::string text, const std::string& end) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += end.size())
        text.replace(at, 1, end);
    return text;
}

}  // namespace

TEST_CASE("a board drawn in any format is read back as it was", "[record][laws]") {
    for (const Drawer& drawer : drawers) {
        for_random_cases(120, [&](Random& random) {
            const Board board = random_position(random_size(random), random).board;
            if (!can_hold(drawer, board)) return;
            const std::string text = written(board, drawer);
            INFO(drawer.name << "\n" << text);
            REQUIRE(set_up(read_game(text)).board == board);
            const Board again = set_up(read_game(turned_line_ends(text, "  \r\n"))).board;
            REQUIRE(written(again, drawer) == text);
        });
    }
}

TEST_CASE("goterr's own drawing keeps prisoners and the side to move", "[record][laws]") {
    for_random_cases(500, [](Random& random) {
        Position position = random_position(random_size(random), random);
        position.ko.reset();
        position.passes = 0;
        const std::string text = diagram_of(position);
        INFO(text);
        const Position again = set_up(read_game(text));
        REQUIRE(again == position);
        REQUIRE(diagram_of(again) == text);
    });
}

TEST_CASE("a game written as SGF is the same game read back", "[record][laws]") {
    for_random_cases(300, [](Random& random) {
        const BoardSize size = random_size(random);
        const Game game = game_of(random_game(size, below(random, 2 * size.area() + 1), random));
        const std::string text = write_sgf(game);
        INFO(text);
        const Game again = read_game(text);
        REQUIRE(again.info.size == size);
        REQUIRE(again.warnings.empty());
        REQUIRE(again.steps == game.steps);
        REQUIRE(write_sgf(again) == text);
    });
}

TEST_CASE("a position set up in SGF is the same position read back", "[record][laws]") {
    for_random_cases(500, [](Random& random) {
        Position position = random_position(random_size(random), random);
        position.ko.reset();
        position.passes = 0;
        position.prisoners = {};
        const std::string text = write_sgf(game_of(position));
        INFO(text);
        REQUIRE(set_up(read_game(text)) == position);
    });
}

TEST_CASE("a replayed game stands as its moves played one by one", "[record][laws]") {
    for_random_cases(300, [](Random& random) {
        const BoardSize size = random_size(random, 21);
        const RandomGame played = random_game(size, below(random, 2 * size.area() + 1), random);
        const Game game = game_of(played);
        REQUIRE(replay(game).position == played.end);
        const int half = static_cast<int>(played.moves.size()) / 2;
        Position middle(size);
        for (int i = 0; i < half; ++i) middle = after(middle, played.moves[static_cast<std::size_t>(i)]);
        REQUIRE(replay(game, half).position == middle);
    });
}
