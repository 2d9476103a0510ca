#include "goterr/life/no_territory.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "eye_worth.hpp"
#include "formation.hpp"
#include "goterr/board/chains.hpp"

namespace goterr {
namespace {

/// What one side's eyes are worth. False points are marked first, eyes are counted where their worth decides.
class EyeJudge {
public:
    EyeJudge(const Board& board, const life::Formation& formation)
        : board_(board), formation_(formation), worth_(formation.eyes().size()) {
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
        const PointSet empties = points_of_color(board_, Color::empty);
        std::vector<bool> seen(formation_.dragons().size());
        for (std::size_t dragon = 0; dragon < seen.size(); ++dragon) {
            if (seen[dragon]) continue;
            const PointSet together = formation_.reach(
                static_cast<int>(dragon), [](Point) { return true; }, [](Point) { return false; });
            for (std::size_t other = dragon; other < seen.size(); ++other)
                seen[other] = seen[other] || together.contains(formation_.dragons()[other].first());
            if (has_two_eyes(together)) continue;
            for (const life::Formation::Eye& eye : formation_.eyes())
                if (!eye.loose && together.contains(eye.points.first())) found |= eye.points & empties;
        }
    }

private:
    /// Points beside at most one other of their eye where stones reach the other sides over that point alone.
    PointSet false_points_of(int number) const {
        const life::Formation::Eye& eye = formation_.eyes()[static_cast<std::size_t>(number)];
        PointSet found(board_.size());
        // One dragon alone joins its sides everywhere, unless it has but one contact with a larger eye.
        if (eye.dragons.size() == 1 && (eye.contacts.front() > 1 || eye.points.count() == 1)) return found;
        std::optional<std::vector<int>> roots;  // once a point needs them
        for (const Point p : eye.points) {
            const FewPoints sides = neighbors_of(p, board_.size());
            const auto within =
                std::count_if(sides.begin(), sides.end(), [&](Point q) { return eye.points.contains(q); });
            if (within > 1) continue;
            if (!roots) roots = formation_.roots_without(number);
            const std::vector<int> beside = formation_.dragons_beside(p);
            const bool joined = std::all_of(beside.begin(), beside.end(), [&](int dragon) {
                return formation_.joined_elsewhere(p, dragon, *roots) || formation_.joined_around(p, dragon);
            });
            if (!joined) found.insert(p);
        }
        return found;
    }

    /// Whether a point is in an eye that is worth something.
    bool in_real_eye(Point p) {
        const int eye = formation_.eye_at(p);
        return eye >= 0 && !false_points_[static_cast<std::size_t>(eye)].contains(p) &&
               (is_closed(eye) || worth_of(eye) > 0);
    }

    /// Nobody comes into a closed eye: it is worth one or two.
    bool is_closed(int eye) const {
        const auto number = static_cast<std::size_t>(eye);
        return !formation_.eyes()[number].loose && false_points_[number].empty();
    }

    /// Stones beside a false point that have no eye without it have to be connected there.
    bool must_be_filled(Point p) {
        for (const int dragon : formation_.dragons_beside(p)) {
            if (formation_.joined_around(p, dragon)) continue;
            if (!has_eye_without(p, dragon)) return true;
        }
        return false;
    }

    bool has_eye_without(Point p, int dragon) {
        bool eye = false;
        formation_.reach(
            dragon, [&](Point q) { return q != p; }, [&](Point q) { return eye = eye || in_real_eye(q); });
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
        int least = 0, eyes = 0;
        for (int eye = 0; eye < static_cast<int>(worth_.size()); ++eye)
            if (is_part(eye, together)) least += is_closed(eye) ? 1 : 0;
        if (least >= 2) return true;
        for (int eye = 0; eye < static_cast<int>(worth_.size()) && eyes < 2; ++eye)
            if (is_part(eye, together)) eyes += worth_of(eye);
        return eyes >= 2;
    }

    bool is_part(int eye, const PointSet& together) const {
        return together.contains(formation_.eyes()[static_cast<std::size_t>(eye)].points.first());
    }

    int worth_of(int number) {
        const auto eye = static_cast<std::size_t>(number);
        if (!worth_[eye])
            worth_[eye] =
                life::eye_worth(board_, formation_.eyes()[eye].points, false_points_[eye], formation_.side());
        return *worth_[eye];
    }

    const Board& board_;
    const life::Formation& formation_;
    std::vector<PointSet> false_points_;     ///< one set an eye
    std::vector<std::optional<int>> worth_;  ///< one an eye, once somebody needed it
};

}  // namespace

NoTerritory find_no_territory(const Board& board, const ClearedBoard& cleared) {
    NoTerritory found{PointSet(board.size()), PointSet(board.size())};
    for (const Color side : {Color::black, Color::white}) {
        const life::Formation formation(cleared.living, cleared.regions, side);
        EyeJudge judge(board, formation);
        judge.add_false_eyes(found.false_eyes);
        judge.add_seki_eyes(found.seki_eyes);
    }
    return found;
}

NoTerritory find_no_territory(const Board& board, const PointSet& dead) {
    return find_no_territory(board, cleared_board(board, dead));
}

}  // namespace goterr
