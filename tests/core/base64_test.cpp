#include "goterr/core/base64.hpp"

#include "support/catch.hpp"

using namespace goterr;

// The examples of RFC 4648, section 10.
TEST_CASE("bytes become letters, filled up to whole fours", "[base64]") {
    CHECK(base64("").empty());
    CHECK(base64("f") == "Zg==");
    CHECK(base64("fo") == "Zm8=");
    CHECK(base64("foo") == "Zm9v");
    CHECK(base64("foobar") == "Zm9vYmFy");
    CHECK(base64({"\xFB\xFF\x00", 3}) == "+/8A");
}
