/// Positions on which rules differ, counted by hand. Articles are those of the Japanese rules of 1989.
#include "goterr/estimate/estimate.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

Estimate ruled(const char* drawing, std::string_view rules, Color to_move) {
    Position position = position_from(drawing);
    position.to_move = to_move;
    EstimateOptions options;
    options.rules = ruleset_named(rules).value();
    options.komi = 0;
    return estimate(position, options);
}

struct Ruling {
    const char* rules;
    double lead;
};

/// The same whoever is to move.
void check_rulings(const char* drawing, std::initializer_list<Ruling> rulings) {
    for (const auto& [rules, lead] : rulings)
        for (const Color side : {Color::black, Color::white}) {
            INFO(rules << ", " << name_of(side) << " to move");
            CHECK(ruled(drawing, rules, side).lead() == lead);
        }
}

/// Both sides of the seki in the upper left have an eye, A9 and E9; they share C9.
constexpr const char* seki_with_eyes = R"(
    . X . O . O X . .
    X X O O O O X . .
    O O O X X X X . X
    X X X X . X . X X
    X . X . X X X X X
    X X X X X X X X X
    O O O O O O O O O
    . O . O . O . O .
    O O O O O O O O O)";

constexpr const char* bent_four = R"(
    X . O X . X . . .
    X O O X X X X . .
    X . O X . X . X X
    O O O X X X X X X
    X X X X . X . X X
    X X X X X X X X X
    O O O O O O O O O
    . O . O . O . O .
    O O O O O O O O O)";

}  // namespace

TEST_CASE("article 8: what stones in seki surround is no territory; where the area counts, eyes are",
          "[estimate]") {
    // Black has 9 points besides, white 5; by area 42 and its eye against 36 and its eye.
    check_rulings(seki_with_eyes,
                  {{"japanese", 9 - 5}, {"korean", 9 - 5}, {"chinese", 43 - 37}, {"aga", 43 - 37}});
}

TEST_CASE("the neutral point beside a seki is filled, the liberty that the seki shares never is",
          "[estimate]") {
    std::string open = seki_with_eyes;
    open[open.find("X X X X X X X X X") + 16] = '.';
    for (const Color side : {Color::black, Color::white}) {
        Position position = position_from(open);
        position.to_move = side;
        EstimateOptions options;
        options.rules = chinese_rules;
        options.komi = 0;
        options.count = Count::played_out;
        CHECK(estimate(position, options).lead() == 42 - 37 + sign(side));
        options.rules = japanese_rules;
        CHECK(estimate(position, options).lead() == 9 - 5);
    }
}

TEST_CASE("article 7: the bent four in the corner is dead as it stands, the stones inside it live",
          "[estimate]") {
    // Black has 10 points and the corner: two empty, seven under prisoners, and those; white 5.
    check_rulings(bent_four, {{"japanese", 10 + 2 + 7 + 7 - 5}, {"korean", 26 - 5}, {"chinese", 54 - 27}});
    const Estimate result = ruled(bent_four, "japanese", Color::white);
    CHECK(result.dead.count() == 7);
    CHECK(result.dead.contains("C9"_pt));
    CHECK(result.owner["A9"_pt] == Color::black);
}

TEST_CASE(
    "article 7: a bent four is dead though a seki keeps a threat for the ko; where the area counts it is not "
    "yet",
    "[estimate]") {
    // The upper corner is the bent four's. Below, C1 in the seki threatens three stones whenever White likes.
    constexpr const char* threat_left = R"(
        X . O X . X . . .
        X O O X X X X . .
        X . O X . X . X X
        O O O X X X X X X
        X X X X . X . X X
        X X X X X X X X X
        X . X . X X X X X
        X X X X . X . X X
        O O O X X X X . X
        X X O O O O X . .
        . X . O . O X . .)";
    // 19 points of Black's, and the corner: two empty, seven under prisoners, and those; nothing in the seki.
    check_rulings(threat_left, {{"japanese", 19 + 2 + 7 + 7}, {"korean", 19 + 2 + 7 + 7}});
    CHECK(ruled(threat_left, "japanese", Color::white).dead.count() == 7);
    CHECK(ruled(threat_left, "japanese", Color::white).seki.count() == 12);
    CHECK_FALSE(ruled(threat_left, "chinese", Color::white).finished);
}

TEST_CASE("a ten thousand year ko that nobody starts is a seki", "[estimate]") {
    // Black may take at A1 and fill; White may connect there: a seki then, and a ko at once for who fills C2
    // or D2.
    constexpr const char* ten_thousand_years = R"(
        . X . X . X .
        X X X X X X X
        X X X X X X X
        O O O O O X X
        X X X X O X .
        O X . . O X X
        . O O O O X .)";
    // Six points of Black's besides; by area 23 and 6 and the five stones inside, against twelve stones and
    // A1.
    check_rulings(ten_thousand_years, {{"japanese", 6}, {"chinese", 23 + 6 + 5 - 12 - 1}});
    for (const Color side : {Color::black, Color::white})
        CHECK(ruled(ten_thousand_years, "japanese", side).seki.count() == 11 + 5 + 1);
}

TEST_CASE("a double ko for an eye is life", "[estimate]") {
    // E3 is an eye while Black holds one of the kos at D2 and F2: White takes one, Black the other.
    constexpr const char* double_ko = R"(
        . X . X . X . X .
        X X X X X X X X X
        O O O O O O O O O
        O . O X X X O . O
        O O O X . X O O O
        O . O X X X O . O
        O O O X . X O O O
        O O . O X . X O O
        . O O X X X O O .)";
    // Five points above and the two eyes against six; what each holds in the kos it fills.
    check_rulings(double_ko, {{"japanese", 7 - 6}, {"chinese", 13 + 14 + 1 + 7 + 1 - (37 + 1 + 6 + 1)}});
    for (const Color side : {Color::black, Color::white})
        CHECK(ruled(double_ko, "japanese", side).dead.empty());
}

TEST_CASE("moonshine life is dead: a double ko elsewhere feeds its ko for ever, and no count waits for that",
          "[estimate]") {
    // White's corner has one eye, and another at C12 while it holds the ko there; each time Black takes it,
    // White takes one of the kos around E5, and Black has to take the other.
    constexpr const char* moonshine = R"(
        . O . O X X . X .
        O O O X X X X X X
        X X X X . X X X X
        . X . X . X . X .
        X X X X X X X X X
        O O O O O O O O O
        O . O X X X O . O
        O O O X . X O O O
        O . O X X X O . O
        O O O X . X O O O
        O O . O X . X O O
        . O O X X X O O .)";
    // Black has eight points above, two below, and the corner: two empty, five under prisoners, and those;
    // White six.
    check_rulings(moonshine,
                  {{"japanese", 10 + 2 + 5 + 5 - 6}, {"chinese", 14 + 27 + 22 - (37 + 1 + 6 + 1)}});
    for (const Color side : {Color::black, Color::white})
        CHECK(ruled(moonshine, "japanese", side).dead.count() == 5);
}
