#include "goterr/record/text.hpp"

#include "goterr/record/game.hpp"
#include "support/catch.hpp"

using namespace goterr;
using namespace std::string_literals;

namespace {

std::string ascii(const TextLine& line) {
    std::string text;
    for (const Character c : line.characters) text += static_cast<char>(c.code);
    return text;
}

}  // namespace

TEST_CASE("UTF-16 of either order becomes UTF-8, with its mark or without", "[text]") {
    CHECK(to_utf8("\xFF\xFEX\0O\0\n\0"s) == "XO\n");
    CHECK(to_utf8("\xFE\xFF\0X\0O\0\n"s) == "XO\n");
    CHECK(to_utf8("X\0O\0.\0\n\0"s) == "XO.\n");
    CHECK(to_utf8("\0X\0O\0.\0\n"s) == "XO.\n");
    CHECK(to_utf8("\xFF\xFE\xCF\x25"s) == "●");
    CHECK(to_utf8("\xFF\xFE\x3D\xD8\x00\xDE"s) == "\xF0\x9F\x98\x80");
    CHECK(to_utf8("\xFF\xFE\x3D\xD8X\0"s) == "\xEF\xBF\xBDX");
}

TEST_CASE("a record in UTF-16 without a mark is read whatever its names are written in", "[text]") {
    std::string little, big;
    const auto write = [&](std::string_view high_and_low) {
        for (std::size_t i = 0; i < high_and_low.size(); i += 2) {
            big += high_and_low.substr(i, 2);
            little += {high_and_low[i + 1], high_and_low[i]};
        }
    };
    const auto write_ascii = [&](std::string_view text) {
        for (const char c : text) write(std::string{'\0', c});
    };
    write_ascii("(;GM[1]GN[");
    for (int i = 0; i < 200; ++i) write("\x56\xF4\x4E\x00"s);  // 围一: one has a zero of its own
    write_ascii("]SZ[9];B[ee];W[cc])");
    for (const std::string& record : {little, big}) {
        CHECK(is_utf16(record));
        const Game game = read_game(record);
        CHECK(game.info.size == BoardSize{9, 9});
        CHECK(game.steps.size() == 2);
    }
    CHECK_FALSE(is_utf16("(;GM[1]SZ[9])"));
    CHECK_FALSE(is_utf16(std::string(100, '\0')));
}

TEST_CASE("a UTF-8 mark is dropped and other bytes stay as they are", "[text]") {
    CHECK(to_utf8("\xEF\xBB\xBF(;)") == "(;)");
    CHECK(to_utf8("\x93\xA4\0x"s) == "\x93\xA4\0x"s);
    CHECK(to_utf8("") == "");
}

TEST_CASE("LF, CR, CRLF and LFCR each end one line", "[text]") {
    const auto lines = lines_of("a\nb\r\nc\rd\n\re\n\nf");
    REQUIRE(lines.size() == 7);
    CHECK(ascii(lines[3]) == "d");
    CHECK(ascii(lines[4]) == "e");
    CHECK(lines[5].characters.empty());
    CHECK(ascii(lines[6]) == "f");
    CHECK(lines[6].number == 7);
}

TEST_CASE("escape sequences vanish and leave the columns of what stands behind them", "[text]") {
    const auto lines = lines_of("\x1b[1;30;43mX\x1b[0m O\x1b]0;title\a.\x1b(B+\x1b[");
    REQUIRE(lines.size() == 1);
    CHECK(ascii(lines[0]) == "X O.+");
    CHECK(lines[0].characters[0] == Character{U'X', 11});
    CHECK(lines[0].characters[2] == Character{U'O', 17});
}

TEST_CASE("blanks are blanks and full-width letters are letters", "[text]") {
    const auto lines = lines_of("\tX\xC2\xA0O\xE3\x80\x80\xEF\xBC\xB8\xE2\x9A\xAA\xEF\xB8\x8F");
    REQUIRE(lines.size() == 1);
    REQUIRE(lines[0].characters.size() == 7);
    CHECK(lines[0].characters[0].code == U' ');
    CHECK(lines[0].characters[2].code == U' ');
    CHECK(lines[0].characters[4].code == U' ');
    CHECK(lines[0].characters[5].code == U'X');
    CHECK(lines[0].characters[6] == Character{U'⚪', 12});
}

TEST_CASE("a byte that is no UTF-8 stands for itself", "[text]") {
    for (const std::string text : {"\xFFX", "\xC3X", "\x80X",
                                   "\xF0\x9F"
                                   "X",
                                   "\xC0X"}) {
        const auto lines = lines_of(text);
        REQUIRE(lines.size() == 1);
        CHECK(lines[0].characters.front().code == 0xFFFD);
        CHECK(lines[0].characters.back().code == U'X');
    }
}

TEST_CASE("quote marks of mail go, the columns stay", "[text]") {
    const TextLine line = unquoted(lines_of(" > > X > O")[0]);
    CHECK(ascii(line) == " X > O");
    CHECK(line.place(1) == TextPlace{1, 6});
    CHECK(line.place(99) == TextPlace{1, 11});
    CHECK(ascii(unquoted(lines_of("X > O")[0])) == "X > O");
    CHECK(ascii(unquoted(lines_of(">>>")[0])).empty());
}
