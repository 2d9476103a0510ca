#include <array>
#include <vector>

#include "../../src/playout/fast_board.hpp"
#include "../../src/playout/random.hpp"
#include "../../src/playout/spots_around.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::playout;

namespace {

std::vector<int> members_of(const Bits<380>& bits) {
    std::vector<int> members;
    bits.for_each([&](int bit) { members.push_back(bit); });
    return members;
}

}  // namespace

TEST_CASE("a set of bits knows its members by rank, the first and the last", "[playout]") {
    Random random(1);
    for (int size = 1; size < 380; size += 7) {
        Bits<380> bits;
        for (int i = 0; i < size; ++i) bits.insert(random.below(380));
        const std::vector<int> members = members_of(bits);
        REQUIRE(bits.count() == static_cast<int>(members.size()));
        CHECK(bits.first() == members.front());
        CHECK(bits.last() == members.back());
        for (int rank = 0; rank < bits.count(); ++rank)
            CHECK(bits.nth(rank) == members[static_cast<std::size_t>(rank)]);
    }
}

TEST_CASE("spots around a spot are drawn in the order of their numbers", "[playout]") {
    // . X .    The empty ones are all but north and west.
    // O . .
    // . . .
    const auto around = static_cast<Around>(bits_of(Color::black) | bits_of(Color::white) << 6);
    SpotsAround<20> spots(100, places_of(around, Color::empty));
    REQUIRE(spots.count() == 6);
    for (const int expected : {79, 81, 101, 119}) {
        CHECK(spots.nth(0) == expected);
        spots.erase_nth(0);
    }
    CHECK(spots.nth(1) == 121);
    spots.erase_nth(1);
    CHECK(spots.count() == 1);
    CHECK(spots.nth(0) == 120);
}

TEST_CASE("neighbors go into a set of spots all at once as they do one by one", "[playout]") {
    using Board = FastBoard<19>;
    const BoardSize size;
    for (const Point p : points_of(size)) {
        const int spot = Board::spot_of(p, size);
        for (unsigned wanted = 0; wanted < 16; ++wanted) {
            Board::Spots at_once, one_by_one;
            at_once.insert(spot);
            one_by_one.insert(spot);
            unsigned places = 0;
            for (unsigned i = 0; i < 4; ++i) {
                const Point q{p.column + std::array{0, 1, 0, -1}[i], p.row + std::array{1, 0, -1, 0}[i]};
                if (!size.contains(q) || (wanted >> i & 1) == 0) continue;
                places |= 1U << (2 * i);
                one_by_one.insert(Board::spot_of(q, size));
            }
            at_once.insert_beside(spot, places);
            REQUIRE(at_once == one_by_one);
        }
    }
}
