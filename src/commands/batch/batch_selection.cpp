#include <algorithm>

#include "goterr/commands/batch_command.hpp"
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

}  // namespace

bool GameFilter::accepts(const GameInfo& info) const {
    const std::string_view rules_name = info.rules.value_or(japanese_rules).name;
    return empty_or_has(sizes, info.size) && empty_or_has(rules, rules_name) &&
           (!with_result || (info.result && !info.result->empty())) && (!with_score || info.margin);
}

bool Shard::takes(std::string_view key) const {
    return stable_hash(key) % static_cast<std::uint64_t>(count) == static_cast<std::uint64_t>(number - 1);
}

}  // namespace goterr
