#include <algorithm>
#include <functional>

#include "goterr/commands/batch_command.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/core/byte_hash.hpp"

namespace goterr {

namespace {

/// With a last stirring so that the low bits depend on all others.
std::uint64_t stable_hash(std::string_view text) {
    ByteHash bytes;
    bytes.add(text);
    const std::uint64_t hash = bytes.value() ^ bytes.value() >> 32;
    return hash * 0x9e3779b97f4a7c15U >> 32;
}

template <typename List, typename Value>
bool empty_or_has(const List& list, const Value& value) {
    return list.empty() || std::find(list.begin(), list.end(), value) != list.end();
}

/// Whether one of the two sides is one of those that are asked for.
template <typename Fits>
bool either(const std::vector<std::string>& wanted, std::string_view black, std::string_view white,
            Fits fits) {
    const std::string of_black = lower(black), of_white = lower(white);
    return wanted.empty() || std::any_of(wanted.begin(), wanted.end(), [&](const std::string& one) {
               return fits(of_black, one) || fits(of_white, one);
           });
}

/// From the first digit: dates are written with words in front, too.
std::string_view date_in(std::string_view written) {
    const std::size_t begin = std::min(written.find_first_of("0123456789"), written.size());
    return written.substr(begin);
}

bool in_span(std::string_view date, const Span& span) {
    return !date.empty() && (span.from.empty() || date.substr(0, span.from.size()) >= span.from) &&
           (span.to.empty() || date.substr(0, span.to.size()) <= span.to);
}

bool in_span(int number, const Span& span) {
    return (span.from.empty() || number >= std::stoi(span.from)) &&
           (span.to.empty() || number <= std::stoi(span.to));
}

template <typename Value>
bool in_any(const std::vector<Span>& spans, Value value) {
    return spans.empty() ||
           std::any_of(spans.begin(), spans.end(), [&](const Span& span) { return in_span(value, span); });
}

}  // namespace

bool GameFilter::accepts(const Game& game) const {
    const GameInfo& info = game.info;
    const GameFacts& facts = info.facts;
    const auto holds = [](const std::string& name, const std::string& part) {
        return name.find(part) != std::string::npos;
    };
    return empty_or_has(sizes, info.size) && empty_or_has(rules, info.rules.value_or(japanese_rules).name) &&
           either(players, facts.black_player, facts.white_player, holds) &&
           either(ranks, facts.black_rank, facts.white_rank, std::equal_to<>()) &&
           in_any(dates, date_in(facts.date)) && (lengths.empty() || in_any(lengths, game.move_count())) &&
           (!with_result || (info.result && !info.result->empty())) && (!with_score || info.margin);
}

bool GameFilter::accepts_all() const {
    return sizes.empty() && rules.empty() && players.empty() && ranks.empty() && dates.empty() &&
           lengths.empty() && !with_result && !with_score;
}

bool Shard::takes(std::string_view key) const {
    return stable_hash(key) % static_cast<std::uint64_t>(count) == static_cast<std::uint64_t>(number - 1);
}

}  // namespace goterr
