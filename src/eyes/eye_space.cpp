#include "goterr/eyes/eye_space.hpp"

#include <algorithm>
#include <set>

#include "diagonals.hpp"
#include "domains.hpp"
#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/flood_fill.hpp"
#include "goterr/eyes/eye_reader.hpp"

namespace goterr {
namespace {

using detail::Diagonals;
using detail::Standing;

/// One side's points before they are taken apart into spaces.
struct Claims {
    PointSet own;      ///< open points only this side reaches
    PointSet margins;  ///< some of `own`, and points both sides reach
};

/// Beside a captured stone of his own the intruder may stand in atari; then it is no way in.
bool shared(const Standing& standing, Point p, Color side) {
    if (standing.board[p] != Color::empty) return false;
    const Color intruder = opponent(side);
    for (const Point q : neighbors_of(p, standing.board.size()))
        if (standing.board[q] == intruder && !standing.lively(q))
            return detail::is_no_self_atari(standing, p, intruder);
    return true;
}

Claims claims_of(const Standing& standing, Color side, const PointSet& domain, const PointSet& other) {
    const BoardSize size = standing.board.size();
    Claims claims{PointSet(size), PointSet(size)};
    PointSet both(size), theirs(size);
    for (const Point p : points_of(size)) {
        if (!standing.open_to(p, side)) continue;
        if (!domain.contains(p)) {
            if (other.contains(p)) theirs.insert(p);
        } else if (other.contains(p) && shared(standing, p, side)) {
            both.insert(p);
        } else {
            claims.own.insert(p);
        }
    }
    claims.margins = (claims.own & with_neighbors(theirs)) | (both & with_neighbors(claims.own));
    return claims;
}

int neighbors_within(const PointSet& points, Point p) {
    int count = 0;
    for (const Point q : neighbors_of(p, points.size())) count += points.contains(q);
    return count;
}

/// A space while its ends are judged; what is left of it is the shape to read.
class OpenSpace {
public:
    OpenSpace(const Standing& standing, const Claims& claims, const PointSet& points, Color side)
        : standing_(standing), left_(points), sure_(points.size()), half_(points.size()) {
        space_.side = side;
        space_.points = points;
        space_.margins = points & claims.margins;
        for (const Point p : claims.own - claims.margins)
            if (neighbors_within(claims.margins, p) < 2) sure_.insert(p);
    }

    EyeSpace judged(EyeReader& reader) {
        while (drop_false_ends()) continue;
        space_.half_eyes = half_;
        space_.false_eyes = space_.points - left_;
        collect_chains();
        value(reader);
        return space_;
    }

private:
    bool is_end(Point p) const { return !space_.margins.contains(p) && neighbors_within(left_, p) <= 1; }

    Diagonals diagonals(Point p) const { return detail::judge_diagonals(standing_, p, space_.side, sure_); }

    /// All false ends of this round go together, so that the order of points plays no part.
    bool drop_false_ends() {
        PointSet wrong(left_.size());
        half_ = PointSet(left_.size());
        for (const Point p : left_) {
            if (!is_end(p)) continue;
            const Diagonals around = diagonals(p);
            if (around.wrong()) wrong.insert(p);
            if (around.half()) half_.insert(p);
        }
        left_ -= wrong;
        sure_ -= wrong;
        return !wrong.empty();
    }

    void value(EyeReader& reader) {
        const int count = left_.count(), halves = half_.count();
        if (count > EyeShape::most_cells || halves > EyeShape::most_halves) {
            space_.value = value_by_size(count, (space_.margins & left_).count() + halves);
            return;
        }
        const ShapeValue read = reader.value_of(shape());
        space_.value = read.value;
        space_.attack = moves(read.attack, read.attack_beside, &Diagonals::attack);
        space_.defense = moves(read.defense, read.defense_beside, &Diagonals::defense);
    }

    /// Captured stones whose last liberties are at false ends go whenever their captor likes.
    CellKind kind_of(Point p) const {
        if (space_.margins.contains(p)) return CellKind::margin;
        if (standing_.board[p] == Color::empty) return CellKind::empty;
        return standing_.chains.at(p).liberties.intersects(left_) ? CellKind::prisoner : CellKind::empty;
    }

    int liberties_outside() const {
        PointSet liberties(left_.size());
        for (const int chain : space_.chains) liberties |= standing_.chains[chain].liberties;
        return std::min((liberties - space_.points).count(), EyeShape::most_outside);
    }

    EyeShape shape() const {
        EyeShape shape = shape_of(left_, [&](Point p) { return kind_of(p); });
        shape.outside = liberties_outside();
        EyeCell* cell = shape.begin();
        for (const Point p : left_) (cell++)->half = half_.contains(p);
        return shape;
    }

    std::vector<Point> moves(CellSet cells, CellSet beside, std::vector<Point> Diagonals::*outside) const {
        PointSet found(left_.size());
        int cell = 0;
        for (const Point p : left_) {
            if ((cells >> cell & 1) != 0) found.insert(p);
            if ((beside >> cell & 1) != 0) {
                const Diagonals around = diagonals(p);
                for (const Point q : around.*outside) found.insert(q);
            }
            ++cell;
        }
        return points_in(found);
    }

    void collect_chains() {
        std::set<int> around;
        for (const Point p : space_.points)
            for (const Point q : neighbors_of(p, space_.points.size()))
                if (standing_.lively(q, space_.side)) around.insert(standing_.chains.number_at(q));
        space_.chains.assign(around.begin(), around.end());
    }

    const Standing& standing_;
    EyeSpace space_;
    PointSet left_;
    PointSet sure_;
    PointSet half_;
};

void add_spaces(EyeSpaces& spaces, const Standing& standing, const Claims& claims, Color side,
                EyeReader& reader) {
    const PointSet all = claims.own | claims.margins;
    for (const PointSet& points : parts_of(all))
        if (points.intersects(claims.own - claims.margins))
            spaces.push_back(OpenSpace(standing, claims, points, side).judged(reader));
}

}  // namespace

EyeSpaces find_eye_spaces(const Board& board, const Chains& chains, const Tactics& tactics) {
    const Standing standing{board, chains, tactics, detail::stones_shut_in(board, chains, tactics)};
    const PointSet black = detail::domain_of(standing, Color::black);
    const PointSet white = detail::domain_of(standing, Color::white);
    EyeReader reader;
    EyeSpaces spaces;
    add_spaces(spaces, standing, claims_of(standing, Color::black, black, white), Color::black, reader);
    add_spaces(spaces, standing, claims_of(standing, Color::white, white, black), Color::white, reader);
    return spaces;
}

}  // namespace goterr
