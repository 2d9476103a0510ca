/// GOTERR_WIDE before a function with hot loops: where the compiler can, it makes a second copy for machines
/// with wide vectors and picks one when the program starts. Elsewhere it means nothing. CMake asks the
/// compiler. GOTERR_WIDEST: a third copy for vectors of 512 bits, for what gains by it.
#pragma once

#if defined(GOTERR_HAS_TARGET_CLONES)
#define GOTERR_WIDE [[gnu::target_clones("default", "avx2")]]
#else
#define GOTERR_WIDE
#endif

#if defined(GOTERR_HAS_WIDEST_CLONES)
#define GOTERR_WIDEST [[gnu::target_clones("default", "avx2", "arch=x86-64-v4")]]
#else
#define GOTERR_WIDEST GOTERR_WIDE
#endif
