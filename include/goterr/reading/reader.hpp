/// One question about a fight on a ground, read to the end: is it taken, does it live, whoever has the ko
/// threats?
///
/// The ground is where both may play; everything around it stays as it is. What comes out is proved: an exact
/// search (a proof for every answer of the other side), with kos decided by who has how many threats and a
/// repetition of the whole board counting for the side that does not need to win. Counted in boards, never in
/// time, in the board's canonical orientation; a question too large for its boards is unread, and nothing
/// else is said.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "goterr/board/board.hpp"

namespace goterr {

/// Whose the points around a ground are taken to be where they are empty or the owner's without being known
/// to live. For a proof that something is taken they are the owner's, who has got out when he reaches them;
/// for a proof that it lives they are the attacker's.
enum class Beyond { both, owner, attacker };

struct GroundQuestion {
    PointSet ground;  ///< empty points, and stones that may be taken
    PointSet target;  ///< stones of one color, the owner's
    PointSet living;  ///< stones of his around the ground that live for sure
    bool all =
        false;  ///< the attacker has to take all of the owner's stones on the ground; else one of `target` is enough
    Beyond beyond = Beyond::both;
};

/// Ko threats; who has `endless` ones may take back at once, always.
struct Threats {
    static constexpr int endless = 255;
    int attacker = 0;
    int owner = 0;

    friend constexpr bool operator==(Threats, Threats) = default;
};

/// Who has them wins every ko.
inline constexpr Threats owner_wins_kos{0, Threats::endless};
inline constexpr Threats attacker_wins_kos{Threats::endless, 0};

/// What stands on the ground at a moment of a reading.
struct GroundPosition {
    Board board;
    Color mover = Color::black;
    std::optional<Point> ko = {};  ///< where the mover may not take back without a threat
    Threats threats = {};
};

enum class Asked {
    take,
    live
};  ///< take: one of the target is taken. live: two sure eyes, or joined to living stones
enum class Answered { unread, no, yes };

class Reader {
public:
    /// `boards`: about how many it will look at; grounds wider or higher than a board of 19x19 are never
    /// read.
    Reader(const Board& board, const GroundQuestion& question, std::int64_t boards);
    Reader(Reader&&) noexcept;
    Reader& operator=(Reader&&) noexcept;
    ~Reader();

    /// Looks at `boards` boards at most; what was found is remembered for all further questions.
    Answered ask(const GroundPosition& position, Asked asked, std::int64_t boards);
    /// The first move by which the mover of the position asked about last gets his way, or comes nearest to
    /// it where that was not shown; nothing for a pass and where none is needed.
    std::optional<Point> first_move() const;
    /// Whether any board that was looked at so far came about by taking a ko.
    bool met_ko() const;
    /// After the mover's stone at `move`, or his pass; nothing where he may not play there.
    std::optional<GroundPosition> played(const GroundPosition& position, std::optional<Point> move) const;
    /// The empty points of the ground in canonical order.
    std::vector<Point> open_points(const GroundPosition& position) const;
    bool is_taken(const GroundPosition& position) const;

    Color owner() const;
    std::int64_t boards_seen() const;
    /// How much longer a board takes than one of a ground that fits into a machine word, about: of two drawn
    /// problems .9 and 3.2 million boards a second.
    int price_of_board() const;

private:
    struct Searches;
    std::unique_ptr<Searches> searches_;
};

}  // namespace goterr
