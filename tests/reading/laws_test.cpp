/// Reading does not depend on how the board lies.
#include <set>

#include "goterr/reading/connections.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// Pairs of connected chains, each chain by its numbers on the board turned back.
std::set<std::pair<int, int>> connected_pairs(const Position& position, Orientation way,
                                              const Chains& names) {
    const Position turned = oriented(position, way);
    const BoardSize size = turned.board.size();
    const Chains chains = find_chains(turned.board);
    const auto name = [&](int chain) {
        return names.number_at(goterr::oriented(chains[chain].stones.first(), size, inverse(way)));
    };
    std::set<std::pair<int, int>> pairs;
    for (const Connection& joint : find_connections(turned, chains, read_captures(turned, chains)))
        pairs.insert(std::minmax({name(joint.first), name(joint.second)}));
    return pairs;
}

}  // namespace

TEST_CASE("a turned board has the same connections", "[reading][laws]") {
    for_random_cases(300, [](Random& random) {
        const Position position = random_position(random_size(random, 9), random);
        const Chains chains = find_chains(position.board);
        const Orientation way{1 + below(random, orientations - 1)};
        INFO(way.bits << "\n" << drawn(position.board));
        REQUIRE(connected_pairs(position, way, chains) == connected_pairs(position, {0}, chains));
    });
}
