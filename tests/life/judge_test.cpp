#include "goterr/life/judge.hpp"

#include "goterr/board/orientation.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

std::vector<Dragon> judged(const Position& position, const JudgeOptions& options = {}) {
    const Chains chains = find_chains(position.board);
    const Tactics tactics = read_captures(position, chains);
    const Samples samples = play_out(position);
    return judge({position, chains, tactics, samples}, options).dragons;
}

/// Living stones as they stand, the dead in small letters, those in seki as # (black) and @ (white), the
/// critical and unknown as ?.
std::string verdicts(const Position& position, const JudgeOptions& options = {}) {
    Grid<char> marks(position.board.size(), '.');
    for (const Dragon& dragon : judged(position, options))
        for (const Point p : dragon.stones) {
            const bool black = dragon.side == Color::black;
            marks[p] = dragon.status == Status::alive  ? (black ? 'X' : 'O')
                       : dragon.status == Status::dead ? (black ? 'x' : 'o')
                       : dragon.status == Status::seki ? (black ? '#' : '@')
                                                       : '?';
        }
    return drawn(marks, [](char c) { return c; });
}

/// Black A9..B7 and white C9..C7 hold each other's last two liberties.
const char* const corner_seki = R"(
    X . O X . . . . .
    X . O X . . . . .
    X X O X . . . X .
    O O X X . . . . .
    O . O O X X . . .
    . O . . O . . . .
    . . . O . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

const char* const invaded = R"(
    . . O X . X X . .
    . . O X X X O X .
    O . O O X . X X .
    . O . O X X X . .
    O O O O O X . . .
    . . . O X X X X X
    . X . O O O O O O
    . . . . . . . . .
    . . . O . . . O .)";

}  // namespace

TEST_CASE("a stone in the enemy's territory is dead, the walls live", "[life]") {
    CHECK(verdicts(position_from(invaded)) == diagram(R"(
        . . O X . X X . .
        . . O X X X o X .
        O . O O X . X X .
        . O . O X X X . .
        O O O O O X . . .
        . . . O X X X X X
        . x . O O O O O O
        . . . . . . . . .
        . . . O . . . O .)"));
}

TEST_CASE("every stone belongs to exactly one dragon", "[life]") {
    const Position position = position_from(invaded);
    PointSet seen(position.board.size());
    for (const Dragon& dragon : judged(position)) {
        CHECK_FALSE(seen.intersects(dragon.stones));
        for (const Point p : dragon.stones) CHECK(position.board[p] == dragon.side);
        seen |= dragon.stones;
    }
    CHECK(seen ==
          (points_of_color(position.board, Color::black) | points_of_color(position.board, Color::white)));
}

TEST_CASE("what is proved is secure and says so", "[life]") {
    const auto dragons = judged(position_from(invaded));
    CHECK(dragon_at(dragons, "D9"_pt)->secure);
    CHECK(dragon_at(dragons, "D9"_pt)->reason.cause == Cause::unconditional);
}

TEST_CASE("the user's word beats the judgment of a whole dragon", "[life]") {
    const Position position = position_from(invaded);
    const JudgeOptions options{.rules = japanese_rules,
                               .overrides = {.dead = {"D9"_pt}, .alive = {"B3"_pt}, .seki = {"C9"_pt}}};
    const auto dragons = judged(position, options);
    CHECK(dragon_at(dragons, "E4"_pt)->status == Status::dead);
    CHECK(dragon_at(dragons, "E4"_pt)->reason.cause == Cause::user);
    CHECK_FALSE(dragon_at(dragons, "E4"_pt)->secure);
    CHECK(dragon_at(dragons, "B3"_pt)->status == Status::alive);
    CHECK(dragon_at(dragons, "B6"_pt)->status == Status::seki);
}

TEST_CASE("a dragon whose chains the user tells apart falls apart", "[life]") {
    const Position position = position_from(R"(
        . . . . .
        . X X . .
        . . . . .
        . X X . .
        . . . . .)");
    CHECK(judged(position).size() == 1);
    const auto dragons =
        judged(position, {.rules = japanese_rules, .overrides = {.dead = {"B4"_pt}, .alive = {"B2"_pt}}});
    CHECK(dragon_at(dragons, "C4"_pt)->status == Status::dead);
    CHECK(dragon_at(dragons, "C2"_pt)->status == Status::alive);
}

TEST_CASE("verdicts turn with the board and swap with the colors", "[life]") {
    const Position original = position_from(invaded);
    const auto expected = judged(original);
    for (int bits = 0; bits < orientations; ++bits) {
        Position turned;
        turned.board = colors_swapped(orient(original.board, {bits}));
        turned.to_move = Color::white;
        const auto found = judged(turned);
        REQUIRE(found.size() == expected.size());
        for (const Dragon& dragon : expected) {
            const Point stone = oriented(dragon.stones.first(), original.board.size(), {bits});
            CHECK(dragon_at(found, stone)->status == dragon.status);
            CHECK(dragon_at(found, stone)->survival == dragon.survival);
            CHECK(dragon_at(found, stone)->reason.cause == dragon.reason.cause);
        }
    }
}

TEST_CASE("two chains that hold each other's last two liberties are in seki", "[life]") {
    CHECK(verdicts(position_from(corner_seki)) == diagram(R"(
        # . @ X . . . . .
        # . @ X . . . . .
        # # @ X . . . X .
        O O X X . . . . .
        O . O O X X . . .
        . O . . O . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .)"));
}

TEST_CASE("a race with an outside liberty is no seki", "[life]") {
    const auto dragons = judged(position_from(R"(
        X . O X . . . . .
        X . O X . . . . .
        X X O X . . . X .
        . O X X . . . . .
        O . O O X X . . .
        . O . . O . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .)"));
    CHECK(dragon_at(dragons, "A9"_pt)->status != Status::seki);
    CHECK(dragon_at(dragons, "C9"_pt)->status == Status::dead);
}

TEST_CASE("a stone that only a ko takes from its living friends lives", "[life]") {
    const auto dragons = judged(position_from(R"(
        . X . X O . . O .
        X X X X O . O . O
        . X O O O O . O .
        X O . O . O O . .
        O . O . O . . . .
        . O . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)"));
    CHECK(dragon_at(dragons, "A6"_pt)->status == Status::alive);
    CHECK(dragon_at(dragons, "A6"_pt)->reason.cause == Cause::ko);
}

TEST_CASE("nobody is dead whoever begins where only a ko takes him", "[life]") {
    for_random_cases(300, [](Random& random) {
        const Position position = random_position({7, 7}, random);
        for (const Dragon& dragon : judged(position)) {
            INFO(drawn(position.board) << name_of(dragon.stones.first()));
            if (dragon.status == Status::dead) CHECK(dragon.attacker_first.outcome != Outcome::ko);
        }
    });
}

TEST_CASE("a dragon with an eye fills the liberties it shares with one that has none", "[life]") {
    const auto dragons = judged(position_from(R"(
        . X . O X . . . .
        X X . O X . . . .
        O X O O X . . X .
        O X X O X . . . .
        O O X X X . . . .
        . O O O . O . . .
        . . . . . . . . .
        . . . O . O . . .
        . . . . . . . . .)"));
    CHECK(dragon_at(dragons, "A8"_pt)->status != Status::seki);
    CHECK(dragon_at(dragons, "D9"_pt)->status != Status::seki);
}

TEST_CASE("dragons with one eye each that share a liberty are in seki", "[life]") {
    CHECK(verdicts(position_from(R"(
        . X . O . O X . .
        X X O O O O X . .
        O O O X X X X . .
        X X X X . . . . .
        . . . . . X . X .
        X X X X X X X X X
        O O O O O O O O O
        . O . O . O . O .
        . . . . . . . . .)")) == diagram(R"(
        . # . @ . @ X . .
        # # @ @ @ @ X . .
        @ @ @ X X X X . .
        X X X X . . . . .
        . . . . . X . X .
        X X X X X X X X X
        O O O O O O O O O
        . O . O . O . O .
        . . . . . . . . .)"));
}

TEST_CASE("bent four in the corner is dead as it stands", "[life]") {
    const Position position = position_from(R"(
        X . O X . . . . .
        X O O X . . . . .
        X . O X . . . X .
        O O O X . . . . .
        X X X X X X . . .
        . O . . O . . . .
        . O . O . O . O .
        . . . . . . . . .
        . . . . . . . . .)");
    const auto japanese = judged(position);
    CHECK(dragon_at(japanese, "C9"_pt)->status == Status::dead);
    CHECK(dragon_at(japanese, "C9"_pt)->reason.cause == Cause::bent_four);
    CHECK(dragon_at(japanese, "A9"_pt)->status == Status::alive);
    CHECK(dragon_at(judged(position, {.rules = chinese_rules}), "C9"_pt)->status == Status::dead);
}

TEST_CASE("two bent fours of one killer are dead under area rules too", "[life]") {
    const auto both = judged(position_from(R"(
        X . O X . . . X O . X
        X O O X . . . X O O X
        X . O X . . . X O . X
        O O O X . . . X O O O
        X X X X . . . X X X X
        . . . . X . X . . . .
        X X X X X X X X X X X
        O O O O O O O O O O O
        . . . . . . . . . . .
        . . . . O . . . . . .
        . . O . . . . . O . .)"),
                             {.rules = chinese_rules});
    CHECK(dragon_at(both, "C11"_pt)->status == Status::dead);
    CHECK(dragon_at(both, "J11"_pt)->status == Status::dead);
}

TEST_CASE("a stone inside unconditional territory is proved dead", "[life]") {
    const auto dragons = judged(position_from(R"(
        . O X . X .
        X X X X X .
        . . . . . .)"));
    CHECK(dragon_at(dragons, "B3"_pt)->status == Status::dead);
    CHECK(dragon_at(dragons, "B3"_pt)->reason.cause == Cause::unconditional);
    CHECK_FALSE(dragon_at(dragons, "B3"_pt)->secure);
}

TEST_CASE("a dragon survives as often as its stones do", "[life]") {
    const auto dragons = judged(position_from(invaded));
    CHECK(dragon_at(dragons, "F4"_pt)->survival > 0.8);
    CHECK(dragon_at(dragons, "F4"_pt)->survival <= 1);
}
