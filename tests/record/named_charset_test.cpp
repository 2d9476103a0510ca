#include "goterr/record/named_charset.hpp"

#include "goterr/record/game.hpp"
#include "support/catch.hpp"

using namespace goterr;

namespace {

const std::string gu_li = "\xb9\xc5\xc1\xa6";  // GB18030
const std::string gu_li_utf8 = "\u53e4\u529b";

std::string black_player(const std::string& record, const std::string& charset) {
    return read_game(in_utf8(record, charset)).info.facts.black_player;
}

}  // namespace

TEST_CASE("a record is in the charset that the user names, whatever it says", "[record]") {
    for (const std::string says : {"", "CA[UTF-8]", "CA[Big5]", "CA[ISO-8859-1]"}) {
        const std::string record = "(;GM[1]SZ[9]" + says + "PB[" + gu_li + "]C[" + gu_li + "];B[ee])";
        CHECK(black_player(record, "GB18030") == gu_li_utf8);
        CHECK(black_player(record, "gb2312") == gu_li_utf8);
    }
}

TEST_CASE("what it says of its charset is what it is in then", "[record]") {
    CHECK(in_utf8("(;CA[GBK]PB[" + gu_li + "])", "GBK") == "(;CA[UTF-8]PB[" + gu_li_utf8 + "])");
    CHECK(in_utf8("(;C[see CA[2\\]]CA[Big5])(;CA[x-sjis])", "GBK") ==
          "(;C[see CA[2\\]]CA[UTF-8])(;CA[UTF-8])");
    CHECK(in_utf8("(;BCA[GBK]CA[])", "GBK") == "(;BCA[GBK]CA[])");
}

TEST_CASE("a line that is not in the charset costs no other", "[record]") {
    CHECK(in_utf8("PB[" + gu_li + "]\nPW[\xff\xfe]\nC[" + gu_li_utf8 + "]", "GB18030") ==
          "PB[" + gu_li_utf8 + "]\nPW[\u00ff\u00fe]\nC[" + gu_li_utf8 + "]");
}

TEST_CASE("nothing is converted without a name, and no name is made up", "[record]") {
    CHECK(in_utf8(gu_li, "") == gu_li);
    CHECK(is_charset("Shift_JIS"));
    CHECK_FALSE(is_charset("klingon"));
    CHECK_THROWS_WITH(in_utf8(gu_li, "klingon"), "'klingon' is no charset that is known here");
}
