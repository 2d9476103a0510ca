#include "goterr/reading/reader.hpp"

#include <algorithm>

#include "goterr/board/chains.hpp"
#include "goterr/board/orientation.hpp"
#include "goterr/core/joined.hpp"
#include "goterr/reading/certificate.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"
#include "support/random.hpp"
#include "support/random_ground.hpp"
#include "support/whole_game.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

constexpr std::int64_t enough = 3'000'000;

const std::vector<Threats> all_threats{{0, Threats::endless}, {Threats::endless, 0}, {0, 0}, {1, 0}, {0, 1}};

Answered asked(Reader& reader, const Board& board, Color mover, Threats threats) {
    return reader.ask({board, mover, std::nullopt, threats}, Asked::take, enough);
}

/// Two rows of nine points beside white's wall, so that most moves are far from most stones.
RandomGround random_corridor(Random& random) {
    const BoardSize size{9, 3};
    const int wall = 2;
    for (;;) {
        RandomGround ground{Board(size), {PointSet(size), PointSet(size), PointSet(size)}};
        for (const Point p : points_of(size)) {
            const int dice = below(random, 10);
            ground.board[p] = p.row == wall || dice < 2 ? Color::white
                              : dice < 6                ? Color::black
                                                        : Color::empty;
            if (p.row != wall) ground.question.ground.insert(p);
        }
        const std::vector<Point> stones = possible_targets(ground);
        if (stones.empty()) continue;
        ground.question.target.insert(
            stones[static_cast<std::size_t>(below(random, static_cast<int>(stones.size())))]);
        return ground;
    }
}

/// Of what is read about it, and that none holds of the opposite.
void check_certificates(const RandomGround& ground) {
    INFO(drawn(ground));
    Reader reader(ground.board, ground.question, enough);
    for (const Color mover : {Color::black, Color::white})
        for (const Threats threats : {all_threats[0], all_threats[1]}) {
            const bool taken = asked(reader, ground.board, mover, threats) == Answered::yes;
            const Claim claim{ground.question, {ground.board, mover, std::nullopt, threats}, taken};
            const auto proof = prove(ground.board, claim, enough);
            REQUIRE(proof);
            INFO(*proof);
            REQUIRE(verify(*proof).complaint.empty());
            REQUIRE(verify(*proof).holding == 1);
            const std::string said = taken ? "claim taken" : "claim stands";
            std::string opposite = *proof;
            opposite.replace(opposite.find(said), said.size(), taken ? "claim stands" : "claim taken");
            REQUIRE_FALSE(verify(opposite).holds());
        }
}

}  // namespace

TEST_CASE("what is read is what listing every position comes to", "[reading]") {
    for_random_cases(300, [](Random& random) {
        const RandomGround ground = random_ground(random);
        INFO(drawn(ground));
        WholeGame game(ground.board, ground.question);
        Reader reader(ground.board, ground.question, enough);
        for (const Color mover : {Color::black, Color::white})
            for (const Threats threats : all_threats) {
                CAPTURE(mover == Color::black, threats.attacker, threats.owner);
                const Answered answer = asked(reader, ground.board, mover, threats);
                REQUIRE(answer == (game.taken(ground.board, mover, threats) ? Answered::yes : Answered::no));
            }
    });
}

TEST_CASE("what is read has a certificate that holds also where most moves are far from the fight",
          "[reading]") {
    const Board board = board_from_diagram(R"(
        . . X X . X X . O
        . . . X X . X . X
        O O O O O O O O O)");
    RandomGround known{board, {PointSet(board.size()), PointSet(board.size()), PointSet(board.size())}};
    for (const Point p : points_of(board.size()))
        if (p.row != "A1"_pt.row) known.question.ground.insert(p);
    known.question.target.insert("G3"_pt);
    check_certificates(known);
    for_random_cases(30, [](Random& random) { check_certificates(random_corridor(random)); });
}

TEST_CASE("everything that is read has a certificate that holds, and holds no more for the opposite",
          "[reading]") {
    for_random_cases(100, [](Random& random) { check_certificates(random_ground(random)); });
}

TEST_CASE(
    "a certificate with any byte changed is checked or refused, and never trusted in what it leaves out",
    "[reading]") {
    for_random_cases(60, [](Random& random) {
        const RandomGround ground = random_ground(random);
        Reader reader(ground.board, ground.question, enough);
        const bool taken = asked(reader, ground.board, Color::white, all_threats[0]) == Answered::yes;
        const Claim claim{ground.question, {ground.board, Color::white, std::nullopt, all_threats[0]}, taken};
        const auto proof = prove(ground.board, claim, enough);
        REQUIRE(proof);
        const bool has_moves = proof->find("\nend") - proof->find("\nclaim") > 14;
        std::string emptied = *proof;
        emptied.erase(proof->find("\nclaim") + 13, proof->find("\nend") - proof->find("\nclaim") - 13);
        if (has_moves) CHECK_FALSE(verify(emptied).holds());
        for (int i = 0; i < 50; ++i) {
            std::string changed = *proof;
            changed[static_cast<std::size_t>(below(random, static_cast<int>(changed.size())))] =
                static_cast<char>(below(random, 256));
            const Verification checked = verify(changed);
            CHECK(checked.holds() == checked.complaint.empty());
        }
    });
}

TEST_CASE("a proof has no moves on points that it does not rest on", "[reading]") {
    const Board board = board_from_diagram(R"(
        X X X X X X X X X X
        X O O O O O X . . .
        X O . . . O X . . .
        X O O O O O X . . .
        X X X X X X X X X X)");
    PointSet inside(board.size()), far(board.size());
    for (const Point p : points_of(board.size())) {
        if (board[p] == Color::white || (!is_stone(board[p]) && p.column < 6)) inside.insert(p);
        if (!is_stone(board[p]) && p.column > 6) far.insert(p);
    }
    const auto lines = [&](const PointSet& ground) {
        const GroundQuestion question{ground, points_of_color(board, Color::white), PointSet(board.size())};
        const Claim claim{question, {board, Color::black, std::nullopt, all_threats[0]}, true};
        const auto proof = prove(board, claim, enough);
        REQUIRE(proof);
        REQUIRE(verify(*proof).holds());
        return std::count(proof->begin(), proof->end(), '\n');
    };
    // Answered one by one, each move over there would make a position of its own.
    CHECK(lines(inside | far) < lines(inside) + far.count());
}

TEST_CASE("two eyes are life only where no seki is all there is", "[reading]") {
    for_random_cases(100, [](Random& random) {
        const RandomGround ground = random_ground(random);
        INFO(drawn(ground));
        Reader reader(ground.board, ground.question, enough);
        const Color attacker = opponent(reader.owner());
        const GroundPosition start{ground.board, attacker, std::nullopt, all_threats[1]};
        if (reader.ask(start, Asked::live, enough) == Answered::yes)
            REQUIRE(reader.ask(start, Asked::take, enough) == Answered::no);
    });
}

TEST_CASE("who has two eyes already need not play to live", "[reading]") {
    const Board board = board_from_diagram(R"(
        O O O O O
        X X X X O
        . X . X O
    )");
    PointSet ground(board.size());
    for (const Point p : points_of(board.size()))
        if (board[p] != Color::white) ground.insert(p);
    const PointSet target(board.size(), {"B1"_pt}), none(board.size());
    Reader reader(board, {ground, target, none, false, Beyond::both}, enough);
    for (const Color first : {Color::black, Color::white})
        CHECK(reader.ask({board, first, std::nullopt, all_threats[1]}, Asked::live, enough) == Answered::yes);
}

/// White's B1 has two eyes as long as the stones around them are his.
TEST_CASE("friends beyond a ground who may die are the attacker's where it is to be shown to stand",
          "[reading]") {
    const Board board = board_from_diagram(R"(
        X X X X X
        O O O X X
        . O . O X
    )");
    const GroundPosition attacked{board, Color::black, std::nullopt, {Threats::endless, 0}};
    GroundQuestion question{marked(R"(
        . . . . .
        . . . . .
        # # # . .
    )",
                                   '#'),
                            PointSet(board.size(), {"B1"_pt}), PointSet(board.size()), false,
                            Beyond::attacker};
    CHECK(Reader(board, question, enough).ask(attacked, Asked::take, enough) == Answered::yes);
    for (const Point p : points_of(board.size()))
        if (board[p] == Color::white && !question.ground.contains(p)) question.living.insert(p);
    CHECK(Reader(board, question, enough).ask(attacked, Asked::take, enough) == Answered::no);
}

TEST_CASE("nothing is read where a chain could be taken by no move on the ground", "[reading]") {
    // B1 has its only liberty on A1, which lies beyond the ground
    const Board board = board_from_diagram(R"(
        O O X X X X X
        . X O . X . X)");
    PointSet ground(board.size(), {"C1"_pt, "D1"_pt, "F1"_pt, "B1"_pt});
    const PointSet target = chain_at(board, "C2"_pt).stones;
    ground |= target;
    const auto answer = [&](Beyond beyond) {
        const GroundQuestion question{ground, target, PointSet(board.size()), false, beyond};
        Reader reader(board, question, enough);
        return asked(reader, board, Color::white, attacker_wins_kos);
    };
    CHECK(answer(Beyond::attacker) == Answered::unread);
    CHECK(answer(Beyond::owner) == Answered::no);
    const std::string certificate =
        "goterr certificate 1\nboard 7 2\nO O X X X X X\n. X O . X . X\n"
        "ground B1 C1 D1 E1 F1 G1 C2 D2 E2 F2 G2\ntarget C2 D2 E2 F2 G2 E1 G1\nliving\n";
    const std::string rest = "\nall no\nfirst white\nko none\nthreats white\nclaim stands\nend\n";
    CHECK(verify(certificate + "beyond attacker" + rest).holding == 0);
    CHECK(verify(certificate + "beyond owner" + rest).holding == 1);
}

TEST_CASE("a certificate whose opening contradicts its board is refused where it does", "[reading]") {
    std::vector<std::string> lines{"goterr certificate 1",
                                   "board 5 2",
                                   ". . O . X",
                                   "X X X . .",
                                   "ground A1 B1 C1 A2 B2",
                                   "target A1 B1",
                                   "living E2",
                                   "beyond owner",
                                   "all no",
                                   "first white",
                                   "ko none",
                                   "threats white",
                                   "claim stands",
                                   "end"};
    REQUIRE(verify(joined(lines, "\n")).holds());
    const auto complaint_in = [&](std::size_t line, const std::string& words) {
        auto changed = lines;
        changed[line - 1] = words;
        return verify(joined(changed, "\n")).line;
    };
    for (const char* ground : {"ground", "ground A1 B1 C1 A1", "ground A1 A3"})
        CHECK(complaint_in(5, ground) == 5);
    for (const char* target :
         {"target", "target A2", "target A1 A2", "target A1 C2", "target E2", "target A1 A1"})
        CHECK(complaint_in(6, target) == 6);
    for (const char* living : {"living A1", "living D2", "living C2", "living E2 E2", "living F1"})
        CHECK(complaint_in(7, living) == 7);
    CHECK(complaint_in(8, "beyond owner too") == 8);
    CHECK(complaint_in(11, "ko A1") == 11);
}

TEST_CASE("a reading is the same however the board lies and with the colors exchanged", "[reading]") {
    for_random_cases(20, [](Random& random) {
        const RandomGround ground = random_ground(random);
        Reader reader(ground.board, ground.question, enough);
        const Answered answer = asked(reader, ground.board, Color::black, {0, 0});
        for (int bits = 0; bits < orientations; ++bits) {
            const RandomGround turned = turned_and_swapped(ground, {bits});
            Reader other(turned.board, turned.question, enough);
            REQUIRE(asked(other, turned.board, Color::white, {0, 0}) == answer);
            REQUIRE(other.boards_seen() == reader.boards_seen());
        }
    });
}
