/// goterr's own tables beside the system's converter.
#include <algorithm>
#include <string>
#include <vector>

#include "../../src/system/charset_tables.hpp"
#include "goterr/system/charset.hpp"
#include "support/catch.hpp"

using namespace goterr;

namespace {

/// All codes of two bytes, the second from 30 on.
std::vector<std::string> pairs() {
    std::vector<std::string> codes;
    for (int first = 0x81; first < 0xff; ++first)
        for (int second = 0x30; second < 0xff; ++second)
            codes.push_back({static_cast<char>(first), static_cast<char>(second)});
    return codes;
}

std::vector<std::string> high_bytes() {
    std::vector<std::string> codes;
    for (int byte = 0xa0; byte < 0x100; ++byte) codes.push_back({static_cast<char>(byte)});
    return codes;
}

/// Neither two of one byte nor a control character.
bool is_one_character(const std::string& text) {
    const auto is_first = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
    return std::count_if(text.begin(), text.end(), is_first) == 1 && text >= "\u00a0";
}

/// How many characters the system knows and the tables read otherwise.
int differences(const std::string& charset, const std::vector<std::string>& codes) {
    int different = 0;
    for (const std::string& code : codes) {
        const auto system = utf8_from(code, charset);
        different +=
            system && is_one_character(*system) && *system != utf8_by_tables(code, charset).value_or("");
    }
    return different;
}

}  // namespace

TEST_CASE("the tables read every character of East Asia's charsets as the system does") {
    for (const char* charset : {"GB18030", "BIG5", "SHIFT_JIS", "CP949", "EUC-JP"}) {
        INFO(charset);
        if (!utf8_from("\xb0\xa1", charset)) continue;  // a system without its converters
        CHECK(differences(charset, pairs()) == 0);
    }
}

TEST_CASE("the tables read charsets of one byte as the system does") {
    for (const char* charset : {"ISO-8859-1", "ISO-8859-2", "ISO-8859-15", "CP1252", "CP1251", "KOI8-R"}) {
        INFO(charset);
        CHECK(differences(charset, high_bytes()) == 0);
    }
}

TEST_CASE("characters of four bytes are read") {
    CHECK(utf8_by_tables("\x81\x30\x84\x32", "GB18030") == "\u00a0");
    CHECK(utf8_by_tables("\x81\x39\xee\x39", "GB18030") == "\u3400");
    CHECK(utf8_by_tables("\x90\x30\x81\x30", "GB18030") == "\U00010000");
    CHECK(utf8_by_tables("\xe3\x32\x9a\x35", "GB18030") == "\U0010ffff");
    CHECK(utf8_by_tables("\xe3\x32\x9a\x36", "GB18030") == std::nullopt);
}

TEST_CASE("a charset has many names") {
    for (const char* name : {"GBK", "gb2312", "GB_18030", "cp936", "MS936"})
        CHECK(utf8_by_tables("\xb9\xc5\xc1\xa6", name) == "古力");
    for (const char* name : {"Shift_JIS", "SHIFT-JIS", "sjis", "Windows-31J"})
        CHECK(utf8_by_tables("\x88\xe4\x8e\x52", name) == "井山");
    CHECK(utf8_by_tables("\xc0\xcc\xc3\xa2\xc8\xa3", "euc-kr") == "이창호");
    CHECK(utf8_by_tables("\xb1\x69\xae\xdd", "Big5") == "張栩");
}

TEST_CASE("what is not in the charset, and a charset that nobody knows, are told") {
    CHECK(utf8_by_tables("\xb9", "GB18030") == std::nullopt);
    CHECK(utf8_by_tables("\xff\xff", "EUC-KR") == std::nullopt);
    CHECK(utf8_by_tables("\x81\x30\x81", "GB18030") == std::nullopt);
    CHECK(utf8_by_tables("abc", "EBCDIC") == std::nullopt);
    CHECK(utf8_by_tables("", "GBK") == "");
}
