#include "goterr/bouzy/captured.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

constexpr BoardSize size{6, 3};

/// One dragon a letter: upper case black, lower case white.
std::vector<JudgedDragon> dragons_drawn(const std::string& drawing, const std::vector<Verdict>& verdicts) {
    std::vector<JudgedDragon> dragons;
    const std::string letters = "ABCabc";
    for (const char letter : letters) {
        const PointSet stones = marked(drawing, letter);
        if (stones.empty()) continue;
        const Color side = letter <= 'C' ? Color::black : Color::white;
        dragons.push_back({side, stones, verdicts[dragons.size()], 1, {}});
    }
    return with_neighbors(std::move(dragons), size);
}

const char* const side_by_side = R"(
    A . a . . .
    A . a . B .
    A . a . . .)";

}  // namespace

TEST_CASE("dragons that meet across empty points are neighbors", "[bouzy]") {
    const auto dragons = dragons_drawn(side_by_side, {Verdict::alive, Verdict::alive, Verdict::alive});
    CHECK(dragons[0].neighbors == std::vector<int>{2});
    CHECK(dragons[1].neighbors == std::vector<int>{2});
    CHECK(dragons[2].neighbors == std::vector<int>{0, 1});
}

TEST_CASE("a dead dragon beside a living enemy is captured", "[bouzy]") {
    const auto dragons = dragons_drawn(side_by_side, {Verdict::alive, Verdict::dead, Verdict::alive});
    CHECK(captured_stones(dragons, size, Color::black) == dragons[1].stones);
    CHECK(captured_stones(dragons, size, Color::white) == dragons[1].stones);
}

TEST_CASE("a dead dragon among dead enemies stays on the board", "[bouzy]") {
    const auto dragons = dragons_drawn(side_by_side, {Verdict::dead, Verdict::alive, Verdict::dead});
    CHECK(captured_stones(dragons, size, Color::black) == dragons[2].stones);
}

TEST_CASE("a dead dragon with nobody beside it is captured", "[bouzy]") {
    const auto dragons = dragons_drawn(R"(
        . . . . . .
        . . A . . .
        . . . . . .)",
                                       {Verdict::dead});
    CHECK(captured_stones(dragons, size, Color::black) == dragons[0].stones);
}

TEST_CASE("a critical dragon dies where the count favors the other side", "[bouzy]") {
    const auto dragons = dragons_drawn(side_by_side, {Verdict::critical, Verdict::alive, Verdict::alive});
    CHECK(captured_stones(dragons, size, Color::black).empty());
    CHECK(captured_stones(dragons, size, Color::white) == dragons[0].stones);
}

TEST_CASE("of two critical dragons that face each other the favored one captures", "[bouzy]") {
    const auto dragons = dragons_drawn(R"(
        A . a . . .
        A . a . . .
        A . a . . .)",
                                       {Verdict::critical, Verdict::critical});
    CHECK(captured_stones(dragons, size, Color::black) == dragons[1].stones);
    CHECK(captured_stones(dragons, size, Color::white) == dragons[0].stones);
}

TEST_CASE("an unknown dragon captures only when it is hardly weak at all", "[bouzy]") {
    auto dragons = dragons_drawn(R"(
        A . a . . .
        A . a . . .
        A . a . . .)",
                                 {Verdict::dead, Verdict::unknown});
    CHECK(captured_stones(dragons, size, Color::white).empty());
    dragons[1].weakness = 0.05;
    CHECK(captured_stones(dragons, size, Color::white) == dragons[0].stones);
}

TEST_CASE("a critical dragon that nobody stands beside is not captured", "[bouzy]") {
    const auto alone = dragons_drawn(R"(
        . . . . . .
        . A A . . .
        . . . . . .)",
                                     {Verdict::critical});
    CHECK(captured_stones(alone, size, Color::white).empty());
}
