#include "goterr/render/reason.hpp"

#include "goterr/layers/reason.hpp"

#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::literals;

TEST_CASE("a verdict of the playouts says how many of them", "[render]") {
    Dragon dragon;
    dragon.survival = -0.9;
    dragon.reason = {.cause = Cause::playouts, .eyes = {}, .eye_points = {}, .line = {}};
    dragon.reason.playouts = 64;
    dragon.reason.playouts_survived = 3;
    CHECK(reason_in_words(dragon) == "dead in 61 of 64 playouts");
    dragon.survival = 0.5;
    dragon.reason.playouts_survived = 48;
    CHECK(reason_in_words(dragon) == "alive in 48 of 64 playouts");
}

TEST_CASE("a captured dragon says how", "[render]") {
    Dragon dragon;
    dragon.reason.cause = Cause::captured;
    dragon.reason.line = {"D5"_pt, "C5"_pt};
    CHECK(reason_in_words(dragon) == "captured: D5 C5");
}

TEST_CASE("a fight that was read says what decides it", "[render]") {
    Dragon dragon;
    dragon.reason.cause = Cause::read_out;
    dragon.attacker_first.known = Known::read;
    dragon.status = Status::critical;
    dragon.killed_by = {"B1"_pt};
    dragon.saved_by = {"B2"_pt};
    CHECK(reason_in_words(dragon) == "taken by B1, saved by B2, read to the end");
    dragon.saved_by.clear();
    CHECK(reason_in_words(dragon) == "taken by B1 unless its owner plays first, read to the end");
    dragon.status = Status::dead;
    CHECK(reason_in_words(dragon) == "taken whoever plays first, read to the end");
    dragon.attacker_first.known = Known::sampled;
    CHECK(reason_in_words(dragon) == "taken whoever plays first, read of its largest chain");
}

TEST_CASE("a stone in a ko whose friends live is alive, and no ko decides about it", "[render]") {
    Dragon dragon;
    dragon.stones = PointSet(BoardSize{3, 3}, {"A1"_pt});
    dragon.status = Status::alive;
    dragon.reason.cause = Cause::ko;
    CHECK(reason_in_words(dragon) == "a ko decides");
    CHECK(dragon_sentences(dragon, "A1"_pt)[1] == "A ko decides.");
    dragon.reason.by = Witness::ko_stone;
    CHECK(reason_in_words(dragon) == "only a ko takes it");
    CHECK(dragon_sentences(dragon, "A1"_pt)[1] ==
          "Only a ko can take it, and its friends around that point live.");
}

TEST_CASE("a dragon that either side can only fight for in a ko does not turn on who begins", "[render]") {
    Dragon dragon;
    dragon.side = Color::black;
    dragon.stones = PointSet(BoardSize{3, 3}, {"A1"_pt});
    dragon.status = Status::critical;
    dragon.reason.cause = Cause::ko;
    dragon.owner_first.outcome = dragon.attacker_first.outcome = Outcome::ko;
    const auto sentences = dragon_sentences(dragon, "A1"_pt);
    CHECK(sentences[0] == "A1 is part of a black dragon of 1 stone, undecided.");
    CHECK(sentences[1] == "A ko decides.");
    dragon.attacker_first.outcome = Outcome::dead;
    CHECK(dragon_sentences(dragon, "A1"_pt)[0] ==
          "A1 is part of a black dragon of 1 stone, undecided: whoever plays first decides its fate.");
}

TEST_CASE("a dragon's sentences say its fate, the argument and the eyes", "[render]") {
    Dragon dragon;
    dragon.side = Color::black;
    dragon.stones = PointSet(BoardSize{3, 3}, {"A1"_pt, "B1"_pt});
    dragon.status = Status::critical;
    dragon.reason.cause = Cause::capture_contested;
    dragon.saved_by = {"C1"_pt};
    dragon.killed_by = {"C1"_pt, "C2"_pt};
    CHECK(dragon_sentences(dragon, "B1"_pt) ==
          std::vector<std::string>{
              "B1 is part of a black dragon of 2 stones, undecided: whoever plays first decides its fate.",
              "White kills it with C1 C2; Black saves it with C1.", "Eyes: 0000 (no eye).",
              "It cannot run out."});
}
