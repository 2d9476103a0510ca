#include "goterr/estimate/move_later.hpp"

#include "goterr/estimate/estimate.hpp"
#include "goterr/estimate/inputs.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

/// Black takes the stone in the middle at E4; the white stone in the corner is far away.
Analysis before_capture() {
    Position position(BoardSize{9, 9});
    position.board = board_from_diagram(R"(
        . . . . . . . . .
        . O X . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . X O X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . X .
        . . . . . . . X O)");
    return analyze(position, analysis_options({.effort = Effort::quick}, position.board.size()));
}

std::size_t place_of(Point p) { return static_cast<std::size_t>(BoardSize{9, 9}.index_of(p)); }

}  // namespace

TEST_CASE("a move later, what was taken is gone from chains and dragons, and the games are those of before") {
    const Analysis before = before_capture(), later = one_move_later(before, "E4"_pt);
    CHECK(later.position == play(before.position, "E4"_pt, Color::black));
    CHECK(later.chains.number_at("E5"_pt) < 0);
    for (const Dragon& dragon : later.dragons()) {
        CHECK_FALSE(dragon.stones.empty());
        CHECK_FALSE(dragon.stones.contains("E5"_pt));
    }
    CHECK_FALSE(later.dead().contains("E5"_pt));
    CHECK(later.samples == before.samples);
}

TEST_CASE("a move later, the chains that it touched are read again") {
    const Analysis before = before_capture();
    for (const Point move : {"H3"_pt, "B7"_pt, "E4"_pt}) {
        const Analysis later = one_move_later(before, move);
        CHECK(later.tactics == read_captures(later.position, later.chains));
    }
    CHECK(one_move_later(before, "B7"_pt).tactics.chains != before.tactics.chains);
}

TEST_CASE("a move later, the net sees the new stones as the other side does, and else what it saw before") {
    const Analysis before = before_capture(), later = one_move_later(before, "E4"_pt);
    const std::vector<InputPoint> first = inputs_of(before), seen = inputs_after(first, later, "E4"_pt),
                                  anew = inputs_of(later);
    constexpr std::size_t stones_and_readings = 13, playouts = 14, nobody = 15, verdict = 16;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        for (std::size_t plane = 0; plane < stones_and_readings; ++plane)
            CHECK(int{seen[i][plane]} == int{anew[i][plane]});
        CHECK(int{seen[i][playouts]} == -int{first[i][playouts]});
        CHECK(int{seen[i][nobody]} == int{first[i][nobody]});
        CHECK(int{seen[i][verdict]} == int{anew[i][verdict]});
    }
    CHECK(int{seen[place_of("E5"_pt)][verdict]} == 0);
    CHECK(int{seen[place_of("E4"_pt)][verdict]} == -input_unit);
}
