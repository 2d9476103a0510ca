/// The rules of Go on the ground of a written proof, and what ends a line there without another move.
///
/// Known here are the rules, Benson's theorem and that who has no room for an eye is taken; nothing is shared
/// with the search, and the board is the simplest there is: a string of the points of the ground.
///
/// A proof has a zone, the points that it rests on: it holds wherever they look the same (C. Shih and others,
/// AAAI 2022). So moves outside of the zone of what answers a pass need no answer of their own. A zone is
/// closed: a chain that has a stone in it lies in it whole, with two of its liberties, or with all points
/// beside it where it has but one, or beside stones that its side cannot lose. Then no stone outside takes
/// anything inside, and a stone inside does there whatever it did.
#pragma once

#include <functional>
#include <optional>

#include "written_proof.hpp"

namespace goterr::reading {

/// One a point of the ground.
using ProofZone = std::vector<bool>;

/// The position after `side` has played at `point` (nothing: passed), or nothing where the rules forbid it.
std::optional<Stand> played(const WrittenProof& proof, Stand stand, std::optional<std::size_t> point,
                            char side);

/// Whether every chain has a liberty on the ground, or beyond it where that is its own.
bool all_breathe(const WrittenProof& proof, const std::string& stones);

bool is_taken(const WrittenProof& proof, const std::string& stones);

/// What the claim rests on where it is shown by a position, with the loser to move, as it stands.
std::optional<ProofZone> end_zone(const WrittenProof& proof, const std::string& stones);

/// The zone of a position from that after the winner's move there.
ProofZone zone_before(const WrittenProof& proof, const Stand& before, const Stand& after,
                      std::optional<std::size_t> point, ProofZone zone);

/// The zone of a proof that the claim holds once the winner has `answer`ed; nothing where he cannot.
using Answer = std::function<std::optional<ProofZone>(const Stand&)>;
/// Plays all of the loser's moves that may matter in `stand`, where he is to move.
std::optional<ProofZone> all_answered(const WrittenProof& proof, const Stand& stand, const Answer& answer);

}  // namespace goterr::reading
