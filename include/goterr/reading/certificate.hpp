/// Certificates: a proof that something is taken, or stands, which anybody can check with the rules of Go.
///
/// A certificate names the ground, what around it is taken to be safe, who begins and who may take kos back
/// at once, and for every position of the ground that can come about the winner's move. A checker plays the
/// loser's moves against these, all but those that cannot touch what the answers to the others rest on. What
/// is taken must be so in the end, without a position coming again; what stands may go round for ever. Lines
/// end early where the winner needs no more moves: two vital regions, stones joined to living ones, or no
/// room for eyes.
///
///     goterr certificate 1
///     board 5 2
///     X X X X .
///     . O . O X
///     ground A1 B1 C1 D1 ...
///     target B1
///     ...
///     .O.OX C1       on the ground, in the order of its points; then the move
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "goterr/reading/reader.hpp"

namespace goterr {

/// What is proved: a stone of the target is taken (with `all`, everything), or none is.
struct Claim {
    GroundQuestion question;
    GroundPosition start;
    bool is_taken = false;
};

/// The proof as text, one file may hold several; nothing where `boards` more boards do not do or it would be
/// too long.
std::optional<std::string> prove(const Board& board, const Claim& claim, std::int64_t boards);

/// What checking all certificates of a file came to.
struct Verification {
    int holding = 0;       ///< certificates that hold, up to the first that does not
    std::size_t line = 0;  ///< 1-based; 0: all hold
    std::string complaint = {};

    bool holds() const { return line == 0; }
};

/// Checks what `prove` wrote, knowing the rules of Go and nothing of the search.
Verification verify(std::string_view certificates);

}  // namespace goterr
