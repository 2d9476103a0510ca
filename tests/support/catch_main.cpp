/// main() of the test programs, for a standard library that the installed one was not built with; Catch2 2
/// alone can do that.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
