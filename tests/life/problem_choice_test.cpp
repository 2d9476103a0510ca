/// What a drawing is about where nobody says so: what is counted of every chain and move, and who is the
/// likeliest.
#include "../../src/life/problem_choice.hpp"

#include "goterr/board/chains.hpp"
#include "support/catch.hpp"
#include "support/drawn_problem.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::life;
using namespace goterr::test;

namespace {

/// F5 of the open fight is White's and cuts nothing; D4 is Black's.
struct OpenFight {
    Position position{BoardSize{13, 13}};

    OpenFight() { position.board = board_from_diagram(open_fight); }

    ProblemSubject subject(Point heart, double survival = 1, Outcome owners = Outcome::alive,
                           Outcome attackers = Outcome::alive) const {
        Dragon dragon;
        dragon.side = position.board[heart];
        dragon.stones = chain_at(position.board, heart).stones;
        dragon.survival = survival;
        dragon.owner_first.outcome = owners;
        dragon.attacker_first.outcome = attackers;
        return {dragon, heart, PointSet(position.board.size()), false};
    }
    /// With the move that helps the side to move, and what games like.
    Glimpse glimpse(const ProblemSubject& subject, std::optional<Point> move,
                    std::optional<Point> favorite = {}, double favor = 0) const {
        Glimpse glimpse{problem_about(position, subject), {}};
        Problem& problem = glimpse.problem;
        ProblemAnswer& answer =
            problem.dragon.side == position.to_move ? problem.owner_first : problem.attacker_first;
        if (move) answer.lines = {{*move, position.to_move}};
        if (favorite) glimpse.games.line = {*favorite};
        glimpse.games.favor = favor;
        return glimpse;
    }
    std::vector<Choice> all(const ProblemSubject& subject, const Glimpse& glimpse) const {
        return choices(position, {subject}, {glimpse}, {});
    }
};

}  // namespace

TEST_CASE("what is counted of an own chain and a move", "[life]") {
    const OpenFight drawn;
    const auto subject = drawn.subject("D4"_pt, .25);
    const auto found = drawn.all(subject, drawn.glimpse(subject, "E4"_pt, "E4"_pt, .5));
    REQUIRE(found.size() == 1);
    const ChoiceSigns& signs = found.front().signs;
    CHECK(signs[chain_size] == 1);
    CHECK(signs[few_liberties] == 0);  // four
    CHECK(signs[rivals_liberties] == 5);
    CHECK(signs[chains_cut] == 0);
    CHECK(signs[own_survival] == 25);
    CHECK(signs[enemy_in_doubt] == 0);
    CHECK(signs[enemy_by_turn] == 0);
    CHECK(signs[off_center] == 0);
    CHECK(signs[only_move] == 0);
    CHECK(signs[games_favor] == 50);
    CHECK(signs[games_favorite] == 50);
    CHECK(signs[beside_own] == 1);
    CHECK(signs[beside_enemies] == 0);
    CHECK(signs[second_line] == 0);
    CHECK(signs[enemies_across] == 1);
    CHECK(signs[enemies_near] == 5);
}

TEST_CASE("what is counted of an enemy chain and a move", "[life]") {
    OpenFight drawn;
    drawn.position.board["E5"_pt] = drawn.position.board["F4"_pt] = Color::black;
    const auto subject = drawn.subject("F5"_pt, .5, Outcome::alive, Outcome::dead);
    Glimpse glimpse = drawn.glimpse(subject, std::nullopt, "F6"_pt, .75);
    glimpse.problem.attacker_first.solutions = {"G5"_pt};
    const auto found = drawn.all(subject, glimpse);
    REQUIRE(found.size() == 2);  // what was read, and what games like better
    const ChoiceSigns& read = found[0].signs;
    CHECK(found[0].move == "G5"_pt);
    CHECK(read[few_liberties] == 1);
    CHECK(read[rivals_liberties] == 0);
    CHECK(read[chains_cut] == 2);
    CHECK(read[own_survival] == 0);
    CHECK(read[enemy_in_doubt] == 1);
    CHECK(read[enemy_by_turn] == 1);
    CHECK(read[only_move] == 1);
    CHECK(read[games_favor] == 75);
    CHECK(read[games_favorite] == 0);
    CHECK(read[beside_enemies] == 1);
    CHECK(read[enemies_across] == 0);
    CHECK(found[1].move == "F6"_pt);
    CHECK(found[1].signs[games_favorite] == 75);
    glimpse.problem.attacker_first.known = Known::read;
    CHECK(drawn.all(subject, glimpse).size() == 1);
}

TEST_CASE("of who is shut in is counted what is read about him and how he is shut in", "[life]") {
    const OpenFight drawn;
    auto subject = drawn.subject("D4"_pt);
    subject.shut_in = true;
    const auto seen = [&](Outcome mine, Outcome others) {
        Glimpse glimpse = drawn.glimpse(subject, "E4"_pt);
        const auto set = [](ProblemAnswer& answer, Outcome outcome) {
            answer.outcome = outcome;
            answer.known = outcome == Outcome::unknown ? Known::sampled : Known::read;
        };
        set(glimpse.problem.owner_first, mine);
        set(glimpse.problem.attacker_first, others);
        return drawn.all(subject, glimpse).front().signs;
    };
    const ChoiceSigns helped = seen(Outcome::alive, Outcome::unknown);
    CHECK(helped[is_first] == 1);
    CHECK(helped[first_helped] == 1);
    CHECK(helped[first_settled] == 0);
    CHECK(helped[first_from_edge] == 1);
    CHECK(helped[first_freedom] > 0);
    CHECK(helped[first_freedom] < 100);
    CHECK(seen(Outcome::alive, Outcome::seki)[first_settled] == 1);
    CHECK(seen(Outcome::alive, Outcome::dead)[first_settled] == 0);
    CHECK(seen(Outcome::unknown, Outcome::dead)[first_helped] == 0);
    subject.shut_in = false;
    CHECK(seen(Outcome::alive, Outcome::unknown)[is_first] == 0);
    CHECK(seen(Outcome::alive, Outcome::unknown)[first_helped] == 0);
}

TEST_CASE("an enemy is likelier to be meant where the board is judged to be about him", "[life]") {
    const OpenFight drawn;
    const auto odds = [&](const ProblemSubject& subject, const Glimpse& glimpse) {
        const auto quiet = drawn.subject("H2"_pt);
        const auto found =
            choices(drawn.position, {quiet, subject}, {drawn.glimpse(quiet, "H3"_pt), glimpse}, {});
        return likeliest(found)->subject;
    };
    const auto judged = drawn.subject("F5"_pt, .5, Outcome::alive, Outcome::dead);
    CHECK(odds(judged, drawn.glimpse(judged, "G5"_pt)) == 1);
    CHECK(odds(drawn.subject("F5"_pt), drawn.glimpse(judged, std::nullopt)) == 0);
}

TEST_CASE("what local games like counts for whoever's move it is, and is a candidate of its own", "[life]") {
    const OpenFight drawn;
    const auto subject = drawn.subject("D4"_pt);
    std::vector<LocalMove> local{{"G5"_pt, .5}, {"E4"_pt, .25}, {"J1"_pt, .125}};
    for (int column = 0; column < 10; ++column) local.push_back({{column, 8}, .02});
    const auto found = choices(drawn.position, {subject}, {drawn.glimpse(subject, "E4"_pt)}, local);
    REQUIRE(found.size() == 12);  // of thirteen the last is liked too little
    CHECK(found[0].move == "E4"_pt);
    CHECK(found[0].signs[local_favor] == 25);
    CHECK(found[0].signs[local_favorite] == 0);
    CHECK(found[0].signs[is_local] == 0);
    CHECK(found[1].move == "G5"_pt);
    CHECK(found[1].signs[local_favor] == 50);
    CHECK(found[1].signs[local_favorite] == 1);
    CHECK(found[1].signs[is_local] == 1);
    CHECK(found[1].signs[chain_size] == 0);
    CHECK(found[2].move == "J1"_pt);

    const auto other = drawn.subject("F5"_pt);
    const auto both = choices(drawn.position, {subject, other},
                              {drawn.glimpse(subject, "E4"_pt), drawn.glimpse(other, std::nullopt)},
                              {{"J9"_pt, .5}, {"A1"_pt, .5}});
    REQUIRE(both.size() == 3);
    CHECK(both[1].subject == 1);  // the nearest
    CHECK(both[2].subject == 0);

    Glimpse read = drawn.glimpse(subject, "E4"_pt);
    read.problem.owner_first.known = read.problem.attacker_first.known = Known::read;
    CHECK(choices(drawn.position, {subject}, {read}, local).size() == 1);
}

TEST_CASE("a move after which games bring fewer points than after another is counted so many short",
          "[life]") {
    Position position(BoardSize{9, 9});
    position.board = board_from_diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . O O O O O O O .
        . O X X X X X O .
        . O X . . . X O .)");
    position.to_move = Color::black;
    const Choice lives{0, "E1"_pt}, dies{0, "A6"_pt}, same{1, "E1"_pt}, forbidden{0, "D3"_pt};
    const auto found = compared({lives, dies, same, forbidden}, position, 2000);
    REQUIRE(found.size() == 4);
    CHECK(found[0].signs[points_short] == 0);
    CHECK(found[1].signs[points_short] > 100);
    CHECK(found[2].signs[points_short] == 0);
    CHECK(found[3].signs[points_short] == 300);
    CHECK(found[0].signs[local_favor] == 0);  // nothing else was counted
    CHECK(choice_weight_of[points_short] < 0);
}

TEST_CASE("of a move is counted what it threatens and links, of one that may not be played nothing",
          "[life]") {
    Position position(BoardSize{9, 9});
    position.board = board_from_diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . X O . O X . .
        . . X O . O X . .
        . . . X . X . . .
        . . . . . . . . O
        . . . . . . . O .
        . X X . . . . . O
        . . . . . . . O .)");
    position.to_move = Color::black;
    const auto found = compared({{0, "E6"_pt, {}}, {0, "B4"_pt, {}}, {0, "J1"_pt, {}}}, position, 10000);
    CHECK(found[0].signs[threatened] == 110);  // two
    CHECK(found[0].signs[linked] > 0);
    CHECK(found[1].signs[threatened] == 0);
    CHECK(found[1].signs[linked] > 0);
    CHECK(found[2].signs[threatened] == 0);
    CHECK(found[2].signs[linked] == 0);
    CHECK(choice_weight_of[threatened] > 0);
    CHECK(choice_weight_of[linked] > 0);
}

TEST_CASE("where no move is known nothing is likely, of equals the first is", "[life]") {
    CHECK_FALSE(likeliest({}));
    const Choice one{0, "A1"_pt}, two{1, "B1"_pt};
    CHECK(likeliest({one, two})->subject == 0);
    Choice better = two;
    better.signs[only_move] = 1;
    CHECK(likeliest({one, better})->subject == 1);
}

TEST_CASE("the turn decides by what is proved and by what a drawing was read to say, not by what games say",
          "[life]") {
    Problem problem;
    problem.dragon.side = Color::white;
    problem.owner_first = {Color::white, Outcome::alive, Known::read};
    problem.attacker_first = {Color::black, Outcome::dead};
    const auto decides = [&](Color to_move) { return is_decided_by_turn(prospect_of(problem, to_move)); };
    CHECK_FALSE(decides(Color::black));
    problem.attacker_first.as_drawn = true;
    CHECK(decides(Color::black));
    CHECK(decides(Color::white));
    problem.attacker_first.outcome = Outcome::alive;
    CHECK_FALSE(decides(Color::black));
}

TEST_CASE("where nothing is read the move that is likeliest among all is told", "[life]") {
    constexpr std::int64_t boards = 8000;
    constexpr int games = boards / 400;
    Position position(BoardSize{13, 13});
    position.board = board_from_diagram(open_fight);
    const auto dragons = dragons_on(position);
    int told = 0;
    for (const Color side : {Color::black, Color::white}) {
        position.to_move = side;
        const auto subjects = problem_subjects(position.board, dragons, {});
        REQUIRE(subjects.size() > 1);
        auto glimpses = glimpses_of(position, subjects, boards / 4);
        glimpses.front().problem = solve(position, subjects.front(), boards / 8);
        const auto choice = likeliest(compared(
            choices(position, subjects, glimpses, play_locally(position, games).moves), position, games));
        const Problem problem = solve(position, subjects, boards),
                      alone = solve(position, subjects[choice->subject], boards / 2);
        const bool owner = problem.dragon.side == side;
        const ProblemAnswer& answer = owner ? problem.owner_first : problem.attacker_first;
        if (answer.known != Known::sampled) continue;
        CHECK(first_move_of(answer) == choice->move);
        told += first_move_of(owner ? alone.owner_first : alone.attacker_first) != choice->move ? 1 : 0;
    }
    CHECK(told > 0);  // or this shows nothing
}
