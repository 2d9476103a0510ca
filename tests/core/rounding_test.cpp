#include "goterr/core/rounding.hpp"

#include <cmath>

#include "support/catch.hpp"
#include "support/random.hpp"

using namespace goterr;
using namespace goterr::test;

TEST_CASE("numbers are rounded as the standard library rounds them") {
    for_random_cases(2000, [](Random& random) {
        const double value = (below(random, 2000001) - 1000000) / std::pow(2.0, below(random, 30));
        for (const double near : {value, std::nextafter(value, 1e9), std::nextafter(value, -1e9)})
            REQUIRE(rounded(near) == std::llround(near));
    });
    for (const double value : {0.0, -0.0, 0.5, -0.5, 1e15 + 0.5, -1e15 - 0.5, 4503599627370495.5})
        CHECK(rounded(value) == std::llround(value));
}
