#include "goterr/render/wrap.hpp"

#include "goterr/core/utf8.hpp"
#include "support/catch.hpp"

using namespace goterr;

TEST_CASE("lines break between words, and go on further in") {
    CHECK(wrapped("one two three", 20, 2) == "one two three");
    CHECK(wrapped("one two three", 8, 2) == "one two\n  three");
    CHECK(wrapped("one two three four", 7, 1) == "one two\n three\n four");
    CHECK(wrapped("one two three", 0, 2) == "one two three");
}

TEST_CASE("a word that is too wide stands alone, and is whole") {
    CHECK(wrapped("a incomprehensible b", 6, 2) == "a\n  incomprehensible\n  b");
}

TEST_CASE("colors take no room") { CHECK(wrapped("\033[1mone\033[0m two", 7, 2) == "\033[1mone\033[0m two"); }

TEST_CASE("ideographs take two columns, marks on letters none") {
    CHECK(utf8_columns("柯洁") == 4);
    CHECK(utf8_columns("이세돌") == 6);
    CHECK(utf8_columns("いやま") == 6);
    CHECK(utf8_columns("Jose\u0301") == 4);
    CHECK(utf8_columns("José") == 4);
    CHECK(utf8_columns("\xff\xfe") == 2);
    CHECK(utf8_columns("●○┼") == 3);
    CHECK(wrapped("柯洁 柯洁", 8, 0) == "柯洁\n柯洁");
}
