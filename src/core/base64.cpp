#include "goterr/core/base64.hpp"

#include <cstdint>

namespace goterr {

namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Up to three bytes in 24 bits, the first the highest.
std::uint32_t three_bytes(std::string_view bytes) {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < 3; ++i)
        bits = bits << 8 | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U);
    return bits;
}

}  // namespace

std::string base64(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (; !bytes.empty(); bytes.remove_prefix(bytes.size() < 3 ? bytes.size() : 3)) {
        const std::uint32_t bits = three_bytes(bytes);
        for (std::size_t i = 0; i < 4; ++i)
            text += i > bytes.size() ? '=' : letters[bits >> (18 - 6 * i) & 63];
    }
    return text;
}

}  // namespace goterr
