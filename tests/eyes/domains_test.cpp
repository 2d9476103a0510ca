#include "../../src/eyes/domains.hpp"

#include "goterr/board/position.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;

namespace {

PointSet black_domain(const std::string& drawing) {
    const Board board = test::board_from_diagram(drawing);
    Position position(board.size());
    position.board = board;
    const Chains chains = find_chains(board);
    const Tactics tactics = read_captures(position, chains);
    return detail::domain_of({board, chains, tactics}, Color::black);
}

}  // namespace

TEST_CASE("a point beside the opponent needs two pairs of points behind it, any other one", "[eyes]") {
    const PointSet contested = black_domain(R"(
        X . . O . .
        X . . O . .
        X . O O . .
        X . . O . .
        X . O O . .
        X . . O . .
        X . . O . .)");
    CHECK(contested.contains("B4"_pt));
    CHECK(contested.contains("B5"_pt));
    CHECK(contested.contains("B3"_pt));
    CHECK(contested.contains("C4"_pt));  // B4 and either of its neighbors
    const PointSet cut_off = black_domain(R"(
        X . . O . .
        X . . O . .
        X . O O . .
        X . . O . .
        X O O O . .
        X . O . . .
        X . O . . .)");
    CHECK(cut_off.contains("B4"_pt));
    CHECK(cut_off.contains("B5"_pt));
    CHECK_FALSE(cut_off.contains("C4"_pt));  // B4 and B5 alone
}
