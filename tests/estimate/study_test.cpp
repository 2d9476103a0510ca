#include "goterr/estimate/study.hpp"

#include <algorithm>

#include "support/catch.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

bool lives_beside(const std::vector<Dragon>& dragons, const Dragon& dragon) {
    PointSet beside(dragon.stones.size());
    for (const Point p : dragon.stones)
        for (const Point q : neighbors_of(p, dragon.stones.size())) beside.insert(q);
    return std::any_of(dragons.begin(), dragons.end(), [&](const Dragon& other) {
        return other.side != dragon.side && other.status == Status::alive && !(other.stones & beside).empty();
    });
}

}  // namespace

TEST_CASE("what the estimate counts as dead beside the living is not on the quiet board, whatever its fate") {
    int doubtful = 0;
    for_random_cases(1500, [&](Random& random) {
        const Position position = random_position({3 + below(random, 5), 3 + below(random, 5)}, random);
        const Study study{position, {.effort = Effort::quick}};
        for (const Dragon& dragon : study.estimate().dragons) {
            if (!is_unsettled(dragon) || !study.estimate().dead.includes(dragon.stones)) continue;
            if (dragon.side != position.to_move || !lives_beside(study.counted_dragons(), dragon)) continue;
            ++doubtful;
            CHECK(study.quiet_board()[dragon.stones.first()] == Color::empty);
        }
    });
    CHECK(doubtful > 0);
}
