#include "goterr/core/printable.hpp"

#include "support/catch.hpp"

using namespace goterr;

TEST_CASE("what can be shown is shown as it is, in every script") {
    for (const char* text :
         {"", "game 1.sgf", "\xe5\x9b\xb2\xe7\xa2\x81.sgf", "d\xc3\xa9j\xc3\xa0", "a'\"$=b"})
        CHECK(printable(text) == text);
}

TEST_CASE("control characters, wrong bytes and marks that change the direction become their bytes") {
    CHECK(printable("\x1b[2J") == "\\x1b[2J");
    CHECK(printable("a\nb\tc\x7f") == "a\\x0ab\\x09c\\x7f");
    CHECK(printable(std::string("\0", 1)) == "\\x00");
    CHECK(printable("\xff\xfe") == "\\xff\\xfe");
    CHECK(printable("\xc2\x9b"
                    "2J") == "\\xc2\\x9b2J");
    CHECK(printable("\xe2\x80\xae"
                    "fgs.exe") == "\\xe2\\x80\\xaefgs.exe");
    CHECK(printable("\xe2\x80\xa8|\xef\xbb\xbf") == "\\xe2\\x80\\xa8|\\xef\\xbb\\xbf");
    CHECK(printable("\xc2\xa0\xe2\x80\x90\xe2\x80\xaf") == "\xc2\xa0\xe2\x80\x90\xe2\x80\xaf");
}

TEST_CASE("only names have their backslashes doubled") {
    CHECK(printable("a\\b") == "a\\b");
    CHECK(printable_name("a\\b") == "a\\\\b");
}

TEST_CASE("a name of any bytes can be had again from what was printed") {
    for (unsigned first = 0; first < 256; ++first)
        for (unsigned second = 0; second < 256; ++second) {
            const std::string name{static_cast<char>(first), static_cast<char>(second), 'x', '\\'};
            REQUIRE(name_printed_as(printable_name(name)) == name);
        }
    CHECK_FALSE(name_printed_as("\\"));
    CHECK_FALSE(name_printed_as("\\x1"));
    CHECK_FALSE(name_printed_as("\\x1g"));
    CHECK_FALSE(name_printed_as("\\n12"));
}
