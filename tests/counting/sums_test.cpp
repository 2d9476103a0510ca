#include <ctime>
#include <map>
#include <numeric>

#include "goterr/counting/sum_search.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_position.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

/// An alley of `side`'s with stones of the other side at its blind end: `empty` points, the other side at the
/// mouth. What it is worth as it is played follows from the rules: closing keeps all but the point played on,
/// a push leaves one point less, and where none is left the stones are out.
struct Alley {
    Color side = Color::black;
    int stones = 0;
    int empty = 1;
    friend auto operator<=>(const Alley&, const Alley&) = default;

    int points() const { return stones + empty; }
    int closed() const { return 2 * stones + empty - 1; }
};

/// All orders of play, each set of alleys once.
class AllOrders {
public:
    int lead(std::vector<Alley> alleys, Color to_move) {
        std::sort(alleys.begin(), alleys.end());
        const auto known = known_.find({alleys, to_move});
        if (known != known_.end()) return known->second;
        std::optional<int> best;
        for (std::size_t i = 0; i < alleys.size(); ++i) {
            if (i > 0 && alleys[i] == alleys[i - 1]) continue;
            const int reached = after(alleys, i, to_move);
            if (!best || (to_move == Color::black ? reached > *best : reached < *best)) best = reached;
        }
        return known_[{alleys, to_move}] = best.value_or(0);
    }

private:
    int after(std::vector<Alley> alleys, std::size_t i, Color to_move) {
        const bool closes = alleys[i].side == to_move;
        const int gained = closes ? sign(to_move) * alleys[i].closed() : 0;
        --alleys[i].empty;
        if (closes || alleys[i].empty == 0) alleys.erase(alleys.begin() + static_cast<std::ptrdiff_t>(i));
        return gained + lead(std::move(alleys), opponent(to_move));
    }

    std::map<std::pair<std::vector<Alley>, Color>, int> known_;
};

/// Black's alleys on the left, White's on the right, their mouths at columns of the other color.
struct Strips {
    std::vector<Alley> alleys;
    Position position{BoardSize{19, 19}};
    Grid<Color> owner{BoardSize{19, 19}};
    PointSet open{BoardSize{19, 19}};
};

Alley random_alley(Random& random, Color side, int most) {
    const int empty = 1 + below(random, std::min(most, 4));
    return {side, below(random, std::min(most - empty, 3) + 1), empty};
}

Strips random_strips(Random& random, int points) {
    Strips strips;
    const auto put = [&](Point p, Color stone, bool open) {
        strips.position.board[p] = stone;
        strips.owner[p] = open ? Color::empty : stone;
        if (open) strips.open.insert(p);
    };
    for (const Point p : points_of(strips.owner.size()))
        put(p, p.column < 9 || p.column == 18 ? Color::black : Color::white, false);
    for (int row = 1; row < 18; row += 2)
        for (const Color side : {Color::black, Color::white}) {
            if (points == 0) continue;
            const Alley alley = random_alley(random, side, std::min(points, 7));
            points -= alley.points();
            strips.alleys.push_back(alley);
            const int mouth = side == Color::black ? 8 : 17;
            for (int i = 0; i < alley.points(); ++i)
                put({mouth - i, row}, i < alley.empty ? Color::empty : opponent(side), true);
        }
    return strips;
}

}  // namespace

TEST_CASE("a sum of areas ends as all orders of play say, up to forty points, within a second",
          "[counting]") {
    Random random(static_cast<std::uint64_t>(number_from("GOTERR_TEST_SEED", 1)));
    const int sums = number_from("GOTERR_TEST_SUMS", 40);
    AllOrders all;
    for (int i = 0; i < sums; ++i) {
        const Strips strips = random_strips(random, 10 + below(random, 31));
        INFO("sum " << i << ", " << strips.alleys.size() << " areas, " << strips.open.count() << " points");
        [[maybe_unused]] const std::clock_t start = std::clock();
        LocalReader reader({strips.position, strips.owner, strips.open}, Scoring::territory, 1500);
        SumSearch search(reader, 20000);
        for (const Color first : {Color::black, Color::white}) {
            const Rational lead = reader.start().gained + search.lead({reader.start().parts, first});
            CHECK(to_string(lead) == std::to_string(all.lead(strips.alleys, first)));
        }
        CHECK(search.exact());
#ifndef GOTERR_SANITIZED
        CHECK(std::clock() - start < CLOCKS_PER_SEC);
#endif
    }
}
