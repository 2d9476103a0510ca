/// What is still to be shown of a board, as its mover sees it, and what his moves come to together.
#pragma once

#include <algorithm>
#include <cstddef>

#include "goterr/reading/trace.hpp"

namespace goterr::reading {

inline constexpr StillToShow shown_to_work{0, never_shown};
inline constexpr StillToShow shown_to_fail{never_shown, 0};

/// For him to get his way, and for him not to.
struct Seen {
    std::uint32_t win;
    std::uint32_t loss;
};

/// `reaches`: the mover is the one whose attack it is.
inline Seen seen_by(StillToShow proof, bool reaches) {
    return reaches ? Seen{proof.works, proof.fails} : Seen{proof.fails, proof.works};
}

inline StillToShow as_proof(Seen seen, bool reaches) {
    return reaches ? StillToShow{seen.win, seen.loss} : StillToShow{seen.loss, seen.win};
}

struct Outlook {
    std::size_t best;  ///< the move nearest to success
    std::uint32_t win = never_shown;
    std::uint32_t second = never_shown;  ///< what the second best has to show
    std::uint32_t hardest = 0;           ///< of the moves that have to be refuted, of which so many are open
    std::uint32_t open = 0;

    /// `for_others`: what the open moves but the hardest add to it.
    Seen together(std::uint32_t for_others) const {
        const std::uint32_t loss = open == 0 ? 0 : std::min(never_shown, hardest + for_others);
        return {win, win == 0 ? never_shown : loss};
    }
};

/// Of the moves from `begin` on.
template <typename Children>
Outlook outlook_of(const Children& children, std::size_t begin, bool reaches) {
    Outlook outlook{begin};
    for (std::size_t i = begin; i < children.size(); ++i) {
        const auto [win, loss] = seen_by(children[i].proof, reaches);
        outlook.hardest = std::max(outlook.hardest, loss);
        outlook.open += loss != 0 ? 1 : 0;
        if (win < outlook.win) {
            outlook.second = outlook.win;
            outlook.win = win;
            outlook.best = i;
        } else {
            outlook.second = std::min(outlook.second, win);
        }
    }
    return outlook;
}

}  // namespace goterr::reading
