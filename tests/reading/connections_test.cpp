#include "goterr/reading/connections.hpp"

#include "goterr/board/orientation.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

struct Connected {
    Chains chains;
    std::vector<Connection> connections;

    const Connection* between(Point a, Point b) const {
        const int first = std::min(chains.number_at(a), chains.number_at(b));
        const int second = std::max(chains.number_at(a), chains.number_at(b));
        for (const Connection& c : connections)
            if (c.first == first && c.second == second) return &c;
        return nullptr;
    }
};

Connected connected(const std::string& drawing) {
    const Position position = position_from(drawing);
    Chains chains = find_chains(position.board);
    auto connections = find_connections(position, chains, read_captures(position, chains));
    return {std::move(chains), std::move(connections)};
}

}  // namespace

TEST_CASE("a bamboo joint and a diagonal connect in two ways", "[reading]") {
    const Connected found = connected(R"(
        . . . . . . .
        . X X . . O .
        . . . . O . .
        . X X . . . .
        . . . . . . .)");
    CHECK(found.between("B4"_pt, "B2"_pt) != nullptr);
    CHECK(found.between("F4"_pt, "E3"_pt) != nullptr);
}

TEST_CASE("a diagonal with one side taken can be cut", "[reading]") {
    const Connected found = connected(R"(
        . . . . . .
        . . O X . .
        . . X . O .
        . . . O O .
        . . . . . .)");
    CHECK(found.between("D4"_pt, "C3"_pt) == nullptr);
}

TEST_CASE("a cut that is captured at once is no cut", "[reading]") {
    const Connected found = connected(R"(
        . O X O .
        . O . O .
        . X X X .
        . . . . .)");
    CHECK(found.between("C4"_pt, "B2"_pt) == nullptr);
    const Connected guarded = connected(R"(
        . X . X . .
        O X . X O .
        O O X O O .
        . . . . . .)");
    REQUIRE(guarded.between("B4"_pt, "D4"_pt) != nullptr);
    const Connected edge = connected(R"(
        . X . X .
        . X O X .
        . O O O .
        . . . . .)");
    REQUIRE(edge.between("B4"_pt, "D4"_pt) == nullptr);
}

TEST_CASE("a point where the opponent may not play connects", "[reading]") {
    const Connected found = connected(R"(
        . X . O .
        O X X O .
        X . X O O
        X X O O .
        . O O . .)");
    CHECK(found.between("A2"_pt, "C3"_pt) != nullptr);
}

TEST_CASE("chains around a prisoner are connected", "[reading]") {
    const Connected found = connected(R"(
        . . X X X X . .
        . . . X X . . .
        . O O X X O O .
        . O X O O X O .
        . . X . . X . .
        . . X X . X . .)");
    CHECK(found.between("C3"_pt, "D4"_pt) != nullptr);
}
