/// All that somebody may ask about one position: the analysis, the estimate that counts from it, the dragons,
/// the maps of the board without the dead. Each part is worked out when it is first asked
/// for and then kept, so that every view of the position, whichever program shows it, says the same.
///
/// Not to be asked by several threads at once.
#pragma once

#include <optional>
#include <vector>

#include "goterr/bouzy/bouzy.hpp"
#include "goterr/estimate/estimate.hpp"
#include "goterr/eyes/eye_space.hpp"
#include "goterr/influence/territory.hpp"
#include "goterr/life/analysis.hpp"
#include "goterr/life/linked.hpp"
#include "goterr/life/unconditional.hpp"

namespace goterr {

class Study {
public:
    /// Without the chains that have no liberties, as `captured` gives it.
    Study(Position position, EstimateOptions options = {});

    const Position& position() const { return position_; }
    const Board& board() const { return position_.board; }
    const EstimateOptions& options() const { return options_; }

    const Analysis& analysis() const { return judged().analysis; }
    const Estimate& estimate() const { return judged().estimate; }
    /// Of the estimate, dead where it counts their stones as dead.
    const std::vector<Dragon>& counted_dragons() const;
    /// Of the estimate, with their eyes and their escape.
    const std::vector<Dragon>& dragons() const;
    /// Between `dragons()`.
    const std::vector<WeakLink>& weak_links() const;
    const EyeSpaces& eye_spaces() const;
    /// Alive or owned whatever the opponent plays.
    UnconditionalLife secure() const;
    /// The same where owners answer every move (life/answered.hpp).
    UnconditionalLife secure_if_answered() const;

    /// Without what counts as captured when the side to move may save what can be saved.
    const Board& quiet_board() const;
    /// Of the quiet board.
    Grid<Weight> bouzy(BouzyOptions steps) const;
    /// How safe and strong the stones are with `turn` to move, for influence.
    Standing standing(Color turn, const Era& era = latest_era) const;
    InfluenceMap influence(Color turn, const Era& era = latest_era) const;
    TerritoryMap territory(Color turn, const Era& era = latest_era) const;

private:
    const Judged& judged() const;
    const Chains& chains() const;
    const Tactics& tactics() const;

    Position position_;
    EstimateOptions options_;
    mutable std::optional<Chains> chains_ = {};
    mutable std::optional<Tactics> tactics_ = {};
    mutable std::optional<Judged> judged_ = {};
    mutable std::optional<std::vector<Dragon>> counted_ = {};
    mutable std::optional<std::vector<Dragon>> dragons_ = {};
    mutable std::optional<std::vector<WeakLink>> weak_links_ = {};
    mutable std::optional<EyeSpaces> eye_spaces_ = {};
    mutable std::optional<Board> quiet_ = {};
};

}  // namespace goterr
