#include "goterr/core/ascii.hpp"

#include "support/catch.hpp"

using namespace goterr;

TEST_CASE("letters are made small and large, and nothing else is touched", "[core]") {
    CHECK(lower("Chinese-OGS 9x9 [\xc3\x84]") == "chinese-ogs 9x9 [\xc3\x84]");
    CHECK(upper("add white @`{\xe4") == "ADD WHITE @`{\xe4");
}

TEST_CASE("blanks are those of ASCII, in front and behind", "[core]") {
    CHECK(trimmed(" \t\r\n\v\f B+3.5 \n") == "B+3.5");
    CHECK(trimmed("\xc2\xa0") == "\xc2\xa0");
    CHECK(trimmed(" \n ").empty());
}

TEST_CASE("a line ends at either break, or with the text", "[core]") {
    CHECK(line_end("ab\ncd", 0) == 2);
    CHECK(line_end("ab\rcd\n", 1) == 2);
    CHECK(line_end("ab\rcd\n", 2) == 2);
    CHECK(line_end("ab\rcd", 3) == 5);
    CHECK(line_end("", 0) == 0);
}
