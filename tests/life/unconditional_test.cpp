#include "goterr/life/unconditional.hpp"

#include "goterr/board/orientation.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

std::string secure_points(const std::string& drawing) {
    const Board board = board_from_diagram(drawing);
    const UnconditionalLife life = find_unconditional_life(board, find_chains(board));
    return drawn(life.owner, [](signed char owner) { return owner > 0 ? 'X' : owner < 0 ? 'O' : '.'; });
}

}  // namespace

TEST_CASE("two eyes of one point each live unconditionally", "[life]") {
    CHECK(secure_points(R"(
        . X . X O .
        X X X X O .
        O O O O O .
        . . . . . .)") == diagram(R"(
        X X X X . .
        X X X X . .
        . . . . . .
        . . . . . .)"));
}

TEST_CASE("one large eye is no unconditional life", "[life]") {
    CHECK(secure_points(R"(
        . . . X O .
        X X X X O .
        O O O O O .
        . . . . . .)") == diagram(R"(
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .)"));
}

TEST_CASE("chains that share their eyes live together", "[life]") {
    CHECK(secure_points(R"(
        . X X . X O
        X X . X X O
        O O X X O O
        O . O O . .)") == diagram(R"(
        X X X X X .
        X X X X X .
        . . X X . .
        . . . . . .)"));
}

TEST_CASE("an eye with a border that is not proved proves nothing", "[life]") {
    CHECK(secure_points(R"(
        . X X . X O
        X X . X O O
        O O X O O .
        O . O O . .)") == diagram(R"(
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .)"));
}

TEST_CASE("a prisoner in an eye whose empty points all touch the wall is dead for sure", "[life]") {
    const std::string drawing = R"(
        O . X . X O
        X X X X X O
        O O O O O O
        O O . . . .)";
    CHECK(secure_points(drawing) == diagram(R"(
        X X X X X .
        X X X X X .
        . . . . . .
        . . . . . .)"));
    const Board board = board_from_diagram(drawing);
    const Chains chains = find_chains(board);
    const UnconditionalLife life = find_unconditional_life(board, chains);
    CHECK(life.dead[static_cast<std::size_t>(chains.number_at("A4"_pt))]);
    CHECK_FALSE(life.alive[static_cast<std::size_t>(chains.number_at("A4"_pt))]);
}

TEST_CASE("unconditional life turns with the board and swaps with the colors", "[life]") {
    const Board board = board_from_diagram(R"(
        O . X . X O
        X X X X X O
        O O O O O O
        . O . O O .)");
    const SecureMap expected = find_unconditional_life(board, find_chains(board)).owner;
    for (int bits = 0; bits < orientations; ++bits) {
        const Board turned = colors_swapped(orient(board, {bits}));
        const SecureMap found = find_unconditional_life(turned, find_chains(turned)).owner;
        for (const Point p : points_of(board.size()))
            CHECK(found[oriented(p, board.size(), {bits})] == -expected[p]);
    }
}
