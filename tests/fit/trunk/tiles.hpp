/// Convolutions as products of matrices, on the tiles of processors that have them (Intel AMX, since 2023):
/// 16-bit floating point numbers, sums in 32 bits. This header is for files that are compiled for such
/// processors.
///
/// A tile holds sixteen lines of 64 bytes. Sixteen places that follow each other, 32 channels of each, are
/// one as they stand in memory, and their neighbors for a tap of the convolution are another one: nothing is
/// copied.
#pragma once

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>

#include <immintrin.h>

#include "places.hpp"

namespace goterr::fit {

/// The upper half of a 32-bit number.
using Half = std::uint16_t;

inline constexpr int tile = 16;                ///< lines of a tile; numbers of 32 bits in a line
inline constexpr int tile_sums = tile * tile;  ///< 32-bit numbers in a tile
inline constexpr int tile_halves = 2 * tile_sums;
inline constexpr int taps = 9;

/// Whether this machine has tiles and lets us use them; to be asked before they are.
bool may_use_tiles();

/// Each thread says how large its tiles are before it uses them.
void set_tiles();

/// GCC's functions for tiles do not say that they read memory.
inline void before_tiles_read() { std::atomic_signal_fence(std::memory_order_seq_cst); }

/// Zeros, where a line of the cache begins.
template <typename T>
class Buffer {
public:
    Buffer() = default;
    explicit Buffer(std::size_t size) : size_(size) {
        const std::size_t bytes = (size * sizeof(T) + page - 1) / page * page;
        data_.reset(static_cast<T*>(std::aligned_alloc(page, bytes)));
        if (!data_) std::abort();
        std::memset(data_.get(), 0, bytes);
    }
    T* data() const { return data_.get(); }
    std::size_t size() const { return size_; }
    void clear() { std::memset(data_.get(), 0, size_ * sizeof(T)); }

private:
    static constexpr std::size_t page = 4096;
    struct Free {
        void operator()(T* data) const { std::free(data); }
    };
    std::unique_ptr<T[], Free> data_;
    std::size_t size_ = 0;
};

inline __m512 load(const Half* from) {
    const __m256i halves = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
    return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(halves), 16));
}

inline void store(Half* to, __m512 values) {
    const __m256bh halves = _mm512_cvtneps_pbh(values);
    std::memcpy(to, &halves, sizeof halves);
}

inline __m512 all(float value) { return _mm512_set1_ps(value); }

inline __mmask16 positive(const Half* values) {
    return _mm512_cmp_ps_mask(load(values), _mm512_setzero_ps(), _CMP_GT_OQ);
}

inline void add_to(float* sums, __m512 values) {
    _mm512_storeu_ps(sums, _mm512_add_ps(_mm512_loadu_ps(sums), values));
}

Half half_of(float value);

/// A convolution's shape. Inputs are filled up with nothing to `depth`, a multiple of 32.
struct LayerShape {
    int inputs, depth, outputs;
    std::size_t weights() const { return static_cast<std::size_t>(taps * depth * outputs); }
};

/// Weights (outputs x inputs x taps) as `convolve` takes them: from `depth` channels to the outputs, or the
/// way back.
void pack_forwards(const float* weights, const LayerShape& shape, Half* to);
void pack_backwards(const float* weights, const LayerShape& shape, Half* to);

/// Calls `finish(place from the first on, channel, sums of sixteen channels)` for every place of all blocks.
/// `from`: places x depth.
template <typename Finish>
void convolve(const Places& places, const Half* from, int depth, const Half* weights, int outputs,
              const Finish& finish) {
    before_tiles_read();
    alignas(64) float sums[block_of_places * tile];
    const std::ptrdiff_t stride = depth * static_cast<std::ptrdiff_t>(sizeof(Half));
    for (int block = 0; block < places.blocks(); ++block) {
        const int first = places.first() + block * block_of_places;
        const Half* weight = weights;
        for (int output = 0; output < outputs; output += tile) {
            _tile_zero(0);
            _tile_zero(1);
            _tile_zero(2);
            _tile_zero(3);
            for (int tap = 0; tap < taps; ++tap) {
                const Half* at = from + std::ptrdiff_t{first + places.tap(tap)} * depth;
                for (int k = 0; k < depth; k += line_of_tile, at += line_of_tile, weight += tile_halves) {
                    _tile_loadd(6, weight, 64);
                    _tile_loadd(4, at, stride);
                    _tile_loadd(5, at + std::ptrdiff_t{tile} * depth, stride);
                    _tile_loadd(7, at + std::ptrdiff_t{2 * tile} * depth, stride);
                    _tile_dpbf16ps(0, 4, 6);
                    _tile_dpbf16ps(1, 5, 6);
                    _tile_loadd(4, at + std::ptrdiff_t{3 * tile} * depth, stride);
                    _tile_dpbf16ps(2, 7, 6);
                    _tile_dpbf16ps(3, 4, 6);
                }
            }
            _tile_stored(0, sums, 64);
            _tile_stored(1, sums + tile_sums, 64);
            _tile_stored(2, sums + 2 * tile_sums, 64);
            _tile_stored(3, sums + 3 * tile_sums, 64);
            for (int i = 0; i < block_of_places; ++i)
                finish(block * block_of_places + i, output, _mm512_load_ps(sums + i * tile));
        }
    }
}

/// What the gradient of a convolution's weights needs of a position, made by `arrange`.
struct Arranged {
    Buffer<Half> pairs;        ///< of what comes back: pairs of places x channels x 2
    Buffer<Half> input_pairs;  ///< of the inputs
    Buffer<Half> by_channels;  ///< of the inputs: channels x places

    Arranged() = default;
    Arranged(const Places& places, int channels);
};

/// The place in the gradient's sums of the weight `tap` from `input` to `output`.
std::size_t place_in_sums(const LayerShape& shape, int output, int input, int tap);

/// Adds to the sums of a layer's weights and biases what a position says: `inputs` (places x depth) led to
/// outputs of which the gradient is `back` (places x outputs).
void add_gradient(const Places& places, const LayerShape& shape, const Half* inputs, const Half* back,
                  Arranged& room, float* weights, float* bias);

}  // namespace goterr::fit
