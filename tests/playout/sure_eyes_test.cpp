#include "../../src/playout/sure_eyes.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::playout;
using namespace goterr::test;

namespace {

bool has_eyes(const std::string& drawing, Point stone) {
    Position position(board_from_diagram(drawing).size());
    position.board = board_from_diagram(drawing);
    const FastBoard<9> board(position);
    return has_two_sure_eyes(board, FastBoard<9>::spot_of(stone, position.board.size()));
}

}  // namespace

TEST_CASE("two points apart are two sure eyes of the chain around them", "[siege]") {
    CHECK(has_eyes(R"(
        . . . . .
        X X X X .
        . X . X .)",
                   "B1"_pt));
}

TEST_CASE("an eye with a prisoner counts as long as all its empty points are liberties", "[siege]") {
    CHECK(has_eyes(R"(
        . . . . . .
        X X X X X .
        . X O . X .)",
                   "B1"_pt));
}

TEST_CASE("an eye that another chain closes is not sure", "[siege]") {
    CHECK_FALSE(has_eyes(R"(
        . . . . .
        X X X . .
        . X . X .)",
                         "B1"_pt));
}

TEST_CASE("one large eye is one, however many liberties are in it", "[siege]") {
    CHECK_FALSE(has_eyes(R"(
        . . . . .
        X X X X .
        . . . X .)",
                         "A2"_pt));
}

TEST_CASE(
    "a space with a point that is no liberty is no sure eye from whichever of its points it is looked at",
    "[siege]") {
    CHECK_FALSE(has_eyes(R"(
        X X X X X X X
        X . . . X . X
        X . . . X X X
        X . . . X X X
        X X X X X X X)",
                         "A1"_pt));
}
