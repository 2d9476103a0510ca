/// FNV-1a, 64 bits: a number that tells texts apart, the same on every machine, where nobody chooses them to
/// collide.
///
/// G. Fowler, L. C. Noll, P. Vo, 1991; draft-eastlake-fnv.
#pragma once

#include <cstdint>
#include <string_view>

namespace goterr {

class ByteHash {
public:
    constexpr void add(unsigned char byte) { add_whole(byte); }
    /// A number at once, as if it were a byte.
    constexpr void add_whole(std::uint64_t number) { value_ = (value_ ^ number) * prime; }
    constexpr void add(std::string_view bytes) {
        for (const char c : bytes) add(static_cast<unsigned char>(c));
    }
    /// The eight bytes of a number, the lowest first.
    constexpr void add_number(std::uint64_t number) {
        for (int byte = 0; byte < 8; ++byte) add(static_cast<unsigned char>(number >> (8 * byte)));
    }

    constexpr std::uint64_t value() const { return value_; }

private:
    static constexpr std::uint64_t basis = 0xcbf29ce484222325, prime = 0x100000001b3;

    std::uint64_t value_ = basis;
};

}  // namespace goterr
