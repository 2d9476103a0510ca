// Unpacks what the page carries: LZMA without a header (lc 4, lp 0, pb 0), as Python's lzma module writes
// it. It is a small module of its own, since browsers know no method that packs as tightly, and JavaScript
// takes three times as long.
//
// The stream is a chain of yes and no, each told by a range coder with a probability that follows what was
// said before in the same place: is there a literal byte or a match, how long is it, how far back does it
// lie. I. Pavlov, "LZMA specification", 2015.
#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace {

using Byte = unsigned char;
using Probability = std::uint16_t;

constexpr int states = 12;         // what the last four steps were
constexpr int after_literals = 7;  // states below follow a literal

struct Lengths {
    Probability choice[2], low[8], middle[8], high[256];
};

struct Model {
    Probability is_match[states], is_repeated[states], is_older[states], is_second[states], is_third[states],
        is_long[states];
    Probability slots[4][64], ends[128], align[16];
    Lengths fresh, repeated;
    Probability literals[16][0x300];
};

Model model;
const Byte* from;
std::uint32_t range, code;
Byte* out;
std::size_t to;
int state;
std::uint32_t back[4];  // the last distances, less one

void refill() {
    if (range >= 1u << 24) return;
    range <<= 8;
    code = code << 8 | *from++;
}

int bit(Probability& p) {
    const std::uint32_t bound = (range >> 11) * p;
    const int said = code >= bound;
    if (said) {
        range -= bound;
        code -= bound;
        p = static_cast<Probability>(p - (p >> 5));
    } else {
        range = bound;
        p = static_cast<Probability>(p + ((2048 - p) >> 5));
    }
    refill();
    return said;
}

int number(Probability* tree, int bits) {
    int node = 1;
    for (int i = 0; i < bits; ++i) node = node << 1 | bit(tree[node]);
    return node - (1 << bits);
}

std::uint32_t number_from_its_end(Probability* tree, int bits) {
    int node = 1;
    std::uint32_t value = 0;
    for (int i = 0; i < bits; ++i) {
        const int said = bit(tree[node]);
        node = node << 1 | said;
        value |= static_cast<std::uint32_t>(said) << i;
    }
    return value;
}

std::uint32_t even_number(int bits) {
    std::uint32_t value = 0;
    for (; bits > 0; --bits) {
        range >>= 1;
        const bool said = code >= range;
        if (said) code -= range;
        value = value << 1 | static_cast<std::uint32_t>(said);
        refill();
    }
    return value;
}

int length(Lengths& lengths) {
    if (!bit(lengths.choice[0])) return 2 + number(lengths.low, 3);
    if (!bit(lengths.choice[1])) return 10 + number(lengths.middle, 3);
    return 18 + number(lengths.high, 8);
}

std::uint32_t distance(int length) {
    const int slot = number(model.slots[std::min(length - 2, 3)], 6);
    if (slot < 4) return static_cast<std::uint32_t>(slot);
    const int bits = (slot >> 1) - 1;
    const std::uint32_t high = (2u | (slot & 1)) << bits;
    if (slot < 14) return high + number_from_its_end(model.ends + high - slot, bits);
    return high + (even_number(bits - 4) << 4) + number_from_its_end(model.align, 4);
}

void take_literal() {
    Probability* tree = model.literals[to > 0 ? out[to - 1] >> 4 : 0];
    int node = 1;
    if (state >= after_literals)  // the byte at the last distance is what it is not
        for (int other = out[to - back[0] - 1]; node < 0x100;) {
            const int expected = other >> 7 & 1;
            other <<= 1;
            const int said = bit(tree[((1 + expected) << 8) + node]);
            node = node << 1 | said;
            if (said != expected) break;
        }
    while (node < 0x100) node = node << 1 | bit(tree[node]);
    out[to++] = static_cast<Byte>(node);
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
}

void copy(int count) {
    for (; count > 0; --count, ++to) out[to] = out[to - back[0] - 1];
}

void take_match() {
    if (!bit(model.is_repeated[state])) {
        std::copy_backward(back, back + 3, back + 4);
        const int count = length(model.fresh);
        back[0] = distance(count);
        state = state < after_literals ? 7 : 10;
        return copy(count);
    }
    if (!bit(model.is_older[state])) {
        if (!bit(model.is_long[state])) {
            state = state < after_literals ? 9 : 11;
            return copy(1);
        }
    } else {
        const int which = !bit(model.is_second[state]) ? 1 : !bit(model.is_third[state]) ? 2 : 3;
        const std::uint32_t chosen = back[which];
        std::copy_backward(back, back + which, back + which + 1);
        back[0] = chosen;
    }
    const int count = length(model.repeated);
    state = state < after_literals ? 8 : 11;
    copy(count);
}

}  // namespace

extern "C" {

void start(const Byte* packed, Byte* room) {
    std::fill_n(reinterpret_cast<Probability*>(&model), sizeof(model) / sizeof(Probability),
                Probability{1024});
    range = ~0u;
    for (from = packed + 1; from < packed + 5;) code = code << 8 | *from++;
    out = room;
}

/// Up to that byte and up to a match further; in steps, since engines make a function fast when it is
/// called again.
void unpack(std::size_t end) {
    while (to < end) {
        if (bit(model.is_match[state])) {
            take_match();
        } else {
            take_literal();
        }
    }
}
}
