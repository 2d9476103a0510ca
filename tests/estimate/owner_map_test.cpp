#include "goterr/estimate/owner_map.hpp"

#include "support/catch.hpp"

using namespace goterr;

namespace {

/// Black's points less white's in an empty row of these expectations in hundredths.
int count_of_row(const std::vector<int>& hundredths) {
    const BoardSize size{static_cast<int>(hundredths.size()), 1};
    const Position position(size);
    const Evidence evidence{.position = position,
                            .chains = find_chains(position.board),
                            .tactics = {},
                            .samples = {},
                            .dragons = {},
                            .dead = PointSet(size)};
    Grid<float> ownership(size);
    for (int column = 0; column < size.width; ++column)
        ownership[{column, 0}] = static_cast<float>(hundredths[static_cast<std::size_t>(column)]) / 100;
    int count = 0;
    const Grid<Color> owners = expected_owners(evidence, ownership, Scoring::area);
    for (const Color owner : owners.values()) count += sign(owner);
    return count;
}

}  // namespace

TEST_CASE("the count of an open position is the whole number nearest to the sum of the expectations") {
    CHECK(count_of_row({10, 20, 30, 40, 45, 48, 49}) == 2);  // of 2.42
    CHECK(count_of_row({-10, -20, -30, -40, -45, -48, -49}) == -2);
    CHECK(count_of_row({90, 80, 70, 5, -5, -70, -80, -90}) == 0);
    CHECK(count_of_row({60, 58, 55, 53, 51, 1, 2}) == 3);     // of 2.8
    CHECK(count_of_row({90, 80, 70, 60, 40, 30, -15}) == 4);  // of 3.55
    CHECK(count_of_row({0, 0, 0}) == 0);
}
