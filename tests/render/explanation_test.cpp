#include "goterr/render/explanation.hpp"

#include <sstream>

#include "goterr/estimate/why.hpp"
#include "goterr/layers/reason.hpp"
#include "goterr/render/reason.hpp"
#include "support/catch.hpp"
#include "support/sketch.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

bool says(const Why& why, const std::string& sentence) {
    const auto sentences = explanation_sentences(why);
    for (const std::string& said : sentences) UNSCOPED_INFO(said);
    return std::find(sentences.begin(), sentences.end(), sentence) != sentences.end();
}

/// A neutral point that every number is known of.
Why known_numbers() {
    Why why;
    why.estimate = sketch("X p O", -3.5);
    why.point = "B1"_pt;
    why.playouts = 64;
    why.playout_share = 0.25;
    why.bouzy = -7;
    why.territory = 0.5;
    why.sphere = Sphere::black_moyo;
    why.turn_worth = 9;
    why.black_plays = 2;
    why.white_plays = -6;
    return why;
}

}  // namespace

TEST_CASE("every number in an explanation is one of the verdict's", "[render]") {
    const Why why = known_numbers();
    CHECK(says(why,
               "B1 is nobody's in the count: dame, a seki's, a false eye or undecided (ownership +0.50)."));
    CHECK(says(why, "Playouts: +0.25 over 64 sampled games (+1 always Black's, -1 White's)."));
    CHECK(says(why, "Influence: Black's moyo, worth +0.50 in its count."));
    CHECK(says(why, "Bouzy's 5/21 map: -7."));
    CHECK(says(why, "If Black plays here: B+2 instead of W+3.5."));
    CHECK(says(why, "If White plays here though it is not the turn: W+6 instead of W+3.5."));
    Why no_change = why;
    no_change.black_plays = why.estimate.lead();
    CHECK(says(no_change, "If Black plays here: W+3.5, as it is."));
    CHECK(says(why, "Having the turn is worth 9 points on this board."));
}

TEST_CASE("a turn that the estimate is worse with is told as worth nothing", "[render]") {
    Why why = known_numbers();
    why.turn_worth = -1;
    CHECK(says(why,
               "Having the turn is worth nothing on this board; the estimate is even 1 point better "
               "without it."));
    why.turn_worth = 0;
    CHECK(says(why, "Having the turn is worth nothing on this board."));
}

TEST_CASE("a move that is worse than the turn promises is no gift to the opponent", "[render]") {
    Why why = known_numbers();
    why.black_plays = -6;
    CHECK(says(why, "If Black plays here: W+6 instead of W+3.5; no move was found that keeps W+3.5."));
    why.better = Suggestion{"C1"_pt, -3};
    CHECK(says(why, "If Black plays here: W+6 instead of W+3.5; C1 is better, by 3 points."));
    why.estimate.position.to_move = Color::white;
    why.white_plays = -2.5;
    why.better->lead = -3.5;
    CHECK(says(why, "If White plays here: W+2.5 instead of W+3.5; C1 is better, by 1 point."));
}

TEST_CASE("the games on the whole board are told once", "[render]") {
    Why why = known_numbers();
    Dragon dragon;
    dragon.side = Color::white;
    dragon.stones = PointSet(BoardSize{3, 3}, {"B1"_pt});
    dragon.reason.playouts = 80;
    dragon.reason.playouts_survived = 37;
    const auto told = [&](Cause cause, Status status) {
        dragon.reason.cause = cause;
        dragon.status = status;
        why.dragon = dragon;
        return says(why, "It survived in 37 of 80 sampled games.");
    };
    CHECK_FALSE(told(Cause::playouts, Status::unknown));
    CHECK_FALSE(told(Cause::siege, Status::alive));
    CHECK(told(Cause::siege, Status::critical));
    CHECK(told(Cause::race_won, Status::alive));
}

TEST_CASE("only a stone that lives is a living one to the influence", "[render]") {
    Why why = known_numbers();
    why.territory = 0;
    Dragon dragon;
    dragon.side = Color::white;
    dragon.stones = PointSet(BoardSize{3, 3}, {"B1"_pt});
    const auto told = [&](Status status) {
        dragon.status = status;
        why.dragon = dragon;
        return says(why, "Influence: a living stone in Black's moyo.");
    };
    CHECK(told(Status::alive));
    CHECK(told(Status::seki));
    CHECK_FALSE(told(Status::critical));
    CHECK_FALSE(told(Status::unknown));
    CHECK(says(why, "Influence: Black's moyo, if the stone stays."));
}

TEST_CASE("games around a dragon are told with their shares", "[render]") {
    Dragon dragon;
    dragon.side = Color::white;
    dragon.stones = PointSet(BoardSize{3, 3}, {"A1"_pt});
    dragon.reason.cause = Cause::siege;
    dragon.owner_first.kept = 0.9;
    dragon.attacker_first.kept = 0.25;
    dragon.reason.playouts = 32;
    dragon.reason.playouts_survived = 30;
    const auto second = [&](Status status) {
        dragon.status = status;
        return dragon_sentences(dragon, "A1"_pt)[1];
    };
    const std::string shares =
        "In sampled games around it, it stands in 25 % if attacked and in 90 % if defended first. ";
    CHECK(second(Status::critical) ==
          shares + "Whoever plays first decides, but no one move stood out for either side.");
    dragon.killed_by = {"B1"_pt};
    CHECK(second(Status::critical) ==
          shares + "Black kills it with B1; no one move of White stood out that saves it.");
    dragon.saved_by = {"C1"_pt, "D1"_pt};
    CHECK(second(Status::critical) == shares + "Black kills it with B1; White saves it with C1 D1.");
    dragon.killed_by.clear();
    CHECK(second(Status::critical) ==
          shares + "White saves it with C1 D1; no one move of Black stood out that kills it.");
    CHECK(second(Status::unknown) ==
          "Sampled games do not tell: it stands in 25 % around it if attacked and in 90 % if defended first, "
          "and in 30 of 32 on the whole board.");
    CHECK(second(Status::alive) ==
          "In sampled games around it, it stands in 25 % even if attacked first, "
          "and in 30 of 32 on the whole board.");
    CHECK(second(Status::dead) ==
          "In sampled games around it, it stands in 90 % even if defended first, "
          "and in 30 of 32 on the whole board.");
}

TEST_CASE("a dragon that taking an enemy saves is not told by its own games", "[render]") {
    Dragon dragon;
    dragon.side = Color::white;
    dragon.stones = PointSet(BoardSize{3, 3}, {"A1"_pt});
    dragon.reason.cause = Cause::siege;
    dragon.reason.by = Witness::prey;
    dragon.status = Status::critical;
    dragon.owner_first = fate(Outcome::alive);
    dragon.attacker_first = fate(Outcome::dead);
    dragon.saved_by = {"B1"_pt};
    CHECK(dragon_sentences(dragon, "A1"_pt)[1] ==
          "Sampled games around it give it up, but White saves it by taking an enemy beside it with B1; "
          "Black saves that enemy.");
    CHECK(reason_in_words(dragon) ==
          "lost in games around it unless its owner first takes an enemy beside it: B1");
    dragon.killed_by = {"C1"_pt};
    dragon.owner_first = fate(Outcome::ko);
    CHECK(dragon_sentences(dragon, "A1"_pt)[1] ==
          "Sampled games around it give it up, but White saves it by taking an enemy beside it in a ko with "
          "B1; Black saves that enemy with C1.");
    CHECK(reason_in_words(dragon) ==
          "lost in games around it unless its owner first takes an enemy beside it in a ko: B1");
}

TEST_CASE("a net's word is told, and whether games around the dragon weigh in it", "[render]") {
    Dragon dragon;
    dragon.side = Color::white;
    dragon.stones = PointSet(BoardSize{3, 3}, {"A1"_pt});
    dragon.reason.cause = Cause::net;
    dragon.owner_first.kept = 0.9;
    dragon.attacker_first.kept = 0.25;
    dragon.reason.playouts = 32;
    dragon.reason.playouts_survived = 30;
    const auto told = [&](Witness by, Status status) {
        dragon.reason.by = by;
        dragon.status = status;
        return dragon_sentences(dragon, "A1"_pt)[1] + " / " + reason_in_words(dragon);
    };
    CHECK(told(Witness::net, Status::alive) ==
          "Nothing proves it; a net that learned from many fights expects it to stand with 25 % even if "
          "attacked first, and it does in 30 of 32 games on the whole board. / "
          "a net expects it to stand: 25 % if attacked first, and in 30 of 32 on the whole board");
    CHECK(told(Witness::siege, Status::dead) ==
          "Nothing proves it; a net that learned from many fights and sampled games around it expect it to "
          "stand with 90 % even if defended first, and it does in 30 of 32 games on the whole board. / "
          "a net and games around it expect it to be lost: 90 % if defended first, and in 30 of 32 on the "
          "whole board");
    CHECK(told(Witness::siege, Status::critical) ==
          "Nothing proves it; a net that learned from many fights and sampled games around it expect it to "
          "stand with 25 % if attacked and with 90 % if defended first. "
          "Whoever plays first decides, but no one move stood out for either side. / "
          "who plays first decides, as a net and games around it expect: 25 % if attacked first, 90 % if "
          "defended first");
    CHECK(told(Witness::siege, Status::unknown) ==
          "Nothing proves it; a net that learned from many fights and sampled games around it expect it to "
          "stand with 25 % if attacked and with 90 % if defended first. That leaves it open. / "
          "a net and games around it expect no clear end: 25 % if attacked first, 90 % if defended first");
}

TEST_CASE("games that leave a dragon open say so", "[render]") {
    Dragon dragon;
    dragon.status = Status::unknown;
    dragon.reason.cause = Cause::siege;
    dragon.reason.playouts = 80;
    dragon.reason.playouts_survived = 59;
    CHECK(reason_in_words(dragon) ==
          "games around it leave it open: stands in 50 % if attacked first, 50 % if defended first, and in "
          "59 of "
          "80 on the whole board");
}

TEST_CASE("an estimate that goes against the verdict on a dragon says so", "[render]") {
    Why why = known_numbers();
    why.point = "A1"_pt;
    Dragon dragon;
    dragon.side = Color::black;
    dragon.stones = PointSet(why.estimate.owner.size(), {"A1"_pt});
    dragon.status = Status::dead;
    why.dragon = dragon;
    why.estimate.owner[why.point] = Color::black;
    why.estimate.ownership[why.point] = 0.5F;
    CHECK(
        says(why,
             "The estimate of the whole board does not follow that: A1 counts as Black's: about 75 games in "
             "100 end that way (ownership +0.50)."));
    why.dragon->status = Status::alive;
    CHECK(says(why, "A1 counts as Black's: about 75 games in 100 end that way (ownership +0.50)."));
    why.estimate.ownership[why.point] = -0.98F;
    CHECK(says(why, "A1 counts as Black's: about 1 game in 100 ends that way (ownership -0.98)."));
}

TEST_CASE("a stone that counts as dead with its dragon is told with the games that say so", "[render]") {
    Why why = known_numbers();
    why.point = "A1"_pt;
    Dragon dragon;
    dragon.side = Color::black;
    dragon.stones = PointSet(why.estimate.owner.size(), {"A1"_pt});
    dragon.status = Status::dead;
    why.dragon = dragon;
    why.estimate.expected_lead = -3.5;
    why.estimate.owner[why.point] = Color::white;
    why.estimate.ownership[why.point] = 0.1F;
    CHECK(says(why,
               "A1 counts as White's because its dragon is dead; by the estimate of the whole board about 45 "
               "games in 100 end that way (ownership +0.10)."));
}

TEST_CASE("a point that is nobody's for a move before the count names the move", "[render]") {
    Why why = known_numbers();
    why.estimate.last_moves = {{Color::white, "B1"_pt, LastReason::takes_ko},
                               {Color::black, "B1"_pt, LastReason::teire}};
    CHECK(says(why,
               "B1 is nobody's in the count: in the moves that are left Black plays here (teire: protects "
               "what would be taken; ownership +0.50)."));
}

TEST_CASE("a play is told where it is", "[render]") {
    Why why = known_numbers();
    EndgamePlay play{PointSet(why.estimate.owner.size(), {"B1"_pt, "C1"_pt}), "B1"_pt, "B1"_pt,
                     Rational(3, 2)};
    why.play = play;
    CHECK(says(why, "A play here is worth 1 1/2 points: gote."));
    why.play->black = why.play->white = "C1"_pt;
    CHECK(says(why, "The play around here, at C1, is worth 1 1/2 points: gote."));
    why.play->white = "A1"_pt;
    CHECK(says(why, "The play around here, at C1 for Black and A1 for White, is worth 1 1/2 points: gote."));
}

TEST_CASE("nothing is worth a zero below zero", "[render]") {
    Why why = known_numbers();
    why.territory = -0.001;
    CHECK(says(why, "Influence: Black's moyo, worth +0.00 in its count."));
}

TEST_CASE("a dead dragon is not said to have the two eyes that its shape has room for", "[render]") {
    Dragon dragon;
    dragon.side = Color::white;
    dragon.stones = PointSet(BoardSize{3, 3}, {"A1"_pt});
    dragon.eyes = two_eyes;
    for (const Cause cause : {Cause::playouts, Cause::siege, Cause::read_out, Cause::race_lost}) {
        dragon.reason.cause = cause;
        dragon.status = Status::dead;
        CHECK(dragon_sentences(dragon, "A1"_pt)[2] ==
              "By its shape alone there is room for two eyes (2222), but it does not get them.");
        dragon.status = Status::alive;
        CHECK(dragon_sentences(dragon, "A1"_pt)[2] == "Eyes: 2222 (two eyes).");
    }
}

TEST_CASE("explanations fit the terminal", "[render]") {
    std::istringstream lines(render_explanation_text(known_numbers(), {}, 40));
    for (std::string line; std::getline(lines, line);) {
        INFO(line);
        CHECK(line.size() <= 40);
    }
}
