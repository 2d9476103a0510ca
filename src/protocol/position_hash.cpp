#include "position_hash.hpp"

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

#include "goterr/board/orientation.hpp"
#include "goterr/board/superko.hpp"
#include "goterr/core/byte_hash.hpp"

namespace goterr {

namespace {

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
    ByteHash rest;
    rest.add_number(stones);
    rest.add_number(static_cast<std::uint64_t>(position.board.size().height));
    rest.add_number(turn << 16 | ko);
    return fmt::format("{:016X}{:016X}", stones, rest.value());
}

std::string symmetric_hash(const Position& position) {
    std::string least = position_hash(position);
    for (int bits = 1; bits < orientations; ++bits)
        least = std::min(least, position_hash(turned(position, {bits})));
    return least;
}

}  // namespace goterr
