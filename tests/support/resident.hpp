/// How much memory this program holds.
#pragma once

#include <fstream>

namespace goterr::test {

/// Pages in memory; 0 where the system does not say, or where a sanitizer keeps what was freed.
inline long resident_pages() {
#if defined(GOTERR_SANITIZED)
    return 0;
#else
    std::ifstream sizes("/proc/self/statm");
    long all = 0, resident = 0;
    sizes >> all >> resident;
    return resident;
#endif
}

}  // namespace goterr::test
