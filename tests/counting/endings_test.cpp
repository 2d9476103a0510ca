#include "goterr/counting/sum_search.hpp"
#include "random_ending.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

#include <iostream>

using namespace goterr;
using namespace goterr::test;

namespace {

struct Tally {
    int agree = 0, disagree = 0, open = 0, endless = 0, kos = 0;
};

void compare(const Ending& ending, bool area, Tally& tally) {
    FullSearch full(small_board(ending), area);
    const auto black_first = full.score(true), white_first = full.score(false);
    LocalReader reader({ending.position, ending.owner, ending.open},
                       area ? Scoring::area : Scoring::territory, 2000);
    SumSearch search(reader);
    const Rational base = reader.start().gained + settled_points(ending, area);
    const Rational first = base + search.lead({reader.start().parts, Color::black});
    const Rational second = base + search.lead({reader.start().parts, Color::white});
    bool ko = false, complete = true;
    for (const PartId part : reader.start().parts) {
        ko = ko || !reader[part].value;
        complete = complete && reader[part].complete;
    }
    if (!black_first || !white_first || !search.exact() || !complete) {
        ++(!black_first || !white_first ? tally.endless : tally.open);
        return;
    }
    tally.kos += ko;
    const bool right = first == *black_first && second == *white_first;
    ++(right ? tally.agree : tally.disagree);
    if (right) return;
    const SmallBoard small = small_board(ending);
    std::string drawing;
    for (int row = 0; row < small.height; ++row)
        drawing += small.letters.substr(static_cast<std::size_t>(row * small.width),
                                        static_cast<std::size_t>(small.width)) +
                   "\n";
    std::cerr << (area ? "area" : "territory") << (ko ? " ko" : "") << ": full " << *black_first << " "
              << *white_first << ", goterr " << to_string(first) << " " << to_string(second) << "\n"
              << drawing << "\n";
}

}  // namespace

/// White takes C1 in a ko. What black plays in the upper right gains nothing once white has answered it, and
/// is a threat.
TEST_CASE("a ko is fought with threats that gain nothing", "[counting]") {
    Position position;
    position.board = board_from_diagram(R"(
        . X X X . .
        X X X O . O
        X X X O O O
        X X X O O .
        . X O O . O
        X X O . O O
        X . X O O .)");
    Tally tally;
    compare(ending_of(position), true, tally);
    CHECK(tally.agree == 1);
    CHECK(tally.kos == 1);
}

TEST_CASE("endings on small boards end as a search of the whole board says", "[counting]") {
    const int seed = number_from("GOTERR_TEST_SEED", 1), endings = number_from("GOTERR_TEST_ENDINGS", 60);
    const int most_open = number_from("GOTERR_TEST_OPEN", 4);
    Random random(static_cast<std::uint64_t>(seed));
    Tally tally;
    for (int found = 0; found < endings;) {
        const auto ending = random_ending(random, most_open);
        if (!ending) continue;
        ++found;
        for (const bool area : {false, true}) compare(*ending, area, tally);
    }
    std::cerr << "seed " << seed << ": " << tally.agree << " agree, " << tally.disagree << " do not, "
              << tally.open << " not searched to the end; kos in " << tally.kos << "\n";
    CHECK(tally.disagree == 0);
}
