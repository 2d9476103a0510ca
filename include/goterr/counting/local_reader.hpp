/// Local areas read to the end: what lies between stones that stay, where either side may move several times
/// running.
///
/// Around an area stand walls: stones and territory whose owner is settled. What is in it falls apart as
/// stones are played, for stones that join a wall are walls themselves: each part is read once, whatever led
/// to it, and a sum of parts is never read as a whole. M. Mueller, "Decomposition search: a combinatorial
/// games approach to game tree search, with applications to solving Go endgames", IJCAI 1999.
///
///     X X X X X      A corridor. Black closes it at c and has two points; White pushes to c, and the corridor that is left
///     X a b c O      has two points: {2 | {1 | {0 | 0}}}, on the mean 1 1/4.
///     X X X X O
///
/// A part is counted when nobody can gain there: empty ground within walls of one color, and what stands cut
/// off in ground too narrow for two eyes.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "goterr/board/position.hpp"
#include "goterr/board/ruleset.hpp"
#include "goterr/counting/thermograph.hpp"

namespace goterr {

/// A part that cannot be divided, by its place in the reader.
using PartId = int;

struct PartMove {
    Point point;
    Rational gained =
        0;  ///< what is counted by this move: prisoners, and points of parts that are settled now
    std::vector<PartId> parts = {};  ///< what is left of the part
    bool takes_ko =
        false;  ///< the other side may not move at `retaken` in the only part before playing elsewhere
    Point retaken = {};
};

struct Part {
    PointSet points;
    std::vector<PartMove> black = {};
    std::vector<PartMove> white = {};
    Rational standing = 0;             ///< the count if nobody plays here any more
    std::optional<GameId> value = {};  ///< nothing: a ko can be fought here
    bool complete = true;              ///< read to the end; else it is worth what stands
};

struct SettledBoard {
    const Position& position;
    const Grid<Color>& owner;  ///< of settled points; a stone on a point of the other color is dead
    const PointSet& open;      ///< points to be read; what is neither is nobody's, and a liberty for good
};

/// Reads parts; `most` is how many may come of each that the board falls into.
class LocalReader {
public:
    LocalReader(const SettledBoard& settled, Scoring scoring, std::size_t most);
    LocalReader(const LocalReader&) = delete;

    /// The parts that what is open falls into, and what is settled among them.
    const PartMove& start() const { return start_; }
    /// The points of those of them that were too large to be read.
    PointSet unread() const;
    const Part& operator[](PartId part) const { return parts_[static_cast<std::size_t>(part)]; }
    Games& games() { return games_; }
    const Games& games() const { return games_; }
    BoardSize board_size() const { return size_; }
    Thermograph thermograph(PartId part);
    const Thermograph& thermograph_of(GameId value) { return values_.of(value); }

private:
    /// One letter a cell: X O a wall or a stone that joined one, x o a stone that may be taken, . empty, ~
    /// nobody's, blank: of no concern here.
    using Drawing = std::string;
    using Cells = std::vector<std::size_t>;

    void lay_out(const SettledBoard& settled, Drawing& drawing);
    Cells chain(const Drawing& drawing, std::size_t at) const;
    Cells liberties(const Drawing& drawing, const Cells& stones) const;
    void join_walls(Drawing& drawing, PartMove& move) const;
    std::optional<PartMove> played(Drawing drawing, std::size_t at, Color side);
    void divide(Drawing drawing, PartMove& move);
    std::optional<Rational> settled_count(const Drawing& part, const Cells& cells) const;
    Rational standing_count(const Drawing& part, const Cells& cells) const;
    PartId read_within_budget(const Drawing& drawing, const Cells& cells);
    PartId read(const Drawing& drawing, const Cells& cells);
    std::optional<GameId> value_of(const Part& part);
    std::optional<GameIds> values_after(const std::vector<PartMove>& moves);
    Wall wall_after(const PartMove& move, Color mover);
    Wall scaffold(PartId part, Color side, bool with_kos);

    bool area_;
    std::size_t most_;
    std::size_t limit_ = 0;  ///< parts there may be before the one being read is given up
    bool reading_ = false;
    BoardSize size_;
    Color first_;                ///< whose moves are tried first: the same stones' where colors are swapped
    std::vector<Point> points_;  ///< of the cells: what is open, and what stands around
    std::vector<Cells> near_;
    std::vector<Part> parts_;
    std::unordered_map<Drawing, PartId> known_;
    std::unordered_map<PartId, Thermograph> graphs_;
    Games games_;
    Thermographs values_;
    PartMove start_;
};

}  // namespace goterr
