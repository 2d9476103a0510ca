#include "goterr/counting/games.hpp"

#include <algorithm>

#include "goterr/core/sorting.hpp"

namespace goterr {
namespace {

GameIds& side_of(GameNode& node, Color side) { return side == Color::black ? node.black : node.white; }
const GameIds& side_of(const GameNode& node, Color side) {
    return side == Color::black ? node.black : node.white;
}

/// The simplest number with this denominator from `low` to `high` that `fits`: of the whole ones the nearest
/// to zero.
template <typename Fits>
std::optional<Rational> simplest_number(Rational low, Rational high, std::int64_t under, Fits fits) {
    const std::int64_t first = -(-low * under).floor(), last = (high * under).floor();
    const std::int64_t middle = std::clamp<std::int64_t>(0, std::min(first, last), std::max(first, last));
    for (const std::int64_t over : {middle, middle + 1, middle - 1})
        if (over >= first && over <= last && fits(Rational(over, under))) return Rational(over, under);
    return std::nullopt;
}

}  // namespace

GameId Games::kept(GameNode node) {
    nodes_.push_back(std::move(node));
    return static_cast<GameId>(nodes_.size()) - 1;
}

GameId Games::number(Rational value) {
    const auto [at, added] = numbers_.try_emplace({value.over(), value.under()}, 0);
    if (added) at->second = kept({value});
    return at->second;
}

/// Without number avoidance a number would have to be compared through all numbers between; nobody needs to
/// move in one.
bool Games::compare(GameId a, GameId b) {
    const GameNode &left = (*this)[a], &right = (*this)[b];
    if (left.is_number() && right.is_number()) return left.number <= right.number;
    const GameIds black = left.black, white = right.white;
    return std::none_of(black.begin(), black.end(), [&](GameId l) { return less_or_equal(b, l); }) &&
           std::none_of(white.begin(), white.end(), [&](GameId r) { return less_or_equal(r, a); });
}

bool Games::less_or_equal(GameId a, GameId b) {
    if (a == b) return true;
    const auto known = compared_.find({a, b});
    if (known != compared_.end()) return known->second;
    const bool is = !overflown() && compare(a, b);
    return compared_[{a, b}] = is;
}

/// What a side can move to, in a number too.
GameIds Games::options(GameId game, Color side) {
    const GameNode node = (*this)[game];
    if (!node.is_number()) return side_of(node, side);
    const Rational down = side == Color::black ? Rational(-1) : Rational(1);
    if (!node.number.is_whole()) return {number(node.number + down / node.number.under())};
    return (node.number * down < 0) ? GameIds{number(node.number + down)} : GameIds{};
}

/// `least` <= the raw game, which is no number.
bool Games::worth_at_least(const GameNode& raw, GameId least) {
    if (overflown()) return false;
    const GameIds black = (*this)[least].black;
    return std::none_of(raw.white.begin(), raw.white.end(),
                        [&](GameId r) { return less_or_equal(r, least); }) &&
           std::none_of(black.begin(), black.end(), [&](GameId l) { return worth_at_most(raw, l); });
}

bool Games::worth_at_most(const GameNode& raw, GameId most) {
    if (overflown()) return false;
    const GameIds white = (*this)[most].white;
    return std::none_of(raw.black.begin(), raw.black.end(),
                        [&](GameId l) { return less_or_equal(most, l); }) &&
           std::none_of(white.begin(), white.end(), [&](GameId r) { return worth_at_least(raw, r); });
}

bool Games::number_fits(const GameNode& raw, Rational x) {
    const GameId at = number(x);
    return std::none_of(raw.black.begin(), raw.black.end(), [&](GameId l) { return less_or_equal(at, l); }) &&
           std::none_of(raw.white.begin(), raw.white.end(), [&](GameId r) { return less_or_equal(r, at); });
}

/// The simplest number that neither side can pass by moving, if there is one, is what the game is worth.
std::optional<Rational> Games::number_in(const GameNode& raw) {
    Rational low = stop(raw.black.front(), Color::white), high = stop(raw.white.front(), Color::black);
    for (const GameId l : raw.black) low = std::max(low, stop(l, Color::white));
    for (const GameId r : raw.white) high = std::min(high, stop(r, Color::black));
    if (high < low) return std::nullopt;
    const auto fits = [&](Rational x) { return number_fits(raw, x); };
    const std::int64_t finest = low == high ? low.under() : 2 * ((Rational(2) / (high - low)).floor() + 1);
    for (std::int64_t under = 1; under <= finest; under *= 2)
        if (const auto value = simplest_number(low, high, under, fits)) return value;
    return std::nullopt;
}

void Games::drop_dominated(GameIds& options, Color side) {
    sort_and_unite(options);
    const auto is_better = [&](GameId a, GameId b) {
        return side == Color::black ? less_or_equal(b, a) : less_or_equal(a, b);
    };
    for (std::size_t i = 0; i < options.size();) {
        const GameId worse = options[i];
        const bool dominated = std::any_of(options.begin(), options.end(),
                                           [&](GameId o) { return o != worse && is_better(o, worse); });
        if (dominated)
            options.erase(options.begin() + static_cast<std::ptrdiff_t>(i));
        else
            ++i;
    }
}

/// A move that the other side turns back into something no worse for him than before was no move: what
/// follows counts.
bool Games::bypass_reversible(GameNode& raw, Color side) {
    for (const GameId option : GameIds(side_of(raw, side))) {
        if ((*this)[option].is_number()) continue;  // it would be dominated
        for (const GameId answer : options(option, opponent(side))) {
            const bool turned =
                side == Color::black ? worth_at_least(raw, answer) : worth_at_most(raw, answer);
            if (!turned) continue;
            const GameIds beyond = options(answer, side);
            GameIds& own = side_of(raw, side);
            std::erase(own, option);
            own.insert(own.end(), beyond.begin(), beyond.end());
            return true;
        }
    }
    return false;
}

GameId Games::game(GameIds black, GameIds white) {
    GameNode raw{0, std::move(black), std::move(white)};
    if (overflown()) return number(0);
    if (const auto value = number_in(raw)) return number(*value);
    do {
        drop_dominated(raw.black, Color::black);
        drop_dominated(raw.white, Color::white);
    } while (!overflown() && (bypass_reversible(raw, Color::black) || bypass_reversible(raw, Color::white)));
    if (overflown()) return number(0);
    const auto known = games_.find({raw.black, raw.white});
    if (known != games_.end()) return known->second;
    const std::pair key{raw.black, raw.white};
    return games_[key] = kept(std::move(raw));
}

GameId Games::sum(GameId a, GameId b) {
    if (a > b) std::swap(a, b);
    const GameNode left = (*this)[a], right = (*this)[b];
    if (left.is_number() && right.is_number()) return number(left.number + right.number);
    const auto known = sums_.find({a, b});
    if (known != sums_.end()) return known->second;
    if (overflown()) return number(0);
    GameIds moved[2];
    for (const Color side : {Color::black, Color::white}) {
        GameIds& to = moved[side == Color::black ? 0 : 1];
        for (const GameId option : side_of(left, side)) to.push_back(sum(option, b));
        for (const GameId option : side_of(right, side)) to.push_back(sum(a, option));
    }
    return sums_[{a, b}] = game(moved[0], moved[1]);
}

GameId Games::negative(GameId a) {
    const GameNode node = (*this)[a];
    if (node.is_number()) return number(-node.number);
    GameIds black, white;
    for (const GameId option : node.white) black.push_back(negative(option));
    for (const GameId option : node.black) white.push_back(negative(option));
    return game(black, white);
}

Rational Games::stop(GameId game, Color first) {
    const GameNode& node = (*this)[game];
    if (node.is_number()) return node.number;
    const auto known = stops_.find({game, first});
    if (known != stops_.end()) return known->second;
    const GameIds& moves = side_of(node, first);
    Rational best = stop(moves.front(), opponent(first));
    for (const GameId move : moves) {
        const Rational reached = stop(move, opponent(first));
        best = first == Color::black ? std::max(best, reached) : std::min(best, reached);
    }
    return stops_[{game, first}] = best;
}

GameId Games::without_infinitesimals(GameId game) {
    const GameNode node = (*this)[game];
    if (node.is_number()) return game;
    const auto known = rounded_.find(game);
    if (known != rounded_.end()) return known->second;
    const Rational value = stop(game, Color::black);
    GameId rounded = value == stop(game, Color::white) ? number(value) : -1;
    if (rounded < 0) {
        GameIds black, white;
        for (const GameId option : node.black) black.push_back(without_infinitesimals(option));
        for (const GameId option : node.white) white.push_back(without_infinitesimals(option));
        rounded = this->game(black, white);
    }
    return rounded_[game] = rounded;
}

}  // namespace goterr
