#include "goterr/eyes/eye_reader.hpp"

#include <unordered_map>

#include "canonical_shape.hpp"
#include "read_shape.hpp"

namespace goterr {
namespace {

struct ShapeHash {
    std::size_t operator()(const EyeShape& shape) const {
        std::uint64_t hash = 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(shape.outside);
        for (const EyeCell& cell : shape) {
            const auto bits = static_cast<std::uint64_t>(static_cast<std::uint8_t>(cell.column)) |
                              static_cast<std::uint64_t>(static_cast<std::uint8_t>(cell.row)) << 8 |
                              static_cast<std::uint64_t>(cell.kind) << 16 |
                              static_cast<std::uint64_t>(cell.wall) << 18 |
                              static_cast<std::uint64_t>(cell.half) << 19;
            hash = (hash ^ bits) * 0xD6E8FEB86659FD93ULL;
            hash ^= hash >> 32;
        }
        return static_cast<std::size_t>(hash);
    }
};

using Known = std::unordered_map<EyeShape, ShapeValue, ShapeHash>;

/// A long run meets ever new shapes; beyond this it starts over rather than grow.
constexpr std::size_t most_remembered = 100000;

}  // namespace

// `as_seen` answers a shape that comes back in the same orientation without turning it around.
struct EyeReader::Memory {
    Known as_seen;
    Known canonical;
    detail::SearchTable table;
};

EyeReader::EyeReader() = default;
EyeReader::EyeReader(EyeReader&&) noexcept = default;
EyeReader& EyeReader::operator=(EyeReader&&) noexcept = default;
EyeReader::~EyeReader() = default;

ShapeValue EyeReader::value_of(const EyeShape& shape) {
    if (!memory_) memory_ = std::make_unique<Memory>();  // most positions have no eye that needs reading
    const EyeShape here = detail::moved_to_origin(shape);
    if (const auto known = memory_->as_seen.find(here); known != memory_->as_seen.end()) return known->second;
    const detail::CanonicalShape turned = detail::canonical(here);
    auto known = memory_->canonical.find(turned.shape);
    if (known == memory_->canonical.end()) {
        if (memory_->canonical.size() >= most_remembered) memory_->canonical.clear();
        known =
            memory_->canonical.emplace(turned.shape, detail::read_shape(turned.shape, memory_->table)).first;
    }
    ShapeValue value = known->second;
    for (CellSet* moves : {&value.attack, &value.defense, &value.attack_beside, &value.defense_beside})
        *moves = detail::original_cells(turned, *moves);
    if (memory_->as_seen.size() >= most_remembered) memory_->as_seen.clear();
    memory_->as_seen.emplace(here, value);
    return value;
}

}  // namespace goterr
