#include "proof_search.hpp"

#include <algorithm>
#include <bit>

#include "goterr/core/mixed_bits.hpp"
#include "goterr/core/patience.hpp"

namespace goterr::reading {
namespace {

/// How large the table of a search is that may look at so many boards.
std::size_t table_size(int most_boards) {
    return std::bit_ceil(static_cast<std::size_t>(std::max(most_boards, 64)));
}

}  // namespace

ProofSearch::ProofSearch(ReadingBoard& board, const Goal& goal, int most_boards, Trace* trace)
    : board_(board),
      goal_(goal),
      tracer_(board, trace),
      corner_row_(goal.center / board.stride() - zone_side / 2),
      corner_column_(goal.center % board.stride() - zone_side / 2),
      table_(table_size(most_boards)) {}

std::optional<int> ProofSearch::place_of(Cell cell) const {
    const int row = cell / board_.stride() - corner_row_, column = cell % board_.stride() - corner_column_;
    const bool inside = row >= 0 && row < zone_side && column >= 0 && column < zone_side;
    return inside ? std::optional(row * zone_side + column) : std::nullopt;
}

void ProofSearch::add(Zone& zone, Cell cell) const {
    if (const auto place = place_of(cell)) zone.insert(*place);
}

bool ProofSearch::rests_on(const Zone& zone, Cell cell) const {
    const auto place = place_of(cell);
    return !place || zone.contains(*place);
}

/// Colors are told apart by who attacks, so that color-swapped questions fill the table alike.
std::uint64_t ProofSearch::mark(Cell cell, Color stone) const {
    return mixed_bits(static_cast<std::uint64_t>(cell) << 20 | (stone == goal_.attacker ? 1 : 2));
}

/// After the move the board just made.
std::uint64_t ProofSearch::stones_after(std::uint64_t stones, Cell move, Color mover) const {
    stones ^= mark(move, mover);
    for (const Cell gone : board_.taken()) stones ^= mark(gone, opponent(mover));
    return stones;
}

std::uint64_t ProofSearch::key_for(std::uint64_t stones, Color mover) const {
    return stones ^
           mixed_bits(static_cast<std::uint64_t>(board_.ko()) * 2 + (mover == goal_.attacker ? 1 : 0));
}

const ProofSearch::Entry* ProofSearch::find(std::uint64_t key) const {
    const Entry* const first = &table_[key % (table_.size() / bucket) * bucket];
    const Entry* const found = std::find_if(
        first, first + bucket, [&](const Entry& e) { return e.question == question_ && e.key == key; });
    return found != first + bucket ? found : nullptr;
}

/// In a full bucket a board that is not settled has to go, if there is one.
void ProofSearch::store(const Entry& made) {
    Entry* const first = &table_[made.key % (table_.size() / bucket) * bucket];
    Entry* place = first;
    for (Entry* entry = first; entry != first + bucket; ++entry) {
        if (entry->question != question_ || entry->key == made.key) {
            place = entry;
            break;
        }
        if (!entry->proof.settled()) place = entry;
    }
    *place = made;
}

/// Plays if the rules and the ko master allow it.
bool ProofSearch::try_move(Cell move, Color mover) {
    if (move == nowhere) {
        board_.pass();
        return true;
    }
    if (board_.ko() == move) {
        met_ko_ = true;
        const bool attacker = mover == goal_.attacker;
        if (ko_master_ != (attacker ? KoMaster::attacker : KoMaster::defender)) return false;
    }
    return board_.play(move, mover);
}

StillToShow ProofSearch::judge(Color mover) {
    const Judged judged = goal_.judge(mover);
    if (!judged.by_ko) return judged.proof;
    met_ko_ = true;
    return ko_master_ == KoMaster::defender ? shown_to_fail : shown_to_work;
}

void ProofSearch::add_child(Cell move, Color mover, std::uint64_t stones, int depth) {
    if (!try_move(move, mover)) return;
    --boards_left_;
    ask_patience();
    const std::uint64_t after = move == nowhere ? stones : stones_after(stones, move, mover);
    const std::uint64_t key = key_for(after, opponent(mover));
    if (std::find(line_.begin(), line_.end(), key) == line_.end()) {
        const Entry* const known = find(key);
        StillToShow proof = known ? known->proof : judge(opponent(mover));
        if (!proof.settled() && depth + 1 >= deepest) proof = shown_to_fail;
        children_.push_back({move, after, key, proof, known ? known->zone : Zone{}});
    }
    board_.take_back();
}

void ProofSearch::add_children(Color mover, std::uint64_t stones, int depth) {
    Candidates moves;
    goal_.propose(mover, depth, moves);
    const std::size_t first = children_.size();
    for (const Cell move : moves) {
        add_child(move, mover, stones, depth);
        if (children_.size() > first && seen_by(children_.back().proof, mover == goal_.attacker).win == 0)
            return;
    }
    for (std::size_t i = first; i < children_.size(); ++i)
        if (children_[i].move == nowhere && children_[i].proof.works == 0)
            return complete(first, children_[i].zone, mover, stones, depth);
}

/// The answers that touch the attack on a defender who passed: nothing else can stop it.
void ProofSearch::complete(std::size_t first_child, const Zone zone, Color mover, std::uint64_t stones,
                           int depth) {
    if (mover == goal_.attacker || depth >= goal_.complete_plies) return;
    zone.for_each([&](int place) {
        const Cell cell =
            (corner_row_ + place / zone_side) * board_.stride() + corner_column_ + place % zone_side;
        if (!board_.is_empty(cell) || place_of(cell) != place) return;
        const bool known =
            std::any_of(children_.begin() + static_cast<std::ptrdiff_t>(first_child), children_.end(),
                        [&](const Child& child) { return child.move == cell; });
        if (!known) add_child(cell, mover, stones, depth);
    });
}

ProofSearch::Entry ProofSearch::expand(Color mover, std::uint64_t stones, StillToShow limits, int depth) {
    const std::uint64_t key = key_for(stones, mover);
    const std::size_t first = children_.size();
    line_.push_back(key);
    add_children(mover, stones, depth);
    Entry made{key, follow_best(mover, stones, first, limits, depth), question_, {}};
    line_.pop_back();
    if (depth == 0) note_first_move(mover, first);
    if (made.proof.works == 0) made.zone = zone_of(mover, first);
    children_.resize(first);
    store(made);
    return made;
}

/// Looks into the most promising child again and again, until a limit is reached.
StillToShow ProofSearch::follow_best(Color mover, std::uint64_t stones, std::size_t first_child,
                                     StillToShow limits, int depth) {
    const bool attacker = mover == goal_.attacker;
    const Seen limit = seen_by(limits, attacker);
    for (;;) {
        const Outlook outlook = outlook_of(children_, first_child, attacker);
        const std::uint32_t for_others = outlook.open - 1;
        const Seen here = outlook.together(for_others);
        if (here.win >= limit.win || here.loss >= limit.loss || boards_left_ <= 0)
            return as_proof(here, attacker);
        // Staying a little longer with a move than the second best deserves saves going back and forth
        // between the two (J. Pawlewicz and L. Lew, "Improving depth-first PN-search: 1 + epsilon trick",
        // 2006).
        const Seen deeper{std::min(limit.win, outlook.second + 1 + outlook.second / 4),
                          limit.loss - for_others};
        const Child child = children_[outlook.best];
        const int boards = boards_left_;
        const auto step = tracer_.enter(depth, child.move, mover, {child.proof.works, child.proof.fails});
        make(child.move, mover);
        const Entry made = expand(opponent(mover), child.stones, as_proof(deeper, attacker), depth + 1);
        tracer_.leave(step, {made.proof.works, made.proof.fails}, boards - boards_left_);
        children_[outlook.best].proof = made.proof;
        children_[outlook.best].zone = made.zone;
        board_.take_back();
        if (child.move != nowhere || made.proof.works != 0) continue;
        leave_out_irrelevant(first_child, made.zone);
        complete(first_child, made.zone, mover, stones, depth);
    }
}

void ProofSearch::make(Cell move, Color mover) {
    if (move == nowhere)
        board_.pass();
    else
        board_.play(move, mover);
}

/// What does not touch the attack on a defender who passed does not stop it either.
void ProofSearch::leave_out_irrelevant(std::size_t first_child, const Zone& zone) {
    for (std::size_t i = first_child; i < children_.size(); ++i) {
        Child& child = children_[i];
        if (child.proof.settled() || rests_on(zone, child.move)) continue;
        child.proof = shown_to_work;
    }
}

/// Of an attack that works: for the attacker's move, where it is; of the defender's, all of them.
ProofSearch::Zone ProofSearch::zone_of(Color mover, std::size_t first_child) const {
    Zone zone;
    touched_.clear();
    goal_.rests_on(touched_);
    for (const Cell cell : touched_) add(zone, cell);
    for (std::size_t i = first_child; i < children_.size(); ++i) {
        const Child& child = children_[i];
        if (child.proof.works != 0) continue;
        zone = zone | child.zone;
        if (mover != goal_.attacker) continue;
        add(zone, child.move);
        for (const Cell step : board_.steps()) add(zone, child.move + step);
        break;
    }
    return zone;
}

void ProofSearch::note_first_move(Color mover, std::size_t first_child) {
    const Outlook outlook = outlook_of(children_, first_child, mover == goal_.attacker);
    if (outlook.win < never_shown) first_move_ = children_[outlook.best].move;
}

Answered ProofSearch::ask(Color mover, KoMaster ko_master, int boards) {
    ++question_;
    ko_master_ = ko_master;
    boards_left_ = boards;
    met_ko_ = false;
    first_move_ = nowhere;
    children_.clear();
    line_.clear();
    const StillToShow at_once = judge(mover);
    // A defender who has as good as made it is asked for his move all the same.
    const bool needs_a_move = !at_once.settled() || (at_once.fails == 0 && mover != goal_.attacker);
    const StillToShow searched =
        needs_a_move ? expand(mover, 0, {never_shown, never_shown}, 0).proof : at_once;
    const StillToShow proof = at_once.settled() ? at_once : searched;
    if (proof.works == 0) return Answered::yes;
    return proof.fails == 0 ? Answered::no : Answered::unread;
}

/// The attacker's first move that works; of the defender's moves, all refuted, one that is no pass.
const ProofSearch::Child* ProofSearch::next_of_line(Color mover) const {
    const Child* next = nullptr;
    for (const Child& child : children_) {
        if (child.proof.works != 0 || (next != nullptr && next->move != nowhere)) continue;
        next = &child;
        if (mover == goal_.attacker) break;
    }
    return next;
}

std::vector<Cell> ProofSearch::line(Color mover) {
    std::vector<Cell> moves;
    std::uint64_t stones = 0;
    line_.clear();
    while (moves.size() < longest_line) {
        children_.clear();
        add_children(mover, stones, static_cast<int>(moves.size()));
        const Child* const next = next_of_line(mover);
        if (next == nullptr) break;
        moves.push_back(next->move);
        line_.push_back(key_for(stones, mover));
        stones = next->stones;
        make(next->move, mover);
        mover = opponent(mover);
        if (judge(mover).settled()) break;
    }
    for (std::size_t i = 0; i < moves.size(); ++i) board_.take_back();
    while (!moves.empty() && moves.back() == nowhere) moves.pop_back();
    return moves;
}

}  // namespace goterr::reading
