/// What is left to play: every local play with its value and who has sente, the best order, the result with
/// best play.
///
/// The board is parted by what the analysis says is settled: stones that live or are dead, the ground around
/// one color. Open is what both colors reach, and chains so short of liberties that somebody may have to
/// connect. `counting` reads each open area to its end and searches their sum; what is settled is taken from
/// the judgment, not proved anew. The neutral points are filled after that, with what they force on settled
/// ground: teire and half-point kos where territory counts, who plays last where the area does. Where the
/// board at the end of a line is not what the line says, chains lack liberties that several areas share: they
/// are read again as part of these.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "goterr/counting/rational.hpp"
#include "goterr/estimate/estimate.hpp"

namespace goterr {

enum class PlayKind { gote, black_sente, white_sente, ko };

constexpr std::string_view name_of(PlayKind kind) {
    constexpr std::string_view names[] = {"gote", "black sente", "white sente", "ko"};
    return names[static_cast<std::size_t>(kind)];
}

/// A local play: an area in which moves are left.
struct EndgamePlay {
    PointSet points;
    std::optional<Point> black;  ///< Black's best move there
    std::optional<Point> white;
    Rational value = 0;  ///< what a move gains, by miai counting
    Rational mean = 0;   ///< the count of the area, in addition to what is settled
    PlayKind kind = PlayKind::gote;

    /// What lies between Black's play and White's, as `deiri` counting has it: twice the value in gote.
    Rational gain() const { return kind == PlayKind::gote || kind == PlayKind::ko ? value * 2 : value; }
};

struct EndgameLine {
    double lead = 0;  ///< with best play, komi included
    std::vector<LastMove> moves;
};

struct Endgame {
    std::vector<EndgamePlay> plays;  ///< the largest first
    EndgameLine black_first;
    EndgameLine white_first;
    int unread = 0;      ///< areas too large to be read to the end, and counted as they stand
    bool holds = false;  ///< judged anew, the board at the end of either line is what the line says
    bool exact = false;  ///< that, all areas were read to the end, and their sum was searched
};

Endgame read_endgame(const Analysis& analysis, const EstimateOptions& options);

}  // namespace goterr
