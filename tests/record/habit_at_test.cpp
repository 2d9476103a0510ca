#include "goterr/record/game.hpp"

#include "support/catch.hpp"

using namespace goterr;

namespace {

CountHabit habit_of(std::string_view record, int move) { return habit_at(read_game(record), move); }

}  // namespace

TEST_CASE("how a game was counted says nothing of a position before its end", "[record]") {
    const std::string_view record = "(;SZ[9]EV[Club Cup]RE[B+3];B[cc];W[gg];B[cg])";
    CHECK(habit_of(record, 3).signs == std::vector{CountSign::event});
    CHECK_FALSE(habit_of(record, 3).goes_on());
    CHECK(habit_of(record, 2).signs == std::vector{CountSign::play_goes_on});
    CHECK(habit_of(record, 2).goes_on());
    CHECK(habit_of(record, 2).count() == Count::played_out);
}

TEST_CASE("players who counted saw what was left, those who resigned or stopped did not", "[record]") {
    CHECK(habit_of("(;SZ[9]RE[B+3];B[cc])", 1).stopped);
    CHECK_FALSE(habit_of("(;SZ[9]RE[B+3];B[cc])", 0).stopped);
    CHECK_FALSE(habit_of("(;SZ[9]RE[B+R];B[cc])", 1).stopped);
    CHECK_FALSE(habit_of("(;SZ[9];B[cc])", 1).stopped);
}
