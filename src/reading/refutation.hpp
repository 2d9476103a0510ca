/// The moves of one board that are refuted: what that rests on, and which of their brothers it refutes too.
///
/// Relevance zones: C. Shih, T. Wei, T. Wu and I. Wu (rests_on.hpp).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "child.hpp"
#include "needless.hpp"
#include "rests_on.hpp"

namespace goterr::reading {

template <std::size_t words>
class Refutation {
public:
    using Children = std::vector<Child<words>>;

    /// Of the moves on `state`, which has to live as long; `plain`: of the board asked about.
    Refutation(const Field<words>& field, const State<words>& state, Asked aim,
               const std::vector<PlainLiberties<words>>& plain)
        : field_(field),
          state_(state),
          plain_(plain),
          mover_reaches_((aim == Asked::take) == (state.mover == attacker)),
          may_pass_on_(aim == Asked::take && !field.all && state.mover == attacker && state.ko == no_cell),
          needed_(field.points) {}

    /// What the mover does not look at.
    void leave_aside(const std::array<Needless<words>, 2>& needless) { needless_ = needless; }
    /// Where the mover may not play.
    void bar(const Plane<words>& cells) { barred_ = barred_ | cells; }

    /// Leaves out brothers of moves that are refuted, where that refutes them too: those outside the zone of
    /// a move that had no part in its own refutation (a pass, mostly), and all where none is left in the
    /// zones of the moves that failed. `children` from `begin` on are the moves.
    void leave_out_refuted(Children& children, std::size_t begin) {
        if (!count_refuted(children, begin)) return;
        if (idle_) leave_out_beyond(needed_, children, begin);
        if (!may_pass_on_) return;
        const Plane<words> rests_on = zone();
        const auto is_open = [&](const Child<words>& child) {
            if (child.cell == far_moves) return child.zone.intersects(rests_on);
            return !child.counted && rests_on.contains(child.cell);
        };
        if (std::none_of(from(children, begin), children.end(), is_open))
            leave_out_beyond({}, children, begin);
    }

    /// What it rests on that all moves fail.
    Plane<words> zone() const {
        if (!any_ || (!idle_ && !may_pass_on_)) return field_.points;
        Plane<words> zone = zone_;
        if (mover_reaches_) zone = zone | (field_.target & state_.stones[owner]);
        for (;;) {
            Plane<words> more = zone | field_.beside(zone & barred_);
            for (const PlainLiberties<words>& plain : plain_)
                if (more.intersects(plain.cells) && state_.stones[plain.side].includes(plain.chain))
                    more = more | plain.cells | plain.chain;
            for (const Needless<words>& needless : needless_)
                if (more.intersects(needless.cells)) more = more | needless.rests_on;
            more = closed_zone(field_, state_, more);
            if (more == zone) return zone;
            zone = more;
        }
    }

private:
    static auto from(Children& children, std::size_t begin) {
        return children.begin() + static_cast<std::ptrdiff_t>(begin);
    }

    /// Whether there are new ones.
    bool count_refuted(Children& children, std::size_t begin) {
        bool grown = false;
        const Part enemy = other(state_.mover);
        for (std::size_t i = begin; i < children.size(); ++i) {
            Child<words>& child = children[i];
            if (child.counted || !child.fails(mover_reaches_)) continue;
            child.counted = any_ = grown = true;
            const bool takes = !(child.state.stones[enemy] == state_.stones[enemy]);
            if (takes)
                child.zone = closed_zone(field_, child.state, child.zone | Plane<words>::single(child.cell));
            zone_ = zone_ | child.zone;
            if (takes || (child.cell != no_cell && child.zone.contains(child.cell))) continue;
            idle_ = true;
            needed_ = needed_ & child.zone;
        }
        return grown;
    }

    static void leave_out_beyond(const Plane<words>& needed, Children& children, std::size_t begin) {
        const auto is_beyond = [&](Child<words>& child) {
            if (child.cell == far_moves) {
                child.zone = child.zone & needed;
                return child.zone.empty();
            }
            return !child.counted && child.cell != no_cell && !needed.contains(child.cell);
        };
        children.erase(std::remove_if(from(children, begin), children.end(), is_beyond), children.end());
    }

    const Field<words>& field_;
    const State<words>& state_;
    const std::vector<PlainLiberties<words>>& plain_;
    bool mover_reaches_;
    /// The one who stops the capture of a chain may answer moves that do not touch what that rests on by
    /// passes for ever.
    bool may_pass_on_;
    Plane<words> zone_, needed_, barred_;
    std::array<Needless<words>, 2> needless_;
    bool any_ = false;   ///< one is refuted
    bool idle_ = false;  ///< and one of them had no part in it
};

}  // namespace goterr::reading
