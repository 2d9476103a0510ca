#include "goterr/life/hopeless.hpp"

#include <set>
#include <string>
#include <vector>

#include "goterr/board/orientation.hpp"
#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/flood_fill.hpp"
#include "goterr/reading/fight.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

/// A part of the board that unconditionally living chains of one side alone surround.
struct Enclosure {
    PointSet points;
    PointSet inside;  ///< points that touch no wall: only there the opponent can have an eye
};

std::vector<Enclosure> regions_between(const PointSet& walls) {
    const PointSet apart = all_points(walls.size()) - with_neighbors(walls);
    std::vector<Enclosure> regions;
    for (const PointSet& region : parts_of(all_points(walls.size()) - walls))
        regions.push_back({region, region & apart});
    return regions;
}

/// Two eyes are two points inside that do not touch.
bool has_room_for_two_eyes(const Enclosure& region) {
    const int room = region.inside.count();
    if (room < 2) return false;
    return room > 2 || parts_of(region.inside).size() > 1;
}

/// The positions the opponent of `side` can prepare in a region, and whether one of them lets him live there.
class Preparations {
public:
    Preparations(const Board& board, const Enclosure& region, Color side)
        : region_(region), opponent_(opponent(side)) {
        open_.push_back(with_liberties_of_walls_filled(board));
    }

    /// False also where there are more than can be read.
    bool all_fail() {
        if (empties_in(region_.points, open_.front()) > life::most_enclosed_empties) return false;
        seen_.insert(key_of(open_.front()));
        while (!open_.empty()) {
            const Board board = std::move(open_.back());
            open_.pop_back();
            if (seen_.size() > life::most_prepared || !is_lost(board)) return false;
            add_more_stones(board);
        }
        return true;
    }

private:
    std::string key_of(const Board& board) const {
        std::string key;
        for (const Point p : region_.points) key.push_back(static_cast<char>(board[p]));
        return key;
    }

    /// A stone of the opponent more, legal or not: a chain that has no liberty now may get some by a later
    /// capture.
    Board with_stone(Board board, Point p) const {
        board[p] = opponent_;
        for (const Point q : neighbors_of(p, board.size())) {
            if (board[q] != opponent(opponent_) || !region_.points.contains(q)) continue;
            const Chain loose = chain_at(board, q);
            if (loose.liberties.empty()) board = without(std::move(board), loose.stones);
        }
        return board;
    }

    /// Stones next to the walls make no eye smaller; where they breathe they can only help.
    Board with_liberties_of_walls_filled(Board board) const {
        for (const Point p : region_.points - region_.inside) {
            if (board[p] != Color::empty) continue;
            Board filled = with_stone(board, p);
            if (!chain_at(filled, p).liberties.empty()) board = std::move(filled);
        }
        return board;
    }

    void add_more_stones(const Board& board) {
        for (const Point p : region_.points) {
            if (board[p] != Color::empty) continue;
            Board next = with_stone(board, p);
            if (seen_.insert(key_of(next)).second) open_.push_back(std::move(next));
        }
    }

    /// The owner of the walls moves and takes whichever chain he is asked for.
    bool is_lost(const Board& board) const {
        PointSet asked(board.size());
        for (const Point p : region_.points) {
            if (board[p] != opponent_ || asked.contains(p)) continue;
            const Chain chain = chain_at(board, p);
            if (chain.liberties.empty()) return true;  // no position of a game
            asked |= chain.stones;
            const Fight fight{p, region_.points, PointSet(board.size())};
            if (read_fight(board, fight, life::boards_a_preparation).attacked_first != FightResult::taken)
                return false;
        }
        return true;
    }

    const Enclosure& region_;
    Color opponent_;
    std::vector<Board> open_;
    std::set<std::string> seen_;
};

bool is_hopeless(const Board& board, const Enclosure& region, Color side) {
    if (!has_room_for_two_eyes(region)) return true;
    return region.points.count() <= life::most_enclosed_points &&
           Preparations(board, region, side).all_fail();
}

/// The hopeless regions of one side, read the way all equal boards are read.
PointSet hopeless_regions(const Board& board, const PointSet& walls, Color side) {
    PointSet hopeless(board.size());
    if (walls.empty()) return hopeless;
    for (const Enclosure& region : regions_between(walls))
        if (is_hopeless(board, region, side)) hopeless |= region.points;
    return hopeless;
}

}  // namespace

UnconditionalLife with_hopeless_regions(UnconditionalLife life, const Board& board, const Chains& chains) {
    const Orientation way = canonical_orientation(board);
    const Board turned = orient(board, way);
    for (const Color side : {Color::black, Color::white}) {
        const PointSet walls = oriented(living_stones(life, chains, side), way);
        for (const Point p : oriented(hopeless_regions(turned, walls, side), inverse(way))) {
            life.owner[p] = static_cast<signed char>(sign(side));
            if (is_stone(board[p]) && board[p] != side)
                life.dead[static_cast<std::size_t>(chains.number_at(p))] = true;
        }
    }
    return life;
}

}  // namespace goterr
