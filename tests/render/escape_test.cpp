#include "goterr/render/escape.hpp"

#include "support/catch.hpp"

using namespace goterr;

TEST_CASE("markup characters become entities", "[render]") {
    CHECK(escape_markup(R"(<script a="b">'&)") == "&lt;script a=&quot;b&quot;&gt;&#39;&amp;");
}

TEST_CASE("text in any script passes unchanged", "[render]") {
    const std::string names = "\xE6\x9C\xAC\xE5\x9B\xA0\xE5\x9D\x8A r\xC3\xA9sultat \xF0\x9F\x98\x80\n\t";
    CHECK(escape_markup(names) == names);
}

TEST_CASE("what XML forbids becomes the replacement character", "[render]") {
    const std::string replaced =
        "a\xEF\xBF\xBD"
        "b";
    for (const std::string bad : {"\x01", "\x7F", "\xFF", "\xC3", "\xED\xA0\x80", "\xEF\xBF\xBF"}) {
        const std::string safe = escape_markup("a" + bad + "b");
        INFO(safe);
        CHECK(safe.substr(0, 4) == replaced.substr(0, 4));
        CHECK(safe.back() == 'b');
        CHECK(safe.find(bad) == std::string::npos);
    }
    CHECK(escape_markup(std::string("a\0b", 3)) == replaced);
}
