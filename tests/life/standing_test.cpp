#include "goterr/life/standing.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

Dragon dragon_of(Color side, Point p, Status status, double survival) {
    Dragon dragon;
    dragon.side = side;
    dragon.stones = PointSet({5, 1}, {p});
    dragon.status = status;
    dragon.survival = survival;
    return dragon;
}

}  // namespace

TEST_CASE("dead stones are not safe, critical ones only when it is their turn", "[life]") {
    const Board board = board_from_diagram("X . O . X");
    const std::vector<Dragon> dragons{dragon_of(Color::black, "A1"_pt, Status::dead, -1),
                                      dragon_of(Color::white, "C1"_pt, Status::critical, 0),
                                      dragon_of(Color::black, "E1"_pt, Status::alive, 1)};
    CHECK(standing_of(board, dragons, Color::white).safe == PointSet({5, 1}, {"C1"_pt, "E1"_pt}));
    CHECK(standing_of(board, dragons, Color::black).safe == PointSet({5, 1}, {"E1"_pt}));
    CHECK(standing_of(board, dragons, Color::empty).safe == PointSet({5, 1}, {"C1"_pt, "E1"_pt}));
}

TEST_CASE("stones radiate the less the more often they are lost", "[life]") {
    const Board board = board_from_diagram("X . O . X");
    const std::vector<Dragon> dragons{dragon_of(Color::black, "A1"_pt, Status::alive, 1),
                                      dragon_of(Color::white, "C1"_pt, Status::unknown, 0)};
    const Standing standing = standing_of(board, dragons, Color::empty);
    CHECK(standing.strength["A1"_pt] == Approx(100));
    CHECK(standing.strength["C1"_pt] == Approx(85));
}
