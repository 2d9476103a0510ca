#include "goterr/record/problem_words.hpp"

#include "goterr/record/game.hpp"
#include "goterr/record/games.hpp"
#include "support/catch.hpp"
#include "support/diagram.hpp"

using namespace goterr;
using namespace goterr::literals;

TEST_CASE("a comment says who plays, and whose stones it is about", "[record]") {
    CHECK(problem_words("Problem 12. Black to play and live.") == ProblemWords{Color::black, Color::black});
    CHECK(problem_words("WHITE TO KILL") == ProblemWords{Color::white, Color::black});
    CHECK(problem_words("white to save the corner") == ProblemWords{Color::white, Color::white});
    CHECK(problem_words("Black first.") == ProblemWords{Color::black, std::nullopt});
}

TEST_CASE("books in Chinese, Japanese and Korean say it in three signs", "[record]") {
    CHECK(problem_words("第3题 黑先活") == ProblemWords{Color::black, Color::black});
    CHECK(problem_words("黒先白死") == ProblemWords{Color::black, Color::white});
    CHECK(problem_words("白先杀黑") == ProblemWords{Color::white, Color::black});
    CHECK(problem_words("白先黒死") == ProblemWords{Color::white, Color::black});
    CHECK(problem_words("白番") == ProblemWords{Color::white, std::nullopt});
    CHECK(problem_words("백선") == ProblemWords{Color::white, std::nullopt});
    CHECK(problem_words("흑 차례") == ProblemWords{Color::black, std::nullopt});
}

TEST_CASE("the first thing said counts", "[record]") {
    CHECK(problem_words("White to play. Later Black to live.") == ProblemWords{Color::white, std::nullopt});
}

TEST_CASE("a comment about something else says nothing", "[record]") {
    CHECK(problem_words("from an old book") == ProblemWords{});
    CHECK(problem_words("") == ProblemWords{});
}

TEST_CASE("only what stands before the first move is the question", "[record]") {
    CHECK(problem_words_of_record("(;C[Black to kill];B[aa]C[White to live])", 1) ==
          ProblemWords{Color::black, Color::white});
    CHECK(problem_words_of_record("(;AB[aa];B[bb]C[White to live])", 1) == ProblemWords{});
    CHECK(problem_words_of_record(". X\nO .", 1) == ProblemWords{});
}

TEST_CASE("stones of one side that are marked before any move are what is asked about", "[record]") {
    const auto marked = [](const std::string& marks) {
        const std::string sgf = "(;SZ[5]AB[aa][bb]AW[cc][dd]" + marks + ")";
        return marked_stone(sgf, 1, replay(read_game(sgf, {}), 0).position.board);
    };
    CHECK(marked("TR[cc][dd]") == "C3"_pt);
    CHECK(marked("SQ[aa:bb]") == std::nullopt);  // two of the four points are empty
    CHECK(marked(";MA[bb]") == "B4"_pt);
    CHECK(marked("TR[aa][cc]") == std::nullopt);
    CHECK(marked("TR[aa]SQ[cc]") == std::nullopt);
    CHECK(marked("TR[ee]SQ[aa]CR[bb]") == "B4"_pt);
    CHECK(marked("LB[aa:A]") == std::nullopt);
    CHECK(marked(";B[ee];TR[aa]") == std::nullopt);
    CHECK(marked("LB[aa:A];TR[aa];TR[cc]") == "A5"_pt);
    CHECK(marked_stone(". X\nO .", 1, Board({2, 2})) == std::nullopt);
}

TEST_CASE("words say whose turn it is where stones are set up, and neither PL nor a move does", "[record]") {
    const auto turn = [](const char* sgf) { return replay(read_game(sgf, {}), 0).position.to_move; };
    CHECK(turn("(;SZ[5]C[White to live.]AB[aa][cc]AW[bb])") == Color::white);
    CHECK(turn("(;SZ[5]GN[No. 7]AB[aa][cc]AW[bb];C[White to kill])") == Color::white);
    CHECK(turn("(;SZ[5]AB[aa][cc]AW[bb]C[White to live];B[ab])") == Color::white);
    CHECK(turn("(;SZ[5]AB[aa][cc]AW[bb]PL[B]C[White to live])") == Color::black);
    CHECK(turn("(;SZ[5]AB[aa][cc]AW[bb];B[ab]C[White to live])") == Color::black);
    CHECK(turn("(;SZ[5]C[White to play])") == Color::black);
}
