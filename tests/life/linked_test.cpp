#include "goterr/life/linked.hpp"

#include <algorithm>

#include "goterr/life/judge.hpp"
#include "goterr/reading/links.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_position.hpp"
#include "support/verdicts.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

constexpr int boards = 400;

/// Every chain as a dragon of its own, living by the sampled games.
std::vector<Dragon> lone_chains(const Board& board, Status status = Status::alive) {
    std::vector<Dragon> dragons;
    for (const Chain& chain : find_chains(board)) {
        Dragon dragon;
        dragon.side = chain.side;
        dragon.stones = chain.stones;
        dragon.survival = 0.5;
        set_fates(dragon, status == Status::alive ? Outcome::alive : Outcome::dead, Known::sampled);
        dragon.reason.cause = Cause::playouts;
        dragons.push_back(dragon);
    }
    return dragons;
}

const Position two_links = position_from(R"(
    . . . . . . . .
    . . . . O . O .
    . X . . . X . X
    . . X . . O . O
    . . . . . . . .
    . . . . . . . .)");

std::vector<Dragon> joined(const Position& position, const std::vector<Dragon>& dragons,
                           int boards_each = 0) {
    const Chains chains = find_chains(position.board);
    return joined_dragons(position, chains, verdicts_of(dragons, chains), boards_each).dragons;
}

const Dragon& dragon_on(const std::vector<Dragon>& dragons, Point stone) {
    return *std::find_if(dragons.begin(), dragons.end(),
                         [&](const Dragon& dragon) { return dragon.stones.contains(stone); });
}

}  // namespace

TEST_CASE("a diagonal that nobody threatens makes one dragon, a jump between enemies two", "[life]") {
    const Board& board = two_links.board;
    const auto dragons = joined(two_links, lone_chains(board));
    CHECK(dragon_on(dragons, "B4"_pt).stones.contains("C3"_pt));
    CHECK_FALSE(dragon_on(dragons, "F4"_pt).stones.contains("H4"_pt));
}

TEST_CASE("where an enemy is near, reading tells whether two dragons are one", "[life]") {
    const Position bamboo = position_from(R"(
        . . . . . . .
        . . . O . . .
        . . X . X . .
        . . X . X . .
        . . . O . . .
        . . . . . . .)");
    const Chains chains = find_chains(bamboo.board);
    const auto dragons = lone_chains(bamboo.board);
    CHECK_FALSE(dragon_on(joined(bamboo, dragons), "C3"_pt).stones.contains("E3"_pt));
    CHECK(dragon_on(joined(bamboo, dragons, boards), "C3"_pt).stones.contains("E3"_pt));
    const auto apart = joined(two_links, lone_chains(two_links.board), boards);
    CHECK_FALSE(dragon_on(apart, "F4"_pt).stones.contains("H4"_pt));
}

TEST_CASE("chains of two dragons between which there is no way do not part what cannot be cut elsewhere",
          "[life]") {
    const Position bamboo = position_from(R"(
        . . . . . . .
        . . . O . . .
        . . X . X . .
        . . X . X . .
        . . . O O O .
        . . O O O X .
        . . . . O . .)");
    auto dragons = lone_chains(bamboo.board);
    const auto tail = std::find_if(dragons.begin(), dragons.end(),
                                   [](const Dragon& dragon) { return dragon.stones.contains("F2"_pt); });
    const PointSet stones = tail->stones;
    dragons.erase(tail);
    for (Dragon& dragon : dragons)
        if (dragon.stones.contains("E4"_pt)) dragon.stones |= stones;
    const auto whole = joined(bamboo, dragons, boards);
    CHECK(dragon_on(whole, "C4"_pt).stones.contains("F2"_pt));
}

TEST_CASE("a gap that is cut in a ko only does not part what cannot be cut elsewhere", "[life]") {
    const Position ko = position_from(R"(
        . . . . . . O . .
        . . . . . X . X .
        . . . . . X . X .
        . . . . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        . O X . . . . . .
        O X . X . . . . .
        . O X . . . . . .)");
    const auto part_of = [](const Dragon& dragon, std::initializer_list<Point> stones) {
        return std::any_of(stones.begin(), stones.end(), [&](Point p) { return dragon.stones.contains(p); });
    };
    std::vector<Dragon> dragons;
    for (const Dragon& dragon : lone_chains(ko.board)) {
        const bool left = part_of(dragon, {"F8"_pt, "B2"_pt});
        const bool right = part_of(dragon, {"H8"_pt, "C1"_pt, "D2"_pt, "C3"_pt});
        const auto whole = std::find_if(dragons.begin(), dragons.end(), [&](const Dragon& known) {
            return (left && part_of(known, {"F8"_pt})) || (right && part_of(known, {"H8"_pt}));
        });
        if (whole == dragons.end())
            dragons.push_back(dragon);
        else
            whole->stones |= dragon.stones;
    }
    const auto together = joined(ko, dragons, boards);
    CHECK(dragon_on(together, "F8"_pt).stones.contains("H8"_pt));
    const auto alone = joined(ko, lone_chains(ko.board), boards);
    CHECK_FALSE(dragon_on(alone, "B2"_pt).stones.contains("C3"_pt));
}

TEST_CASE("a gap that cannot be read to the end does not part what cannot be cut elsewhere", "[life]") {
    const Position bamboo = position_from(R"(
        . . . . . . . . . . . . .
        . . . O . . . . . O . . .
        . . X . X . . . X . X . .
        . . X . X . . . . . . . .
        . . . O . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .)");
    const Chains chains = find_chains(bamboo.board);
    const auto open = link_between(bamboo.board, chains, "J5"_pt, "L5"_pt);
    REQUIRE(open);
    REQUIRE_FALSE(cut(bamboo, *open, boards).read);
    std::vector<Dragon> dragons;
    for (const Dragon& dragon : lone_chains(bamboo.board)) {
        if (dragon.stones.contains("J5"_pt) || dragon.stones.contains("L5"_pt)) continue;
        dragons.push_back(dragon);
        if (dragon.stones.contains("C4"_pt)) dragons.back().stones.insert("J5"_pt);
        if (dragon.stones.contains("E4"_pt)) dragons.back().stones.insert("L5"_pt);
    }
    CHECK(dragon_on(joined(bamboo, dragons, boards), "C4"_pt).stones.contains("E4"_pt));
}

TEST_CASE("of two links that one move threatens together only one joins", "[life]") {
    const Position edge = position_from(R"(
        . . . . . . . . .
        O O O O O O O O O
        O X X X X X X X X
        O O . . . . . X .
        . . . O . . O . X)");
    const auto is_joined = [](const Position& position) {
        const Chains chains = find_chains(position.board);
        const auto dragons = joined(position, lone_chains(position.board), 4000);
        return std::any_of(dragons.begin(), dragons.end(), [](const Dragon& dragon) {
            return dragon.stones.contains("B2"_pt) && dragon.stones.contains("G1"_pt);
        });
    };
    CHECK_FALSE(is_joined(edge));
    Position mended = edge;
    mended.board["D2"_pt] = Color::white;
    CHECK(is_joined(mended));
}

TEST_CASE("a weak link names the move that cuts and the one that joins", "[life]") {
    const Chains chains = find_chains(two_links.board);
    const auto dragons = joined(two_links, lone_chains(two_links.board));
    const auto links = weak_links(two_links, chains, verdicts_of(dragons, chains), boards);
    const auto of_jump = std::find_if(links.begin(), links.end(), [&](const WeakLink& link) {
        const auto stones = dragons[static_cast<std::size_t>(link.first)].stones |
                            dragons[static_cast<std::size_t>(link.second)].stones;
        return stones.contains("F4"_pt) && stones.contains("H4"_pt);
    });
    REQUIRE(of_jump != links.end());
    CHECK(of_jump->cut == "G4"_pt);
    CHECK(of_jump->join == "G4"_pt);
}

TEST_CASE("the dead are joined to nothing", "[life]") {
    const Board& board = two_links.board;
    const auto dead = lone_chains(board, Status::dead);
    CHECK(joined(two_links, dead) == dead);
    const Chains chains = find_chains(board);
    CHECK(weak_links(two_links, chains, verdicts_of(dead, chains), boards).empty());
}

TEST_CASE("a dragon in doubt lives with the friend nobody cuts it from, by what is known of the weaker",
          "[life]") {
    const Board& board = two_links.board;
    auto dragons = lone_chains(board);
    for (Dragon& dragon : dragons) {
        if (dragon.stones.contains("B4"_pt)) set_fates(dragon, fate(Outcome::alive), fate(Outcome::dead));
        if (dragon.stones.contains("C3"_pt)) set_fates(dragon, Outcome::alive, Known::read);
    }
    REQUIRE(dragon_on(dragons, "B4"_pt).status == Status::critical);
    const Dragon whole = dragon_on(joined(two_links, dragons), "B4"_pt);
    CHECK(whole.status == Status::alive);
    CHECK(whole.attacker_first.known == Known::sampled);
    CHECK(whole.stones.count() == 2);
}

TEST_CASE("a friend that lives by games saves nobody whom the same games lose", "[life]") {
    const Board& board = two_links.board;
    auto dragons = lone_chains(board);
    const auto status_of_whole = [&](double survival, Known known) {
        for (Dragon& dragon : dragons) {
            if (dragon.stones.contains("B4"_pt)) dragon.survival = survival;
            if (dragon.stones.contains("B4"_pt)) set_fates(dragon, fate(Outcome::alive), fate(Outcome::dead));
            if (dragon.stones.contains("C3"_pt)) set_fates(dragon, Outcome::alive, known);
            if (dragon.stones.contains("C3"_pt))
                dragon.reason.by = known == Known::sampled ? Witness::games : Witness::fight;
        }
        return dragon_on(joined(two_links, dragons), "B4"_pt).status;
    };
    CHECK(status_of_whole(-0.4, Known::sampled) == Status::alive);
    CHECK(status_of_whole(-0.6, Known::sampled) == Status::unknown);
    CHECK(status_of_whole(-0.9, Known::sampled) == Status::dead);
    CHECK(status_of_whole(-0.9, Known::read) == Status::alive);
}

TEST_CASE("joined dragons hold every stone exactly once and come in reading order", "[life]") {
    for_random_cases(60, [](Random& random) {
        const Position position = random_position(random_size(random, 13), random);
        const auto before = lone_chains(position.board);
        const auto dragons = joined(position, before);
        PointSet seen(position.board.size());
        int stones = 0;
        for (const Dragon& dragon : dragons) {
            seen |= dragon.stones;
            stones += dragon.stones.count();
        }
        int all = 0;
        for (const Dragon& dragon : before) all += dragon.stones.count();
        CHECK(stones == all);
        CHECK(seen.count() == all);
        CHECK(std::is_sorted(dragons.begin(), dragons.end(), [&](const Dragon& a, const Dragon& b) {
            return position.board.size().index_of(a.stones.first()) <
                   position.board.size().index_of(b.stones.first());
        }));
    });
}
