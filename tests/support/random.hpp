/// Chance for laws that hold everywhere, with seeds that bring a case back.
///
/// `for_random_cases(1000, [](Random& random) { ... })` runs a law on a thousand cases; the seed of a case
/// that fails is printed. GOTERR_TEST_SEED=N begins with that seed, GOTERR_TEST_CASES=N multiplies the number
/// of cases.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <random>

#include "goterr/core/board_size.hpp"
#include "support/catch.hpp"

namespace goterr::test {

using Random = std::mt19937_64;  // the same numbers on every machine, unlike the standard distributions

/// 0..bound-1.
inline int below(Random& random, int bound) {
    return static_cast<int>(random() % static_cast<unsigned>(bound));
}

inline int number_from(const char* variable, int fallback) {
    const char* text = std::getenv(variable);
    return text == nullptr ? fallback : std::atoi(text);
}

/// Of how many cases of laws one is tried: sanitizers make each take ten times as long.
inline int one_in() { return std::max(1, number_from("GOTERR_TEST_ONE_IN", 1)); }

template <typename Law>
void for_random_cases(int cases, Law law) {
    constexpr int fewest = 40;
    const int first = number_from("GOTERR_TEST_SEED", 1);
    const int tried = std::max(cases / one_in(), std::min(cases, fewest));
    const int last = first + tried * std::max(1, number_from("GOTERR_TEST_CASES", 1));
    for (int seed = first; seed < last; ++seed) {
        INFO("GOTERR_TEST_SEED=" << seed << " begins with this case");
        Random random(static_cast<unsigned>(seed));
        law(random);
    }
}

/// Rectangles and squares, small ones most often.
inline BoardSize random_size(Random& random, int longest = longest_side) {
    const int limit = below(random, 4) == 0 ? longest : std::min(longest, 9);
    const int width = 1 + below(random, limit);
    return {width, below(random, 3) == 0 ? width : 1 + below(random, limit)};
}

}  // namespace goterr::test
