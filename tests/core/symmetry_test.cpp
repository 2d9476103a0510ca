#include "goterr/core/symmetry.hpp"

#include "support/catch.hpp"
#include "support/random.hpp"

using namespace goterr;
using namespace goterr::test;

TEST_CASE("a turn followed by its inverse moves nothing", "[core]") {
    for (const BoardSize size : {BoardSize{1, 1}, {3, 5}, {4, 4}, {52, 7}})
        for (int bits = 0; bits < orientations; ++bits) {
            const BoardSize turned = goterr::oriented(size, Orientation{bits});
            for (const Point p : points_of(size)) {
                const Point q = goterr::oriented(p, size, {bits});
                REQUIRE(turned.contains(q));
                CHECK(goterr::oriented(q, turned, inverse({bits})) == p);
            }
        }
}

TEST_CASE("two turns are one turn, and the eight are all different", "[core]") {
    const BoardSize size{5, 3};
    for (int first = 0; first < orientations; ++first)
        for (int second = 0; second < orientations; ++second) {
            const BoardSize turned = goterr::oriented(size, Orientation{first});
            const Orientation both = goterr::after(Orientation{second}, Orientation{first});
            INFO(first << " then " << second);
            CHECK(goterr::oriented(size, both) == goterr::oriented(turned, Orientation{second}));
            for (const Point p : points_of(size))
                CHECK(goterr::oriented(p, size, both) ==
                      goterr::oriented(goterr::oriented(p, size, {first}), turned, {second}));
            CHECK((goterr::oriented(Point{0, 1}, {5, 5}, {first}) ==
                   goterr::oriented(Point{0, 1}, {5, 5}, {second})) == (first == second));
        }
}

TEST_CASE("mirrors keep a rectangle's size, the others exchange its sides", "[core]") {
    for (int bits = 0; bits < orientations; ++bits)
        CHECK((goterr::oriented(BoardSize{5, 3}, Orientation{bits}) == BoardSize{5, 3}) == (bits < 4));
}

TEST_CASE("neighbors stay neighbors, and sets turn with their points", "[core]") {
    for_random_cases(300, [](Random& random) {
        const BoardSize size = random_size(random, 12);
        const Orientation way{below(random, orientations)};
        PointSet stones(size);
        for (const Point p : points_of(size))
            if (below(random, 3) == 0) stones.insert(p);
        const PointSet turned = goterr::oriented(stones, way);
        REQUIRE(turned.count() == stones.count());
        for (const Point p : points_of(size)) {
            const Point q = goterr::oriented(p, size, way);
            REQUIRE(turned.contains(q) == stones.contains(p));
            for (const Point near : neighbors_of(p, size)) {
                const Point moved = goterr::oriented(near, size, way);
                REQUIRE(std::abs(moved.column - q.column) + std::abs(moved.row - q.row) == 1);
            }
        }
    });
}
