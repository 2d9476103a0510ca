#include "fight_search.hpp"

#include <algorithm>

#include "goterr/core/mixed_bits.hpp"

namespace goterr::reading {
namespace {

constexpr Proof won{0, never};
constexpr Proof lost{never, 0};

Answer negated(Answer answer) {
    if (answer == Answer::unread) return answer;
    return answer == Answer::yes ? Answer::no : Answer::yes;
}

bool is_settled(Proof proof) { return proof.win == 0 || proof.loss == 0; }

std::uint32_t capped_sum(std::uint32_t a, std::uint32_t b) { return std::min(never, a + b); }

}  // namespace

FightSearch::FightSearch(ReadingBoard& board, const FightCells& fight)
    : board_(board),
      fight_(fight),
      marks_(fight.is_area.size()),
      table_(table_size),
      in_chain_(fight.is_area.size(), 0),
      in_region_(fight.is_area.size(), 0) {
    for (const Cell cell : fight.area) {
        const std::uint64_t place = static_cast<std::uint64_t>(cell) << 20;
        marks_[static_cast<std::size_t>(cell)] = {mixed_bits(place + 2), mixed_bits(place + 1)};
    }
}

/// Colors are told apart by who owns the fight, so that a color-swapped fight fills the table alike.
std::uint64_t FightSearch::mark(Cell cell, Color stone) const {
    return marks_[static_cast<std::size_t>(cell)][stone == fight_.owner ? 1 : 0];
}

std::uint64_t FightSearch::stones_key() const {
    std::uint64_t stones = 0;
    for (const Cell cell : fight_.area)
        if (!board_.is_empty(cell)) stones ^= mark(cell, board_.at(cell));
    return stones;
}

/// After the move the board just made.
std::uint64_t FightSearch::stones_after(std::uint64_t stones, Cell move, Color mover) const {
    stones ^= mark(move, mover);
    for (const Cell gone : board_.taken()) stones ^= mark(gone, opponent(mover));
    return stones;
}

std::uint64_t FightSearch::key_for(std::uint64_t stones, Color mover) const {
    return stones ^ mixed_bits(static_cast<std::uint64_t>(board_.ko()) * 2 + (mover == fight_.owner ? 1 : 0));
}

const FightSearch::Entry* FightSearch::find(std::uint64_t key) const {
    const Entry* const first = &table_[key % (table_size / bucket) * bucket];
    const Entry* const found =
        std::find_if(first, first + bucket, [&](const Entry& e) { return e.key == key; });
    return found != first + bucket ? found : nullptr;
}

Proof FightSearch::look_up(std::uint64_t key) const {
    const Entry* const entry = find(key);
    return entry ? entry->proof : Proof{};
}

/// In a full bucket a board that is not settled has to go, if there is one.
void FightSearch::store(std::uint64_t key, Proof proof) {
    Entry* const first = &table_[key % (table_size / bucket) * bucket];
    Entry* place = first;
    for (Entry* entry = first; entry != first + bucket; ++entry) {
        if (entry->key == key || entry->key == 0) {
            place = entry;
            break;
        }
        if (!is_settled(entry->proof)) place = entry;
    }
    *place = {key, proof};
}

/// A connected region of empty and enemy points, bordered by the target only, whose empty points all touch it.
bool FightSearch::is_vital_region(Cell start, Color owner) {
    open_.assign(1, start);
    in_region_[static_cast<std::size_t>(start)] = question_;
    bool vital = true;
    for (std::size_t next = 0; next < open_.size(); ++next) {
        bool touches = !board_.is_empty(open_[next]);
        for (const Cell step : board_.steps()) {
            const Cell near = open_[next] + step;
            const Color color = board_.at(near);
            if (color == border) continue;
            if (color == owner) {
                const bool target = in_chain_[static_cast<std::size_t>(near)] == question_;
                touches = touches || target;
                vital = vital && target;
                continue;
            }
            vital = vital && fight_.is_area[static_cast<std::size_t>(near)] != 0;
            auto& mark = in_region_[static_cast<std::size_t>(near)];
            if (mark == question_ || fight_.is_area[static_cast<std::size_t>(near)] == 0) continue;
            mark = question_;
            open_.push_back(near);
        }
        vital = vital && touches;
    }
    return vital;
}

/// Every vital region holds a liberty of the target; where there are more than are listed, the whole area is searched.
bool FightSearch::has_two_eyes(const Liberties& liberties) {
    int eyes = 0;
    const auto look_at = [&](Cell cell) {
        if (eyes < 2 && board_.is_empty(cell) && in_region_[static_cast<std::size_t>(cell)] != question_)
            eyes += is_vital_region(cell, fight_.owner) ? 1 : 0;
    };
    if (liberties.count() < Liberties::most)
        for (const Cell cell : liberties) look_at(cell);
    else
        for (const Cell cell : fight_.area) look_at(cell);
    return eyes == 2;
}

/// Whether the target needs no more moves: it has joined living stones or has two sure eyes.
bool FightSearch::target_stands(const Liberties& liberties) {
    ++question_;
    for (const Cell stone : board_.chain(fight_.target)) {
        if (fight_.is_safe[static_cast<std::size_t>(stone)] != 0) return true;
        in_chain_[static_cast<std::size_t>(stone)] = question_;
    }
    return liberties.count() >= 2 && has_two_eyes(liberties);
}

/// The board after a move, seen by `mover`, who plays next. If nothing is settled, the attack on a chain with many
/// liberties is thought to have more to show.
Proof FightSearch::judge_after(Color mover, int depth) {
    if (board_.at(fight_.target) != fight_.owner) return lost;
    const Liberties liberties = board_.liberties(fight_.target, Liberties::most);
    const auto to_fill = static_cast<std::uint32_t>(liberties.count());
    if (mover == fight_.owner) return {1, to_fill};
    const bool atari = to_fill == 1 && fight_.is_area[static_cast<std::size_t>(liberties[0])] != 0;
    if (atari && (board_.ko() != liberties[0] || ko_master_ == mover)) return won;
    if (board_.taken().size() >= enough_taken || target_stands(liberties)) return lost;
    if (depth >= deepest) return must_live_ ? won : lost;
    return {to_fill, 1};
}

/// Plays if the rules and the ko master allow it.
bool FightSearch::try_move(Cell move, Color mover) {
    if (!board_.is_empty(move)) return false;
    if (board_.ko() == move) {
        met_ko_ = true;
        if (mover != ko_master_) return false;
    }
    return board_.play(move, mover);
}

std::vector<FightSearch::Child> FightSearch::children_of(Color mover, std::uint64_t stones, int depth) {
    std::vector<Child> children;
    const Color next = opponent(mover);
    const auto add = [&](Cell move, std::uint64_t after) {
        --boards_left_;
        const std::uint64_t key = key_for(after, next);
        if (std::find(line_.begin(), line_.end(), key) == line_.end()) {
            if (find(key) == nullptr) store(key, judge_after(next, depth + 1));
            children.push_back({move, after, key});
        }
        board_.take_back();
    };
    for (const Cell cell : fight_.area)
        if (try_move(cell, mover)) add(cell, stones_after(stones, cell, mover));
    if (may_pass(mover)) {
        board_.pass();
        add(nowhere, stones);
    }
    return children;
}

void FightSearch::note_first_move(const std::vector<Child>& children) {
    for (const Child& child : children)
        if (look_up(child.key).loss == 0) {
            first_move_ = child.move;
            return;
        }
}

Proof FightSearch::expand(Color mover, std::uint64_t stones, Limits limits, int depth) {
    line_.push_back(key_for(stones, mover));
    const std::vector<Child> children = children_of(mover, stones, depth);
    Proof here;
    for (;;) {
        std::uint32_t least = never, second = never, total = 0;
        const Child* best = nullptr;
        Proof of_best;
        for (const Child& child : children) {
            const Proof proof = look_up(child.key);
            total = capped_sum(total, proof.win);
            if (best == nullptr || proof.loss < least) {
                second = least;
                least = proof.loss;
                best = &child;
                of_best = proof;
            } else {
                second = std::min(second, proof.loss);
            }
        }
        here = best == nullptr ? lost : Proof{least, least == 0 ? never : total};
        if (here.win >= limits.win || here.loss >= limits.loss || boards_left_ <= 0) break;
        // Staying a little longer with a move than the second best deserves saves going back and forth between the two
        // (J. Pawlewicz and L. Lew, "Improving depth-first PN-search: 1 + epsilon trick", 2006).
        const Limits deeper{limits.loss - here.loss + of_best.win,
                            std::min(limits.win, second + 1 + second / 4)};
        if (best->move == nowhere)
            board_.pass();
        else
            board_.play(best->move, mover);
        store(best->key, expand(opponent(mover), best->stones, deeper, depth + 1));
        board_.take_back();
    }
    line_.pop_back();
    if (depth == 0) note_first_move(children);
    return here;
}

/// Whether the mover achieves his goal.
Answer FightSearch::ask(Color mover, int boards) {
    std::fill(table_.begin(), table_.end(), Entry{});
    boards_left_ = boards;
    met_ko_ = false;
    first_move_ = nowhere;
    const Proof proof = expand(mover, stones_key(), {never, never}, 0);
    if (proof.win == 0) return Answer::yes;
    return proof.loss == 0 ? Answer::no : Answer::unread;
}

Answer FightSearch::taken(Color mover, Color ko_master, int boards) {
    must_live_ = false;
    ko_master_ = ko_master;
    const Answer answer = ask(mover, boards);
    return mover != fight_.owner ? answer : negated(answer);
}

Answer FightSearch::lives(Color mover, int boards) {
    must_live_ = true;
    ko_master_ = opponent(fight_.owner);
    const Answer answer = ask(mover, boards);
    return mover == fight_.owner ? answer : negated(answer);
}

}  // namespace goterr::reading
