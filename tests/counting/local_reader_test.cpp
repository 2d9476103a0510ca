#include "goterr/counting/local_reader.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

struct Worth {
    Rational mean;
    Rational temperature;
    friend bool operator==(const Worth&, const Worth&) = default;
    friend std::ostream& operator<<(std::ostream& out, const Worth& worth) {
        return out << "mean " << to_string(worth.mean) << ", temperature " << to_string(worth.temperature);
    }
};

/// Capitals are walls, small letters stones that may be taken.
LocalReader reader_of(const std::string& drawing, Scoring scoring = Scoring::territory) {
    std::string upper = drawing;
    for (char& letter : upper) letter = letter == 'x' ? 'X' : letter == 'o' ? 'O' : letter;
    const Board board = board_from_diagram(upper);
    Position position(board.size());
    position.board = board;
    Grid<Color> owner = board;
    PointSet open(board.size());
    const std::string letters = diagram(drawing);
    std::size_t at = 0;
    for (const Point p : points_of(board.size())) {
        while (letters[at] == ' ' || letters[at] == '\n') ++at;
        const char letter = letters[at++];
        if (letter == 'X' || letter == 'O') continue;
        owner[p] = Color::empty;
        open.insert(p);
    }
    return LocalReader({position, owner, open}, scoring, 20000);
}

Worth worth(const std::string& drawing, Scoring scoring = Scoring::territory) {
    LocalReader reader = reader_of(drawing, scoring);
    Worth sum{reader.start().gained, 0};
    for (const PartId part : reader.start().parts) {
        CHECK(reader[part].complete);
        const Thermograph graph = reader.thermograph(part);
        sum.mean = sum.mean + graph.mean;
        sum.temperature = std::max(sum.temperature, graph.temperature);
    }
    return sum;
}

}  // namespace

TEST_CASE("a corridor of n points closed at its end is worth n - 2 + 2^(1-n)", "[counting]") {
    std::string wall = "X X ", inside = "X . ";
    for (int n = 1; n <= 9; ++n) {
        INFO(n);
        const std::string drawing = wall + "O\n" + inside + "O\n" + wall + "O";
        const std::int64_t deep = std::int64_t{1} << (n - 1);
        CHECK(worth(drawing) == Worth{Rational(n - 2) + Rational(1, deep), Rational(1) - Rational(1, deep)});
        wall += "X ";
        inside += ". ";
    }
}

TEST_CASE("under area rules a play in a corridor is worth the point it stands on besides", "[counting]") {
    std::string wall = "X X ", inside = "X . ";
    for (int n = 1; n <= 7; ++n) {
        INFO(n);
        const std::string drawing = wall + "O\n" + inside + "O\n" + wall + "O";
        const std::int64_t deep = std::int64_t{1} << (n - 1);
        const Worth area = worth(drawing, Scoring::area);
        CHECK(area == Worth{Rational(n - 2) + Rational(1, deep), Rational(2) - Rational(1, deep)});
        wall += "X ";
        inside += ". ";
    }
}

namespace {

/// What the only part of a drawing is worth, with what is counted already.
GameId value(LocalReader& reader) {
    GameId sum = reader.games().number(reader.start().gained);
    for (const PartId part : reader.start().parts) sum = reader.games().sum(sum, reader[part].value.value());
    return sum;
}

}  // namespace

TEST_CASE("a corridor that White enters from both ends is the game that its ends make", "[counting]") {
    for (std::size_t n = 1; n <= 7; ++n) {
        INFO(n);
        const std::string wall(n, 'X'), inside(n, '.');
        LocalReader reader = reader_of("O" + wall + "O\nO" + inside + "O\nO" + wall + "O");
        Games& games = reader.games();
        // by definition: Black parts it anywhere into two closed corridors, White comes in at an end
        GameIds closed{games.number(0)}, open{games.number(0)};
        for (std::size_t k = 1; k <= n; ++k)
            closed.push_back(games.game({games.number(static_cast<int>(k) - 1)},
                                        {k == 1 ? games.number(0) : closed[k - 1]}));
        for (std::size_t k = 1; k <= n; ++k) {
            GameIds black;
            for (std::size_t left = 0; left < k; ++left)
                black.push_back(games.sum(closed[left], closed[k - 1 - left]));
            open.push_back(games.game(black, {open[k - 1]}));
        }
        CHECK(value(reader) == open[n]);
    }
}

TEST_CASE("stones to be taken or saved are worth their number in a move, twice that as deiri", "[counting]") {
    for (std::size_t k = 1; k <= 6; ++k) {
        INFO(k);
        const std::string wall(k + 2, 'X'),
            drawing = wall + "O\nX" + std::string(k, 'o') + ".O\n" + wall + "O";
        const Rational stones = static_cast<std::int64_t>(k);
        CHECK(worth(drawing) == Worth{stones, stones});
        CHECK(worth(drawing, Scoring::area) == Worth{0, stones + 1});
    }
}

namespace {

std::string with_colors_swapped(std::string drawing) {
    for (char& letter : drawing)
        letter = letter == 'X'   ? 'O'
                 : letter == 'O' ? 'X'
                 : letter == 'x' ? 'o'
                 : letter == 'o' ? 'x'
                                 : letter;
    return drawing;
}

/// White stones in a blind alley, and how many empty points lie before them.
std::string stones_in_a_corridor(std::size_t stones, std::size_t empty) {
    const std::string wall(stones + empty + 1, 'X');
    return wall + "O\nX" + std::string(stones, 'o') + std::string(empty, '.') + "O\n" + wall + "O";
}

}  // namespace

TEST_CASE("a push towards stones that are cut off is sente, and Black's closing before it gains a point",
          "[counting]") {
    for (std::size_t k = 1; k <= 4; ++k)
        for (std::size_t m = 2; m <= 4 && k + m <= 7; ++m) {  // in more room White lives
            INFO(k << " stones, " << m << " points");
            const Rational stones = static_cast<std::int64_t>(k), points = static_cast<std::int64_t>(m);
            const std::string drawing = stones_in_a_corridor(k, m);
            const Rational mean = stones * 2 + points - 2;
            CHECK(worth(drawing) == Worth{mean, 1});
            CHECK(worth(with_colors_swapped(drawing)) == Worth{-mean, 1});
            CHECK(worth(drawing, Scoring::area) == Worth{stones + points - 2, 2});
            LocalReader reader = reader_of(drawing);
            CHECK(reader.thermograph(reader.start().parts.front()).initiative == Initiative::white_sente);
        }
}

TEST_CASE("a corridor of White's is the same with the sign turned", "[counting]") {
    for (std::size_t n = 1; n <= 6; ++n) {
        INFO(n);
        const std::string drawing = stones_in_a_corridor(0, n);
        const Worth black = worth(drawing);
        CHECK(worth(with_colors_swapped(drawing)) == Worth{-black.mean, black.temperature});
    }
}

TEST_CASE("the last ko is worth a third of a point in a move, two thirds more under area rules",
          "[counting]") {
    CHECK(worth(R"(
        X X O O
        X o . O
        X X O O)") == Worth{{1, 3}, {1, 3}});
    CHECK(worth(R"(
        X X O O
        X . x O
        X X O O)") == Worth{{-1, 3}, {1, 3}});
    CHECK(worth(R"(
        X X O O
        X o . O
        X X O O)",
                Scoring::area) == Worth{{-2, 3}, {4, 3}});
}

TEST_CASE("ground within walls of one color is settled, with what is too cramped to live there",
          "[counting]") {
    CHECK(worth(R"(
        X X X X
        X . . X
        X . . X
        X X X X)") == Worth{4, 0});
    CHECK(worth(R"(
        X X X X
        X o . X
        X . o X
        X X X X)") == Worth{6, 0});
    CHECK(worth(R"(
        X X X X
        X o . X
        X . o X
        X X X X)",
                Scoring::area) == Worth{4, 0});
}

TEST_CASE("a neutral point is worth nothing by territory and a point by area", "[counting]") {
    const std::string drawing = "X X O\nX . O\nX O O";
    CHECK(worth(drawing) == Worth{0, 0});
    CHECK(worth(drawing, Scoring::area) == Worth{0, 1});
}
