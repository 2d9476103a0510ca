/// PNG files without a library, where there is none to be had: libgoterr.so for wheels, goterr.exe.
///
/// The pixels are numbers of a palette, and most repeat what stands left of them or above. So a deflate
/// stream with the codes that the format fixes and two distances, one and a row, is small enough. RFC 1950
/// and 1951, and PNG (ISO 15948).
#include "goterr/render/png.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "palette.hpp"

namespace goterr {
namespace {

constexpr std::size_t shortest = 3, longest = 258, farthest = 32768;

/// A code of the format: the first value that it stands for, and how many bits behind it say which of the
/// following.
struct Class {
    unsigned base;
    unsigned extra;
};

/// Codes for what begins with `base`; each row of so many codes has a bit more than the one before.
template <std::size_t count>
constexpr std::array<Class, count> classes_from(unsigned base, unsigned in_row) {
    std::array<Class, count> classes{};
    for (unsigned i = 0; i < count; ++i) {
        classes[i] = {base, i < 2 * in_row ? 0 : i / in_row - 1};
        base += 1U << classes[i].extra;
    }
    return classes;
}

/// Lengths of matches, codes 257 to 285; the longest has a code of its own.
constexpr std::array<Class, 29> length_classes = [] {
    std::array<Class, 29> classes = classes_from<29>(3, 4);
    classes[28] = {258, 0};
    return classes;
}();
static_assert(length_classes[8].base == 11 && length_classes[27].base == 227);

constexpr std::array<Class, 30> distance_classes = classes_from<30>(1, 2);
static_assert(distance_classes[4].base == 5 && distance_classes[29].base == 24577);

template <std::size_t count>
unsigned class_of(unsigned value, const std::array<Class, count>& classes) {
    const auto above = std::upper_bound(classes.begin(), classes.end(), value,
                                        [](unsigned v, const Class& c) { return v < c.base; });
    return static_cast<unsigned>(above - classes.begin()) - 1;
}

/// Bits as deflate packs them: numbers from their lowest bit, codes from their highest.
class Bits {
public:
    void number(unsigned value, unsigned count) {
        for (unsigned i = 0; i < count; ++i) put((value >> i) & 1);
    }
    void code(unsigned value, unsigned count) {
        for (unsigned i = count; i-- > 0;) put((value >> i) & 1);
    }
    /// A byte or a class of lengths, by the fixed codes.
    void symbol(unsigned value) {
        if (value < 144) return code(0x30 + value, 8);
        if (value < 256) return code(0x190 + value - 144, 9);
        if (value < 280) return code(value - 256, 7);
        code(0xC0 + value - 280, 8);
    }
    void match(unsigned length, unsigned distance) {
        const unsigned of_length = class_of(length, length_classes);
        symbol(257 + of_length);
        number(length - length_classes[of_length].base, length_classes[of_length].extra);
        const unsigned of_distance = class_of(distance, distance_classes);
        code(of_distance, 5);
        number(distance - distance_classes[of_distance].base, distance_classes[of_distance].extra);
    }
    std::string bytes;

private:
    void put(unsigned bit) {
        if (used_ == 0) bytes.push_back('\0');
        bytes.back() = static_cast<char>(static_cast<unsigned char>(bytes.back()) | (bit << used_));
        used_ = (used_ + 1) % 8;
    }
    unsigned used_ = 0;
};

std::size_t same(const std::string& text, std::size_t at, std::size_t distance) {
    if (distance > at || distance > farthest) return 0;
    std::size_t length = 0;
    while (length < longest && at + length < text.size() && text[at + length] == text[at + length - distance])
        ++length;
    return length;
}

std::string deflated(const std::string& text, std::size_t row) {
    Bits bits;
    bits.number(1, 1);  // the only block
    bits.number(1, 2);  // with the fixed codes
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t left = same(text, at, 1), above = same(text, at, row);
        const std::size_t length = std::max(left, above);
        if (length < shortest)
            bits.symbol(static_cast<unsigned char>(text[at]));
        else
            bits.match(static_cast<unsigned>(length), static_cast<unsigned>(left >= above ? 1 : row));
        at += length < shortest ? 1 : length;
    }
    bits.symbol(256);
    return bits.bytes;
}

std::string big_endian(std::uint32_t value) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(static_cast<char>(value >> shift));
    return bytes;
}

std::uint32_t adler32(const std::string& text) {
    std::uint32_t low = 1, high = 0;
    for (const char c : text) {
        low = (low + static_cast<unsigned char>(c)) % 65521;
        high = (high + low) % 65521;
    }
    return high << 16 | low;
}

std::uint32_t crc32(const std::string& text) {
    std::uint32_t crc = ~0U;
    for (const char c : text) {
        crc ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xEDB88320U : 0);
    }
    return ~crc;
}

std::string chunk(const std::string& kind, const std::string& content) {
    return big_endian(static_cast<std::uint32_t>(content.size())) + kind + content +
           big_endian(crc32(kind + content));
}

/// The rows of numbers, each with the byte before it that says that they are as they are.
std::string lines_of(const PaletteImage& palette, int width) {
    std::string lines;
    for (std::size_t at = 0; at < palette.numbers.size(); at += static_cast<std::size_t>(width)) {
        lines.push_back('\0');
        lines.append(palette.numbers.begin() + static_cast<std::ptrdiff_t>(at),
                     palette.numbers.begin() + static_cast<std::ptrdiff_t>(at) + width);
    }
    return lines;
}

}  // namespace

std::string png(const Image& image) {
    const PaletteImage palette = with_palette(image);
    const std::string lines = lines_of(palette, image.width);
    const std::string header = big_endian(static_cast<std::uint32_t>(image.width)) +
                               big_endian(static_cast<std::uint32_t>(image.height)) +
                               std::string("\x08\x03\0\0\0", 5);  // eight bits, a palette
    const std::string stream =
        "\x78\x01" + deflated(lines, static_cast<std::size_t>(image.width) + 1) + big_endian(adler32(lines));
    return "\x89PNG\r\n\x1a\n" + chunk("IHDR", header) +
           chunk("PLTE", std::string(palette.colors.begin(), palette.colors.end())) + chunk("IDAT", stream) +
           chunk("IEND", "");
}

}  // namespace goterr
