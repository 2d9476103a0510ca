/// One problem read on one ground: which fate each side gets by moving first, by which moves, and what proves
/// it. Boards are counted by what they take: one of a large ground is as many as small ones take its time.
#pragma once

#include <optional>
#include <vector>

#include "goterr/life/problem.hpp"
#include "problem_ground.hpp"

namespace goterr::life {

/// A first move and how good it is: of several that reach the same, the one after which fewer threats are
/// needed, then one that makes eyes before one that lives in seki, then the one that was easier to read.
struct FirstMove {
    Point move;
    int threats_ahead = 0;
    bool makes_eyes = false;  ///< where it was asked
    std::int64_t effort = 0;
};

class ProblemReading {
public:
    /// `all`: the attacker has to take everything that is the owner's on the ground, not only a stone of
    /// `target`.
    ProblemReading(const Position& position, const ProblemGround& ground, const PointSet& target, bool all,
                   std::int64_t boards);

    GroundPosition start(Color first) const;
    /// dead, alive or ko; unknown where `boards` boards for each question do not do.
    Outcome outcome(const GroundPosition& standing, std::int64_t boards);
    /// Whether `outcome`, as the one who moved last likes it, is what `standing` comes to: one question
    /// instead of four.
    bool comes_to(const GroundPosition& standing, Outcome outcome, std::int64_t boards);
    /// Whether it gets two sure eyes; what stands and gets none lives in seki.
    Answered has_eyes(const GroundPosition& standing, std::int64_t boards);
    /// What a ko needs: who has to find the first threat, and how many more than the other.
    std::optional<KoThreats> threats(const GroundPosition& standing, std::int64_t boards);
    /// All first moves that reach what the mover can reach, best first; none where he may as well pass. Of a
    /// ko those after which he needs fewer threats than after a pass are better than it.
    std::vector<FirstMove> first_moves(const GroundPosition& standing, Outcome outcome, std::int64_t boards);

    /// Of who lives anyway: the moves that decide whether with eyes or in seki, for either side; none where
    /// the turn does not decide it.
    std::vector<Point> moves_for_eyes(const GroundPosition& standing, std::int64_t boards);

    std::optional<GroundPosition> played(const GroundPosition& standing, std::optional<Point> move) const {
        return taking_.played(standing, move);
    }
    std::vector<Point> open_points(const GroundPosition& standing) const {
        return taking_.open_points(standing);
    }
    bool is_taken(const GroundPosition& standing) const { return taking_.is_taken(standing); }
    Color owner() const { return taking_.owner(); }
    std::int64_t boards_seen() const { return (taking_.boards_seen() + standing_.boards_seen()) * price(); }
    /// The claims that a certificate of `outcome` has to prove.
    std::vector<Claim> claims(Color first, Outcome outcome) const;

private:
    int price() const { return taking_.price_of_board(); }
    Answered taken(Reader& reader, GroundPosition standing, Threats threats, std::int64_t boards);
    int threats_ahead(const GroundPosition& standing, std::int64_t boards);
    void ask_for_eyes(const GroundPosition& at, std::vector<FirstMove>& moves, std::int64_t boards);

    const Position& position_;
    bool closed_;
    GroundQuestion question_;  ///< for proofs that it is taken
    Reader taking_;
    Reader standing_;  ///< for proofs that it stands: who gets out of an open ground has gained nothing
};

}  // namespace goterr::life
