#include "goterr/playout/playout.hpp"

#include "../../src/playout/canonical.hpp"
#include "../../src/playout/player.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using playout::Transform;
using playout::transformed;
using test::board_from_diagram;
using test::diagram;
using test::drawn;

namespace {

Position position_of(const Board& board, Color to_move = Color::black) {
    Position position(board.size());
    position.board = board;
    position.to_move = to_move;
    return position;
}

/// X and O where one side owns a point in nearly all games, - where nearly always nobody does.
std::string settled(const Samples& samples) {
    return drawn(samples.ownership, [](double owner) {
        return owner > 0.8 ? 'X' : owner < -0.8 ? 'O' : owner > -0.2 && owner < 0.2 ? '-' : '?';
    });
}

constexpr PlayoutOptions hundred{.first = 100, .batch = 100, .most = 100, .clear = 0};

std::vector<Transform> sixteen_transforms() {
    std::vector<Transform> all;
    for (int bits = 0; bits < 16; ++bits) all.push_back({{bits & 7}, (bits & 8) != 0});
    return all;
}

/// The samples as they must be for the transformed position.
Samples transformed_samples(const Samples& samples, Transform by) {
    const BoardSize size = samples.ownership.size();
    Samples result = samples;
    result.ownership = result.nobody = Grid<double>(oriented(size, by.way));
    for (const Point p : points_of(size)) {
        const double owner = samples.ownership[p];
        result.ownership[oriented(p, size, by.way)] = by.swap_colors ? 0 - owner : owner;
        result.nobody[oriented(p, size, by.way)] = samples.nobody[p];
    }
    for (double& score : result.scores) score = by.swap_colors ? 0 - score : score;
    return result;
}

}  // namespace

TEST_CASE("the border of two living sides stays where it is", "[playout]") {
    const auto position = position_of(board_from_diagram(R"(
        . . X O . .
        . X X O O .
        X . X O . O
        . X X O O .
        . . X O . .)"));
    CHECK(settled(play_out(position, hundred)) == diagram(R"(
        X X X O O O
        X X X O O O
        X X X O O O
        X X X O O O
        X X X O O O)"));
}

TEST_CASE("stones without room for eyes die", "[playout]") {
    const auto position = position_of(board_from_diagram(R"(
        . X X O . . . . .
        X . X O O O O O O
        X X X O . . X . .
        O O O O . . X X .
        X X X O O O O O O
        . . X X X X X X X
        . O O X . . . . .
        . . O X . . . . .)"));
    CHECK(settled(play_out(position, hundred)) == diagram(R"(
        X X X O O O O O O
        X X X O O O O O O
        X X X O O O O O O
        O O O O O O O O O
        X X X O O O O O O
        X X X X X X X X X
        X X X X X X X X X
        X X X X X X X X X)"));
}

TEST_CASE("the shared liberties of a seki stay open and its stones on the board", "[playout]") {
    const auto position = position_of(board_from_diagram(R"(
        X X X X X X X X .
        X O O O O O O X X
        X O X X X X O X .
        X O . X X . O X X)"));
    CHECK(settled(play_out(position, hundred)) == diagram(R"(
        X X X X X X X X X
        X O O O O O O X X
        X O X X X X O X X
        X O - X X - O X X)"));
}

TEST_CASE("turned, mirrored and color-swapped positions get the turned, mirrored and negated samples",
          "[playout]") {
    const Board board = GENERATE(board_from_diagram(R"(
        . . . . . . .
        . . X . O . .
        . X . . . O .
        . . . . . . .
        . O O . X . .
        . . . . . . .
        . . . . . . .)"),
                                 board_from_diagram(R"(
        . . . . . .
        . X X O O .
        . . . . O .
        . X . . . .)"),
                                 board_from_diagram(R"(
        . . . . .
        . X . O .
        . . . . .
        . O . X .
        . . . . .)"),
                                 board_from_diagram(R"(
        . . . . . . . . . . .
        . . . . X O . . . . .
        . . X . . . . . O . .
        . . . . . . . . . . .)"),
                                 Board(BoardSize{4, 4}));
    const Position position = position_of(board);
    const Samples samples = play_out(position);
    for (const Transform by : sixteen_transforms()) {
        const Samples image = play_out(transformed(position, by));
        CHECK(image == transformed_samples(samples, by));
    }
}

TEST_CASE("prisoners do not change the games", "[playout]") {
    Position position = position_of(board_from_diagram(R"(
        . . . .
        . X O .
        . . . .)"));
    const Samples samples = play_out(position);
    position.prisoners = {3, 1};
    CHECK(play_out(position) == samples);
}

TEST_CASE("another seed gives other games", "[playout]") {
    const Position position{BoardSize{9, 9}};
    CHECK(play_out(position, {.seed = 1}) == play_out(position, {.seed = 1}));
    CHECK_FALSE(play_out(position, {.seed = 1}).scores == play_out(position, {.seed = 2}).scores);
}

namespace {

/// Black has the left and white the right.
Position divided_board() {
    return position_of(board_from_diagram(R"(
        . X O . .
        . X O . .
        . X O . .
        X X O O .
        . X O . .)"));
}

}  // namespace

TEST_CASE("games stop as soon as all chains are clear", "[playout]") {
    const Position clear = divided_board();
    CHECK(play_out(clear, {.first = 8, .batch = 8, .most = 64, .clear = 1.5}).games == 8);
    CHECK(play_out(clear, {.first = 8, .batch = 8, .most = 44, .clear = 1000}).games == 44);
    CHECK(play_out(clear, {.first = 8, .batch = 8, .most = 5, .clear = 0}).games == 5);
}

TEST_CASE("a chain in doubt gets more games where all else is clear", "[playout]") {
    const PlayoutOptions never_clear{.most = 20, .settled = 40, .clear = 1000};
    CHECK(play_out(divided_board(), never_clear).games == 40);
    Board board(BoardSize{9, 9});
    board[Point{4, 4}] = Color::black;
    CHECK(play_out(position_of(board), never_clear).games == 20);
}

TEST_CASE("a large chain has to be clearer than a small one", "[playout]") {
    const PlayoutOptions always_clear{.first = 8, .batch = 8, .most = 64, .clear = 0};
    PlayoutOptions large_in_doubt = always_clear;
    large_in_doubt.large_clear = 1000;
    Board board(BoardSize{9, 9});
    for (int column = 1; column < 5; ++column) board[Point{column, 4}] = Color::black;
    CHECK(play_out(position_of(board), large_in_doubt).games == 8);
    board[Point{5, 4}] = Color::black;
    CHECK(play_out(position_of(board), large_in_doubt).games == 64);
    CHECK(play_out(position_of(board), always_clear).games == 8);
}

TEST_CASE("games whose scores agree are fewer than games whose scores do not", "[playout]") {
    const PlayoutOptions never_clear{.most = 120, .spread = 30, .least = 10, .clear = 1000};
    Board open(BoardSize{9, 9});
    open[Point{4, 4}] = Color::black;
    const int divided = play_out(divided_board(), never_clear).games;
    CHECK(divided >= 10);
    CHECK(divided < play_out(position_of(open), never_clear).games);
    CHECK(play_out(position_of(open), {.most = 5, .spread = 30, .least = 10, .clear = 1000}).games == 5);
}

TEST_CASE("the score of a game is the sum over its points", "[playout]") {
    const auto position = position_of(board_from_diagram(R"(
        . . X O . .
        X . X O O .
        . X X O . O)"));
    const Samples samples = play_out(position);
    double mean = 0, owned = 0;
    for (const double score : samples.scores) mean += score / samples.games;
    for (const double owner : samples.ownership.values()) owned += owner;
    CHECK(static_cast<int>(samples.scores.size()) == samples.games);
    CHECK(mean == Catch::Approx(owned).margin(1e-9));
}

TEST_CASE("the fate of a chain is the mean over its stones for its own side", "[playout]") {
    const auto board = board_from_diagram(R"(
        X O .
        . O .)");
    Samples samples;
    samples.ownership = Grid<double>(board.size(), {-1.0, -0.5, 0.0, 0.0, -0.75, 0.0});
    CHECK(mean_fate(samples, chain_at(board, *point_from_name("A2"))) == -1.0);
    CHECK(mean_fate(samples, chain_at(board, *point_from_name("B1"))) == 0.625);
}

TEST_CASE("every size of board is played to the end", "[playout]") {
    const BoardSize size = GENERATE(BoardSize{1, 1}, BoardSize{1, 2}, BoardSize{2, 2}, BoardSize{52, 1},
                                    BoardSize{1, 52}, BoardSize{10, 9}, BoardSize{19, 20}, BoardSize{52, 52});
    const Samples samples = play_out(Position(size), {.first = 2, .batch = 2, .most = 2});
    CHECK(samples.games == 2);
    CHECK(samples.ownership.size() == size);
    for (const Point p : points_of(size)) CHECK(std::abs(samples.ownership[p]) + samples.nobody[p] <= 1.0);
}

TEST_CASE("chains without liberties are taken off before the first move", "[playout]") {
    const auto full = position_of(board_from_diagram(R"(
        X O X
        O X O
        X O X)"));
    CHECK(play_out(full).games >= 1);
    const auto caught = position_of(board_from_diagram(R"(
        X O . X .
        O O O X X
        . O O X .
        O O O X X)"));
    CHECK(play_out(caught).ownership[*point_from_name("A4")] == -1.0);
    const Samples one = play_out(position_of(board_from_diagram("X")));
    CHECK(one.nobody[*point_from_name("A1")] == 1.0);
}

TEST_CASE("the player never retakes a ko at once", "[playout]") {
    Position position = position_of(board_from_diagram(R"(
        . X O .
        X . X O
        . X O .)"),
                                    Color::white);
    const auto takes_ko = [](const Position& where) {
        using Board = playout::FastBoard<9>;
        int takes = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            playout::Random random(seed);
            const int spot = playout::choose_move(Board(where), Color::white, random);
            takes += spot == Board::spot_of(*point_from_name("B2"), where.board.size()) ? 1 : 0;
        }
        return takes;
    };
    CHECK(takes_ko(position) > 0);
    position.ko = point_from_name("B2");
    CHECK(takes_ko(position) == 0);
}
