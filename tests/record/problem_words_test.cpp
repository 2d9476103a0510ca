#include "goterr/record/problem_words.hpp"

#include "support/catch.hpp"

using namespace goterr;

TEST_CASE("a comment says who plays, and whose stones it is about", "[record]") {
    CHECK(problem_words("Problem 12. Black to play and live.") == ProblemWords{Color::black, Color::black});
    CHECK(problem_words("WHITE TO KILL") == ProblemWords{Color::white, Color::black});
    CHECK(problem_words("white to save the corner") == ProblemWords{Color::white, Color::white});
    CHECK(problem_words("Black first.") == ProblemWords{Color::black, std::nullopt});
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
