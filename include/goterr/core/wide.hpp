/// GOTERR_WIDE before a function with hot loops: where the compiler can, it makes a second copy for machines
/// with wide vectors and picks one when the program starts. Elsewhere it means nothing. CMake asks the
/// compiler.
#pragma once

#if defined(GOTERR_HAS_TARGET_CLONES)
#define GOTERR_WIDE [[gnu::target_clones("default", "avx2")]]
#else
#define GOTERR_WIDE
#endif
