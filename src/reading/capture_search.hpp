/// The search behind `read_captures`: attacker and defender in turn, about one chain, until it is taken or
/// has too many liberties.
///
/// Attack and defense are one minimax over three outcomes: the capture fails, it depends on a ko, it works.
/// The attacker looks at the chain's liberties, at approach moves where those are self-atari, and in the
/// first plies at points that touch two liberties (loose nets); the defender extends, takes capturers, or
/// lets be.
#pragma once

#include <array>
#include <vector>

#include "candidates.hpp"

namespace goterr::reading {

enum class Outcome { fails, ko, works };  ///< for the attacker; ordered

struct Found {
    Outcome outcome = Outcome::fails;
    Cell move = nowhere;
    std::vector<Cell> line;  ///< the moves the outcome rests on, `move` first
};

class CaptureSearch {
public:
    CaptureSearch(ReadingBoard& board, int most_liberties) : board_(board), most_liberties_(most_liberties) {}

    /// Can the chain at `target` be taken if its opponent moves first?
    Found attack(Cell target, int nodes);
    /// Does the capture still work if its owner moves first?
    Found defend(Cell target, int nodes);

private:
    static constexpr int longest_search = 220;
    static constexpr int longest_line = 24;

    Outcome attacked(Cell target, int ply);
    Outcome defended(Cell target, int ply);
    Outcome take(Cell target, Cell last_liberty, int ply);
    Outcome after(Cell target, Cell move, Color mover, int ply);
    Outcome left_alone(Cell target, int ply);

    int readable_liberties(int ply) const;
    int told_apart(int ply) const;
    Candidates attacking_moves(Cell target, const Liberties& liberties, int ply) const;
    Candidates defending_moves(Cell target, const Liberties& liberties, int ply) const;
    void add_approaches(Candidates& moves, Cell liberty, Color attacker) const;
    void add_nets(Candidates& moves, const Liberties& liberties) const;
    void add_counterattacks(Candidates& moves, Cell target, bool atari_too) const;

    void remember(Cell move, int ply);
    void forget(int ply);
    Found found(Outcome outcome) const;

    ReadingBoard& board_;
    int most_liberties_;
    int nodes_ = 0;
    bool ko_taken_ = false;  ///< the line already went against the ko rule once
    bool passed_ = false;    ///< the defender already let be once
    mutable std::vector<Cell> stones_;
    std::array<std::array<Cell, longest_line>, longest_line + 1> lines_{};
    std::array<int, longest_line + 1> line_length_{};
};

}  // namespace goterr::reading
