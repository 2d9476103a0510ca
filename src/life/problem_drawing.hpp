/// The first moves of a drawn problem, as its drawing means them: one side is shut in and the outside is the
/// other's.
///
/// Grounds grow from what the stones enclose to some steps outside. All are read, a little and then more,
/// until they are decided or the boards are used up. The largest that is decided says what comes of it and by
/// which moves; of these, what does best on the next larger one is the best guess. That the dragon lives is
/// proved by it, everything else rests on the drawing.
#pragma once

#include <optional>
#include <vector>

#include "goterr/life/problem.hpp"
#include "problem_reading.hpp"

namespace goterr::life {

/// What an outcome is worth to the one who wants another; what was not read may be as good.
enum class Worth { nothing, a_ko, not_read, all };

Worth worth_of(Outcome outcome, Outcome wanted);

/// A ground with the questions about it: whether the dragon's main chain is taken, and whether everything is.
class GroundOfProblem {
public:
    struct Read {
        Outcome outcome = Outcome::unknown;
        ProblemReading* by = nullptr;
        bool of_main = false;  ///< of the main chain alone
    };

    /// `dragon`: its stones, `main` those of its main chain.
    GroundOfProblem(const Position& position, const ProblemGround& ground, const PointSet& dragon,
                    const PointSet& main, std::int64_t boards);

    /// A capture of the main chain that leaves something alive is none. `boards` for each of the questions.
    Read read(const GroundPosition& standing, std::int64_t boards);

    const ProblemGround& ground() const { return ground_; }
    GroundPosition start(Color first) const { return main_.start(first); }
    ProblemReading& main() { return main_; }
    const ProblemReading& main() const { return main_; }
    /// How many are asked at most to look at it.
    int questions() const { return whole_ ? 4 : 2; }
    /// Nothing more than what becomes of the main chain can be found out.
    bool is_of_main() const { return has_others_ && !whole_; }
    std::int64_t boards_seen() const;

private:
    ProblemGround ground_;
    ProblemReading main_;
    bool has_others_;  ///< stones besides its main chain
    std::optional<ProblemReading> whole_;
};

/// What a drawing says about the side that begins.
struct Drawn {
    Outcome outcome = Outcome::unknown;
    std::vector<Point> moves;           ///< none is known to be better
    GroundOfProblem* ground = nullptr;  ///< where it was proved that the dragon lives,
    ProblemReading* proof = nullptr;    ///< and by what
};

class Drawing {
public:
    Drawing(const Position& position, const std::vector<ProblemGround>& grounds, const PointSet& dragon,
            const PointSet& main, std::int64_t boards);

    /// Reads until about `boards` were looked at in all.
    Drawn look(Color first, std::int64_t boards);
    std::int64_t boards_seen() const;

private:
    struct Rung {
        GroundOfProblem ground;
        GroundOfProblem::Read read;  ///< who begins being the one asked about last
    };

    /// Until `until` boards were looked at in all, a little of each ground and then more. Where it is proved
    /// that the dragon lives.
    Rung* climb(Color first, std::int64_t until);
    std::vector<Point> deciding(Rung& rung, Color first, std::int64_t until);
    std::vector<Point> best_on(Rung& next, Color first, const std::vector<Point>& moves, std::int64_t until);

    std::vector<Rung> rungs_;  ///< the smallest ground first
};

}  // namespace goterr::life
