#include "goterr/reading/links.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

constexpr int boards = 2000;

Link link_of(const Position& position, Point a, Point b) {
    const auto link = link_between(position.board, find_chains(position.board), a, b);
    REQUIRE(link.has_value());
    return *link;
}

/// Read to the end, whoever wins the kos.
bool cannot_be_cut(const Position& position, const Link& link, int most_boards) {
    const Tactic tactic = cut(position, link, most_boards);
    return tactic.read && tactic.capture == Capture::fails;
}

}  // namespace

TEST_CASE("a diagonal with both ways open cannot be cut", "[reading]") {
    const Position open = position_from(R"(
        . . . . .
        . X . . .
        . . X . .
        . . . . .
        . . . . .)");
    CHECK(cannot_be_cut(open, link_of(open, "B4"_pt, "C3"_pt), boards));
}

TEST_CASE("a cut point that decides is played by whoever moves first", "[reading]") {
    const Position cutting = position_from(R"(
        . . . . . .
        . O O O . .
        . X . X . .
        . O O O . .
        . . . . . .
        . . . . . .)");
    const Link link = link_of(cutting, "B4"_pt, "D4"_pt);
    CHECK(cut(cutting, link, boards).capture == Capture::works);
    CHECK(cut(cutting, link, boards).move == "C4"_pt);
}

TEST_CASE("stones far apart have no gap that is read", "[reading]") {
    const Position apart = position_from(R"(
        X . . . . . X
        . . . . . . .)");
    CHECK_FALSE(link_between(apart.board, find_chains(apart.board), "A2"_pt, "G2"_pt).has_value());
    CHECK(find_links(apart.board, find_chains(apart.board)).empty());
}

TEST_CASE("a jump is unchallenged while no enemy stands beside it", "[reading]") {
    const Position jumps = position_from(R"(
        . . . . . . . . .
        . X . X . X . X .
        . . . . . . O . .
        . . . . . . . . .
        O X . X O . . . .
        . . . . . . . . .)");
    CHECK(is_unchallenged(jumps.board, link_of(jumps, "B5"_pt, "D5"_pt)));
    CHECK_FALSE(is_unchallenged(jumps.board, link_of(jumps, "F5"_pt, "H5"_pt)));
    CHECK(is_unchallenged(jumps.board, link_of(jumps, "B2"_pt, "D2"_pt)));
}

TEST_CASE("a gap of three lines needs its ends free too", "[reading]") {
    const Position extensions = position_from(R"(
        . . . . . . . . . . .
        . . . . . . . . . . .
        . X . . X . X . . X O
        . . . . . . . . . . .)");
    CHECK(is_unchallenged(extensions.board, link_of(extensions, "B2"_pt, "E2"_pt)));
    CHECK_FALSE(is_unchallenged(extensions.board, link_of(extensions, "G2"_pt, "K2"_pt)));
}

TEST_CASE("two stones that share two liberties are joined however the cut begins, which takes a board a cut",
          "[reading]") {
    const Position bamboo = position_from(R"(
        . . . O . . .
        . . X . X . .
        . . X . X . .
        . . . O . . .
        . . . . . . .)");
    const Tactic cutting = cut(bamboo, link_of(bamboo, "C4"_pt, "E4"_pt), boards);
    CHECK(cutting.capture == Capture::fails);
    CHECK(cutting.read);
    CHECK(cutting.boards <= 12);
}

TEST_CASE("links between some pairs of chains are those among all links", "[reading]") {
    const Board board = board_from_diagram(R"(
        . X . X . X .
        . . . . . . .
        X . O . O . X
        . . . O . . .
        . X . . . X .)");
    const Chains chains = find_chains(board);
    const auto asked = [](int a, int b) { return (a + b) % 2 == 0; };
    std::vector<Link> among_all;
    for (const Link& link : find_links(board, chains))
        if (asked(link.first, link.second)) among_all.push_back(link);
    REQUIRE_FALSE(among_all.empty());
    CHECK(find_links(board, chains, asked) == among_all);
}

TEST_CASE("two links that hold each by itself fail together where one move threatens both", "[reading]") {
    const Position edge = position_from(R"(
        . . . . . . . . .
        O O O O O O O O O
        O X X X X X X X X
        O O . . . . . X .
        . . . O . . O . X)");
    const auto fails = [](const Position& position) {
        const Chains chains = find_chains(position.board);
        const auto left = link_between(position.board, chains, "B2"_pt, "D1"_pt);
        const auto right = link_between(position.board, chains, "D1"_pt, "G1"_pt);
        CHECK(cannot_be_cut(position, left.value(), 4000));
        CHECK(cannot_be_cut(position, right.value(), 4000));
        return fail_together(position, *left, *right, 4000);
    };
    CHECK(fails(edge));
    Position mended = edge;
    mended.board["D2"_pt] = Color::white;
    CHECK_FALSE(fails(mended));
}
