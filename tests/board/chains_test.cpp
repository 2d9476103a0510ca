#include "goterr/board/chains.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

TEST_CASE("stones connect along the lines, not diagonally", "[board]") {
    const Board board = board_from_diagram(R"(
        X . O
        X X O
        O X .)");
    const Chains chains = find_chains(board);
    CHECK(chains.count() == 3);
    CHECK(chains.at("A3"_pt).stones.count() == 4);
    CHECK(chains.at("A3"_pt).liberties == PointSet({3, 3}, {"B3"_pt, "C1"_pt}));
    CHECK(chains.at("C3"_pt).liberties == PointSet({3, 3}, {"B3"_pt, "C1"_pt}));
    CHECK(chains.at("A1"_pt).liberties.empty());
    CHECK(chains.number_at("B3"_pt) == -1);
}

TEST_CASE("a chain has more liberties than one less than it has", "[board]") {
    const Board board = board_from_diagram(R"(
        X . O . .
        X X O O .
        O X . . O
        . O X . .)");
    for (const Chain& chain : find_chains(board))
        for (int few = -1; few < 8; ++few)
            for (const Point p : chain.stones)
                CHECK(has_more_liberties(board, p, few) == (chain.liberties.count() > few));
}
