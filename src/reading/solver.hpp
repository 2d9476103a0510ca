/// The one proof search: depth-first proof-number search over a ground, exact about kos and repetitions.
///
/// A question has a part that reaches for something (the attacker a capture, the owner sure life) and one
/// that stops it. Every board has two numbers, what is still to be shown for it to be reached and for it to
/// be stopped, 0 when it is shown; the search follows the board nearest to a proof (A. Nagai, 2002), stays a
/// little longer than it has to (J. Pawlewicz and L. Lew, 2006) and counts of many moves to refute the
/// hardest and a little for each other (T. Ueda et al., 2008).
///
/// A board that comes again stops the one who reaches: that makes kos and all longer cycles come out right
/// only if what was found by way of a repetition is not used where there is none (A. Kishimoto and M.
/// Mueller, "A general solution to the graph history interaction problem", AAAI 2004). So what is stopped by
/// a board higher up on the line is kept with the board it depends on, and is only true while that board
/// stands there; what depends on nothing above itself is true everywhere: a set of boards none of which
/// reaches but by leaving it. What is reached never depends on the line.
///
/// What is shown has a zone, the cells that it rests on (rests_on.hpp): moves outside the zone of what
/// refutes a pass are not looked at. Moves far from what is asked about and from the last move wait, as one,
/// until they look best or a zone has left them out: 77 more of 4,276 questions about grounds of 96 problems
/// are read by 20,000 boards, some 40 in the same time.
///
///     . O . X .      Black takes at 2-2 from the right, white takes back: the board before. Whoever may take back at once (the
///     O . O X .      one with more ko threats) is part of the question, and of every board in the table.
///     . O X . .
#pragma once

#include <cstdint>
#include <vector>

#include "board_keys.hpp"
#include "child.hpp"
#include "field.hpp"
#include "found_table.hpp"
#include "move_history.hpp"
#include "plain_liberties.hpp"
#include "refutation.hpp"
#include "sight.hpp"

namespace goterr::reading {

template <std::size_t words>
class Solver {
public:
    /// `boards`: about how many will be looked at; the table grows no larger than that asks for.
    Solver(const Field<words>& field, std::int64_t boards);

    /// At most `boards` boards more.
    Answered solve(const State<words>& state, Asked aim, std::int64_t boards);
    /// The first move by which the mover of the board asked about last gets his way or, where that is not
    /// shown, comes nearest to it; no_cell: a pass, or none is needed.
    int first_move() const { return first_move_; }
    /// Whether any board so far came about by taking a ko.
    bool met_ko() const { return met_ko_; }
    std::int64_t boards_seen() const { return boards_seen_; }

private:
    struct Found {
        StillToShow proof;
        Dependence on;
        Plane<words> zone;  ///< what it rests on, where it is shown
    };
    struct Visit {
        std::uint64_t key;
        std::uint32_t serial;
        int move;  ///< by which it came about; no_cell: a pass, or it is the board asked about
    };

    bool reaches(Part mover) const { return (aim_ == Asked::take) == (mover == attacker); }
    void store(std::uint64_t key, Found found, std::uint32_t work);
    bool known(std::uint64_t key, Found& found) const;
    bool is_end(Sight<words>& seen, Found& found) const;
    void set_end(const State<words>& state, Found& found, StillToShow proof, const Plane<words>& cells) const;
    Plane<words> winner_zone(const State<words>& state, const Child<words>& child) const;
    bool may_stand_by_miai(StillToShow proof);
    Found look_at(const Child<words>& child);
    bool settles(const Child<words>& child, Part mover) const;
    void add_child(const State<words>& state, std::uint64_t stones, int cell);
    void add_moves(const State<words>& state, Plane<words> cells, Refutation<words>& refutation);
    void add_pass(const State<words>& state, bool has_moves);
    bool look_at_children(const State<words>& state, std::size_t begin, std::size_t first);
    void find_children(const State<words>& state, Refutation<words>& refutation);
    void find_far_children(const State<words>& state, std::size_t begin, std::size_t child,
                           Refutation<words>& refutation);
    Found conclude(std::size_t begin, Part mover, const Outlook& seen) const;
    void remember(std::size_t begin, Part mover, const Outlook& seen);
    Found expand(const State<words>& state, std::uint64_t key, int move, StillToShow limits);

    const Field<words>& field_;
    Asked aim_ = Asked::take;
    std::int64_t boards_left_ = 0, boards_seen_ = 0;
    std::uint32_t serial_ = 0;
    int first_move_ = no_cell;
    bool met_ko_ = false;
    BoardKeys<words> keys_;
    FoundTable<words> table_;
    MoveHistory history_;
    Sight<words> sight_;
    Sight<words> next_sight_;                   ///< of boards one move further
    std::vector<PlainLiberties<words>> plain_;  ///< of the board asked about
    std::vector<Visit> line_;
    std::vector<Child<words>> children_;
};

}  // namespace goterr::reading
