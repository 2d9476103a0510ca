#include "local_game.hpp"

#include <bit>
#include <cstdlib>

namespace goterr::detail {
namespace {

constexpr CellSet bit(int cell) { return CellSet{1} << cell; }

bool adjacent(const EyeCell& a, const EyeCell& b) {
    return std::abs(a.column - b.column) + std::abs(a.row - b.row) == 1;
}

}  // namespace

void LocalGame::link(int one, int other) {
    neighbors_[static_cast<std::size_t>(one)] |= bit(other);
    neighbors_[static_cast<std::size_t>(other)] |= bit(one);
}

LocalGame::LocalGame(const EyeShape& shape) : shape_count_(shape.count()), count_(shape.count()) {
    for (int i = 0; i < shape_count_; ++i) {
        if (shape[i].kind == CellKind::margin) margins_ |= bit(i);
        if (shape[i].wall || shape[i].kind == CellKind::margin) wall_ |= bit(i);
        for (int k = 0; k < i; ++k)
            if (adjacent(shape[i], shape[k])) link(i, k);
        if (!shape[i].half || count_ == most_local_cells) continue;
        link(i, count_);
        margins_ |= bit(count_);
        wall_ |= bit(count_++);
    }
    cells_ = bit(count_) - 1;
    tabulate();
}

void LocalGame::tabulate() {
    for (std::size_t set = 1; set < halves; ++set) {
        const auto first = static_cast<std::size_t>(std::countr_zero(set));
        around_low_[set] = around_low_[set & (set - 1)] | neighbors_[first];
        around_high_[set] = around_high_[set & (set - 1)] | neighbors_[first + 6];
    }
}

CellSet LocalGame::halves_beside(CellSet cells) const {
    const CellSet shape = bit(shape_count_) - 1;
    return around(cells & ~shape) & shape;
}

CellSet LocalGame::connected(CellSet seed, CellSet within) const {
    CellSet rest = within & ~seed;
    for (CellSet fresh = seed & within; fresh != 0 && rest != 0; rest &= ~fresh) fresh = around(fresh) & rest;
    return within & ~rest;
}

CellSet LocalGame::taken_beside(int cell, CellSet stones, const LocalPosition& after, CellSet safe) const {
    CellSet taken = 0;
    for (CellSet near = neighbors(cell) & stones; near != 0; near &= near - 1) {
        const CellSet chain = connected(lowest(near), stones);
        if ((chain & safe) == 0 && (around(chain) & empty(after)) == 0) taken |= chain;
    }
    return taken;
}

std::optional<LocalPosition> LocalGame::with_ko(LocalPosition after, int cell, CellSet chain,
                                                CellSet taken) const {
    const CellSet liberties = around(chain) & empty(after);
    if (liberties == 0) return std::nullopt;
    if (chain == bit(cell) && liberties == taken && taken == lowest(taken))
        after.ko = static_cast<std::int8_t>(std::countr_zero(taken));
    return after;
}

std::optional<LocalPosition> LocalGame::attack(const LocalPosition& p, int cell, CellSet joined) const {
    LocalPosition after = p;
    after.ko = -1;
    after.attackers |= bit(cell);
    const CellSet taken = taken_beside(cell, p.defenders & ~joined, after, 0);
    after.defenders &= ~taken;
    const CellSet chain = connected(bit(cell), after.attackers);
    if ((chain & margins_) != 0) return after;
    return with_ko(after, cell, chain, taken);
}

std::optional<LocalPosition> LocalGame::defend(const LocalPosition& p, int cell) const {
    LocalPosition after = p;
    after.ko = -1;
    after.defenders |= bit(cell);
    const CellSet taken = taken_beside(cell, p.attackers, after, margins_);
    after.attackers &= ~taken;
    if ((joined_to_wall(after.defenders) & bit(cell)) != 0) return after;
    return with_ko(after, cell, connected(bit(cell), after.defenders), taken);
}

}  // namespace goterr::detail
