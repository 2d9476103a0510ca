#include "goterr/render/columns.hpp"

#include "support/catch.hpp"

using namespace goterr;

namespace {

const std::vector<std::vector<std::string>> rows{
    {"name", "note", "end"}, {"柯洁", "", "x"}, {"a", "two words", "y"}};

}  // namespace

TEST_CASE("columns line up by the width of their characters, and the last is not padded", "[render]") {
    CHECK(table_in_columns(rows, 0) ==
          "name  note       end\n"
          "柯洁             x\n"
          "a     two words  y\n");
    CHECK(table_in_columns(rows, 20) == table_in_columns(rows, 0));
    CHECK(table_in_columns({}, 0).empty());
}

TEST_CASE("what is too wide for the terminal becomes a paragraph a row, without what is empty", "[render]") {
    CHECK(table_in_columns(rows, 19) ==
          "name: 柯洁; end: x\n"
          "name: a; note: two\n  words; end: y\n");
}
