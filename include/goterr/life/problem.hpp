/// A life-and-death problem: what becomes of one dragon when either side begins, with the moves that show it.
///
/// Problems have a dragon that hardly lives or dies inside walls, and nothing else on the board that matters.
/// The ground is found from the stones and read to the end: what is read is proved, given that the walls that
/// are named are safe. What no proof reaches is answered by the dragon's fates as `judge` gave them, and says
/// that it is sampled.
#pragma once

#include <optional>
#include <vector>

#include "goterr/board/position.hpp"
#include "goterr/life/dragon.hpp"
#include "goterr/reading/certificate.hpp"
#include "goterr/reading/fight.hpp"

namespace goterr {

/// A move and what may follow it; the first reply is the main line.
struct Variation {
    Point move;
    Color side = Color::empty;
    std::vector<Variation> replies = {};

    friend bool operator==(const Variation&, const Variation&) = default;
};

/// What a ko needs: `finder` has to find the first threat, and `more` threats more than the other has;
/// nothing there where no number that was tried is enough, only threats without end.
struct KoThreats {
    Color finder = Color::black;
    std::optional<int> more = 1;

    friend bool operator==(const KoThreats&, const KoThreats&) = default;
};

/// What becomes of the dragon when `first` begins.
struct ProblemAnswer {
    Color first = Color::black;
    Outcome outcome = Outcome::unknown;
    Known known = Known::sampled;
    /// Read, but on a ground that takes what lies outside the drawing for the other side's, walls that may be
    /// taken for safe, or friends for alive that games keep: more than games know, and no proof.
    bool as_drawn = false;
    std::vector<Variation> lines = {};  ///< the move that decides, or, where none helps, the best tries
    std::vector<Point> solutions =
        {};  ///< every first move that reaches the outcome, best first; none where a pass does
    std::vector<Variation> refuted = {};  ///< first moves that threaten it and fail, with what refutes them
    std::optional<KoThreats> threats = {};
    std::vector<Claim> claims = {};  ///< what it rests on, where it is read
};

/// The first that reaches the outcome or, where none is known to, the best try.
std::optional<Point> first_move_of(const ProblemAnswer& answer);

struct Problem {
    Dragon dragon;  ///< the stones of its main chain alone, where nothing more could be read to be lost
    ProblemAnswer owner_first;
    ProblemAnswer attacker_first;
    PointSet walls;           ///< stones of either side around it that are taken to be safe
    std::int64_t boards = 0;  ///< looked at for both answers; one of a large ground counts as many small ones
};

/// What a problem says about its dragon besides the board.
struct ProblemQuestion {
    std::optional<Point> of = {};    ///< a stone of it
    std::optional<Color> side = {};  ///< whose it is
};

/// The dragon a problem is about: the one that is named, else the largest whose fate a turn or a ko decides,
/// else the one in the smallest area inside living walls, of several there the largest. Nothing where there
/// are no stones that fit.
std::optional<std::size_t> asked_dragon(const Board& board, const std::vector<Dragon>& dragons,
                                        const ProblemQuestion& question);

/// Whether a board that was set up asks about a dragon and not for a score: the turn or a ko decides about
/// one, and either a side has nothing that lives besides, or all stones keep to one half of the board.
bool looks_like_problem(const Board& board, const std::vector<Dragon>& dragons);

/// What a problem is about.
struct ProblemSubject {
    Dragon dragon;         ///< of which only side, stones and fates are used
    Point heart;           ///< whether its chain here is taken is the question
    PointSet firm;         ///< other stones, of both sides, that are taken to live
    bool shut_in = false;  ///< the drawing shows its owner shut in: what is outside is the other's
    bool named = false;    ///< somebody named the stone at `heart`
};

/// The subject that is asked for; nothing where there are no stones that fit. The judgment of the board says
/// which friends are firm.
std::optional<ProblemSubject> problem_subject(const Board& board, const std::vector<Dragon>& dragons,
                                              const ProblemQuestion& question);

/// What it may be about, the likeliest first: where nobody named a stone of it and the drawing is of a part
/// of a board, everything of who is shut in together, and every chain besides.
std::vector<ProblemSubject> problem_subjects(const Board& board, const std::vector<Dragon>& dragons,
                                             const ProblemQuestion& question);

/// Read with about `boards` boards of small grounds; those of large ones are dearer.
Problem solve(const Position& position, const ProblemSubject& subject, std::int64_t boards);
/// The same for the first of several subjects, if the turn is read to decide about it, were it only as the
/// drawing means it, or all that is shut in is read to be lost, or its main chain; for the second, where it
/// is a part of the first that its owner can save or, of who lives anyway, the other can take; else for the
/// one that brief looks at all of them make the likeliest, or the first again, if it is read and the turn
/// decides about no other.
Problem solve(const Position& position, const std::vector<ProblemSubject>& subjects, std::int64_t boards);
/// The problem of the stone at `of` where walls close the ground around it, without judging the board: what
/// could not be read is unknown.
std::optional<Problem> solve_closed(const Position& position, Point of, std::int64_t boards);
bool is_read(const Problem& problem);
/// Puts what `dragon` was judged as in place of what could not be read.
void complete(Problem& problem, const Dragon& dragon);

/// The area that decides about a dragon, as `solve` reads it; nothing where it is too large.
std::optional<Fight> fight_about(const Board& board, const std::vector<Dragon>& dragons, std::size_t asked);

/// The main line: each first variation in turn.
std::vector<Variation> main_line(const ProblemAnswer& answer);

/// Both answers in one word.
Status status_of(const Problem& problem);

}  // namespace goterr
