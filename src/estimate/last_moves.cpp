#include "last_moves.hpp"

#include <algorithm>
#include <utility>

#include "goterr/board/chains.hpp"
#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/sorting.hpp"
#include "goterr/estimate/counting.hpp"
#include "goterr/life/region.hpp"
#include "goterr/reading/attack.hpp"
#include "goterr/reading/captures.hpp"
#include "last_borders.hpp"

namespace goterr {
namespace {

/// The questions are short: what a neutral stone brings about is atari, a snapback or a ladder of a few
/// steps. Chains with three liberties changed no score of 2,544 finished games and took five times as long.
constexpr TacticOptions short_reading{.boards = 150, .most_liberties = 2};

/// Most chains are safe, which a glance shows.
constexpr ReadingOptions glance{.nodes = 60, .most_liberties = short_reading.most_liberties};

/// A chain that falls if its opponent moves, and stands or holds a ko if its owner does.
struct Danger {
    Point kill;
    Point save;
    std::vector<Point> line;  ///< the capture, attacker first
};

bool is_safe_at_a_glance(const Board& board, Point stone) {
    return has_more_liberties(board, stone, short_reading.most_liberties);
}

bool may_be_in_danger(const Chain& chain) { return chain.liberties.count() <= short_reading.most_liberties; }

std::optional<Danger> danger_of(const Position& position, const Chain& chain) {
    if (!may_be_in_danger(chain)) return std::nullopt;
    if (read_capture(position, chain, glance).safe()) return std::nullopt;
    const Point stone = chain.stones.first();
    const Tactic attack = goterr::attack(position, stone, short_reading);
    if (attack.capture == Capture::fails || !attack.move) return std::nullopt;
    const Tactic defense = defend(position, stone, short_reading);
    if (defense.capture >= attack.capture || !defense.move) return std::nullopt;
    return Danger{*attack.move, *defense.move, attack.line};
}

bool may_play(const Position& position, Point p, Color side) {
    return legality(position, p, side) == Legality::legal;
}

/// After `side` has played at `p`; the other side is to move.
Position after(const Position& position, Point p, Color side) {
    return play(with_turn(position, side), p, side);
}

/// Whether a capture takes a stone in ko: half a point, and whoever has the turn takes it.
bool takes_ko(const Position& position, const Chain& chain, Point kill) {
    return chain.stones.count() == 1 && chain.liberties.count() == 1 &&
           after(position, kill, opponent(chain.side)).ko.has_value();
}

/// A stone that can be taken in ko and saved.
bool is_ko_stone(const Position& position, const Chain& chain) {
    if (chain.stones.count() != 1 || chain.liberties.count() != 1) return false;
    const auto danger = danger_of(position, chain);
    return danger && takes_ko(position, chain, danger->kill);
}

/// Plays a capture out; nothing if it cannot be played so.
std::optional<Position> played(Position position, const std::vector<Point>& line, Color first) {
    Color mover = first;
    for (const Point p : line) {
        if (is_stone(position.board[p])) return std::nullopt;
        position = after(position, p, mover);
        mover = opponent(mover);
    }
    return position;
}

}  // namespace

LastMoves::LastMoves(const Position& position, const FinishedStones& stones, Start start)
    : position_(position),
      dead_(stones.dead),
      seki_(stones.seki),
      living_(without(position.board, stones.dead)),
      owner_(flood_owners(position.board, stones.dead)),
      false_eyes_(*stones.false_eyes) {
    const bool stopped = start == Start::stopped;
    for (const Chain& chain : find_chains(position.board))
        if (lives(chain.stones.first()) && (stopped ? is_ko_stone(position, chain) : may_be_in_danger(chain)))
            watched_.push_back(chain.stones.first());
}

bool LastMoves::is_neutral(Point p) const {
    if (is_stone(position_.board[p]) || is_stone(owner_[p])) return false;
    return !any_neighbor(p, owner_.size(),
                         [&](Point q) { return is_stone(position_.board[q]) && seki_.contains(q); });
}

/// Whether a capture gains anything: not if its stones are dead themselves or taken in turn.
bool LastMoves::is_real(const Chain& chain, const std::vector<Point>& line) const {
    const Color attacker = opponent(chain.side);
    const auto taken = played(position_, line, attacker);
    if (!taken || line.empty()) return false;
    const PointSet standing = points_of_color(position_.board, attacker) - dead_;
    const bool joined = standing.intersects(with_neighbors(chain.stones));
    if (taken->board[chain.stones.first()] == chain.side) return joined;
    const Point last = line[line.size() - (line.size() % 2 == 1 ? 1 : 2)];
    if (taken->board[last] != attacker) return false;
    return (joined || standing.intersects(chain_at(taken->board, last).stones)) &&
           (taken->ko || attack(*taken, last, short_reading).capture == Capture::fails);
}

std::optional<LastChoice> LastMoves::about_chain(Point stone) {
    if (!is_stone(position_.board[stone]) || !lives(stone) || is_safe_at_a_glance(position_.board, stone))
        return std::nullopt;
    const Chain chain = chain_at(position_.board, stone);
    const auto danger = danger_of(position_, chain);
    if (!danger || !is_real(chain, danger->line)) return std::nullopt;
    const bool own = chain.side == position_.to_move, ko = takes_ko(position_, chain, danger->kill);
    const Point point = own ? danger->save : danger->kill;
    if (!may_play(position_, point, position_.to_move)) return std::nullopt;
    const LastReason reason = own ? (ko ? LastReason::fills_ko : LastReason::teire)
                                  : (ko ? LastReason::takes_ko : LastReason::capture);
    return LastChoice{point, 2 * chain.stones.count(), reason};
}

std::optional<LastChoice> LastMoves::most_urgent() {
    std::optional<LastChoice> best;
    for (const Point stone : watched_) {
        const auto choice = about_chain(stone);
        if (choice && (!best || choice->worth > best->worth)) best = choice;
    }
    return best;
}

PointSet LastMoves::neutral_points() const {
    PointSet neutral(owner_.size());
    for (const Point p : points_of(owner_.size()))
        if (is_neutral(p)) neutral.insert(p);
    return neutral;
}

/// Points of territory that hang on who plays at a neutral point with neutral neighbors: a stone there leaves
/// to its side what has no other color around.
int LastMoves::gap_at(Point p) const {
    if (!any_neighbor(p, owner_.size(), [&](Point q) { return is_neutral(q); })) return 0;
    int gap = 0;
    for (const Region& part : parts_around(p, living_)) {
        const int empties = empties_in(part.points, position_.board);
        gap += (part.beside_white ? 0 : empties) + (part.beside_black ? 0 : empties);
    }
    return gap;
}

bool LastMoves::is_safe_for(Color side, Point p) const {
    if (!may_play(with_turn(position_, side), p, side)) return false;
    const Position there = after(position_, p, side);
    return is_safe_at_a_glance(there.board, p) || attack(there, p, short_reading).capture == Capture::fails;
}

/// Whether a stone there puts a living chain beside it into danger.
bool LastMoves::forces(Color side, Point p) const {
    // the stone takes one liberty of each chain beside it
    const auto may_come_into_danger = [&](Point q) {
        return position_.board[q] == opponent(side) && lives(q) &&
               !has_more_liberties(position_.board, q, short_reading.most_liberties + 1);
    };
    if (!any_neighbor(p, owner_.size(), may_come_into_danger)) return false;
    if (!may_play(with_turn(position_, side), p, side)) return false;
    const Position there = with_turn(after(position_, p, side), side);
    return any_neighbor(p, owner_.size(), [&](Point q) {
        return there.board[q] == opponent(side) && lives(q) && !is_safe_at_a_glance(there.board, q) &&
               danger_of(there, chain_at(there.board, q));
    });
}

LastMoves::Neutral LastMoves::weigh(Point p) const {
    return {std::nullopt, std::nullopt, forces(Color::black, p) || forces(Color::white, p)};
}

/// Read only where it matters, and once.
bool LastMoves::is_safe_now(Point p, Neutral& neutral) const {
    const Color side = position_.to_move;
    std::optional<bool>& known = side == Color::black ? neutral.black_safe : neutral.white_safe;
    if (!known) known = is_safe_for(side, p);
    return *known;
}

/// A neutral point that gains, else one that forces or keeps from being forced, else any. Where a border is
/// open, none but the best move there, where that could be read.
std::optional<LastChoice> LastMoves::best_neutral() {
    std::optional<LastChoice> best;
    int most = -1;
    const PointSet neutral = neutral_points();
    const LastBorders borders = last_borders(position_, owner_, neutral);
    for (const Point p : neutral) {
        const bool at_border = borders.open.contains(p);
        if (at_border && p != borders.move) continue;
        const int read = at_border ? static_cast<int>((borders.worth * 2).floor()) : 0;
        const int index = owner_.size().index_of(p);
        const auto known = weighed_.find(index);
        Neutral& weighed = known != weighed_.end() ? known->second : weighed_[index] = weigh(p);
        if (borders.unread.contains(p) && !weighed.gap) weighed.gap = gap_at(p);
        const int gain = borders.unread.contains(p) ? *weighed.gap : read;
        const int weight = 2 * gain + (weighed.forcing ? 1 : 0);
        if (weight <= most || position_.ko == p || !is_safe_now(p, weighed)) continue;
        most = weight;
        best = LastChoice{p, gain, gain > 0 ? LastReason::border : LastReason::neutral_point};
    }
    return best;
}

/// A false eye that its owner fills: he has to in the end, and with it may come moves that were self-atari
/// before.
std::optional<LastChoice> LastMoves::best_false_eye() {
    for (const Point p : false_eyes_)
        if (owner_[p] == position_.to_move && !is_stone(position_.board[p]) &&
            is_safe_for(position_.to_move, p))
            return LastChoice{p, 0, LastReason::fills_false_eye};
    return std::nullopt;
}

std::optional<LastChoice> LastMoves::best() {
    const auto urgent = most_urgent();
    const auto neutral = best_neutral();
    if (urgent || neutral) return urgent && (!neutral || urgent->worth >= neutral->worth) ? urgent : neutral;
    return best_false_eye();
}

/// Whatever touches a chain at or beside the point is looked at anew.
void LastMoves::look_again_at(Point p) {
    const BoardSize size = owner_.size();
    PointSet touched(size);
    const auto touch = [&](Point stone) {
        if (!is_stone(position_.board[stone]) || touched.contains(stone)) return;
        const Chain chain = chain_at(position_.board, stone);
        touched |= chain.stones | chain.liberties;
        watched_.push_back(chain.stones.first());
    };
    touch(p);
    for (const Point q : neighbors_of(p, size)) touch(q);
    std::erase_if(weighed_, [&](const auto& entry) { return touched.contains(size.point_at(entry.first)); });
    std::erase_if(watched_, [&](Point stone) { return !is_stone(position_.board[stone]); });
}

/// After a stone was played on a point.
void LastMoves::own_again_around(Point p) {
    owner_[p] = living_[p] = position_.board[p];
    for (const Region& part : parts_around(p, living_))
        for (const Point q : part.points)
            if (!is_stone(position_.board[q])) owner_[q] = part.owner();
}

void LastMoves::play_on(std::optional<Point> point) {
    const Color side = position_.to_move;
    const Prisoners before = position_.prisoners;
    position_ = point ? play(std::move(position_), *point, side) : pass(std::move(position_), side);
    position_.to_move = opponent(side);
    if (!point) return;
    if (position_.prisoners == before && !dead_.contains(*point)) {
        own_again_around(*point);
    } else {
        living_ = without(position_.board, dead_);
        owner_ = flood_owners(position_.board, dead_);
    }
    look_again_at(*point);
    sort_and_unite(watched_);
}

}  // namespace goterr
