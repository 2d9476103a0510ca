#include "local_search.hpp"

#include <algorithm>
#include <bit>

namespace goterr::detail {
namespace {

constexpr int deepest = 100;
constexpr int no_repetition = deepest + 1;

/// Cells in the order in which they are tried: margins first, then those with the most open neighbors.
class MoveOrder {
public:
    MoveOrder(const LocalGame& game, CellSet empty, CellSet open) {
        for (CellSet rest = empty; rest != 0; rest &= rest - 1) {
            const int cell = std::countr_zero(rest);
            int weight = (game.margins() >> cell & 1) != 0 ? 4 : 0;
            for (CellSet near = game.neighbors(cell) & open; near != 0; near &= near - 1) ++weight;
            int at = count_++;
            for (; at > 0 && weights_[at - 1] < weight; --at) {
                weights_[at] = weights_[at - 1];
                cells_[at] = cells_[at - 1];
            }
            weights_[at] = weight;
            cells_[at] = cell;
        }
    }
    const int* begin() const { return cells_; }
    const int* end() const { return cells_ + count_; }

private:
    int cells_[most_local_cells];
    int weights_[most_local_cells];
    int count_ = 0;
};

}  // namespace

void SearchTable::start() {
    if (++generation_ != 0) return;
    std::fill(entries_.begin(), entries_.end(), Entry{});
    generation_ = 1;
}

SearchTable::Entry& SearchTable::find(std::uint32_t key) {
    const std::size_t mask = entries_.size() - 1;
    for (std::size_t at = key * 0x9E3779B9U >> (32 - bits);; at = (at + 1) & mask) {
        Entry& entry = entries_[at];
        if (entry.generation != generation_) entry = {key, generation_, State::unknown, 0};
        if (entry.key == key) return entry;
    }
}

std::uint32_t LocalSearch::key_of(const LocalPosition& p, Mover mover) const {
    static_assert(most_local_cells <= 12, "a position fits 32 bits");
    return p.attackers | p.defenders << 12 | static_cast<std::uint32_t>(p.ko + 1) << 24 |
           static_cast<std::uint32_t>(p.outside) << 28 | static_cast<std::uint32_t>(mover) << 30 |
           static_cast<std::uint32_t>(eye_elsewhere_) << 31;
}

bool LocalSearch::without_liberty(const LocalPosition& p) const {
    return p.outside == 0 && (game_.reach_of_wall(game_.joined_to_wall(p.defenders)) & game_.empty(p)) == 0;
}

/// Benson's theorem: a region all of whose empty cells are liberties of the wall can never be filled, and two
/// such regions (or one and the eye elsewhere) cannot be taken.
bool LocalSearch::surely_alive(const LocalPosition& p, CellSet joined, CellSet reach) const {
    const CellSet open = game_.cells() & ~joined, empty = game_.empty(p);
    const CellSet leaks = open & (game_.margins() | (empty & ~reach));
    const CellSet vital = empty & ~game_.connected(leaks, open);
    if (eye_elsewhere_ || vital == 0) return vital != 0;
    return (vital & ~game_.connected(lowest(vital), open)) != 0;
}

/// Two cells side by side are one eye at most: whatever the defender takes there, the attacker plays back in.
bool LocalSearch::surely_dead(CellSet joined) const {
    const CellSet open = game_.cells() & ~joined;
    if (eye_elsewhere_) return open == 0;
    const CellSet rest = open & (open - 1);
    return (rest & (rest - 1)) == 0 && game_.connected(lowest(open), open) == open;
}

LocalSearch::Outcome LocalSearch::attack(const LocalPosition& p, CellSet joined, int depth) {
    Outcome alive{false, no_repetition};
    const auto takes = [&](const LocalPosition& after) {
        const Outcome reply = search(after, Mover::defender, depth + 1);
        alive.rests_on = std::min(alive.rests_on, reply.rests_on);
        return reply.taken;
    };
    const CellSet empty = game_.empty(p), liberties = game_.reach_of_wall(joined) & empty;
    for (const int cell : MoveOrder(game_, empty, empty)) {
        if (cell == p.ko) continue;
        const bool takes_wall = p.outside == 0 && (liberties & ~(CellSet{1} << cell)) == 0;
        if (!eye_elsewhere_ && takes_wall) return {true, no_repetition};
        const auto after = game_.attack(p, cell, joined);
        if (after && takes(*after)) return {true, no_repetition};
    }
    LocalPosition later = p;
    later.ko = -1;
    if (p.outside > 0) {
        --later.outside;
        const bool takes_wall = later.outside == 0 && liberties == 0;
        if ((!eye_elsewhere_ && takes_wall) || takes(later)) return {true, no_repetition};
    } else if (p.ko >= 0 && takes(later)) {
        return {true, no_repetition};
    }
    return alive;
}

LocalSearch::Outcome LocalSearch::defend(const LocalPosition& p, int depth) {
    const CellSet empty = game_.empty(p);
    Outcome best{true, no_repetition};
    const auto lives = [&](const LocalPosition& after) {
        const Outcome reply = search(after, Mover::attacker, depth + 1);
        if (!reply.taken) best = reply;
        return !reply.taken;
    };
    for (const int cell : MoveOrder(game_, empty, empty | p.attackers)) {
        if (cell == p.ko) continue;
        const auto after = game_.defend(p, cell);
        if (!after || (!eye_elsewhere_ && without_liberty(*after))) continue;
        if (lives(*after)) return best;
    }
    LocalPosition passed = p;
    passed.ko = -1;
    if (lives(passed)) return best;
    return {true, no_repetition};
}

LocalSearch::Outcome LocalSearch::expand(const LocalPosition& p, Mover mover, int depth) {
    const CellSet joined = game_.joined_to_wall(p.defenders), reach = game_.reach_of_wall(joined);
    if (surely_alive(p, joined, reach)) return {false, no_repetition};
    if (surely_dead(joined)) return {true, no_repetition};
    if (mover == Mover::defender) return defend(p, depth);
    if (eye_elsewhere_ && p.outside == 0 && (reach & game_.empty(p)) == 0) return {true, no_repetition};
    return attack(p, joined, depth);
}

LocalSearch::Outcome LocalSearch::conclude(SearchTable::Entry& entry, Outcome outcome,
                                           std::size_t provisional_before) {
    using State = SearchTable::State;
    const bool rests_above = !outcome.taken && outcome.rests_on < entry.depth;
    if (rests_above) {
        entry.state = State::provisional;
        entry.depth = static_cast<std::uint8_t>(outcome.rests_on);
        provisional_.push_back(&entry);
        return outcome;
    }
    for (; provisional_.size() > provisional_before; provisional_.pop_back())
        provisional_.back()->state = outcome.taken ? State::unknown : State::alive;
    entry.state = outcome.taken ? State::taken : State::alive;
    return {outcome.taken, no_repetition};
}

LocalSearch::Outcome LocalSearch::search(const LocalPosition& p, Mover mover, int depth) {
    using State = SearchTable::State;
    if (++nodes_ > most_nodes || depth >= deepest) {
        gave_up_ = true;
        return {false, no_repetition};
    }
    SearchTable::Entry& entry = table_.find(key_of(p, mover));
    if (entry.state == State::open || entry.state == State::provisional) return {false, entry.depth};
    if (entry.state != State::unknown) return {entry.state == State::taken, no_repetition};
    entry.state = State::open;
    entry.depth = static_cast<std::uint8_t>(depth);
    const std::size_t provisional_before = provisional_.size();
    return conclude(entry, expand(p, mover, depth), provisional_before);
}

int LocalSearch::eyes(const LocalPosition& p, Mover mover, Bounds bounds) {
    const auto taken = [&](bool eye_elsewhere) {
        eye_elsewhere_ = eye_elsewhere;
        return search(p, mover, 0).taken;
    };
    if (bounds.most == 2 && bounds.least < 2 && !taken(false)) return 2;
    if (bounds.least > 0 || bounds.most == 0) return std::min(bounds.least, bounds.most);
    return taken(true) ? 0 : 1;
}

}  // namespace goterr::detail
