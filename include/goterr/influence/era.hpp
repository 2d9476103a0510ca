/// The numbers of influence, in the named sets GNU Go went through. Source: the GNU Go documentation, "The
/// core of the influence function", and what its versions 3.0 to 3.8 print.
///
/// The documentation's picture of a single stone (100, 33, 11, ...) belongs to 3.0; 3.8 thins out more slowly
/// and stops earlier.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace goterr {

struct Era {
    std::string_view name;
    double attenuation = 2.4;        ///< what remains a step is the value divided by this
    double diagonal_damping = 1.7;   ///< and by this on a diagonal step
    bool fills_open_ground = false;  ///< faint influence is lifted to `faint_influence` instead of dropped
    double orthogonal_enemy = 0.25;  ///< permeability beside a safe enemy stone
    double diagonal_enemy = 0.65;    ///< and diagonally beside one
    bool weak_enemy_cancels = true;  ///< an unsafe enemy stone beside a point undoes the two reductions
    bool graded_territory = true;    ///< points are valued by formula; else by three fixed steps
    bool territory_by_value = true;  ///< territory must also be worth nearly a point
    double strength = 100;

    friend constexpr bool operator==(const Era&, const Era&) = default;
};

/// Contributions of this much or less are dropped.
inline constexpr double influence_cutoff = 0.02;
/// Totals of this much or less only count where a side has nothing better.
inline constexpr double faint_influence = 0.0202;

inline constexpr std::array<Era, 3> eras{{
    {"3.0", 3.0, 2.0, true, 0.25, 0.5, false, false, false, 100},
    {"3.2", 2.4, 1.7, true, 0.25, 0.5, false, true, false, 100},
    {"3.8", 2.4, 1.7, false, 0.25, 0.65, true, true, true, 100},  // 3.4 to 3.8
}};

inline constexpr Era latest_era = eras[2];
static_assert(latest_era == Era{.name = "3.8"});

/// Influence for escape: it dies away fast, and no era fills open ground with it but 3.2.
constexpr Era for_escape(Era era) {
    era.attenuation = 6.0;
    era.diagonal_damping = 2.0;
    era.fills_open_ground = era.name == "3.2";
    return era;
}

constexpr std::optional<Era> era_named(std::string_view name) {
    for (const Era& era : eras)
        if (era.name == name) return era;
    if (name == "3.4" || name == "3.6") return latest_era;
    return std::nullopt;
}

}  // namespace goterr
