/// What a drawing is about, and by which move, where nobody says so.
///
/// Every chain may be meant. Each is read for a moment and games are played about it; each with a move that
/// was found for it is a candidate, and so are the moves that local games like, which are about points and
/// know no subject. What each move does is counted, too (first_moves.hpp). A linear model of counts says
/// which is the likeliest: the weights that give the books' moves of 884 problems the best odds among all
/// candidates (358 of life and death, 526 tesuji), with the counts of 1,000,000 boards for all subjects and
/// 10,000 local games. In 760 of them a candidate is right, in 464 the likeliest (each with weights that were
/// fitted to others); without games after the moves 412, without what these threaten 441, without the enemies
/// around them 444. Without links 462; they improve the odds of the right moves (logarithms: -1,005 for
/// -1,014). tests/fit/fit_choice.py fits weights to what `choices` counts.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "goterr/playout/local_games.hpp"
#include "problem_drawing.hpp"
#include "problem_search.hpp"

namespace goterr::life {

/// What is read to come of one's own move and of the other's, as the drawing means it, to the side to move.
struct Prospect {
    Worth mine, others;
};

Prospect prospect_of(const Problem& problem, Color to_move);
/// Moving first is read to bring more than leaving it to the other.
bool is_decided_by_turn(const Prospect& prospect);

/// What is counted of a subject and of a move.
enum ChoiceSign {
    chain_size,        ///< bits of the number of stones of its chain
    few_liberties,     ///< two or three
    rivals_liberties,  ///< of an own chain: the fewest that an enemy chain beside it has
    chains_cut,        ///< of an enemy chain: own chains beside it
    own_survival,      ///< of an own dragon, in games that were not about it: hundredths
    enemy_in_doubt,    ///< an enemy that these games neither kept nor gave up
    enemy_by_turn,     ///< an enemy about whom the turn decides, as the board is judged
    is_first,          ///< who the drawing shows shut in, and of him:
    first_helped,      ///< the side to move is read to get its way, and not what happens otherwise
    first_settled,     ///< whoever moves first is read to make no difference
    first_from_edge,   ///< lines from the edge to his side's nearest stone
    first_freedom,     ///< what his side reaches less than the other, hundredths of what both do
    off_center,        ///< points from the middle of the drawing
    only_move,         ///< one first move was read to work
    games_favor,       ///< hundredths of the games about it that began with their favorite move
    games_favorite,    ///< the same where it is this move
    beside_own,        ///< stones beside the move
    beside_enemies,
    second_line,
    enemies_across,  ///< enemy stones across a corner from the move
    enemies_near,    ///< and at most three columns and rows away
    local_favor,     ///< hundredths of the local games that began with the move
    local_favorite,  ///< more of them than with any other
    is_local,        ///< nothing but local games found the move: no count but of the move itself
    points_short,    ///< tenths of points that games after the move come to less than after the best
    threatened,      ///< enemy chains that may be taken after the move if it is not answered: 100 times the
                     ///< logarithm of one more
    linked,          ///< bits of the number of own stones that are linked for sure then
    choice_signs
};
using ChoiceSigns = std::array<int, choice_signs>;

/// What one of each adds to the logarithm of the odds, in thousandths.
inline constexpr ChoiceSigns choice_weight_of{10,    244,  -115, -13,  -8,  456, -37, -727, -245,
                                              -5986, -360, 36,   -320, 678, 16,  -17, -730, -556,
                                              128,   -436, 184,  11,   473, 44,  -29, 20,   373};

struct Choice {
    std::size_t subject = 0;
    Point move;
    ChoiceSigns signs{};
};

/// `glimpses` are those of `subjects`, all with an answer where something is known; `local` what local games
/// say of the position.
std::vector<Choice> choices(const Position& position, const std::vector<ProblemSubject>& subjects,
                            const std::vector<Glimpse>& glimpses, const std::vector<LocalMove>& local);
/// With what the move of each does (first_moves.hpp); `games` were played from the position.
std::vector<Choice> compared(std::vector<Choice> choices, const Position& position, int games);
/// The first of the likeliest; nothing where there is none.
std::optional<Choice> likeliest(const std::vector<Choice>& choices);

/// Looks at all subjects with about `boards` boards together.
std::vector<Glimpse> glimpses_of(const Position& position, const std::vector<ProblemSubject>& subjects,
                                 std::int64_t boards);

}  // namespace goterr::life
