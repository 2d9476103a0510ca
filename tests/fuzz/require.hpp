/// Stops the fuzzer at an input that breaks a law.
#pragma once

#include <cstdlib>
#include <iostream>

inline void require(bool holds, const char* law) {
    if (holds) return;
    std::cerr << "broken: " << law << '\n';
    std::abort();
}
