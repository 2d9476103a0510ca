#include "goterr/board/superko.hpp"

#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

const Ruleset positional = *ruleset_named("chinese-ogs");
const Ruleset situational = *ruleset_named("aga");
const Ruleset tromp_taylor = *ruleset_named("tromp-taylor");

/// White sends two stones, black takes them with one, white takes that one: the board is the first again.
struct SendingTwo {
    Position position = position_from(R"(
        . O . O
        X X O O
        . . . .)");
    PositionHistory history;

    explicit SendingTwo(const Ruleset& rules) : history(rules.ko) {
        position.to_move = Color::white;
        history.add(position);
    }
    Legality ask(Point p, Color side, const Ruleset& rules) const {
        return legality(position, p, side, rules, history);
    }
    void move(Point p, Color side) {
        position = play(position, p, side);
        history.add(position);
    }
};

}  // namespace

TEST_CASE("positional superko forbids a board that has been there", "[board]") {
    SendingTwo game(positional);
    game.move("A3"_pt, Color::white);
    game.move("C3"_pt, Color::black);
    CHECK(drawn(game.position.board) == diagram(R"(
        . . X O
        X X O O
        . . . .)"));
    CHECK(game.ask("B3"_pt, Color::white, positional) == Legality::superko);
    CHECK(game.ask("A3"_pt, Color::white, positional) == Legality::legal);
}

TEST_CASE("situational superko allows it, as the other side is to move", "[board]") {
    SendingTwo game(situational);
    game.move("A3"_pt, Color::white);
    game.move("C3"_pt, Color::black);
    CHECK(game.ask("B3"_pt, Color::white, situational) == Legality::legal);
}

TEST_CASE("under the simple rule only the immediate retake is a ko", "[board]") {
    PositionHistory history(KoRule::simple);
    Position position = position_from(R"(
        . X O .
        X O . O
        . X O .)");
    history.add(position);
    position = play(position, "C2"_pt, Color::black);
    history.add(position);
    CHECK(legality(position, "B2"_pt, Color::white, japanese_rules, history) == Legality::ko);
    CHECK(legality(position, "A3"_pt, Color::white, japanese_rules, history) != Legality::superko);
}

TEST_CASE("a simple ko is a ko under superko rules too", "[board]") {
    for (const Ruleset& rules : {positional, situational}) {
        PositionHistory history(rules.ko);
        Position position = position_from(R"(
            . X O .
            X O . O
            . X O .)");
        position.to_move = Color::black;
        history.add(position);
        position = play(position, "C2"_pt, Color::black);
        history.add(position);
        CHECK(legality(position, "B2"_pt, Color::white, rules, history) == Legality::ko);
    }
}

TEST_CASE("suicide of several stones is legal where the rules allow it, of one never", "[board]") {
    const Position several = position_from(R"(
        X . O
        O O .)");
    const Position one = position_from(R"(
        . O .
        O . .)");
    const PositionHistory history(tromp_taylor.ko);
    CHECK(legality(several, "B2"_pt, Color::black, tromp_taylor, history) == Legality::legal);
    CHECK(legality(several, "B2"_pt, Color::black, chinese_rules, history) == Legality::suicide);
    CHECK(legality(one, "A2"_pt, Color::black, tromp_taylor, history) == Legality::suicide);
}

TEST_CASE("the side to move matters to situational superko alone", "[board]") {
    Position position = position_from("X . O");
    Position other = position;
    other.to_move = opponent(position.to_move);
    PositionHistory by_board(KoRule::positional), by_turn(KoRule::situational);
    by_board.add(position);
    by_turn.add(position);
    CHECK(by_board.repeats(other));
    CHECK_FALSE(by_turn.repeats(other));
    CHECK(by_turn.repeats(position));
}

TEST_CASE("different boards have different fingerprints", "[board]") {
    std::unordered_set<std::uint64_t> prints;
    int boards = 0;
    for (const Point p : points_of({9, 9}))
        for (const Point q : points_of({9, 9}))
            for (const Color color : {Color::black, Color::white}) {
                Board board({9, 9});
                board[p] = Color::black;
                if (p < q) board[q] = color;
                if (p < q || (p == q && color == Color::black)) {
                    prints.insert(fingerprint(board));
                    ++boards;
                }
            }
    CHECK(static_cast<int>(prints.size()) == boards);
    CHECK(fingerprint(Board({2, 3})) != fingerprint(Board({3, 2})));
}
