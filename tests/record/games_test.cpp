#include "goterr/record/games.hpp"

#include "support/catch.hpp"

using namespace goterr;

TEST_CASE("all games but the last are whole") {
    const WholeGames whole = whole_games("(;SZ[9];B[aa])\n (;SZ[9];B[bb])\n\n(;SZ[9];B[cc])");
    CHECK(whole.games == 2);
    CHECK(whole.bytes == 32);
    CHECK(whole.end == TextPlace{4, 1});
}

TEST_CASE("what looks like a game within a comment does not end one") {
    const std::string torn = R"((;SZ[9];B[aa])(;SZ[9];B[bb]C[see (;SZ[9\];B[cc\]) and (;SZ[9\];B[dd\]) and)";
    CHECK(whole_games(torn).games == 1);
    CHECK(whole_games(torn).bytes == 14);
}

TEST_CASE("a text is cut nowhere before its second game is seen") {
    CHECK(whole_games("").games == 0);
    CHECK(whole_games("(;SZ[9];B[aa])").games == 0);
    CHECK(whole_games("(;SZ[9];B[aa]").games == 0);
    CHECK(whole_games("X O . . X").games == 0);
}

TEST_CASE("junk between games goes with the game before it") {
    const WholeGames whole = whole_games("(;SZ[9];B[aa]) junk (;SZ[9];B[bb])");
    CHECK(whole.games == 1);
    CHECK(whole.bytes == 20);
    CHECK(whole.end == TextPlace{1, 21});
}
