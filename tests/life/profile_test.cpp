#include "goterr/life/profile.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

/// Every chain a dragon of its own, with the status that `status_of(chain)` gives it.
template <typename StatusOf>
std::vector<Dragon> profiles_by(const std::string& drawing, StatusOf status_of) {
    const Position position = position_from(drawing);
    const Chains chains = find_chains(position.board);
    std::vector<Dragon> dragons;
    for (const Chain& chain : chains) {
        Dragon dragon;
        dragon.side = chain.side;
        dragon.stones = chain.stones;
        dragon.status = status_of(chain);
        dragon.reason.cause = Cause::playouts;
        dragons.push_back(dragon);
    }
    return with_eyes_and_escape(dragons, position.board, chains, read_captures(position, chains));
}

std::vector<Dragon> profiles_of(const std::string& drawing, Status status) {
    return profiles_by(drawing, [&](const Chain&) { return status; });
}

}  // namespace

TEST_CASE("two eyes are found and added up, and take nobody else's place as the reason", "[life]") {
    const Dragon dragon = profiles_of(R"(
        . X . X O .
        X X X X O .
        O O O O O .
        . . . . . .)",
                                      Status::alive)
                              .front();
    CHECK(dragon.reason.eyes.size() == 2);
    CHECK(dragon.eyes == EyeValue{2, 2, 2, 2});
    CHECK(dragon.reason.cause == Cause::playouts);
}

TEST_CASE("stones in the open can run", "[life]") {
    const Dragon dragon = profiles_of(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . X X . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .)",
                                      Status::alive)
                              .front();
    CHECK(dragon.escape >= 5);
}

TEST_CASE("an eye between two dragons is an eye of both", "[life]") {
    const std::vector<Dragon> dragons = profiles_of(R"(
        X X X X X . O
        X X . X . O O
        . X . X O O O
        O X X X X . .
        X X X O O O .
        X . X X O O O
        X X X X X O .)",
                                                    Status::critical);
    int with_the_eye = 0;
    for (const Dragon& dragon : dragons)
        for (const Point p : dragon.reason.eye_points) with_the_eye += p == "F4"_pt ? 1 : 0;
    CHECK(with_the_eye == 2);
}
