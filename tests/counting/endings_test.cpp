#include "full_search.hpp"
#include "goterr/counting/sum_search.hpp"
#include "goterr/life/unconditional.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random_position.hpp"

#include <iostream>

using namespace goterr;
using namespace goterr::test;

namespace {

/// A small board at the end of a game from which some stones were taken off again: what is safe whatever
/// anybody plays, and what is open between.
struct Ending {
    Position position;
    Grid<Color> owner;
    PointSet open;
    int to_fill = 0;
};

bool is_own_eye(const Position& position, Point p) {
    const FewPoints near = neighbors_of(p, position.board.size());
    return std::all_of(near.begin(), near.end(),
                       [&](Point q) { return position.board[q] == position.to_move; });
}

Position played_out(BoardSize size, Random& random) {
    Position position(size);
    for (int move = 0, passes = 0; move < 4 * size.area() && passes < 2; ++move) {
        std::vector<Point> moves;
        for (const Point p : points_of(size))
            if (!is_own_eye(position, p) && legality(position, p, position.to_move) == Legality::legal)
                moves.push_back(p);
        passes = moves.empty() ? passes + 1 : 0;
        const Color side = position.to_move;
        position =
            moves.empty()
                ? pass(position, side)
                : play(position,
                       moves[static_cast<std::size_t>(below(random, static_cast<int>(moves.size())))], side);
    }
    position.ko.reset();
    return position;
}

Ending ending_of(Position position) {
    position.ko.reset();
    const BoardSize size = position.board.size();
    const Chains chains = find_chains(position.board);
    const UnconditionalLife life = find_unconditional_life(position.board, chains);
    Ending ending{position, Grid<Color>(size), PointSet(size)};
    for (const Point p : points_of(size)) {
        const signed char owner = life.owner[p];
        ending.owner[p] = owner > 0 ? Color::black : owner < 0 ? Color::white : Color::empty;
        if (owner != 0) continue;
        ending.open.insert(p);
        ending.to_fill += is_stone(position.board[p]) ? 0 : 1;
    }
    return ending;
}

std::optional<Ending> random_ending(Random& random, int most_open) {
    const BoardSize size{5 + below(random, 3), 5 + below(random, 3)};
    Position position = played_out(size, random);
    const int away = 2 + below(random, 12);
    for (int i = 0; i < away; ++i) {
        const Point p = size.point_at(below(random, size.area()));
        Position thinner = position;
        thinner.board[p] = below(random, 5) == 0 ? opponent(thinner.board[p]) : Color::empty;
        for (const Chain& chain : find_chains(thinner.board))
            if (chain.liberties.empty()) thinner.board = without(std::move(thinner.board), chain.stones);
        const Ending ending = ending_of(thinner);
        if (ending.to_fill <= most_open && ending.open.count() < size.area() / 2 + 4) position = thinner;
    }
    const Ending ending = ending_of(position);
    if (ending.to_fill < 2 || ending.to_fill > most_open || ending.open.count() == size.area())
        return std::nullopt;
    return ending;
}

SmallBoard small_board(const Ending& ending) {
    const BoardSize size = ending.owner.size();
    SmallBoard small{size.width, size.height, ""};
    for (const Point p : points_of(size)) {
        const Color stone = ending.position.board[p], owner = ending.owner[p];
        if (ending.open.contains(p))
            small.letters += stone == Color::black ? 'x' : stone == Color::white ? 'o' : '.';
        else if (stone == owner)
            small.letters += owner == Color::black ? 'X' : 'O';
        else if (is_stone(stone))
            small.letters += owner == Color::black ? '*' : '#';
        else
            small.letters += owner == Color::black ? '+' : '-';
    }
    return small;
}

int settled_points(const Ending& ending, bool area) {
    int points = 0;
    for (const Point p : points_of(ending.owner.size())) {
        const Color stone = ending.position.board[p], owner = ending.owner[p];
        const int worth = area ? 1 : stone == owner ? 0 : is_stone(stone) ? 2 : 1;
        points += sign(owner) * worth;
    }
    return points;
}

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
