#include "goterr/life/no_territory.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "formation.hpp"
#include "goterr/board/chains.hpp"
#include "goterr/core/flood_fill.hpp"
#include "goterr/eyes/eye_reader.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

/// What one side's eyes are worth. False points are marked first, then eyes are read where their value decides.
class EyeJudge {
public:
    EyeJudge(const Board& board, const life::Formation& formation, EyeReader& reader)
        : board_(board), formation_(formation), reader_(reader), values_(formation.eyes().size()) {
        for (std::size_t eye = 0; eye < formation.eyes().size(); ++eye)
            false_points_.push_back(false_points_of(static_cast<int>(eye)));
    }

    void add_false_eyes(PointSet& found) {
        for (const PointSet& points : false_points_)
            for (const Point p : points)
                if (must_be_filled(p))
                    if (const auto filling = filling_of(p)) found.insert(*filling);
    }

    /// Dragons and eyes that hang together have two eyes between them or are in seki.
    void add_seki_eyes(PointSet& found) {
        std::vector<bool> seen(formation_.dragons().size());
        for (std::size_t dragon = 0; dragon < seen.size(); ++dragon) {
            if (seen[dragon]) continue;
            const PointSet together = formation_.reach(
                static_cast<int>(dragon), [](Point) { return true; }, [](Point) { return false; });
            for (std::size_t other = dragon; other < seen.size(); ++other)
                seen[other] = seen[other] || together.contains(formation_.dragons()[other].first());
            if (has_two_eyes(together)) continue;
            for (const life::Formation::Eye& eye : formation_.eyes())
                if (together.contains(eye.points.first())) found |= empty_points_of(eye);
        }
    }

private:
    /// Points beside at most one other of their eye where stones reach the other sides over that point alone.
    PointSet false_points_of(int number) const {
        const life::Formation::Eye& eye = formation_.eyes()[static_cast<std::size_t>(number)];
        PointSet found(board_.size());
        // One dragon alone joins its sides everywhere, unless it has but one contact with a larger eye.
        if (eye.dragons.size() == 1 && (eye.contacts.front() > 1 || eye.points.count() == 1)) return found;
        const std::vector<int> roots = formation_.roots_without(number);
        for (const Point p : eye.points) {
            const FewPoints sides = neighbors_of(p, board_.size());
            const auto within =
                std::count_if(sides.begin(), sides.end(), [&](Point q) { return eye.points.contains(q); });
            if (within > 1) continue;
            const std::vector<int> beside = formation_.dragons_beside(p);
            const bool joined = std::all_of(beside.begin(), beside.end(), [&](int dragon) {
                return formation_.joined_elsewhere(p, dragon, roots) || formation_.joined_around(p, dragon);
            });
            if (!joined) found.insert(p);
        }
        return found;
    }

    PointSet empty_points_of(const life::Formation::Eye& eye) const {
        PointSet points(board_.size());
        for (const Point p : eye.points)
            if (!is_stone(board_[p])) points.insert(p);
        return points;
    }

    /// Whether a point is in an eye that is worth something, by what is known without reading or by reading.
    bool in_real_eye(Point p, bool by_reading) {
        const int eye = formation_.eye_at(p);
        if (eye < 0 || false_points_[static_cast<std::size_t>(eye)].contains(p)) return false;
        return by_reading ? value_of(eye) > 0 : least_value(eye) > 0;
    }

    /// What an eye is worth without reading. Where no point is false nobody comes in, and whatever enemy stones it holds
    /// cannot fill it to the end: it is one.
    int least_value(int number) const {
        if (formation_.eyes()[static_cast<std::size_t>(number)].points.count() > life::largest_eye_read)
            return 2;
        return false_points_[static_cast<std::size_t>(number)].empty() ? 1 : 0;
    }

    /// Stones beside a false point that have no eye without it have to be connected there.
    bool must_be_filled(Point p) {
        for (const int dragon : formation_.dragons_beside(p)) {
            if (formation_.joined_around(p, dragon)) continue;
            if (!has_eye_without(p, dragon, false) && !has_eye_without(p, dragon, true)) return true;
        }
        return false;
    }

    bool has_eye_without(Point p, int dragon, bool by_reading) {
        bool eye = false;
        formation_.reach(
            dragon, [&](Point q) { return q != p; },
            [&](Point q) { return eye = eye || in_real_eye(q, by_reading); });
        return eye;
    }

    /// Where its owner has to play: a dead stone there has to be taken, which costs a point where it has one
    /// liberty.
    std::optional<Point> filling_of(Point p) const {
        if (!is_stone(board_[p])) return p;
        const PointSet liberties = chain_at(board_, p).liberties;
        if (liberties.count() != 1) return std::nullopt;
        return liberties.first();
    }

    bool has_two_eyes(const PointSet& together) {
        int least = 0, read = 0;
        for (int eye = 0; eye < static_cast<int>(values_.size()); ++eye)
            if (is_part(eye, together)) least += least_value(eye);
        if (least >= 2) return true;
        for (int eye = 0; eye < static_cast<int>(values_.size()); ++eye)
            if (is_part(eye, together)) read += value_of(eye);
        return read >= 2;
    }

    bool is_part(int eye, const PointSet& together) const {
        return together.contains(formation_.eyes()[static_cast<std::size_t>(eye)].points.first());
    }

    /// The eyes it makes when its owner moves first.
    int value_of(int eye) {
        std::optional<int>& value = values_[static_cast<std::size_t>(eye)];
        if (!value) value = read(eye);
        return *value;
    }

    /// Where the opponent has come in already: stones on false points and what is connected to them.
    PointSet intruders(int eye) const {
        const PointSet& points = formation_.eyes()[static_cast<std::size_t>(eye)].points;
        PointSet in(board_.size());
        for (const Point p : false_points_[static_cast<std::size_t>(eye)])
            if (is_stone(board_[p]))
                in |= flood_fill(p, board_.size(),
                                 [&](Point q) { return points.contains(q) && is_stone(board_[q]); });
        return in;
    }

    /// False points are margins, where the opponent comes in unless the owner closes them.
    int read(int eye) const {
        const PointSet in = intruders(eye);
        const PointSet points = formation_.eyes()[static_cast<std::size_t>(eye)].points - in;
        if (points.count() > life::largest_eye_read) return 2;
        EyeShape shape;
        for (const Point p : points) {
            EyeCell cell{static_cast<std::int8_t>(p.column), static_cast<std::int8_t>(p.row)};
            const FewPoints sides = neighbors_of(p, board_.size());
            const auto any = [&](auto holds) { return std::any_of(sides.begin(), sides.end(), holds); };
            cell.wall = any([&](Point q) { return formation_.is_own_stone(q); });
            if (is_stone(board_[p]))
                cell.kind = CellKind::prisoner;
            else if (false_points_[static_cast<std::size_t>(eye)].contains(p) ||
                     any([&](Point q) { return in.contains(q); }))
                cell.kind = CellKind::margin;
            shape.push_back(cell);
        }
        return shape.count() == 0 ? 0 : reader_.value_of(shape).value.defender_first;
    }

    const Board& board_;
    const life::Formation& formation_;
    EyeReader& reader_;
    std::vector<PointSet> false_points_;      ///< one set an eye
    std::vector<std::optional<int>> values_;  ///< one an eye, once somebody needed it
};

}  // namespace

NoTerritory find_no_territory(const Board& board, const ClearedBoard& cleared) {
    NoTerritory found{PointSet(board.size()), PointSet(board.size())};
    EyeReader reader;
    for (const Color side : {Color::black, Color::white}) {
        const life::Formation formation(cleared.living, cleared.regions, side);
        EyeJudge judge(board, formation, reader);
        judge.add_false_eyes(found.false_eyes);
        judge.add_seki_eyes(found.seki_eyes);
    }
    return found;
}

NoTerritory find_no_territory(const Board& board, const PointSet& dead) {
    return find_no_territory(board, cleared_board(board, dead));
}

}  // namespace goterr
