#include "fight_search.hpp"

#include <algorithm>

#include "goterr/core/mixed_bits.hpp"
#include "table_size.hpp"
#include "thresholds.hpp"

namespace goterr::reading {
namespace {

constexpr Proof won{0, never};
constexpr Proof lost{never, 0};

/// Every empty cell twice, and room for what is taken on the way.
int deepest_for(const ReadingBoard& board, const FightCells& fight) {
    int empties = 0;
    for (const Cell cell : fight.area) empties += board.is_empty(cell) ? 1 : 0;
    return std::clamp(2 * empties + 24, 48, 120);
}

Answer negated(Answer answer) {
    if (answer == Answer::unread) return answer;
    return answer == Answer::yes ? Answer::no : Answer::yes;
}

bool is_settled(Proof proof) { return proof.win == 0 || proof.loss == 0; }

std::uint32_t capped_sum(std::uint32_t a, std::uint32_t b) { return std::min(never, a + b); }

}  // namespace

FightSearch::FightSearch(ReadingBoard& board, const FightCells& fight, int most_boards, Trace* trace)
    : board_(board),
      fight_(fight),
      tracer_(board, trace),
      deepest_(deepest_for(board, fight)),
      marks_(fight.is_area.size()),
      set_aside_(fight.is_area.size(), 0),
      table_(table_size(most_boards)),
      in_chain_(fight.is_area.size(), 0),
      in_region_(fight.is_area.size(), 0) {
    for (const Cell cell : fight.area) {
        const std::uint64_t place = static_cast<std::uint64_t>(cell) << 20;
        marks_[static_cast<std::size_t>(cell)] = {mixed_bits(place + 2), mixed_bits(place + 1)};
    }
    find_plain_liberties();
}

/// The lowest stone of the one chain of the area beside an empty cell, if there is nothing else but walls of its enemy
/// and empty cells.
Cell FightSearch::chain_beside(Cell cell) const {
    Cell stone = nowhere;
    Color wall = border;
    for (const Cell step : board_.steps()) {
        const Cell near = cell + step;
        if (board_.at(near) == border || board_.is_empty(near)) continue;
        if (fight_.is_area[static_cast<std::size_t>(near)] == 0) {
            if (wall != border && wall != board_.at(near)) return nowhere;
            wall = board_.at(near);
            continue;
        }
        const auto& chain = board_.chain(near);
        const Cell lowest = *std::min_element(chain.begin(), chain.end());
        if (stone != nowhere && stone != lowest) return nowhere;
        stone = lowest;
    }
    return stone != nowhere && wall == opponent(board_.at(stone)) ? stone : nowhere;
}

/// `beside`: for each cell the chain it may be a plain liberty of.
bool FightSearch::is_plain(Cell cell, const std::vector<Cell>& beside) const {
    const Cell stone = beside[static_cast<std::size_t>(cell)];
    return stone != nowhere && std::all_of(board_.steps().begin(), board_.steps().end(), [&](Cell step) {
               return !board_.is_empty(cell + step) || beside[static_cast<std::size_t>(cell + step)] == stone;
           });
}

void FightSearch::find_plain_liberties() {
    std::vector<Cell> beside(fight_.is_area.size(), nowhere);
    for (const Cell cell : fight_.area)
        if (board_.is_empty(cell)) beside[static_cast<std::size_t>(cell)] = chain_beside(cell);
    for (bool dropped = true; dropped;) {
        dropped = false;
        for (const Cell cell : fight_.area) {
            Cell& stone = beside[static_cast<std::size_t>(cell)];
            if (stone == nowhere || is_plain(cell, beside)) continue;
            stone = nowhere;
            dropped = true;
        }
    }
    for (const Cell cell : fight_.area) {
        const Cell stone = beside[static_cast<std::size_t>(cell)];
        if (stone == nowhere) continue;
        const auto same = [&](const PlainLiberties& plain) { return plain.stone == stone; };
        auto known = std::find_if(plain_.begin(), plain_.end(), same);
        if (known == plain_.end()) known = plain_.insert(known, {stone, board_.at(stone), {}});
        known->cells.push_back(cell);
    }
}

/// Of a chain's plain liberties its enemy looks at one, and its owner at none.
void FightSearch::set_aside(Color mover) {
    for (const PlainLiberties& plain : plain_) {
        const bool stands = board_.at(plain.stone) == plain.side;
        bool one_more = !stands || mover != plain.side;
        for (const Cell cell : plain.cells) {
            set_aside_[static_cast<std::size_t>(cell)] = one_more ? 0 : 1;
            one_more = one_more && (!stands || !board_.is_empty(cell));
        }
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
    const Entry* const first = &table_[key % (table_.size() / bucket) * bucket];
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
    Entry* const first = &table_[key % (table_.size() / bucket) * bucket];
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
    for (const Cell stone : target_) {
        if (fight_.is_safe[static_cast<std::size_t>(stone)] != 0) return true;
        in_chain_[static_cast<std::size_t>(stone)] = question_;
    }
    return liberties.count() >= 2 && has_two_eyes(liberties);
}

/// The liberties of the largest enemy chain beside the target that can be taken: the one it races against.
int FightSearch::captor_liberties() {
    captors_.clear();
    for (const Cell stone : target_)
        for (const Cell step : board_.steps()) {
            const Cell near = stone + step;
            if (board_.at(near) == opponent(fight_.owner) &&
                fight_.is_area[static_cast<std::size_t>(near)] != 0)
                captors_.push_back(near);
        }
    std::size_t most = 0;
    int liberties = many_liberties;
    const std::uint32_t start = board_.moment();
    for (const Cell captor : captors_) {
        if (board_.met_since(start, captor)) continue;
        const ReadingBoard::Breath breath = board_.breath(captor, many_liberties);
        if (breath.stones.size() <= most) continue;
        most = breath.stones.size();
        liberties = breath.count;
    }
    return liberties;
}

/// How far from its end the fight is thought to be: as if it were a race of the target against its weakest captor.
Proof FightSearch::guess(Color mover, int target) {
    const int captor = captor_liberties();
    const int lead = target - captor + (mover == fight_.owner ? 1 : 0);
    const auto taken = static_cast<std::uint32_t>(std::max(1, target) + 2 * std::max(0, lead));
    const auto stands = static_cast<std::uint32_t>(captor < many_liberties ? 1 + std::max(0, 1 - lead) : 1);
    return mover == fight_.owner ? Proof{stands, taken} : Proof{taken, stands};
}

/// The board after a move, seen by `mover`, who plays next.
Proof FightSearch::judge_after(Color mover, int depth) {
    if (board_.at(fight_.target) != fight_.owner) return lost;
    const auto [stones, liberties, count] = board_.breath(fight_.target, many_liberties);
    target_.assign(stones.begin(), stones.end());
    if (mover == fight_.owner) return guess(mover, count);
    const bool atari = liberties.count() == 1 && fight_.is_area[static_cast<std::size_t>(liberties[0])] != 0;
    if (atari && (board_.ko() != liberties[0] || ko_master_ == mover)) return won;
    if (board_.taken().size() >= enough_taken || target_stands(liberties)) return lost;
    if (depth >= deepest_) return must_live_ ? won : lost;
    return guess(mover, count);
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
    set_aside(mover);
    for (const Cell cell : fight_.area)
        if (set_aside_[static_cast<std::size_t>(cell)] == 0 && try_move(cell, mover))
            add(cell, stones_after(stones, cell, mover));
    if (may_pass(mover)) {
        board_.pass();
        add(nowhere, stones);
    }
    return children;
}

/// The numbers of a board after `mover`'s move, which are its next mover's, as the attacker has them.
StillToShow FightSearch::for_attack(Proof proof, Color mover) const {
    return mover == fight_.owner ? StillToShow{proof.win, proof.loss} : StillToShow{proof.loss, proof.win};
}

void FightSearch::note_first_move(const std::vector<Child>& children) {
    for (const Child& child : children)
        if (look_up(child.key).loss == 0) {
            first_move_ = child.move;
            return;
        }
}

/// Where many moves have to be refuted, the hardest counts and each further one adds a little: the same boards come up again
/// and again (T. Ueda et al., "Weak proof-number search", 2008).
FightSearch::Outlook FightSearch::outlook_of(const std::vector<Child>& children) const {
    Outlook outlook;
    std::uint32_t hardest = 0, open = 0;
    for (const Child& child : children) {
        const Proof proof = look_up(child.key);
        hardest = std::max(hardest, proof.win);
        open += proof.win != 0 ? 1 : 0;
        if (outlook.best == nullptr || proof.loss < outlook.of_best.loss) {
            outlook.second = outlook.best == nullptr ? never : outlook.of_best.loss;
            outlook.best = &child;
            outlook.of_best = proof;
        } else {
            outlook.second = std::min(outlook.second, proof.loss);
        }
    }
    outlook.others = open > 0 ? open - 1 : 0;
    const std::uint32_t total = hardest == 0 ? 0 : capped_sum(hardest, outlook.others);
    const std::uint32_t least = outlook.of_best.loss;
    outlook.here = outlook.best == nullptr ? lost : Proof{least, least == 0 ? never : total};
    return outlook;
}

void FightSearch::look_behind(const Outlook& outlook, Color mover, Limits limits, int depth) {
    const Child& child = *outlook.best;
    const int boards = boards_left_;
    const auto step = tracer_.enter(depth, child.move, mover, for_attack(outlook.of_best, mover));
    if (child.move == nowhere)
        board_.pass();
    else
        board_.play(child.move, mover);
    const Proof made = expand(opponent(mover), child.stones, limits, depth + 1);
    tracer_.leave(step, for_attack(made, mover), boards - boards_left_);
    store(child.key, made);
    board_.take_back();
}

Proof FightSearch::expand(Color mover, std::uint64_t stones, Limits limits, int depth) {
    line_.push_back(key_for(stones, mover));
    const std::vector<Child> children = children_of(mover, stones, depth);
    for (;;) {
        const Outlook outlook = outlook_of(children);
        if (outlook.here.win >= limits.win || outlook.here.loss >= limits.loss || boards_left_ <= 0) {
            line_.pop_back();
            if (depth == 0) note_first_move(children);
            return outlook.here;
        }
        // Staying a little longer with a move than the second best deserves saves going back and forth between the two
        // (J. Pawlewicz and L. Lew, "Improving depth-first PN-search: 1 + epsilon trick", 2006).
        const Limits deeper{limits.loss - outlook.others,
                            std::min(limits.win, outlook.second + 1 + outlook.second / 4)};
        look_behind(outlook, mover, deeper, depth);
    }
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
