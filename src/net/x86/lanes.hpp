/// Vectors of 128, 256 and 512 bits, as far as the including file is compiled for them. They share no
/// function: the linker keeps one copy of it, which might be the one for the widest.
#pragma once

#include <cstdint>

#include <immintrin.h>

namespace goterr::net {

struct Lanes128 {
    using Sums = __m128i;
    static constexpr int width = 4;
    static constexpr int vectors = 4;
    static constexpr int tiles = 2;

    static __m128i load(const std::int16_t* weights) {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(weights));
    }
    static __m128i both(const std::int16_t* inputs) {
        std::int32_t pair;
        __builtin_memcpy(&pair, inputs, sizeof pair);
        return _mm_set1_epi32(pair);
    }
    static void add(__m128i& sums, __m128i inputs, __m128i weights) {
        sums = _mm_add_epi32(sums, _mm_madd_epi16(inputs, weights));
    }
    static void store(__m128i sums, std::int32_t* to) {
        _mm_storeu_si128(reinterpret_cast<__m128i*>(to), sums);
    }
};

#ifdef __AVX2__
struct Lanes256 {
    using Sums = __m256i;
    static constexpr int width = 8;
    static constexpr int vectors = 2;
    static constexpr int tiles = 4;

    static __m256i load(const std::int16_t* weights) {
        return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(weights));
    }
    static __m256i both(const std::int16_t* inputs) {
        std::int32_t pair;
        __builtin_memcpy(&pair, inputs, sizeof pair);
        return _mm256_set1_epi32(pair);
    }
    static void add(__m256i& sums, __m256i inputs, __m256i weights) {
        sums = _mm256_add_epi32(sums, _mm256_madd_epi16(inputs, weights));
    }
    static void store(__m256i sums, std::int32_t* to) {
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), sums);
    }
};
#endif

#ifdef __AVX512BW__
struct Lanes512 {
    using Sums = __m512i;
    static constexpr int width = 16;
    static constexpr int vectors = 2;
    static constexpr int tiles = 5;

    static __m512i load(const std::int16_t* weights) { return _mm512_loadu_si512(weights); }
    static __m512i both(const std::int16_t* inputs) {
        std::int32_t pair;
        __builtin_memcpy(&pair, inputs, sizeof pair);
        return _mm512_set1_epi32(pair);
    }
    static void add(__m512i& sums, __m512i inputs, __m512i weights) {
        sums = _mm512_add_epi32(sums, _mm512_madd_epi16(inputs, weights));
    }
    static void store(__m512i sums, std::int32_t* to) { _mm512_storeu_si512(to, sums); }
};
#endif

#ifdef __AVX512VNNI__
/// The same with one instruction for products and their sum (Intel since 2019, AMD since 2022).
struct Lanes512OfDots : Lanes512 {
    static void add(__m512i& sums, __m512i inputs, __m512i weights) {
        sums = _mm512_dpwssd_epi32(sums, inputs, weights);
    }
};
#endif

}  // namespace goterr::net
