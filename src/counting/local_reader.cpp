#include "goterr/counting/local_reader.hpp"

#include <algorithm>

#include "goterr/board/orientation.hpp"
#include "goterr/board/with_neighbors.hpp"

namespace goterr {
namespace {

/// Two eyes and the stones around them take more points than this inside a wall.
constexpr std::size_t too_narrow_to_live = 6;

/// Larger areas take more than any budget; corridors of this length are read.
constexpr std::size_t most_cells = 40;

/// In more ground of their own, loose stones connect whatever anybody plays.
constexpr std::size_t room_to_connect = 9;

char wall_of(Color side) { return side == Color::black ? 'X' : 'O'; }
char stone_of(Color side) { return side == Color::black ? 'x' : 'o'; }
Color side_of(char letter) {
    if (letter == 'X' || letter == 'x') return Color::black;
    return letter == 'O' || letter == 'o' ? Color::white : Color::empty;
}
bool is_loose(char letter) { return letter == 'x' || letter == 'o'; }
bool is_open(char letter) { return letter == '.' || is_loose(letter); }

/// What hangs together with `start` through cells that `accepts` takes.
template <typename Near, typename Accepts>
std::vector<std::size_t> connected(std::size_t start, const Near& near, Accepts accepts) {
    std::vector<std::size_t> found{start};
    std::vector<bool> seen(near.size());
    seen[start] = true;
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const std::size_t q : near[found[i]]) {
            if (seen[q] || !accepts(q)) continue;
            seen[q] = true;
            found.push_back(q);
        }
    return found;
}

}  // namespace

LocalReader::LocalReader(const SettledBoard& settled, Scoring scoring, std::size_t most)
    : area_(scoring == Scoring::area),
      most_(most),
      size_(settled.open.size()),
      first_(first_color(settled.position.board)),
      games_(20 * most),
      values_(games_) {
    Drawing drawing;
    lay_out(settled, drawing);
    join_walls(drawing, start_);
    divide(drawing, start_);
}

/// Each part of the board has a budget of its own; one that takes more is worth what stands.
PartId LocalReader::read_within_budget(const Drawing& drawing, const Cells& cells) {
    if (reading_) return read(drawing, cells);
    reading_ = true;
    limit_ = cells.size() > most_cells ? 0 : parts_.size() + most_;
    const PartId number = read(drawing, cells);
    reading_ = false;
    if (parts_.size() < limit_ && !games_.overflown()) return number;
    Part& part = parts_[static_cast<std::size_t>(number)];
    part = Part{part.points, {}, {}, part.standing, games_.number(part.standing), false};
    return number;
}

PointSet LocalReader::unread() const {
    PointSet unread(size_);
    for (const PartId part : start_.parts)
        if (!(*this)[part].complete) unread |= (*this)[part].points;
    return unread;
}

/// The cells: what is open and what touches it.
void LocalReader::lay_out(const SettledBoard& settled, Drawing& drawing) {
    Grid<int> cell(size_, -1);
    for (const Point p : in_canonical_order(with_neighbors(settled.open), settled.position.board)) {
        const Color stone = settled.position.board[p], owner = settled.owner[p];
        cell[p] = static_cast<int>(points_.size());
        points_.push_back(p);
        if (settled.open.contains(p))
            drawing += is_stone(stone) ? stone_of(stone) : '.';
        else
            drawing += is_stone(owner) ? wall_of(owner) : '~';
    }
    for (const Point p : points_) {
        near_.emplace_back();
        for (const Point q : neighbors_of(p, size_))
            if (cell[q] >= 0) near_.back().push_back(static_cast<std::size_t>(cell[q]));
        std::sort(near_.back().begin(), near_.back().end());
    }
}

LocalReader::Cells LocalReader::chain(const Drawing& drawing, std::size_t at) const {
    return connected(at, near_, [&](std::size_t q) { return drawing[q] == drawing[at]; });
}

/// Walls are liberties that nobody fills.
LocalReader::Cells LocalReader::liberties(const Drawing& drawing, const Cells& stones) const {
    Cells found;
    for (const std::size_t p : stones)
        for (const std::size_t q : near_[p]) {
            const bool joins = drawing[q] == wall_of(side_of(drawing[p]));
            if (joins || drawing[q] == '.' || drawing[q] == '~')
                if (std::find(found.begin(), found.end(), q) == found.end()) found.push_back(q);
        }
    return found;
}

/// Stones beside a wall of their color become a part of it.
void LocalReader::join_walls(Drawing& drawing, PartMove& move) const {
    for (std::size_t at = 0; at < drawing.size(); ++at) {
        if (!is_loose(drawing[at])) continue;
        const Color side = side_of(drawing[at]);
        if (std::none_of(near_[at].begin(), near_[at].end(),
                         [&](std::size_t q) { return drawing[q] == wall_of(side); }))
            continue;
        for (const std::size_t p : chain(drawing, at)) {
            drawing[p] = wall_of(side);
            if (area_) move.gained = move.gained + sign(side);
        }
    }
}

std::optional<PartMove> LocalReader::played(Drawing drawing, std::size_t at, Color side) {
    PartMove move{points_[at]};
    Cells taken;
    drawing[at] = stone_of(side);
    for (const std::size_t q : near_[at]) {
        if (drawing[q] != stone_of(opponent(side))) continue;
        const Cells stones = chain(drawing, q);
        if (!liberties(drawing, stones).empty()) continue;
        for (const std::size_t p : stones) drawing[p] = '.';
        taken.insert(taken.end(), stones.begin(), stones.end());
    }
    const Cells own = chain(drawing, at);
    const Cells free = liberties(drawing, own);
    if (free.empty()) return std::nullopt;
    if (!area_) move.gained = sign(side) * static_cast<std::int64_t>(taken.size());
    move.takes_ko = taken.size() == 1 && own.size() == 1 && free.size() == 1;
    if (move.takes_ko) move.retaken = points_[taken.front()];
    join_walls(drawing, move);
    divide(std::move(drawing), move);
    return move;
}

/// What is open falls into parts: those that are settled are counted, the others read.
void LocalReader::divide(Drawing drawing, PartMove& move) {
    for (std::size_t at = 0; at < drawing.size(); ++at) {
        if (!is_open(drawing[at])) continue;
        Cells cells = connected(at, near_, [&](std::size_t q) { return is_open(drawing[q]); });
        std::sort(cells.begin(), cells.end());
        Drawing part(drawing.size(), ' ');
        for (const std::size_t p : cells) {
            part[p] = drawing[p];
            for (const std::size_t q : near_[p]) part[q] = drawing[q];
        }
        for (const std::size_t p : cells) drawing[p] = ' ';
        if (const auto count = settled_count(part, cells))
            move.gained = move.gained + *count;
        else
            move.parts.push_back(read_within_budget(part, cells));
    }
}

std::optional<Rational> LocalReader::settled_count(const Drawing& part, const Cells& cells) const {
    const auto has = [&](char letter) { return part.find(letter) != Drawing::npos; };
    if (has('X') == has('O')) return std::nullopt;
    const Color owner = has('X') ? Color::black : Color::white;
    const bool loose_own = has(stone_of(owner)), loose_other = has(stone_of(opponent(owner)));
    const bool narrow = cells.size() <= too_narrow_to_live;
    if (loose_other ? loose_own || !narrow : loose_own && cells.size() <= room_to_connect)
        return std::nullopt;
    std::int64_t count = 0;
    for (const std::size_t p : cells) {
        if (area_ || part[p] == '.') ++count;
        if (!area_ && part[p] == stone_of(opponent(owner))) count += 2;
    }
    return sign(owner) * count;
}

/// As it stands: no stone is dead, and ground between both colors is nobody's.
Rational LocalReader::standing_count(const Drawing& part, const Cells& cells) const {
    std::int64_t count = 0;
    std::vector<bool> seen(part.size());
    for (const std::size_t p : cells) {
        if (area_) count += sign(side_of(part[p]));
        if (part[p] != '.' || seen[p]) continue;
        bool black = false, white = false;
        const Cells region = connected(p, near_, [&](std::size_t q) { return part[q] == '.'; });
        for (const std::size_t e : region) {
            seen[e] = true;
            for (const std::size_t q : near_[e]) {
                black = black || side_of(part[q]) == Color::black;
                white = white || side_of(part[q]) == Color::white;
            }
        }
        count += black == white ? 0 : static_cast<std::int64_t>(region.size()) * (black ? 1 : -1);
    }
    return count;
}

PartId LocalReader::read(const Drawing& drawing, const Cells& cells) {
    const auto [known, added] = known_.try_emplace(drawing, static_cast<PartId>(parts_.size()));
    const PartId number = known->second;
    if (!added) return number;
    Part part{PointSet(size_)};
    for (const std::size_t p : cells) part.points.insert(points_[p]);
    part.standing = standing_count(drawing, cells);
    parts_.push_back(part);
    for (const std::size_t p : cells) {
        if (parts_.size() >= limit_ || games_.overflown()) break;
        if (drawing[p] != '.') continue;
        for (const Color side : {first_, opponent(first_)})
            if (auto move = played(drawing, p, side))
                (side == Color::black ? part.black : part.white).push_back(std::move(*move));
    }
    part.value = value_of(part);
    return (parts_[static_cast<std::size_t>(number)] = std::move(part), number);
}

/// What moves lead to; nothing where a ko is among it.
std::optional<GameIds> LocalReader::values_after(const std::vector<PartMove>& moves) {
    GameIds values;
    for (const PartMove& move : moves) {
        GameId value = games_.number(move.gained);
        for (const PartId part : move.parts) {
            const auto known = (*this)[part].value;
            if (!known) return std::nullopt;
            value = games_.sum(value, *known);
        }
        values.push_back(value);
    }
    return values;
}

/// Nobody has to move: where it would only lose, what stands is the count. Where one side has no move at all,
/// the other need not hurry.
std::optional<GameId> LocalReader::value_of(const Part& part) {
    std::optional<GameIds> black, white;
    for (const Color side : {first_, opponent(first_)})
        (side == Color::black ? black : white) = values_after(side == Color::black ? part.black : part.white);
    if (!black || !white) return std::nullopt;
    if (black->empty() && white->empty()) return games_.number(part.standing);
    std::optional<Rational> low, high;
    for (const GameId option : *black)
        low = std::max(low.value_or(games_.stop(option, Color::white)), games_.stop(option, Color::white));
    for (const GameId option : *white)
        high = std::min(high.value_or(games_.stop(option, Color::black)), games_.stop(option, Color::black));
    if (!low) return games_.number(std::min(part.standing, *high));
    if (!high) return games_.number(std::max(part.standing, *low));
    if (*low < *high) return games_.number(std::clamp(part.standing, *low, *high));
    return games_.game(*black, *white);
}

/// What `mover` reaches by a move, with the other side to move; several parts as their sum, kos among them
/// with their mean.
Wall LocalReader::wall_after(const PartMove& move, Color mover) {
    GameId rest = games_.number(move.gained);
    std::optional<PartId> ko;
    Rational means = 0;
    for (const PartId part : move.parts) {
        if ((*this)[part].value)
            rest = games_.sum(rest, *(*this)[part].value);
        else if (!ko)
            ko = part;
        else
            means = means + thermograph(part).mean;
    }
    const Thermograph graph = ko ? thermograph(*ko) : values_.of(rest);
    if (ko) means = means + values_.of(rest).mean;
    return (mover == Color::black ? graph.right : graph.left).raised(means);
}

/// Who takes a ko has to play once more before it is his: two moves for what connecting brings.
Wall LocalReader::scaffold(PartId part, Color side, bool with_kos) {
    const bool black = side == Color::black;
    const std::vector<PartMove> moves = black ? (*this)[part].black : (*this)[part].white;
    std::optional<Wall> best;
    for (const PartMove& move : moves) {
        std::optional<PartId> retakeable;
        for (const PartId left : move.parts)
            if (move.takes_ko && (*this)[left].points.contains(move.retaken) && !(*this)[left].value)
                retakeable = left;
        if (retakeable && !with_kos) continue;
        const Wall reached =
            retakeable ? scaffold(*retakeable, side, false).raised(move.gained) : wall_after(move, side);
        best = !best ? reached : black ? larger(*best, reached) : smaller(*best, reached);
    }
    return best ? best->tilted(black ? -1 : 1) : Wall((*this)[part].standing);
}

Thermograph LocalReader::thermograph(PartId part) {
    const auto known = graphs_.find(part);
    if (known != graphs_.end()) return known->second;
    const Rational standing = (*this)[part].standing;
    graphs_[part] = {Wall(standing), Wall(standing), standing};  // where a longer cycle comes back to it
    if (const auto value = (*this)[part].value) return graphs_[part] = values_.of(*value);
    const Wall own = scaffold(part, first_, true), other = scaffold(part, opponent(first_), true);
    const bool black = first_ == Color::black;
    const Wall &left = black ? own : other, &right = black ? other : own;
    if (!(left.at(0) < right.at(0))) return graphs_[part] = thermograph_between(left, right);
    const Rational nobody_moves = std::clamp(standing, left.at(0), right.at(0));
    return graphs_[part] = {Wall(nobody_moves), Wall(nobody_moves), nobody_moves};
}

}  // namespace goterr
