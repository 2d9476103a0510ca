/// Sorting that leaves what compares equal as it stood: the same order with every standard library, and code
/// so small that each kind of item may have its own. Short runs are sorted by insertion, then merged pair by
/// pair.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

namespace goterr {

template <typename Item, typename Less>
void sort_by_insertion(Item* begin, Item* end, Less less) {
    for (Item* at = begin; at != end; ++at) {
        Item item = std::move(*at);
        Item* to = at;
        for (; to != begin && less(item, to[-1]); --to) *to = std::move(to[-1]);
        *to = std::move(item);
    }
}

template <typename Item, typename Less = std::less<>>
void sort_stably(std::vector<Item>& items, Less less = {}) {
    constexpr std::size_t run = 16;
    const std::size_t count = items.size();
    Item* const begin = items.data();
    const auto up_to = [&](std::size_t at) { return begin + std::min(at, count); };
    for (std::size_t at = 0; at < count; at += run) sort_by_insertion(begin + at, up_to(at + run), less);
    for (std::size_t sorted = run; sorted < count; sorted *= 2)
        for (std::size_t at = 0; at + sorted < count; at += 2 * sorted) {
            std::vector<Item> first(std::move_iterator(begin + at), std::move_iterator(begin + at + sorted));
            Item *to = begin + at, *second = begin + at + sorted;
            for (Item& item : first) {
                while (second != up_to(at + 2 * sorted) && less(*second, item)) *to++ = std::move(*second++);
                *to++ = std::move(item);
            }
        }
}

/// In rising order, each once.
template <typename Item>
void sort_and_unite(std::vector<Item>& items) {
    sort_stably(items);
    items.erase(std::unique(items.begin(), items.end()), items.end());
}

}  // namespace goterr
