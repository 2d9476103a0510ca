#include "goterr/life/answered.hpp"

#include <algorithm>
#include <optional>

#include "goterr/core/flood_fill.hpp"
#include "goterr/life/hopeless.hpp"
#include "goterr/reading/reader.hpp"
#include "problem_ground.hpp"
#include "problem_reading.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

/// Answers about chains and places; the enemy of who is asked about moves first and wins every ko.
class AnsweredReading {
public:
    AnsweredReading(const Board& board, std::int64_t boards) : board_(board), boards_(boards) {}

    /// A ground on which it stands; nothing if none is found. `firm`: stones that live. `lost`: points that
    /// are the enemy's whoever plays there.
    std::optional<PointSet> standing_ground(const Chain& chain, const PointSet& firm,
                                            const PointSet& lost) const {
        const GroundPosition attacked{board_, opponent(chain.side), {}, attacker_wins_kos};
        for (const life::ProblemGround& ground : life::problem_grounds(board_, chain.stones, firm)) {
            const PointSet points = ground.points - lost;
            if (answer(attacked, {points, chain.stones, ground.living, false, Beyond::attacker}) ==
                Answered::no)
                return points;
        }
        return std::nullopt;
    }

    /// Though it moves first. Only within walls that live: `firm` has them.
    bool is_taken(const Chain& chain, const PointSet& firm) const {
        const GroundPosition defended{board_, chain.side, {}, owner_wins_kos};
        for (const life::ProblemGround& ground : life::problem_grounds(board_, chain.stones, firm)) {
            if (!firm.includes(ground.walls)) continue;
            const GroundQuestion question{ground.points, chain.stones, ground.living, false, Beyond::owner};
            if (answer(defended, question) == Answered::yes) return true;
        }
        return false;
    }

    /// Whether all stones of `enemy` on a ground are taken, though one more of them stands anywhere in
    /// `place`, a part of it; all beyond is his. It takes nothing, since what stands around the place stands.
    bool is_closed_to(Color enemy, const PointSet& place, const PointSet& ground) const {
        const PointSet stones = ground & points_of_color(board_, enemy);
        GroundPosition asked{board_, enemy, {}, owner_wins_kos};
        if (!stones.empty()) return all_are_taken(asked, ground, stones);
        asked.mover = opponent(enemy);
        for (const Point p : place) {
            if (board_[p] != Color::empty) continue;
            asked.board[p] = enemy;
            const bool is_legal = !chain_at(asked.board, p).liberties.empty();
            if (is_legal && !all_are_taken(asked, ground, PointSet(board_.size(), {p}))) return false;
            asked.board[p] = Color::empty;
        }
        return true;
    }

private:
    Answered answer(const GroundPosition& asked, const GroundQuestion& question) const {
        return Reader(asked.board, question, boards_).ask(asked, Asked::take, boards_);
    }

    bool all_are_taken(const GroundPosition& asked, const PointSet& ground, const PointSet& stones) const {
        return answer(asked, {ground, stones, PointSet(board_.size()), true, Beyond::owner}) == Answered::yes;
    }

    const Board& board_;
    std::int64_t boards_;
};

/// What lives for sure, and more in rounds: what was found in one helps in the next.
class AnsweredLife {
public:
    AnsweredLife(const Board& board, const Chains& chains, std::int64_t boards)
        : board_(board),
          chains_(chains),
          nobody_(board.size()),
          reading_(board, boards),
          proved_(with_hopeless_regions(find_unconditional_life(board, chains), board, chains)),
          life_(proved_) {}

    UnconditionalLife found() && {
        PointSet firm = nobody_;
        for (;;) {
            const SecureMap before = life_.owner;
            add_standing_chains(firm);
            add_places();
            add_taken_chains();
            if (life_.owner == before) return std::move(life_);
            firm = living();
        }
    }

private:
    bool is_alive(int chain) const { return life_.alive[static_cast<std::size_t>(chain)]; }
    bool is_dead(int chain) const { return life_.dead[static_cast<std::size_t>(chain)]; }
    bool is_open(int chain) const { return !is_alive(chain) && !is_dead(chain); }

    PointSet living(Color side) const { return living_stones(life_, chains_, side); }
    PointSet living() const { return living(Color::black) | living(Color::white); }

    void give(const PointSet& points, Color side) {
        for (const Point p : points) life_.owner[p] = static_cast<signed char>(sign(side));
    }

    void add_standing_chains(const PointSet& firm) {
        for (int c = 0; c < chains_.count(); ++c) {
            if (!is_open(c) || !reading_.standing_ground(chains_[c], firm, nobody_)) continue;
            life_.alive[static_cast<std::size_t>(c)] = true;
            give(chains_[c].stones, chains_[c].side);
        }
    }

    void add_taken_chains() {
        const PointSet firm = living();
        for (int c = 0; c < chains_.count(); ++c)
            if (is_open(c) && reading_.is_taken(chains_[c], firm)) bury(c);
    }

    void bury(int chain) {
        life_.dead[static_cast<std::size_t>(chain)] = true;
        give(chains_[chain].stones, opponent(chains_[chain].side));
    }

    void add_places() {
        const SecureMap walled = with_hopeless_regions(life_, board_, chains_).owner;
        for (const Color side : {Color::black, Color::white}) {
            const PointSet walls = living(side);
            if (walls.empty()) continue;
            for (const PointSet& place : parts_of(all_points(board_.size()) - walls))
                if (!is_given(life_.owner, place, side) && is_safe(place, side, walled)) add(place, side);
        }
    }

    static bool is_given(const SecureMap& owner, const PointSet& place, Color side) {
        for (const Point p : place)
            if (owner[p] != sign(side)) return false;
        return true;
    }

    /// A place that holds stones of the enemy that live, or the owner's own that may not, is not.
    bool is_safe(const PointSet& place, Color side, const SecureMap& walled) const {
        const std::vector<int> inside = chains_in(place);
        const bool is_plain = std::none_of(inside.begin(), inside.end(),
                                           [&](int c) { return is_alive(c) || chains_[c].side == side; });
        if (!is_plain) return false;
        const auto ground = with_needs_of_walls(place, side);
        if (!ground) return false;
        return (*ground == place && is_given(walled, place, side)) ||
               reading_.is_closed_to(opponent(side), place, *ground);
    }

    std::vector<int> chains_in(const PointSet& place) const {
        std::vector<int> inside;
        for (int c = 0; c < chains_.count(); ++c)
            if (place.contains(chains_[c].stones.first())) inside.push_back(c);
        return inside;
    }

    /// A place with all that its walls live by, where they do not live without it: a move in it may threaten
    /// them. Nothing where that is too large, or a wall is not known to live.
    std::optional<PointSet> with_needs_of_walls(PointSet ground, Color side) const {
        for (bool grows = true; grows;) {
            grows = false;
            for (const int c : chains_in(walls_of(ground, side))) {
                if (proved_.alive[static_cast<std::size_t>(c)] || ground.contains(chains_[c].stones.first()))
                    continue;
                if (reading_.standing_ground(chains_[c], nobody_, ground)) continue;
                const auto needed = reading_.standing_ground(chains_[c], nobody_, nobody_);
                if (!needed) return std::nullopt;
                ground |= *needed;
                grows = true;
            }
            if (ground.count() > life::most_enclosed_points) return std::nullopt;
        }
        return ground;
    }

    PointSet walls_of(const PointSet& ground, Color side) const {
        PointSet walls(board_.size());
        for (const Point p : ground)
            for_neighbors(p, board_.size(), [&](Point q) {
                if (board_[q] == side && !walls.contains(q)) walls |= chains_.at(q).stones;
            });
        return walls;
    }

    void add(const PointSet& place, Color side) {
        for (const int c : chains_in(place)) bury(c);
        give(place, side);
    }

    const Board& board_;
    const Chains& chains_;
    PointSet nobody_;
    AnsweredReading reading_;
    UnconditionalLife proved_;
    UnconditionalLife life_;
};

}  // namespace

UnconditionalLife find_answered_life(const Board& board, const Chains& chains, std::int64_t boards) {
    return AnsweredLife(board, chains, boards).found();
}

}  // namespace goterr
