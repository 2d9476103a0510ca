#include "goterr/system/thread.hpp"
#include "goterr/system/both.hpp"

#include <new>

#include "support/catch.hpp"

using namespace goterr;

TEST_CASE("a thread has done its work when it is gone", "[system]") {
    int done = 0;
    {
        const Thread thread([&] { ++done; });
    }
    CHECK(done == 1);
}

TEST_CASE("a thread that another takes the place of is waited for", "[system]") {
    int first = 0, second = 0;
    {
        Thread thread([&] { ++first; });
        thread = Thread([&] { ++second; });
        CHECK(first == 1);
    }
    CHECK(second == 1);
}

TEST_CASE("both pieces of work are done when the call is back", "[system]") {
    int one = 0, other = 0;
    both([&] { ++one; }, [&] { ++other; });
    CHECK(one == 1);
    CHECK(other == 1);
}

TEST_CASE("what goes wrong in either piece of work is told, and the other one is done", "[system]") {
    int done = 0;
    const auto fails = [] { throw std::bad_alloc(); };
    CHECK_THROWS_AS(both([&] { ++done; }, fails), std::bad_alloc);
    CHECK(done == 1);
    CHECK_THROWS_AS(both(fails, [] {}), std::bad_alloc);
}

TEST_CASE("there is at least one processor", "[system]") { CHECK(processor_count() >= 1); }

TEST_CASE("who asks for no number of threads gets one a processor", "[system]") {
    CHECK(threads_for(0) == processor_count());
    CHECK(threads_for(3) == 3);
}
