/// The proof-number search behind `read_fight`.
///
/// Every node carries two numbers: how much has to be shown for its mover to succeed (`win`) and to fail
/// (`loss`); 0 means shown, `never` impossible. The search always follows the move nearest to a proof and keeps
/// the numbers of boards seen in a table. A board not looked into is guessed as a race of the target against its largest
/// captor, so that the search fills liberties where that wins and looks for eyes where it does not.
///
/// What makes long races short: a liberty between one chain and the wall of its enemy is worth the same as any other such
/// liberty of the chain, and its owner has no use for it. The enemy looks at one of them, the owner at none.
///
///     O O O O O O O O O      Read to the end in some dozen boards: seven plain liberties each, so that the line is twice
///     O . . . . . . . O      seven moves long, but each side has one move to look at.
///     O X X X X X X X O
///     X O O O O O O O X
///     X . . . . . . . X
///     X X X X X X X X X
///
///     O O O O O O O O O      Not shortened: no white stone stands beside the middle of a corridor two wide, so that black may
///     O . . . . . . . O      get an eye there. Fourteen such points are too many for some thousand boards.
///     O . . . . . . . O
///     O X X X X X X X O
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "reading_board.hpp"
#include "tracer.hpp"

namespace goterr::reading {

struct Proof {
    std::uint32_t win = 1;
    std::uint32_t loss = 1;
};
inline constexpr std::uint32_t never = 1u << 28;

/// A fight in cells.
struct FightCells {
    Cell target = nowhere;
    Color owner = Color::black;
    std::vector<Cell> area;
    std::vector<std::uint8_t> is_area;  ///< a cell of the board
    std::vector<std::uint8_t> is_safe;
};

enum class Answer { unread, no, yes };

class FightSearch {
public:
    /// `most_boards`: the largest number of boards that will be asked for.
    FightSearch(ReadingBoard& board, const FightCells& fight, int most_boards, Trace* trace = nullptr);

    /// Is the chain taken if `mover` begins? `ko_master` may retake kos at once.
    Answer taken(Color mover, Color ko_master, int boards);
    /// Does the owner get two sure eyes or join living stones if `mover` begins? Kos are lost to him.
    Answer lives(Color mover, int boards);
    /// The first move that settled the last answer for the mover; `nowhere` if there was none or it was a pass.
    Cell first_move() const { return first_move_; }
    /// Whether a ko mattered to the last search.
    bool met_ko() const { return met_ko_; }
    int boards_left() const { return boards_left_; }

private:
    /// The owner has room for two eyes where he takes this many stones: no shape of more than six points kills.
    static constexpr std::size_t enough_taken = 7;
    static constexpr std::size_t bucket = 4;  ///< neighboring entries a board may be kept in

    /// Liberties of a chain in the area that lie beside the wall of its enemies and nowhere else: each takes them one move
    /// more, in whatever order, and none is of use to the chain's owner.
    struct PlainLiberties {
        Cell stone;  ///< of the chain
        Color side;
        std::vector<Cell> cells;
    };

    struct Child {
        Cell move;
        std::uint64_t stones;
        std::uint64_t key;
    };
    struct Entry {
        std::uint64_t key = 0;
        Proof proof;
    };
    struct Limits {
        std::uint32_t win;
        std::uint32_t loss;
    };

    /// What the moves of a board come to together, as their mover sees it.
    struct Outlook {
        const Child* best = nullptr;  ///< the one nearest to success
        Proof of_best;                ///< as who answers it sees it
        Proof here;
        std::uint32_t second = never;  ///< what the second best has to show
        std::uint32_t others = 0;      ///< a little for each one that has to be refuted but the hardest
    };

    void find_plain_liberties();
    Cell chain_beside(Cell cell) const;
    bool is_plain(Cell cell, const std::vector<Cell>& beside) const;
    void set_aside(Color mover);
    Answer ask(Color mover, int boards);
    /// Who may pass: whoever does not have to achieve something.
    bool may_pass(Color mover) const { return (mover == fight_.owner) != must_live_; }
    Proof expand(Color mover, std::uint64_t stones, Limits limits, int depth);
    Outlook outlook_of(const std::vector<Child>& children) const;
    void look_behind(const Outlook& outlook, Color mover, Limits limits, int depth);
    std::vector<Child> children_of(Color mover, std::uint64_t stones, int depth);
    bool try_move(Cell move, Color mover);
    Proof judge_after(Color mover, int depth);
    int captor_liberties();
    Proof guess(Color mover, int target);
    bool target_stands(const Liberties& liberties);
    bool has_two_eyes(const Liberties& liberties);
    bool is_vital_region(Cell start, Color owner);
    StillToShow for_attack(Proof proof, Color mover) const;
    void note_first_move(const std::vector<Child>& children);

    /// The stones of the area as a number, and what makes a number of them and the mover.
    std::uint64_t stones_key() const;
    std::uint64_t mark(Cell cell, Color stone) const;
    std::uint64_t key_for(std::uint64_t stones, Color mover) const;
    std::uint64_t stones_after(std::uint64_t stones, Cell move, Color mover) const;
    const Entry* find(std::uint64_t key) const;
    Proof look_up(std::uint64_t key) const;
    void store(std::uint64_t key, Proof proof);

    ReadingBoard& board_;
    const FightCells& fight_;
    Tracer tracer_;
    int deepest_;  ///< longer lines take and retake
    Color ko_master_ = Color::black;
    bool must_live_ = false;  ///< the owner has to prove life, not just to stay on the board
    bool met_ko_ = false;
    int boards_left_ = 0;
    Cell first_move_ = nowhere;
    /// For each cell of the board what an enemy's and an owner's stone there add to a key; nothing outside of the area.
    std::vector<std::array<std::uint64_t, 2>> marks_;
    std::vector<PlainLiberties> plain_;
    std::vector<std::uint8_t> set_aside_;  ///< cells not to be looked at by the side to move
    std::vector<Entry> table_;
    std::vector<std::uint64_t> line_;      ///< boards on the way to the one at hand: not to be repeated
    std::vector<std::uint32_t> in_chain_;  ///< number of the question in which the cell was a target stone
    std::vector<std::uint32_t> in_region_;
    std::uint32_t question_ = 0;
    std::vector<Cell> open_;
    std::vector<Cell> target_;  ///< stones of the target on the board at hand
    std::vector<Cell> captors_;
};

}  // namespace goterr::reading
