#include "position_hash.hpp"

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

#include "goterr/board/orientation.hpp"
#include "goterr/board/superko.hpp"

namespace goterr {

namespace {

/// FNV-1a over the bytes of a number (G. Fowler, L. C. Noll, P. Vo).
std::uint64_t hashed(std::uint64_t seed, std::uint64_t number) {
    for (int byte = 0; byte < 8; ++byte) seed = (seed ^ (number >> (8 * byte) & 0xff)) * 0x100000001b3;
    return seed;
}

Position turned(const Position& position, Orientation way) {
    Position other = position;
    other.board = oriented(position.board, way);
    if (position.ko) other.ko = oriented(*position.ko, position.board.size(), way);
    return other;
}

}  // namespace

std::string position_hash(const Position& position) {
    const std::uint64_t stones = fingerprint(position.board);
    const auto turn = static_cast<std::uint64_t>(position.to_move == Color::white);
    const auto ko =
        position.ko ? static_cast<std::uint64_t>(position.ko->row * 64 + position.ko->column + 1) : 0;
    const std::uint64_t basis = 0xcbf29ce484222325;
    const std::uint64_t height = static_cast<std::uint64_t>(position.board.size().height);
    return fmt::format("{:016X}{:016X}", stones,
                       hashed(hashed(hashed(basis, stones), height), turn << 16 | ko));
}

std::string symmetric_hash(const Position& position) {
    std::string least = position_hash(position);
    for (int bits = 1; bits < orientations; ++bits)
        least = std::min(least, position_hash(turned(position, {bits})));
    return least;
}

}  // namespace goterr
