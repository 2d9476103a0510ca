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

/// The numbers as the side to move sees them: its own goal and the other's.
struct Seen {
    std::uint32_t win;
    std::uint32_t loss;
};

Seen seen_by(StillToShow proof, bool attacker) {
    return attacker ? Seen{proof.works, proof.fails} : Seen{proof.fails, proof.works};
}

StillToShow as_proof(Seen seen, bool attacker) {
    return attacker ? StillToShow{seen.win, seen.loss} : StillToShow{seen.loss, seen.win};
}

/// The hardest of several things that all have to be shown, and a little for each other one.
class Together {
public:
    void add(std::uint32_t part) {
        hardest_ = std::max(hardest_, part);
        if (part > 0) ++open_;
    }
    std::uint32_t sum() const { return open_ == 0 ? 0 : std::min(never_shown, hardest_ + others()); }
    std::uint32_t others() const { return open_ - 1; }

private:
    std::uint32_t hardest_ = 0;
    std::uint32_t open_ = 0;
};

/// What the moves of a board come to together, as their mover sees it.
struct Outlook {
    std::size_t best;  ///< the child nearest to success; where there is none, the number of children
    Seen here;
    std::uint32_t second;  ///< what the second best has to show
    std::uint32_t others;  ///< a little for each one that has to be refuted but the hardest
};

template <typename Children>
Outlook outlook_of(const Children& children, std::size_t first, bool attacker) {
    std::uint32_t least = never_shown, second = never_shown;
    Together losses;
    std::size_t best = children.size();
    for (std::size_t i = first; i < children.size(); ++i) {
        const Seen seen = seen_by(children[i].proof, attacker);
        losses.add(seen.loss);
        if (best == children.size() || seen.win < least) {
            second = least;
            least = seen.win;
            best = i;
        } else {
            second = std::min(second, seen.win);
        }
    }
    const bool none = best == children.size();
    const Seen here{none ? never_shown : least, none ? 0 : least == 0 ? never_shown : losses.sum()};
    return {best, here, second, losses.others()};
}

}  // namespace

ProofSearch::ProofSearch(ReadingBoard& board, const Goal& goal, int most_boards, Trace* trace)
    : board_(board),
      goal_(goal),
      tracer_(board, trace),
      corner_row_(goal.center / board.stride() - Zone::side / 2),
      corner_column_(goal.center % board.stride() - Zone::side / 2),
      table_(table_size(most_boards)) {}

int ProofSearch::place_of(Cell cell) const {
    const int row = cell / board_.stride() - corner_row_, column = cell % board_.stride() - corner_column_;
    const bool inside = row >= 0 && row < Zone::side && column >= 0 && column < Zone::side;
    return inside ? row * Zone::side + column : Zone::outside;
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
    for (int place = 0; place < Zone::outside; ++place) {
        if (!zone.contains(place)) continue;
        const Cell cell =
            (corner_row_ + place / Zone::side) * board_.stride() + corner_column_ + place % Zone::side;
        if (!board_.is_empty(cell) || place_of(cell) != place) continue;
        const bool known =
            std::any_of(children_.begin() + static_cast<std::ptrdiff_t>(first_child), children_.end(),
                        [&](const Child& child) { return child.move == cell; });
        if (!known) add_child(cell, mover, stones, depth);
    }
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
        if (outlook.here.win >= limit.win || outlook.here.loss >= limit.loss || boards_left_ <= 0)
            return as_proof(outlook.here, attacker);
        // Staying a little longer with a move than the second best deserves saves going back and forth
        // between the two (J. Pawlewicz and L. Lew, "Improving depth-first PN-search: 1 + epsilon trick",
        // 2006).
        const Seen deeper{std::min(limit.win, outlook.second + 1 + outlook.second / 4),
                          limit.loss - outlook.others};
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
        if (child.proof.settled() || zone.contains(place_of(child.move))) continue;
        child.proof = shown_to_work;
    }
}

/// Of an attack that works: for the attacker's move, where it is; of the defender's, all of them.
Zone ProofSearch::zone_of(Color mover, std::size_t first_child) const {
    Zone zone;
    touched_.clear();
    goal_.rests_on(touched_);
    for (const Cell cell : touched_) zone.insert(place_of(cell));
    for (std::size_t i = first_child; i < children_.size(); ++i) {
        const Child& child = children_[i];
        if (child.proof.works != 0) continue;
        zone |= child.zone;
        if (mover != goal_.attacker) continue;
        zone.insert(place_of(child.move));
        for (const Cell step : board_.steps()) zone.insert(place_of(child.move + step));
        break;
    }
    return zone;
}

void ProofSearch::note_first_move(Color mover, std::size_t first_child) {
    const bool attacker = mover == goal_.attacker;
    std::uint32_t least = never_shown;
    for (std::size_t i = first_child; i < children_.size(); ++i) {
        const Seen seen = seen_by(children_[i].proof, attacker);
        if (seen.win >= least) continue;
        least = seen.win;
        first_move_ = children_[i].move;
    }
}

Verdict ProofSearch::ask(Color mover, KoMaster ko_master, int boards) {
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
    if (proof.works == 0) return Verdict::works;
    return proof.fails == 0 ? Verdict::fails : Verdict::unread;
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
