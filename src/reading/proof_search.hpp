/// A proof-number search about one goal: does the attacker reach it, whoever moves first?
///
/// Every board has two numbers: how much has to be shown for the attack to work, and for it to fail; 0 means
/// shown, `never_shown` impossible. The search follows the line nearest to a proof (V. Allis 1994;
/// depth-first: A. Nagai 2002), so that a ladder is followed to its end and a wide net is read a few moves
/// deep by one and the same rule. What counts as reached and which moves are worth looking at is the goal's.
/// Where many moves have to be refuted, the hardest counts and each further one adds a little, because the
/// same lines come up again and again (T. Ueda et al., "Weak proof-number search", 2008).
#pragma once

#include <cstdint>
#include <vector>

#include "candidates.hpp"
#include "goal.hpp"
#include "goterr/reading/reader.hpp"
#include "plane.hpp"
#include "tracer.hpp"

namespace goterr::reading {

class ProofSearch {
public:
    /// `most_boards`: the largest number of boards that will be asked for.
    ProofSearch(ReadingBoard& board, const Goal& goal, int most_boards, Trace* trace = nullptr);

    /// What becomes of the attack if `mover` begins, after looking at no more than `boards` boards.
    Answered ask(Color mover, KoMaster ko_master, int boards);
    /// Whether a ko kept somebody from a move in the last search.
    bool met_ko() const { return met_ko_; }
    int boards_left() const { return boards_left_; }
    /// The move that settled the last question for the mover, or the most promising; `nowhere`: none, or a
    /// pass.
    Cell first_move() const { return first_move_; }
    /// The moves the last verdict rests on, as far as they are still known.
    std::vector<Cell> line(Color mover);

private:
    static constexpr int deepest = 240;
    static constexpr int longest_line = 24;
    static constexpr std::size_t bucket = 4;  ///< neighboring entries a board may be kept in

    static constexpr int zone_side = 16;
    /// The cells that a proof rests on, in a window around the question of this side; what lies further away
    /// always counts as one of them.
    using Zone = Plane<4>;
    static_assert(zone_side * zone_side == Zone::bits);

    struct Child {
        Cell move;
        std::uint64_t stones;
        std::uint64_t key;
        StillToShow proof;
        Zone zone;  ///< of an attack that works
    };
    struct Entry {
        std::uint64_t key = 0;
        StillToShow proof;
        std::uint32_t question = 0;
        Zone zone;
    };

    Entry expand(Color mover, std::uint64_t stones, StillToShow limits, int depth);
    StillToShow follow_best(Color mover, std::uint64_t stones, std::size_t first_child, StillToShow limits,
                            int depth);
    void complete(std::size_t first_child, Zone zone, Color mover, std::uint64_t stones, int depth);
    void make(Cell move, Color mover);
    const Child* next_of_line(Color mover) const;
    void add_children(Color mover, std::uint64_t stones, int depth);
    void add_child(Cell move, Color mover, std::uint64_t stones, int depth);
    bool try_move(Cell move, Color mover);
    StillToShow judge(Color mover);
    void leave_out_irrelevant(std::size_t first_child, const Zone& zone);
    Zone zone_of(Color mover, std::size_t first_child) const;
    std::optional<int> place_of(Cell cell) const;
    void add(Zone& zone, Cell cell) const;
    bool rests_on(const Zone& zone, Cell cell) const;
    void note_first_move(Color mover, std::size_t first_child);

    std::uint64_t mark(Cell cell, Color stone) const;
    std::uint64_t key_for(std::uint64_t stones, Color mover) const;
    std::uint64_t stones_after(std::uint64_t stones, Cell move, Color mover) const;
    const Entry* find(std::uint64_t key) const;
    void store(const Entry& entry);

    ReadingBoard& board_;
    const Goal& goal_;
    Tracer tracer_;
    KoMaster ko_master_ = KoMaster::defender;
    bool met_ko_ = false;
    int boards_left_ = 0;
    int corner_row_;  ///< of the window of zones
    int corner_column_;
    Cell first_move_ = nowhere;
    std::uint32_t question_ = 0;
    std::vector<Entry> table_;
    std::vector<Child> children_;  ///< of all boards on the way to the one at hand
    mutable std::vector<Cell> touched_;
    std::vector<std::uint64_t> line_;  ///< the boards on that way: not to be repeated
};

}  // namespace goterr::reading
