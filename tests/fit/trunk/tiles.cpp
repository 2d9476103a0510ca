#include "tiles.hpp"

#include <sys/syscall.h>
#include <unistd.h>

namespace goterr::fit {
namespace {

/// As the processor wants it: eight tiles of full size.
struct TileSizes {
    std::uint8_t palette = 1, start = 0, reserved[14] = {};
    std::uint16_t bytes[16] = {64, 64, 64, 64, 64, 64, 64, 64};
    std::uint8_t lines[16] = {tile, tile, tile, tile, tile, tile, tile, tile};
};
static_assert(sizeof(TileSizes) == 64);

constexpr int ask_for_state = 0x1023, state_of_tiles = 18;  // arch_prctl

/// [block of 32 inputs][pair][output][2], for each block of outputs and tap.
template <typename Weight>
void pack(int inputs, int outputs, Half* to, const Weight& weight) {
    for (int output = 0; output < outputs; output += tile)
        for (int tap = 0; tap < taps; ++tap)
            for (int input = 0; input < inputs; input += 2)
                for (int i = 0; i < tile; ++i) {
                    *to++ = half_of(weight(input, output + i, tap));
                    *to++ = half_of(weight(input + 1, output + i, tap));
                }
}

/// Room before the first channel and behind the last: taps look a line ahead and back.
constexpr int margin = 128;

/// Pairs of places, and for each of 32 channels the sum over all places.
class PairsOfPlaces {
public:
    PairsOfPlaces(int depth, int places) : depth_(depth), places_(places) {}

    void make(const Half* from, Half* to, float* sums) const {
        for (int channel = 0; channel < depth_; channel += line_of_tile) {
            __m512 low = _mm512_setzero_ps(), high = _mm512_setzero_ps();
            for (int place = 0; place < places_; place += 2) {
                const Half* at = from + std::ptrdiff_t{place} * depth_ + channel;
                add_pair(at, to + std::ptrdiff_t{place} * depth_ + 2 * std::ptrdiff_t{channel});
                low = _mm512_add_ps(low, _mm512_add_ps(load(at), load(at + depth_)));
                high = _mm512_add_ps(high, _mm512_add_ps(load(at + tile), load(at + tile + depth_)));
            }
            if (!sums) continue;
            add_to(sums + channel, low);
            add_to(sums + channel + tile, high);
        }
    }

private:
    void add_pair(const Half* from, Half* to) const {
        const __m512i first = _mm512_loadu_si512(from), second = _mm512_loadu_si512(from + depth_);
        _mm512_storeu_si512(to, _mm512_permutex2var_epi16(first, lower_, second));
        _mm512_storeu_si512(to + line_of_tile, _mm512_permutex2var_epi16(first, upper_, second));
    }

    int depth_, places_;
    __m512i lower_ = _mm512_set_epi16(47, 15, 46, 14, 45, 13, 44, 12, 43, 11, 42, 10, 41, 9, 40, 8,  //
                                      39, 7, 38, 6, 37, 5, 36, 4, 35, 3, 34, 2, 33, 1, 32, 0);
    __m512i upper_ = _mm512_add_epi16(lower_, _mm512_set1_epi16(16));
};

/// Of sixteen lines of sixteen 32-bit numbers.
void transpose(const std::uint32_t* from, std::ptrdiff_t line, std::uint32_t* to, std::ptrdiff_t line_of_to) {
    __m512i a[16], b[16];
    for (int i = 0; i < 16; ++i) a[i] = _mm512_loadu_si512(from + i * line);
    for (int i = 0; i < 16; i += 2) {
        b[i] = _mm512_unpacklo_epi32(a[i], a[i + 1]);
        b[i + 1] = _mm512_unpackhi_epi32(a[i], a[i + 1]);
    }
    for (int i = 0; i < 16; i += 4)
        for (int k = 0; k < 2; ++k) {
            a[i + 2 * k] = _mm512_unpacklo_epi64(b[i + k], b[i + k + 2]);
            a[i + 2 * k + 1] = _mm512_unpackhi_epi64(b[i + k], b[i + k + 2]);
        }
    for (int i = 0; i < 16; i += 8)
        for (int k = 0; k < 4; ++k) {
            b[i + k] = _mm512_shuffle_i32x4(a[i + k], a[i + k + 4], 0x88);
            b[i + k + 4] = _mm512_shuffle_i32x4(a[i + k], a[i + k + 4], 0xdd);
        }
    for (int k = 0; k < 8; ++k) {
        a[k] = _mm512_shuffle_i32x4(b[k], b[k + 8], 0x88);
        a[k + 8] = _mm512_shuffle_i32x4(b[k], b[k + 8], 0xdd);
    }
    for (int i = 0; i < 16; ++i) _mm512_storeu_si512(to + i * line_of_to, a[i]);
}

/// Pairs of places, as 32-bit numbers turned about, are channels of places.
void turn(const Half* pairs, int depth, int places, Half* to) {
    const auto* words = reinterpret_cast<const std::uint32_t*>(pairs);
    auto* turned = reinterpret_cast<std::uint32_t*>(to);
    const std::ptrdiff_t line = places / 2;
    for (int pair = 0; pair < line; pair += tile)
        for (int channel = 0; channel < depth; channel += tile)
            transpose(words + std::ptrdiff_t{pair} * depth + channel, depth, turned + channel * line + pair,
                      line);
}

/// Four tiles of sums: of two blocks of inputs, or of one that two taps see, and two blocks of outputs.
struct FourTiles {
    float* first;
    float* second;

    void load() const {
        _tile_loadd(0, first, 64);
        _tile_loadd(1, first + tile_sums, 64);
        _tile_loadd(2, second, 64);
        _tile_loadd(3, second + tile_sums, 64);
    }
    void store() const {
        _tile_stored(0, first, 64);
        _tile_stored(1, first + tile_sums, 64);
        _tile_stored(2, second, 64);
        _tile_stored(3, second + tile_sums, 64);
    }
};

/// What the sums of a position's gradient are made of.
struct Factors {
    const Half* by_channels;
    std::ptrdiff_t places;
    const Half* pairs;
    std::ptrdiff_t outputs;
    int steps;

    const Half* of_input(int input, int offset) const { return by_channels + input * places + offset; }

    void add(const FourTiles& sums, const Half* first, const Half* second, int output) const {
        const std::ptrdiff_t line = 2 * places, line_of_pairs = 4 * outputs;
        const Half* back = pairs + 2 * std::ptrdiff_t{output};
        sums.load();
        for (int k = 0; k < steps; ++k) {
            _tile_loadd(6, back, line_of_pairs);
            _tile_loadd(4, first, line);
            _tile_loadd(7, back + line_of_tile, line_of_pairs);
            _tile_loadd(5, second, line);
            _tile_dpbf16ps(0, 4, 6);
            _tile_dpbf16ps(1, 4, 7);
            _tile_dpbf16ps(2, 5, 6);
            _tile_dpbf16ps(3, 5, 7);
            first += line_of_tile;
            second += line_of_tile;
            back += line_of_tile * outputs;
        }
        sums.store();
    }
};

}  // namespace

bool may_use_tiles() { return syscall(SYS_arch_prctl, ask_for_state, state_of_tiles) == 0; }

void set_tiles() {
    static constexpr TileSizes sizes;
    _tile_loadconfig(&sizes);
}

Half half_of(float value) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    return static_cast<Half>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

void pack_forwards(const float* weights, const LayerShape& shape, Half* to) {
    pack(shape.depth, shape.outputs, to, [&](int input, int output, int tap) {
        return input < shape.inputs ? weights[(output * shape.inputs + input) * taps + tap] : 0.0F;
    });
}

void pack_backwards(const float* weights, const LayerShape& shape, Half* to) {
    pack(shape.outputs, shape.depth, to, [&](int output, int input, int tap) {
        return input < shape.inputs ? weights[(output * shape.inputs + input) * taps + taps - 1 - tap] : 0.0F;
    });
}

Arranged::Arranged(const Places& places, int channels)
    : pairs(static_cast<std::size_t>(places.length() * channels)),
      input_pairs(pairs.size()),
      by_channels(pairs.size() + 2 * margin) {}

std::size_t place_in_sums(const LayerShape& shape, int output, int input, int tap) {
    const int of_tile = (tap * (shape.depth / tile) + input / tile) * (shape.outputs / tile) + output / tile;
    return static_cast<std::size_t>(of_tile * tile_sums + input % tile * tile + output % tile);
}

void add_gradient(const Places& places, const LayerShape& shape, const Half* inputs, const Half* back,
                  Arranged& room, float* weights, float* bias) {
    PairsOfPlaces(shape.outputs, places.length()).make(back, room.pairs.data(), bias);
    PairsOfPlaces(shape.depth, places.length()).make(inputs, room.input_pairs.data(), nullptr);
    Half* by_channels = room.by_channels.data() + margin;
    turn(room.input_pairs.data(), shape.depth, places.length(), by_channels);
    before_tiles_read();
    const int from = places.first() / 2 * 2;  // pairs begin at even places; nothing stands before the first
    const int steps = (places.span() + places.first() - from + line_of_tile - 1) / line_of_tile;
    const Factors factors{by_channels + from, places.length(),
                          room.pairs.data() + std::ptrdiff_t{from} * shape.outputs, shape.outputs, steps};
    const auto sums = [&](int output, int input, int tap) {
        return weights + place_in_sums(shape, output, input, tap);
    };
    // In an order in which what is read again is still in the first cache.
    for (int output = 0; output < shape.outputs; output += 2 * tile) {
        for (int input = 0; input < shape.depth; input += tile)
            for (int tap = 0; tap + 1 < taps; tap += 2)
                factors.add({sums(output, input, tap), sums(output, input, tap + 1)},
                            factors.of_input(input, places.tap(tap)),
                            factors.of_input(input, places.tap(tap + 1)), output);
        constexpr int last = taps - 1;
        for (int input = 0; input < shape.depth; input += 2 * tile)
            factors.add({sums(output, input, last), sums(output, input + tile, last)},
                        factors.of_input(input, places.tap(last)),
                        factors.of_input(input + tile, places.tap(last)), output);
    }
}

}  // namespace goterr::fit
