#include "goterr/eyes/eye_reader.hpp"

#include <algorithm>
#include <unordered_map>

#include "canonical_shape.hpp"
#include "local_search.hpp"

namespace goterr::detail {
namespace {

LocalPosition start_of(const EyeShape& shape) {
    LocalPosition p;
    p.outside = static_cast<std::uint8_t>(shape.outside);
    for (int i = 0; i < shape.count(); ++i)
        if (shape[i].kind == CellKind::prisoner) p.attackers |= CellSet{1} << i;
    return p;
}

/// The eyes each first move of `mover` leads to; none where the move is not legal. A move more never hurts,
/// so what is known already bounds the answers, which spares half of the searches.
using Results = std::array<std::optional<int>, most_local_cells>;

class FirstMoves {
public:
    FirstMoves(const LocalGame& game, LocalSearch& search, const LocalPosition& start)
        : game_(game), search_(search), start_(start) {}

    /// `next` plays after it: the other side answers, or `mover` plays once more.
    Results of(Mover mover, Mover next, Bounds bounds) const {
        Results results;
        for (int cell = 0; cell < game_.count(); ++cell) {
            if ((start_.attackers >> cell & 1) != 0) continue;
            auto after = mover == Mover::attacker ? game_.attack(start_, cell) : game_.defend(start_, cell);
            if (!after) continue;
            if (next == mover) after->ko = -1;
            results[static_cast<std::size_t>(cell)] = search_.eyes(*after, next, bounds);
        }
        return results;
    }

private:
    const LocalGame& game_;
    LocalSearch& search_;
    LocalPosition start_;
};

CellSet reaching(const Results& results, int eyes) {
    CellSet cells = 0;
    for (std::size_t i = 0; i < results.size(); ++i)
        if (results[i] == eyes) cells |= CellSet{1} << i;
    return cells;
}

int least(const Results& results, int eyes) {
    for (const auto& result : results) eyes = std::min(eyes, result.value_or(eyes));
    return eyes;
}

int most(const Results& results, int eyes) {
    for (const auto& result : results) eyes = std::max(eyes, result.value_or(eyes));
    return eyes;
}

/// Tells the moves inside the shape from those that decide a half eye beside it.
ShapeValue split(ShapeValue result, const LocalGame& game, CellSet shape) {
    result.attack_beside = game.halves_beside(result.attack);
    result.defense_beside = game.halves_beside(result.defense);
    result.attack &= shape;
    result.defense &= shape;
    return result;
}

/// The moves that reach the numbers where these differ by who comes first, else those that threaten.
void add_moves(ShapeValue& result, const FirstMoves& first, const Results& attacks, const Results& defenses) {
    constexpr Mover attacker = Mover::attacker, defender = Mover::defender;
    const auto [a, b, c, d] = result.value;
    if (b < c) {
        result.attack = reaching(first.of(attacker, defender, {b, b + 1}), b);
        result.defense = reaching(first.of(defender, attacker, {c - 1, c}), c);
        return;
    }
    if (a < b) result.attack = reaching(attacks, a);
    if (d > c) result.defense = reaching(defenses, d);
}

EyeValue value_by_size(const EyeShape& shape) {
    int leaks = 0;
    for (const EyeCell& cell : shape) leaks += (cell.kind == CellKind::margin) + cell.half;
    return goterr::value_by_size(shape.count(), leaks);
}

/// Nothing is remembered.
ShapeValue read_shape(const EyeShape& shape, SearchTable& table) {
    constexpr Mover attacker = Mover::attacker, defender = Mover::defender;
    const LocalGame game(shape);
    LocalSearch search(game, table);
    const LocalPosition start = start_of(shape);
    const FirstMoves first(game, search, start);
    const int b = search.eyes(start, attacker), c = search.eyes(start, defender, {b, 2});
    const Results attacks = b > 0 ? first.of(attacker, attacker, {0, b}) : Results{};
    const Results defenses = c < 2 ? first.of(defender, defender, {c, 2}) : Results{};
    ShapeValue result;
    result.value = {static_cast<std::uint8_t>(least(attacks, b)), static_cast<std::uint8_t>(b),
                    static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(most(defenses, c))};
    add_moves(result, first, attacks, defenses);
    if (search.gave_up()) return {value_by_size(shape)};
    return split(result, game, (CellSet{1} << shape.count()) - 1);
}

}  // namespace
}  // namespace goterr::detail

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

}  // namespace

struct EyeReader::Memory {
    std::unordered_map<EyeShape, ShapeValue, ShapeHash> known;  ///< by their canonical form
    detail::SearchTable table;
};

EyeReader::EyeReader() = default;
EyeReader::~EyeReader() = default;

ShapeValue EyeReader::value_of(const EyeShape& shape) {
    if (!memory_) memory_ = std::make_unique<Memory>();  // most positions have no eye that needs reading
    const detail::CanonicalShape turned = detail::canonical(shape);
    const auto [known, is_new] = memory_->known.try_emplace(turned.shape);
    if (is_new) known->second = detail::read_shape(turned.shape, memory_->table);
    ShapeValue value = known->second;
    for (CellSet* moves : {&value.attack, &value.defense, &value.attack_beside, &value.defense_beside})
        *moves = detail::original_cells(turned, *moves);
    return value;
}

}  // namespace goterr
