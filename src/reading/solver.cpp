#include "solver.hpp"

#include <algorithm>

#include "goterr/core/patience.hpp"
#include "leaves.hpp"
#include "miai.hpp"
#include "prospects.hpp"

namespace goterr::reading {
namespace {

/// Lines are cut here, and nothing is said about what comes after.
constexpr std::size_t longest_line = 250;

/// Of what is still to be shown (prospects.hpp): one time in three or more it will be. Of 3,000 random
/// grounds (goterr_grounds 1500 --boards 100000 --seed 11, and 12) 2,490 are read with it and 2,491 with 32,
/// one in nine, in four fifths of the time; of dragons in 402 games 3,010 and 3,009 answers (goterr_sieges
/// 20).
constexpr std::uint32_t likely = 8;

/// Fewer moves are looked at at once.
constexpr int worth_leaving = 4;

}  // namespace

template <std::size_t words>
Solver<words>::Solver(const Field<words>& field, std::int64_t boards)
    : field_(field), table_(boards), sight_(field), next_sight_(field) {}

template <std::size_t words>
void Solver<words>::store(std::uint64_t key, Found found, std::uint32_t work) {
    table_.store(
        {key, found.proof, found.on, found.on.none() ? 0 : line_[found.on.last].serial, work, found.zone});
}

/// What the table says of a board here, on this line.
template <std::size_t words>
bool Solver<words>::known(std::uint64_t key, Found& found) const {
    const auto* const entry = table_.find(key);
    if (entry == nullptr) return false;
    if (entry->since != 0 && (entry->on.last >= line_.size() || line_[entry->on.last].serial != entry->since))
        return false;
    found = {entry->proof, entry->on, entry->zone};
    return true;
}

template <std::size_t words>
void Solver<words>::set_end(const State<words>& state, Found& found, StillToShow proof,
                            const Plane<words>& cells) const {
    found.proof = proof;
    found.zone = closed_zone(field_, state, cells);
}

/// Where the rules or a sure argument end it, after a move of the one who is not to move.
template <std::size_t words>
bool Solver<words>::is_end(Sight<words>& seen, Found& found) const {
    const State<words>& state = seen.state();
    const bool taking = aim_ == Asked::take;
    if (is_taken(field_, state))
        return set_end(state, found, taking ? shown_to_work : shown_to_fail, taken_zone(field_, state)), true;
    if (state.mover == owner && gets_no_room(seen))
        return set_end(state, found, taking ? shown_to_work : shown_to_fail, room_zone(seen)), true;
    if (state.mover == owner && taking) return false;
    if (taking && capturing_move(seen) != no_cell)
        return set_end(state, found, shown_to_work, capture_zone(seen)), true;
    const Plane<words> life = sure_life(seen).zone;
    if (life.empty()) return false;
    return set_end(state, found, taking ? shown_to_fail : shown_to_work, life), true;
}

/// The attacker is to move, and it is likely enough to be worth a look at all of the owner's answers.
template <std::size_t words>
bool Solver<words>::may_stand_by_miai(StillToShow proof) {
    const State<words>& state = sight_.state();
    if (state.mover == owner || seen_by(proof, reaches(attacker)).loss > likely) return false;
    return sight_.regions().count > 0 ||
           (field_.beside(sight_.asked) & field_.touches[owner]).intersects(sight_.empty);
}

template <std::size_t words>
typename Solver<words>::Found Solver<words>::look_at(const Child<words>& child) {
    const State<words>& state = child.state;
    for (std::size_t i = line_.size(); i-- > 0;)
        if (line_[i].key == child.key) {
            const auto at = static_cast<std::uint16_t>(i);
            return {shown_to_fail, {at, at}, field_.points};
        }
    Found found;
    if (known(child.key, found)) return found;
    sight_.look_at(state);
    if (is_end(sight_, found)) return found;
    found.proof = prospects(sight_, aim_);
    if (may_stand_by_miai(found.proof)) {
        const Plane<words> zone = stands_by_miai(sight_, next_sight_);
        if (!zone.empty())
            return set_end(state, found, as_proof({never_shown, 0}, reaches(attacker)), zone), found;
    }
    const Part mover = other(state.mover);
    if (child.cell != no_cell)
        (reaches(mover) ? found.proof.works : found.proof.fails) +=
            history_.doubt_of(mover, line_.back().move, child.cell);
    return found;
}

/// The mover has what he wants with it, on this line or on every one.
template <std::size_t words>
bool Solver<words>::settles(const Child<words>& child, Part mover) const {
    return reaches(mover) ? child.proof.works == 0 : child.proof.fails == 0 && child.on.none();
}

/// `stones`: the key of those of the board before it.
template <std::size_t words>
void Solver<words>::add_child(const State<words>& state, std::uint64_t stones, int cell) {
    const Part mover = other(state.mover);
    if (cell != no_cell) stones ^= keys_.of_stone(cell, mover);
    const std::uint64_t key = keys_.of_board(state, aim_, stones);
    table_.prefetch(key);
    children_.push_back({state, key, {}, {}, cell, {}});
}

template <std::size_t words>
void Solver<words>::add_moves(const State<words>& state, Plane<words> cells, Refutation<words>& refutation) {
    const std::uint64_t stones = keys_.of_stones(state);
    const Part enemy = other(state.mover);
    for (; !cells.empty(); cells.remove_first()) {
        State<words> next = state;
        if (!play(field_, next, cells.first())) {
            refutation.bar(Plane<words>::single(cells.first()));
            continue;
        }
        std::uint64_t left = stones;
        (state.stones[enemy] - next.stones[enemy]).for_each([&](int cell) {
            left ^= keys_.of_stone(cell, enemy);
        });
        add_child(next, left, cells.first());
    }
}

/// The owner may pass, and the attacker where that lifts a ko or he has no move; otherwise his pass could be
/// answered by one, and nothing has changed.
template <std::size_t words>
void Solver<words>::add_pass(const State<words>& state, bool has_moves) {
    if (reaches(state.mover) && state.ko == no_cell && has_moves) return;
    State<words> next = state;
    pass(next);
    add_child(next, keys_.of_stones(state), no_cell);
}

/// Those from `first` on, up to one that settles it, which is the only one from `begin` on then. The table is
/// asked about all of them late, when it is at hand.
template <std::size_t words>
bool Solver<words>::look_at_children(const State<words>& state, std::size_t begin, std::size_t first) {
    for (std::size_t i = first; i < children_.size(); ++i) {
        Child<words>& child = children_[i];
        ++boards_seen_;
        --boards_left_;
        ask_patience();
        met_ko_ = met_ko_ || child.state.takes_ko;
        const Found found = look_at(child);
        child.proof = found.proof;
        child.on = found.on;
        child.zone = found.zone;
        if (!settles(child, state.mover)) continue;
        std::swap(children_[begin], child);
        children_.resize(begin + 1);
        return true;
    }
    return false;
}

template <std::size_t words>
void Solver<words>::find_children(const State<words>& state, Refutation<words>& refutation) {
    const std::size_t begin = children_.size();
    sight_.look_at(state);
    Plane<words> cells = sight_.empty - set_aside(plain_, state);
    const auto needless = needless_of(sight_, cells);
    for (const Needless<words>& part : needless) cells = cells - part.cells;
    refutation.leave_aside(needless);
    const bool is_first = line_.size() == 1;
    Plane<words> far = is_first ? Plane<words>{} : cells - near_fight(field_, state, line_.back().move);
    if (far.count() < worth_leaving) far = {};
    add_moves(state, cells - far, refutation);
    add_pass(state, children_.size() > begin || !far.empty());
    if (look_at_children(state, begin, begin) || far.empty()) return;
    State<words> passed = state;
    pass(passed);
    sight_.look_at(passed);
    Child<words> rest{passed, 0, prospects(sight_, aim_), {}, far_moves, far};
    (reaches(state.mover) ? rest.proof.works : rest.proof.fails) += MoveHistory::doubt_of_unknown;
    children_.push_back(rest);
}

/// In place of the one that stands for them.
template <std::size_t words>
void Solver<words>::find_far_children(const State<words>& state, std::size_t begin, std::size_t child,
                                      Refutation<words>& refutation) {
    const Plane<words> far = children_[child].zone;
    children_.erase(children_.begin() + static_cast<std::ptrdiff_t>(child));
    const std::size_t first = children_.size();
    add_moves(state, far, refutation);
    look_at_children(state, begin, first);
}

template <std::size_t words>
Plane<words> Solver<words>::winner_zone(const State<words>& state, const Child<words>& child) const {
    if (child.cell == no_cell) return closed_zone(field_, state, child.zone);
    return closed_zone(field_, state,
                       closed_zone(field_, child.state, child.zone | Plane<words>::single(child.cell)));
}

/// Brothers of the hardest move are easier, and many of them fall with it: a part of their number counts.
constexpr std::uint32_t for_brothers(std::uint32_t open) { return (open - 1) * 3 / 8; }

/// What the children come to together, and on what of the line that rests.
template <std::size_t words>
typename Solver<words>::Found Solver<words>::conclude(std::size_t begin, Part mover,
                                                      const Outlook& seen) const {
    const bool is_reaching = reaches(mover);
    Found found;
    found.proof = as_proof(seen.together(for_brothers(seen.open)), is_reaching);
    if (found.proof.fails != 0) return found;
    Dependence least{0, 0};
    bool any = false;
    for (std::size_t i = begin; i < children_.size(); ++i) {
        const Child<words>& child = children_[i];
        if (is_reaching) {
            found.on.add(child.on);
        } else if (child.proof.fails == 0 && (!any || child.on.first > least.first)) {
            least = child.on;
            any = true;
        }
    }
    if (!is_reaching) found.on = least;
    return found;
}

/// Which of the moves of a decided board won, and which are refuted.
template <std::size_t words>
void Solver<words>::remember(std::size_t begin, Part mover, const Outlook& seen) {
    for (std::size_t i = begin; i < children_.size(); ++i) {
        const Child<words>& child = children_[i];
        const bool won = seen.win == 0 && i == seen.best;
        if (child.cell != no_cell && (won || child.fails(reaches(mover))))
            history_.add(mover, line_.back().move, child.cell, won);
    }
}

template <std::size_t words>
typename Solver<words>::Found Solver<words>::expand(const State<words>& state, std::uint64_t key, int move,
                                                    StillToShow limits) {
    if (line_.size() >= longest_line) {
        --boards_left_;
        return {{never_shown / 2, never_shown / 2}, {}, {}};
    }
    const std::size_t begin = children_.size();
    const auto depth = static_cast<std::uint16_t>(line_.size());
    const std::int64_t before = boards_seen_;
    line_.push_back({key, ++serial_, move});
    Refutation<words> refutation(field_, state, aim_, plain_);
    find_children(state, refutation);
    const Part mover = state.mover;
    const bool is_reaching = reaches(mover);
    const Seen limit = seen_by(limits, is_reaching);
    Found found;
    for (;;) {
        refutation.leave_out_refuted(children_, begin);
        const Outlook seen = outlook_of(children_, begin, is_reaching);
        if (depth == 0) first_move_ = children_[seen.best].cell;
        found = conclude(begin, mover, seen);
        const auto [win, loss] = seen_by(found.proof, is_reaching);
        if (win >= limit.win || loss >= limit.loss || boards_left_ <= 0) break;
        if (children_[seen.best].cell == far_moves) {
            find_far_children(state, begin, seen.best, refutation);
            continue;
        }
        const Seen deeper{std::min(limit.win, seen.second + 1 + seen.second / 16),
                          limit.loss - for_brothers(seen.open)};
        const Child<words> next = children_[seen.best];
        const Found of = expand(next.state, next.key, next.cell, as_proof(deeper, is_reaching));
        children_[seen.best].proof = of.proof;
        children_[seen.best].on = of.on;
        children_[seen.best].zone = of.zone;
    }
    const Outlook seen = outlook_of(children_, begin, is_reaching);
    if (seen_by(found.proof, is_reaching).win == 0) found.zone = winner_zone(state, children_[seen.best]);
    if (seen_by(found.proof, is_reaching).loss == 0) found.zone = refutation.zone();
    if (found.proof.settled()) remember(begin, mover, seen);
    children_.resize(begin);
    if (!found.on.none() && found.on.first >= depth) found.on = {};
    if (!found.on.none() && found.on.last >= depth) found.on.last = static_cast<std::uint16_t>(depth - 1);
    const std::int64_t work = boards_seen_ - before;
    store(key, found, static_cast<std::uint32_t>(std::min<std::int64_t>(work, 1 << 30)));
    line_.pop_back();
    return found;
}

template <std::size_t words>
Answered Solver<words>::solve(const State<words>& state, Asked aim, std::int64_t boards) {
    aim_ = aim;
    boards_left_ = boards;
    line_.clear();
    children_.clear();
    plain_ = plain_liberties(field_, state);
    Found found;
    first_move_ = no_cell;
    sight_.look_at(state);
    if (is_end(sight_, found)) {
        if (state.mover == attacker && found.proof.works == 0) first_move_ = capturing_move(sight_);
    } else {
        const std::uint64_t key = keys_.of_board(state, aim_, keys_.of_stones(state));
        found = expand(state, key, no_cell, {never_shown, never_shown});
    }
    if (found.proof.works == 0) return Answered::yes;
    return found.proof.fails == 0 ? Answered::no : Answered::unread;
}

template class Solver<1>;
template class Solver<2>;
template class Solver<6>;

}  // namespace goterr::reading
