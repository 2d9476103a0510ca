#include "goterr/core/joined.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"

using goterr::joined;

TEST_CASE("what stands between words stands between all of them, also where one is empty", "[core]") {
    CHECK(joined(std::vector<std::string>{}, ", ").empty());
    CHECK(joined(std::vector<std::string>{"", "b", ""}, ", ") == ", b, ");
    CHECK(joined(std::vector<int>{1, 2}, " ", [](int n) { return std::to_string(n); }) == "1 2");
}
