#include "goterr/counting/games.hpp"

#include "goterr/counting/thermograph.hpp"
#include "support/catch.hpp"

using namespace goterr;

namespace {

/// `{a | b}` and the like, written as they are said.
struct Box {
    Games games;

    GameId n(Rational value) { return games.number(value); }
    GameId g(GameIds black, GameIds white) { return games.game(std::move(black), std::move(white)); }
    GameId star() { return g({n(0)}, {n(0)}); }
    GameId up() { return g({n(0)}, {star()}); }
    GameId down() { return games.negative(up()); }
    GameId hot(Rational a, Rational b) { return g({n(a)}, {n(b)}); }
    GameId tiny(Rational x) { return g({n(0)}, {g({n(0)}, {n(-x)})}); }
    bool below(GameId a, GameId b) { return games.less_or_equal(a, b) && !games.less_or_equal(b, a); }
    bool confused(GameId a, GameId b) { return !games.less_or_equal(a, b) && !games.less_or_equal(b, a); }
    std::pair<Rational, Rational> heat(GameId game) {
        const Thermograph graph = Thermographs(games).of(game);
        return {graph.mean, graph.temperature};
    }
    Initiative initiative(GameId game) { return Thermographs(games).of(game).initiative; }
};

using Heat = std::pair<Rational, Rational>;

}  // namespace

TEST_CASE("what lies between two numbers is the simplest number there", "[counting]") {
    Box box;
    CHECK(box.hot(0, 1) == box.n({1, 2}));
    CHECK(box.hot(-1, 1) == box.n(0));
    CHECK(box.hot(0, {1, 2}) == box.n({1, 4}));
    CHECK(box.hot({1, 4}, 1) == box.n({1, 2}));
    CHECK(box.hot({1, 2}, {5, 8}) == box.n({9, 16}));
    CHECK(box.hot({5, 2}, 7) == box.n(3));
    CHECK(box.hot(-9, -2) == box.n(-3));
    CHECK(box.hot({-7, 4}, {-3, 2}) == box.n({-13, 8}));
}

TEST_CASE("two neutral points cancel", "[counting]") {
    Box box;
    CHECK(box.games.sum(box.star(), box.star()) == box.n(0));
    CHECK(box.confused(box.star(), box.n(0)));
    CHECK(box.g({box.star()}, {box.star()}) == box.n(0));
    CHECK(box.games.negative(box.star()) == box.star());
}

TEST_CASE("up is more than nothing, less than any number, and in doubt against one neutral point",
          "[counting]") {
    Box box;
    const GameId up = box.up();
    CHECK(box.below(box.n(0), up));
    CHECK(box.below(up, box.n({1, 1024})));
    CHECK(box.confused(up, box.star()));
    CHECK(box.below(box.star(), box.games.sum(up, up)));
    CHECK(box.games.sum(up, box.down()) == box.n(0));
}

TEST_CASE("up and a neutral point have the form with two moves for Black", "[counting]") {
    Box box;
    const GameId both = box.games.sum(box.up(), box.star());
    CHECK(both == box.g({box.n(0), box.star()}, {box.n(0)}));
    CHECK(box.confused(both, box.n(0)));
    // two ups and a neutral point: the neutral point is turned back
    CHECK(box.games.sum(box.up(), box.up()) == box.g({box.n(0)}, {both}));
}

TEST_CASE("a tiny is more than nothing and less than every up, the larger its threat the less",
          "[counting]") {
    Box box;
    CHECK(box.below(box.n(0), box.tiny(1)));
    CHECK(box.below(box.tiny(1), box.up()));
    CHECK(box.below(box.games.sum(box.tiny(1), box.tiny(1)), box.up()));
    CHECK(box.below(box.tiny(2), box.tiny(1)));
    CHECK(box.games.sum(box.tiny(3), box.games.negative(box.tiny(3))) == box.n(0));
}

TEST_CASE("moves that are never better and moves that are turned back are no part of a form", "[counting]") {
    Box box;
    CHECK(box.g({box.n(1), box.n(0)}, {box.n(-1), box.n(-1)}) == box.hot(1, -1));
    CHECK(box.g({box.hot(1, -1)}, {box.hot(1, -1)}) == box.n(0));
    CHECK(box.g({box.up()}, {box.n(0)}) == box.star());
}

TEST_CASE("switches add up to what both would play, the larger first", "[counting]") {
    Box box;
    const GameId both = box.games.sum(box.hot(3, -3), box.hot(1, -1));
    CHECK(box.games.stop(both, Color::black) == 2);
    CHECK(box.games.stop(both, Color::white) == -2);
    CHECK(box.heat(both) == Heat{0, 3});
    CHECK(box.games.sum(box.hot(2, -2), box.hot(2, -2)) == box.n(0));
    CHECK(box.games.sum(box.hot(1, 0), box.hot(1, 0)) == box.n(1));
}

TEST_CASE("a number moves a game and nothing else", "[counting]") {
    Box box;
    CHECK(box.games.sum(box.hot(1, 0), box.n({5, 2})) == box.hot({7, 2}, {5, 2}));
    CHECK(box.games.sum(box.n(2), box.up()) == box.games.sum(box.up(), box.n(2)));
    CHECK(box.heat(box.games.sum(box.n(2), box.tiny(4))) == Heat{2, 0});
}

TEST_CASE("the count of gote is the middle, and a move there gains half of what is between", "[counting]") {
    Box box;
    CHECK(box.heat(box.hot(4, 0)) == Heat{2, 2});
    CHECK(box.heat(box.hot(1, 0)) == Heat{{1, 2}, {1, 2}});
    CHECK(box.heat(box.hot(7, -2)) == Heat{{5, 2}, {9, 2}});
    CHECK(box.initiative(box.hot(4, 0)) == Initiative::gote);
}

TEST_CASE("the count of sente is what stands after it was answered", "[counting]") {
    Box box;
    const GameId black = box.g({box.hot(9, 1)}, {box.n(0)});
    CHECK(box.heat(black) == Heat{1, 1});
    CHECK(box.initiative(black) == Initiative::black_sente);
    const GameId white = box.games.negative(black);
    CHECK(box.heat(white) == Heat{-1, 1});
    CHECK(box.initiative(white) == Initiative::white_sente);
    // the threat is smaller than the move: gote after all
    const GameId gote = box.g({box.hot(5, 3)}, {box.n(-2)});
    CHECK(box.heat(gote) == Heat{1, 3});
    CHECK(box.initiative(gote) == Initiative::gote);
}

TEST_CASE("gote with a follow-up counts half of the follow-up", "[counting]") {
    Box box;
    CHECK(box.heat(box.g({box.hot(6, 4)}, {box.n(0)})) == Heat{{5, 2}, {5, 2}});
    CHECK(box.heat(box.g({box.hot(8, 4)}, {box.hot(0, -4)})) == Heat{2, 4});
    CHECK(box.heat(box.g({box.hot(20, 4)}, {box.hot(0, -16)})) == Heat{2, 10});
}

TEST_CASE("infinitesimals have a mean of nothing and no temperature", "[counting]") {
    Box box;
    for (const GameId game : {box.star(), box.up(), box.down(), box.tiny(1), box.tiny(7)})
        CHECK(box.heat(game) == Heat{0, 0});
    CHECK(box.games.without_infinitesimals(box.games.sum(box.n(3), box.tiny(5))) == box.n(3));
    const GameId dressed = box.g({box.games.sum(box.n(2), box.up())}, {box.star()});
    CHECK(box.games.without_infinitesimals(dressed) == box.hot(2, 0));
}
