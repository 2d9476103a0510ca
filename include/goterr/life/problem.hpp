/// A life-and-death problem: what becomes of one dragon when either side begins, with the moves that show it.
///
/// Problems have a dragon that hardly lives or dies inside living walls, and nothing else on the board that matters. The
/// area inside the walls is read to the end (`read_fight`) with far more boards than an estimate may spend; where even
/// those do not do, the dragon's fates as `judge` gave them are the answer, and say that they are sampled.
#pragma once

#include <optional>
#include <vector>

#include "goterr/board/position.hpp"
#include "goterr/life/dragon.hpp"
#include "goterr/reading/fight.hpp"

namespace goterr {

/// A move and what may follow it; the first reply is the main line.
struct Variation {
    Point move;
    Color side = Color::empty;
    std::vector<Variation> replies = {};

    friend bool operator==(const Variation&, const Variation&) = default;
};

/// What becomes of the dragon when `first` begins.
struct ProblemAnswer {
    Color first = Color::black;
    Outcome outcome = Outcome::unknown;
    Known known = Known::sampled;
    std::vector<Variation> lines = {};  ///< the move that decides, or, where none helps, the best tries

    friend bool operator==(const ProblemAnswer&, const ProblemAnswer&) = default;
};

struct Problem {
    Dragon dragon;
    ProblemAnswer owner_first;
    ProblemAnswer attacker_first;
    int boards = 0;  ///< looked at for both answers
};

/// What a problem says about its dragon besides the board.
struct ProblemQuestion {
    std::optional<Point> of = {};    ///< a stone of it
    std::optional<Color> side = {};  ///< whose it is
};

/// The dragon a problem is about: the one that is named, else the largest whose fate a turn or a ko decides, else the
/// one in the smallest area inside living walls. Nothing where there are no stones that fit.
std::optional<std::size_t> asked_dragon(const Board& board, const std::vector<Dragon>& dragons,
                                        const ProblemQuestion& question);

/// Whether a board that was set up asks about a dragon and not for a score: the turn or a ko decides about one, and either a
/// side has nothing that lives besides, or all stones keep to one half of the board.
bool looks_like_problem(const Board& board, const std::vector<Dragon>& dragons);

/// Each of the two questions may look at `boards` boards. `dragons` must be those of the position.
Problem solve(const Position& position, const std::vector<Dragon>& dragons, std::size_t asked, int boards);

/// The area that decides about a dragon, as `solve` reads it; nothing where it is too large.
std::optional<Fight> fight_about(const Board& board, const std::vector<Dragon>& dragons, std::size_t asked);

/// The main line: each first variation in turn.
std::vector<Variation> main_line(const ProblemAnswer& answer);

/// Both answers in one word.
Status status_of(const Problem& problem);

}  // namespace goterr
