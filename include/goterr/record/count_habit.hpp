/// How the players of a game counted it, as far as its record and the board tell.
///
/// By territory a game is counted after the neutral points are filled and the connections this forces are
/// made. At a real board that is done before anybody counts, and records leave it out; other players count
/// the board as they left it. Each sign speaks for one or the other: the sum of the weights is the logarithm
/// of the odds that the moves which were left had been played.
#pragma once

#include <array>
#include <string_view>
#include <vector>

namespace goterr {

/// As the players left the board, or after the moves that were left had been played.
enum class Count { as_it_stands, played_out };

constexpr std::string_view name_of(Count count) {
    return count == Count::played_out ? "played-out" : "as-it-stands";
}

enum class CountSign {
    fox,
    server,
    before_servers,
    several_days,
    hours_to_think,
    old_komi,
    professionals,
    event,
    round,
    place,
    rated_players,
    passes,
    area_rules,
    neutral_points,
    decides_winner,
    play_goes_on
};

struct CountWeight {
    CountSign sign;
    std::string_view name;   ///< in records
    std::string_view words;  ///< what was seen
    double reasoned;         ///< the weight before any game was looked at
    double weight;           ///< above 0: speaks for a count after the moves that were left
};

/// The weights were fitted by tests/fit/fit_counts.py, starting from those that were set by reason: what
/// settles the question alone weighs 4, what is rare at the other kind of game 2 or 3, what only suggests it
/// 1 or 1.5. A sign that no game with a known count had keeps the weight it was given.
inline constexpr std::array<CountWeight, 16> count_weights{{
    {CountSign::fox, "fox", "the Fox server", 4.0, 2.9},
    {CountSign::server, "server", "a Go server", -4.0, -4.0},
    {CountSign::before_servers, "before-servers", "a date before there were servers", 4.0, 3.3},
    {CountSign::several_days, "several-days", "several days", 3.0, 3.0},
    {CountSign::hours_to_think, "hours-to-think", "hours to think", 2.0, 2.0},
    {CountSign::old_komi, "old-komi", "an old komi", 2.0, 2.0},
    {CountSign::professionals, "professionals", "professional players", 2.0, 2.0},
    {CountSign::event, "event", "an event", 1.5, 1.2},
    {CountSign::round, "round", "a round", 1.5, 1.2},
    {CountSign::place, "place", "a place", 1.5, 1.9},
    {CountSign::rated_players, "rated-players", "players rated as on servers", -2.0, -2.0},
    {CountSign::passes, "passes", "passes at the end", -1.0, -1.0},
    {CountSign::area_rules, "area-rules", "rules of area and no other sign", -2.0, -3.2},
    {CountSign::neutral_points, "neutral-points", "neutral points open", 0.0, -1.1},
    {CountSign::decides_winner, "decides-winner", "it decides who wins", 3.0, 2.5},
    {CountSign::play_goes_on, "play-goes-on", "play goes on after it", 4.0, 4.0},
}};
inline constexpr double reasoned_weight_of_no_sign = -0.5;
inline constexpr double weight_of_no_sign = -0.5;

constexpr const CountWeight& weight_of(CountSign sign) {
    return count_weights[static_cast<std::size_t>(sign)];
}
static_assert([] {
    for (std::size_t i = 0; i < count_weights.size(); ++i)
        if (count_weights[i].sign != static_cast<CountSign>(i)) return false;
    return true;
}());

/// As many neutral points are a sign: who fills them at all leaves fewer.
inline constexpr int many_neutral_points = 8;

/// The signs found, in the order of the table.
struct CountHabit {
    std::vector<CountSign> signs = {};
    int year = 0;          ///< of the game; 0 where the record does not date it
    bool stopped = false;  ///< the players ended the game here, by a count: they saw what was left

    double weight() const {
        double sum = weight_of_no_sign;
        for (const CountSign sign : signs) sum += weight_of(sign).weight;
        return sum;
    }
    bool goes_on() const {
        for (const CountSign sign : signs)
            if (sign == CountSign::play_goes_on) return true;
        return false;
    }
    Count count() const { return weight() > 0 ? Count::played_out : Count::as_it_stands; }
    /// Whether the other count is possible too: one record in twenty or more with such signs was counted so.
    bool in_doubt() const { return -doubtful < weight() && weight() < doubtful; }

    friend bool operator==(const CountHabit&, const CountHabit&) = default;

private:
    static constexpr double doubtful = 2.944;  // the logarithm of 19 to 1
};

}  // namespace goterr
