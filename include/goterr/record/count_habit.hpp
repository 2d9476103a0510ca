/// How the players of a game counted it, as far as its record tells.
///
/// By territory a game is counted after the neutral points are filled and the connections this forces are made. At a real
/// board that is done before anybody counts, and records leave it out; the Fox server's count does it too. Other servers
/// count the board as it was left. Each sign in a record speaks for one or the other. The
/// weights are set by reason, not fitted: what settles the question alone weighs 4, what is rare at the other kind of game
/// 2 or 3, what only suggests it 1 or 1.5.
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
    passes
};

struct CountWeight {
    CountSign sign;
    std::string_view words;  ///< what was seen
    double weight;           ///< above 0: speaks for a count after the moves that were left
};

inline constexpr std::array<CountWeight, 12> count_weights{{
    {CountSign::fox, "the Fox server", 4.0},
    {CountSign::server, "a Go server", -4.0},
    {CountSign::before_servers, "a date before there were servers", 4.0},
    {CountSign::several_days, "several days", 3.0},
    {CountSign::hours_to_think, "hours to think", 2.0},
    {CountSign::old_komi, "an old komi", 2.0},
    {CountSign::professionals, "professional players", 2.0},
    {CountSign::event, "an event", 1.5},
    {CountSign::round, "a round", 1.5},
    {CountSign::place, "a place", 1.5},
    {CountSign::rated_players, "players rated as on servers", -2.0},
    {CountSign::passes, "passes at the end", -1.0},
}};

constexpr const CountWeight& weight_of(CountSign sign) {
    return count_weights[static_cast<std::size_t>(sign)];
}
static_assert(weight_of(CountSign::place).sign == CountSign::place &&
              weight_of(CountSign::passes).sign == CountSign::passes);

/// The signs found, in the order of the table.
struct CountHabit {
    std::vector<CountSign> signs = {};

    double weight() const {
        double sum = 0;
        for (const CountSign sign : signs) sum += weight_of(sign).weight;
        return sum;
    }
    Count count() const { return weight() > 0 ? Count::played_out : Count::as_it_stands; }

    friend bool operator==(const CountHabit&, const CountHabit&) = default;
};

}  // namespace goterr
