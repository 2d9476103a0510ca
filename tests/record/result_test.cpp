#include "goterr/record/result.hpp"

#include "support/catch.hpp"

using namespace goterr;

TEST_CASE("a lead is written as the record's result would be") {
    CHECK(result_text(3.5) == "B+3.5");
    CHECK(result_text(-0.5) == "W+0.5");
    CHECK(result_text(0) == "0");
    CHECK(result_text(-0.001) == "0");
    CHECK(result_text(12) == "B+12");
    CHECK(result_text(-3.75) == "W+3.75");
}

TEST_CASE("a bound is half points away from its lead, and never on the other side of it") {
    CHECK(bound_text(3.26, 1) == "B+3.5");
    CHECK(bound_text(22.7, 22.7) == "B+22.7");
    CHECK(bound_text(22.8, 22.7) == "B+22.7");
    CHECK(bound_text(-8.1, 0.3) == "W+8.2");
}
