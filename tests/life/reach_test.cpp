#include "../../src/life/reach.hpp"

#include "support/catch.hpp"
#include "support/judged.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

/// Goes on from the dragon at `from` until there is nothing more.
life::Reach reached_from(const life::Scene& scene, Point from, life::Edge edge) {
    life::Reach reach(scene, scene.at(from), edge);
    while (reach.step()) continue;
    return reach;
}

}  // namespace

TEST_CASE("a dragon reaches as far as what lives, and takes in what may be taken", "[life]") {
    const JudgedDrawing judged(corner_inside_a_wall, 0.2, {"A5"_pt});
    const Findings findings = judged.findings();
    const life::Scene scene(findings, judged.verdicts);
    const life::Reach reach = reached_from(scene, "C2"_pt, {life::solid, 0});
    CHECK(reach.points().includes(chain_at(judged.position.board, "A4"_pt).stones));
    CHECK_FALSE(reach.points().contains("E1"_pt));
    CHECK(reach.empties() == 5);
    CHECK(reach.bound_by(Color::black) == chain_at(judged.position.board, "A5"_pt).stones);
    CHECK(reach.bound_by(Color::white).empty());
}

TEST_CASE("a chain that the games keep takes part if its liberties beyond are few", "[life]") {
    const JudgedDrawing judged(R"(
        . O X . .
        O O X . .
        X X . . .)",
                               0.9, {});
    const Findings findings = judged.findings();
    const life::Scene scene(findings, judged.verdicts);
    const PointSet in_the_corner = chain_at(judged.position.board, "A1"_pt).stones;
    const life::Reach none = reached_from(scene, "A2"_pt, {life::solid, 0});
    CHECK(none.bound_by(Color::black).includes(in_the_corner));
    CHECK_FALSE(none.points().intersects(in_the_corner));
    const life::Reach one = life::Reach(scene, scene.at("A2"_pt), {life::solid, 1});
    CHECK(one.points().includes(in_the_corner));
    CHECK(one.bound_by(Color::black) == chain_at(judged.position.board, "C3"_pt).stones);
}
