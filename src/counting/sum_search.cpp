#include "goterr/counting/sum_search.hpp"

#include <algorithm>
#include <utility>

namespace goterr {
namespace {

/// More than any game can be about.
constexpr std::int64_t most_points = 1000;

template <typename Moves>
const Moves& by(Color side, const Moves& black, const Moves& white) {
    return side == Color::black ? black : white;
}

/// Who passes because a ko may not be retaken at once has not agreed that the game is over.
template <typename Turn>
int passes_after(const Turn& turn) {
    return turn.banned ? 0 : turn.passes + 1;
}

}  // namespace

/// A ko can come about, but nobody gains by a move.
bool SumSearch::is_quiet(PartId part) {
    return !reader_[part].value && reader_.thermograph(part).temperature == 0;
}

/// A value keeps the moves that gain and no other: what only threatens is left out of it.
void SumSearch::add(State& state, PartId part) {
    const auto value = reader_[part].value;
    if (kos_ == Kos::threatened) return state.kos.push_back(part);
    const bool left_out = !value && kos_ != Kos::searched && is_quiet(part);
    threats_left_out_ = threats_left_out_ || left_out;
    if (left_out) state.counted = state.counted + reader_.thermograph(part).mean;
    if (value) state.values.push_back(*value);
    if (!value && !left_out) state.kos.push_back(part);
}

/// Once no ko can be fought any more nothing has to be threatened.
void SumSearch::put_values_for_parts(State& state) {
    const auto has_value = [&](PartId part) { return reader_[part].value.has_value(); };
    if (!std::all_of(state.kos.begin(), state.kos.end(), has_value)) return;
    for (const PartId part : state.kos) state.values.push_back(*reader_[part].value);
    state.kos.clear();
}

/// Numbers are counted, pairs that cancel fall out, and without kos what is next to a number is that number.
void SumSearch::tidy(State& state) {
    Games& games = reader_.games();
    put_values_for_parts(state);
    GameIds left;
    for (GameId value : state.values) {
        if (state.kos.empty()) value = games.without_infinitesimals(value);
        if (games[value].is_number()) {
            state.counted = state.counted + games[value].number;
            continue;
        }
        // beside a ko a pair is two moves that nobody has to answer
        const auto opposite =
            state.kos.empty() ? std::find(left.begin(), left.end(), games.negative(value)) : left.end();
        if (opposite != left.end())
            left.erase(opposite);
        else
            left.push_back(value);
    }
    std::sort(left.begin(), left.end());
    std::sort(state.kos.begin(), state.kos.end());
    state.values = std::move(left);
}

SumSearch::State SumSearch::state_of(const Sum& sum) {
    State state{{}, {}, 0, sum.to_move, sum.banned, sum.passes};
    for (const PartId part : sum.parts) add(state, part);
    tidy(state);
    const bool fought = !state.kos.empty(), threats = state.kos.size() < sum.parts.size();
    threats_left_out_ = threats_left_out_ || (fought && threats);
    return state;
}

std::vector<SumSearch::State> SumSearch::moves_of(const State& state) {
    std::vector<State> moves;
    State next = state;
    next.to_move = opponent(state.to_move);
    next.banned.reset();
    next.passes = 0;
    const auto reach = [&](State reached) {
        tidy(reached);
        moves.push_back(std::move(reached));
    };
    for (std::size_t i = 0; i < state.values.size(); ++i) {
        if (i > 0 && state.values[i] == state.values[i - 1]) continue;
        const GameNode node = reader_.games()[state.values[i]];
        for (const GameId option : by(state.to_move, node.black, node.white)) {
            State reached = next;
            reached.values[i] = option;
            reach(std::move(reached));
        }
    }
    for (std::size_t i = 0; i < state.kos.size(); ++i) {
        const Part part = reader_[state.kos[i]];
        for (const PartMove& move : by(state.to_move, part.black, part.white)) {
            if (state.banned == move.point) continue;
            State reached = next;
            reached.kos.erase(reached.kos.begin() + static_cast<std::ptrdiff_t>(i));
            reached.counted = reached.counted + move.gained;
            for (const PartId left : move.parts) add(reached, left);
            if (move.takes_ko) reached.banned = move.retaken;
            reach(std::move(reached));
        }
    }
    if (!state.kos.empty()) {
        moves.push_back(next);
        moves.back().passes = passes_after(state);
    }
    return moves;
}

/// What thermography knows of sums without kos.
SumSearch::Bounds SumSearch::known_bounds(const State& state) {
    if (!state.kos.empty()) return {-most_points, most_points};
    Rational mean = 0, hottest = 0;
    for (const GameId value : state.values) {
        const Thermograph& graph = reader_.thermograph_of(value);
        mean = mean + graph.mean;
        hottest = std::max(hottest, graph.temperature);
    }
    return state.to_move == Color::black ? Bounds{mean, mean + hottest} : Bounds{mean - hottest, mean};
}

Rational SumSearch::final_count(const State& state) {
    Rational count = 0;
    for (const PartId ko : state.kos) count = count + reader_[ko].standing;
    for (const GameId value : state.values) count = count + reader_.thermograph_of(value).mean;
    return count;
}

Rational SumSearch::searched(const State& state, Bounds window) {
    const bool black = state.to_move == Color::black;
    std::vector<State> moves = moves_of(state);
    std::vector<std::pair<Rational, std::size_t>> order;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        Rational guess = moves[i].counted + final_count(moves[i]);
        order.push_back({black ? -guess : guess, i});
    }
    std::sort(order.begin(), order.end());
    std::optional<Rational> best;
    for (const auto& [guess, i] : order) {
        State& move = moves[i];
        const Rational gained = move.counted;
        move.counted = 0;
        const Rational reached = gained + search(move, window.low - gained, window.high - gained);
        best = !best ? reached : black ? std::max(*best, reached) : std::min(*best, reached);
        if (black ? *best >= window.high : *best <= window.low) break;
        (black ? window.low : window.high) =
            black ? std::max(window.low, *best) : std::min(window.high, *best);
    }
    return *best;
}

std::string SumSearch::key_of(const State& state) const {
    std::string key;
    const auto put = [&](int number) { key.append(reinterpret_cast<const char*>(&number), sizeof number); };
    for (const GameId value : state.values) put(value);
    put(-1);
    for (const PartId ko : state.kos) put(ko);
    put(state.banned ? -2 - reader_.board_size().index_of(*state.banned) : -1);
    put(2 * state.passes + (state.to_move == Color::black ? 1 : 0));
    return key;
}

/// Alpha-beta, fail-soft; `state.counted` is 0.
Rational SumSearch::search(const State& state, Rational alpha, Rational beta) {
    if (!state.kos.empty()) return fought(state);
    if (state.values.empty()) return 0;
    const auto [entry, added] = table_.try_emplace(key_of(state), Bounds{});
    if (added) entry->second = known_bounds(state);
    Bounds& known = entry->second;
    if (known.low == known.high || known.low >= beta) return known.low;
    if (known.high <= alpha) return known.high;
    if (table_.size() > most_nodes_ || reader_.games().overflown()) {
        exhausted_ = true;
        return state.to_move == Color::black ? known.high : known.low;
    }
    alpha = std::max(alpha, known.low);
    beta = std::min(beta, known.high);
    const Rational value = searched(state, {alpha, beta});
    if (value < beta) known.high = std::min(known.high, value);
    if (value > alpha) known.low = std::max(known.low, value);
    return value;
}

int SumSearch::ko_node(const State& state) {
    const auto [entry, added] = ko_numbers_.try_emplace(key_of(state), static_cast<int>(ko_nodes_.size()));
    const int number = entry->second;
    if (!added) return number;
    ko_nodes_.push_back({state.to_move, {-most_points, most_points}});
    const auto settle = [&](Rational value) {
        ko_nodes_[static_cast<std::size_t>(number)].value = {value, value};
    };
    if (state.passes >= 2) return settle(final_count(state)), number;
    if (ko_nodes_.size() > most_nodes_ / 10 || reader_.games().overflown())
        return settle(final_count(state)), number;
    std::vector<std::pair<int, Rational>> moves;
    for (State& move : moves_of(state)) {
        const Rational gained = std::exchange(move.counted, 0);
        if (move.kos.empty()) {
            const Rational value = gained + search(move, -most_points, most_points);
            moves.push_back({-1, value});
        } else {
            moves.push_back({ko_node(move), gained});
        }
    }
    ko_nodes_[static_cast<std::size_t>(number)].moves = std::move(moves);
    ko_order_.push_back(static_cast<std::size_t>(number));
    return number;
}

/// From both ends until nothing changes.
void SumSearch::settle_kos(std::size_t from) {
    const auto within = [](Rational value) { return std::clamp<Rational>(value, -most_points, most_points); };
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = from; i < ko_order_.size(); ++i) {
            KoNode& node = ko_nodes_[ko_order_[i]];
            std::optional<Bounds> best;
            for (const auto& [to, gained] : node.moves) {
                const Bounds beyond = to < 0 ? Bounds{0, 0} : ko_nodes_[static_cast<std::size_t>(to)].value;
                const Bounds reached{within(gained + beyond.low), within(gained + beyond.high)};
                const bool black = node.to_move == Color::black;
                if (!best) best = reached;
                best->low = black ? std::max(best->low, reached.low) : std::min(best->low, reached.low);
                best->high = black ? std::max(best->high, reached.high) : std::min(best->high, reached.high);
            }
            changed = changed || best->low != node.value.low || best->high != node.value.high;
            node.value = *best;
        }
    }
}

/// The means, and what the moves gain that either side makes in turn, the largest first.
Rational SumSearch::by_temperature(const State& state) {
    Rational lead = 0;
    std::vector<Rational> temperatures;
    const auto add = [&](const Thermograph& graph) {
        lead = lead + graph.mean;
        temperatures.push_back(graph.temperature);
    };
    for (const GameId value : state.values) add(reader_.thermograph_of(value));
    for (const PartId ko : state.kos) add(reader_.thermograph(ko));
    std::sort(temperatures.begin(), temperatures.end(), [](Rational a, Rational b) { return b < a; });
    Rational turn = sign(state.to_move);
    for (const Rational temperature : temperatures) {
        lead = lead + turn * temperature;
        turn = -turn;
    }
    return lead;
}

/// What was found of kos so far means nothing any more.
void SumSearch::search_less() {
    kos_ = kos_ == Kos::threatened ? Kos::searched : kos_ == Kos::searched ? Kos::hot_ones : Kos::none;
    exhausted_ = exhausted_ || kos_ == Kos::none;
    ko_nodes_.clear();
    ko_order_.clear();
    ko_numbers_.clear();
}

Rational SumSearch::fought(const State& state) {
    if (kos_ == Kos::none) return by_temperature(state);
    const std::size_t from = ko_order_.size();
    const Bounds& value = ko_nodes_[static_cast<std::size_t>(ko_node(state))].value;
    if (ko_nodes_.size() > most_nodes_ / 10 || reader_.games().overflown()) return search_less(), 0;
    if (ko_order_.size() > from) settle_kos(from);
    if (value.low != value.high) return search_less(), 0;
    return value.low;
}

Rational SumSearch::lead(const Sum& sum) {
    for (;;) {
        const Kos kos = kos_;
        State state = state_of(sum);
        const Rational counted = std::exchange(state.counted, 0);
        const Rational value = search(state, -most_points, most_points);
        if (kos == kos_) return counted + value;
    }
}

std::vector<SumMove> SumSearch::moves_of(const Sum& sum) {
    std::vector<SumMove> moves;
    for (std::size_t i = 0; i < sum.parts.size(); ++i) {
        const Part& part = reader_[sum.parts[i]];
        for (const PartMove& move : by(sum.to_move, part.black, part.white)) {
            if (sum.banned == move.point) continue;
            Sum after{sum.parts, opponent(sum.to_move)};
            after.parts.erase(after.parts.begin() + static_cast<std::ptrdiff_t>(i));
            after.parts.insert(after.parts.end(), move.parts.begin(), move.parts.end());
            if (move.takes_ko) after.banned = move.retaken;
            moves.push_back({move.point, std::move(after), move.gained});
        }
    }
    return moves;
}

Sum SumSearch::passed(const Sum& sum) const {
    return {sum.parts, opponent(sum.to_move), std::nullopt, passes_after(sum)};
}

Rational SumSearch::standing(const Sum& sum) {
    Rational count = 0;
    for (const PartId number : sum.parts) {
        const Part& part = reader_[number];
        if (part.value)
            count = count + reader_.games().stop(*part.value, sum.to_move);
        else
            count = count + (is_quiet(number) ? reader_.thermograph(number).mean : part.standing);
    }
    return count;
}

Rational SumSearch::temperature(const Sum& sum) {
    Rational found = 0;
    for (const PartId part : sum.parts) found = std::max(found, reader_.thermograph(part).temperature);
    return found;
}

/// Without a search: what the move leaves, walls as high as they are at the temperature around.
Rational SumSearch::guess(const SumMove& move, Rational around) {
    Rational lead = move.gained;
    for (const PartId part : move.after.parts) {
        const Thermograph graph = reader_.thermograph(part);
        lead = lead + (move.after.to_move == Color::white ? graph.right : graph.left).at(around);
    }
    return lead;
}

/// The move with the highest worth for Black, or the lowest for White.
template <typename Worth>
std::optional<SumSearch::Reached> SumSearch::first_by(const Sum& sum, Worth worth) {
    std::optional<Reached> best;
    Rational hottest;
    for (SumMove& move : moves_of(sum)) {
        const Rational reached = worth(move) * sign(sum.to_move);
        // of equal moves the one that leaves the least to fight about where it is played
        const auto others = static_cast<std::ptrdiff_t>(sum.parts.size()) - 1;
        const Rational left = -temperature({{move.after.parts.begin() + others, move.after.parts.end()}});
        if (best && (reached < best->lead || (reached == best->lead && left <= hottest))) continue;
        best = Reached{std::move(move), reached};
        hottest = left;
    }
    return best;
}

std::optional<SumSearch::Reached> SumSearch::best_of(const Sum& sum) {
    const Kos kos = kos_;
    const Rational around = temperature(sum);
    auto best = first_by(sum, [&](const SumMove& move) {
        const Rational reached = move.gained + lead(move.after);
        return exhausted_ ? guess(move, around) : reached;
    });
    return kos == kos_ ? best : best_of(sum);
}

std::optional<SumMove> SumSearch::best(const Sum& sum) {
    auto best = best_of(sum);
    const Rational around = temperature(sum);
    if (!best || (around == 0 && exhausted_)) return std::nullopt;
    const bool hot = around > 0;
    if (hot && (exhausted_ || state_of(sum).kos.empty())) return std::move(best->move);
    const Rational waiting = lead(passed(sum)) * sign(sum.to_move);
    if (waiting > best->lead || (waiting == best->lead && !hot)) return std::nullopt;
    return std::move(best->move);
}

std::optional<SumMove> SumSearch::largest(const Sum& sum) {
    const Rational around = temperature(sum);
    auto best = first_by(sum, [&](const SumMove& move) { return guess(move, around); });
    if (!best) return std::nullopt;
    return std::move(best->move);
}

std::optional<SumMove> SumSearch::fills(const Sum& sum) {
    auto best = best_of(sum);
    if (!best || best->lead < lead(sum) * sign(sum.to_move)) return std::nullopt;
    return std::move(best->move);
}

}  // namespace goterr
